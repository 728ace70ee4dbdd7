import EmojipadCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(CommandLineProgram.run(Array(CommandLine.arguments.dropFirst())))
