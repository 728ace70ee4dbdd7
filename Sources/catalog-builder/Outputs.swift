import Foundation

/// The generated files, each with its path in the package.
struct Outputs: Sendable {
  struct File: Equatable, Sendable {
    let path: String
    let text: String
  }

  let files: [File]

  init(files: [File]) {
    self.files = files
  }

  /// Makes everything from the inputs, in memory.
  init(_ inputs: Inputs) throws(BuildError) {
    let locales = try LocaleList(inputs.languages)
    let annotations = try inputs.annotations.annotations(of: ["en"] + locales.items.map(\.locale))
    guard let english = annotations["en"] else {
      throw .malformed(file: inputs.annotations.path, line: 0, what: "no English annotations")
    }
    let rows = try EmojiRows(inputs, annotations: english)
    let table = CatalogTable(sources: inputs.emojiSources, rows: try rows.rows())
    let symbols = CatalogTable(
      sources: inputs.symbolSources,
      rows: try SymbolRows(cldr: inputs.symbols, extra: inputs.extraSymbols).rows)
    let languages = LanguageTables(
      list: locales, emoji: rows.entries.map(\.sequence), annotations: annotations, additions: rows.additions,
      sources: inputs.languageSources)
    let embedding = LanguageEmbeddingSource(locales: locales.items.map(\.locale))
    let presentation = try EmojiPresentationSource(emojiData: inputs.emojiData, additions: rows.additions)
    let textPresentation = try TextPresentationSource(variationSequences: inputs.variationSequences)
    files =
      [
        File(path: "Resources/emoji.tsv", text: table.text),
        File(path: "Resources/symbols.tsv", text: symbols.text),
        File(path: "Sources/ScreenModel/EmojiPresentation.swift", text: presentation.text),
        File(path: "Sources/EmojiCatalog/TextPresentation.swift", text: textPresentation.text),
        File(path: "Sources/EmbeddedResources/LanguageTables.c", text: embedding.text),
      ]
      + (try languages.tables()).map { File(path: "Resources/languages/\($0.locale).tsv", text: $0.text) }
  }

  /// Writes the files below the package's root.
  func write(to package: String) throws(BuildError) {
    for file in files {
      let path = "\(package)/\(file.path)"
      guard (try? Data(file.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else {
        throw .unwritable(path: path)
      }
    }
  }
}
