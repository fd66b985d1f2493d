import ArgumentParser
import CommandKit
import Foundation
import MaricopaDirectory
import WordKit

/// The options that set fields of a record.
struct FieldOptions: ParsableArguments {
    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "A field and its text: phone=602-555-0100. Repeatable; an empty text empties it.",
            valueName: "field=text"
        )
    )
    var texts: [String] = []
    @Option(
        name: .customLong("set-file"),
        help: ArgumentHelp(
            "A field and the file of its text: directions=soup.txt, or - for the input.",
            valueName: "field=file"
        )
    )
    var files: [String] = []

    /// Returns the texts by field.
    ///
    /// - Throws: `usage` for a field that the kind doesn't have; `badData` for a file that isn't UTF-8.
    func read(for kind: RecordKind) throws -> [RecordField: String] {
        var found: [RecordField: String] = [:]
        for pair in texts {
            let (field, text) = try Self.split(pair, kind)
            found[field] = text
        }
        for pair in files {
            let (field, path) = try Self.split(pair, kind)
            let data = try InputFile.read(path, limit: 1_000_000)
            guard let text = String(validating: data, as: UTF8.self) else {
                throw CommandError(
                    .badData,
                    localized("“\(path)” is no text in UTF-8"),
                    remedy: localized("save it as UTF-8")
                )
            }
            found[field] = text
        }
        return found
    }

    private static func split(_ pair: String, _ kind: RecordKind) throws -> (RecordField, String) {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let field = RecordField.named(parts[0], of: kind) else {
            let fields = RecordField.all(of: kind)
            throw CommandError(
                .usage,
                localized("“\(parts[0])” is no field of \(kind.nouns)"),
                remedy: localized("write FIELD=TEXT with one of \(fields.map(\.rawValue).joined(separator: ", "))")
            )
        }
        return (field, parts[1])
    }
}
