import GRDB
import WordKit

extension Migration {
    /// Returns SQL that computes columns of folded keys again from the texts that they fold, in the rows of a table and in the change log's
    /// images of them. A change of an earlier version can thus still be taken back. The table and the change log are each read once.
    ///
    /// - Parameters:
    ///   - keys: The columns of keys, each with the column of its text.
    ///   - key: Returns the SQL of a text's key from the SQL of the text. `folded_key(text)` is `FoldedText.key(text)`, and
    ///     `folded_words(text)` its words, one space between them.
    public static func folding(
        _ keys: KeyValuePairs<String, String>,
        of table: String,
        as key: (String) -> String = { "folded_key(\($0))" }
    ) -> String {
        func either(_ condition: (_ column: String, _ text: String) -> String) -> String {
            keys.map { condition($0.key, $0.value) }.joined(separator: " OR ")
        }
        func column(_ name: String, of image: String) -> String { "json_extract(\(image), '$.\(name)')" }
        let images = ["before", "after"]
        // A null image stays null, and a column that an image lacks isn't added.
        let folded = images.map { image in
            let values = keys.map { ", '$.\($0.key)', \(key(column($0.value, of: image)))" }.joined()
            return "\(image) = json_replace(\(image)\(values))"
        }
        let differs = images.map { image in
            either { "\(column($0, of: image)) IS NOT \(key(column($1, of: image)))" }
        }
        return """
            UPDATE \(table) SET \(keys.map { "\($0.key) = \(key($0.value))" }.joined(separator: ", "))
            WHERE \(either { "\($0) IS NOT \(key($1))" });
            UPDATE change_row SET \(folded.joined(separator: ", "))
            WHERE table_name = '\(table)' AND (\(differs.joined(separator: " OR ")));

            """
    }

    /// The functions that the SQL of a migration can call.
    static let functions = [
        function("folded_key", FoldedText.key),
        function("folded_words") { FoldedText.words($0).joined(separator: " ") },
    ]

    private static func function(_ name: String, _ body: @escaping @Sendable (String) -> String) -> DatabaseFunction {
        DatabaseFunction(name, argumentCount: 1, pure: true) { values in
            guard let text = String.fromDatabaseValue(values[0]) else { return nil }
            return body(text)
        }
    }
}
