// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "emojipad",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "emojipad", targets: ["emojipad"]),
    .library(name: "CellLayout", targets: ["CellLayout"]),
  ],
  targets: [
    // What C gives: the terminal's description and modes, Unicode folding and widths, databases, the data files as bytes.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CUtf8proc", providers: [.apt(["libutf8proc-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "EmbeddedResources"),

    // Logic: knows no terminal.
    .target(name: "ScreenModel", dependencies: ["CUtf8proc"], swiftSettings: strict),
    .target(name: "CellLayout", swiftSettings: strict),
    .target(
      name: "EmojiCatalog", dependencies: ["CUtf8proc", "EmbeddedResources"], swiftSettings: strict),
    .target(
      name: "Picker", dependencies: ["CellLayout", "EmojiCatalog", "ScreenModel"],
      swiftSettings: strict),

    // The outside.
    .target(name: "PickHistory", dependencies: ["CSQLite", "ScreenModel"], swiftSettings: strict),
    .target(
      name: "Terminal", dependencies: ["CNcurses", "EmbeddedResources", "ScreenModel"],
      swiftSettings: strict),
    .target(
      name: "EmojipadCLI",
      dependencies: ["EmojiCatalog", "PickHistory", "Picker", "ScreenModel", "Terminal"], swiftSettings: strict),
    .executableTarget(
      name: "emojipad", dependencies: ["EmojipadCLI"], swiftSettings: strict,
      linkerSettings: [
        // A static binary starts in a third of the time and runs on any Linux.
        .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))
      ]),
    .executableTarget(name: "catalog-builder", swiftSettings: strict),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CellLayout", "EmojiCatalog", "PickHistory", "Picker", "ScreenModel"], swiftSettings: strict),

    // Tests: never on `emojipad` itself, whose static linking would reach the test bundle.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "history-writer", dependencies: ["PickHistory"], path: "Tests/history-writer", swiftSettings: strict),
    .testTarget(
      name: "PickHistoryTests", dependencies: ["PickHistory", "TestSupport", "history-writer"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenModelTests", dependencies: ["ScreenModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CellLayoutTests", dependencies: ["CellLayout", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "EmojiCatalogTests", dependencies: ["EmojiCatalog", "TestSupport"],
      exclude: ["Data"], swiftSettings: strict),
    .testTarget(
      name: "PickerTests", dependencies: ["CellLayout", "EmojiCatalog", "Picker", "ScreenModel", "TestSupport"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["ScreenModel", "Terminal", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EmojipadCLITests",
      dependencies: [
        "EmojiCatalog", "EmojipadCLI", "PickHistory", "ScreenModel", "Terminal", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogBuilderTests", dependencies: ["catalog-builder", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
