public import ArgumentParser
import CommandKit
import Foundation
import HTMLKit
import JSONKit
import RecipeBox
import ReportCommands
import ReportKit
import TimeKit
import WordKit

/// `recipebox export`
struct ExportCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write recipes as schema.org data, Cooklang, Markdown, a page to print, a PDF or an archive.",
        discussion: """
            The archive holds everything, photos too, and “recipebox import” reads it. Archives and schema.org data can hold \
            several recipes, and hold all of them when none is named.

            EXAMPLE: recipebox export Pancakes --format pdf --output pancakes.pdf
                     recipebox export --format archive --output recipes.jsonl
            """
    )

    @Argument(help: "Recipes: names or ids.") var recipes: [String] = []
    @Option(help: "File format.") var format: ExportFormat
    @Option(name: .shortAndLong, help: "The file to write, instead of standard output.", completion: .file())
    var output: String?
    @Option(help: "The paper of a PDF.") var paper: Paper = .a4
    @OptionGroup var size: SizeOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if global.json, output == nil {
            throw ValidationError(localized("--json says what was written to a file, so it needs --output"))
        }
        if !format.holdsSeveral, recipes.count != 1 {
            throw ValidationError(
                localized("The format \(format.rawValue) holds one recipe, and \(recipes.count) are named")
            )
        }
    }

    func run(in session: AppSession) throws {
        let ids = try recipes.isEmpty ? session.box.recipes().map(\.id) : recipes.map { try session.box.findRecipe($0) }
        let scale = try size.wanted()
        let chosen = try ids.map { try session.box.scaled($0, scale, forKitchen: size.kitchen) }
        let bytes = try content(chosen, session)
        guard format.isText || output != nil || !session.context.terminal.traits.outputIsTerminal else {
            throw CommandError(
                .usage,
                localized("a PDF can't be shown on a terminal"),
                remedy: localized("give --output a file")
            )
        }
        try session.export(bytes, to: output, as: format.rawValue.uppercased(), items: chosen.count)
        guard let output else { return }
        let document: JSONValue = [
            "file": .string(output), "format": .string(format.rawValue), "recipes": JSONValue(chosen.count),
            "bytes": JSONValue(bytes.count),
        ]
        try session.context.answer(document) { try $0.print(StyledText(localized("Wrote \(output)"))) }
    }

    private func content(_ scaled: [ScaledRecipe], _ session: AppSession) throws -> [UInt8] {
        try session.box(on: paper).export(scaled, as: format)
    }
}

extension ExportFormat: ExpressibleByArgument {
    var holdsSeveral: Bool { self == .jsonld || self == .archive }
    var isText: Bool { self != .pdf }
}
