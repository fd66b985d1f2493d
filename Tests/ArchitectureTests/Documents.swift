import Foundation

/// The documents for people, without `docs/features.md`, which has a test of its own, and `docs/cli`, which is generated.
struct Document: Sendable {
    /// The path from the repository's root.
    let path: String
    /// The text between backticks, for each span.
    let spans: [String]
    /// The lines of code blocks, without the prompt before a command.
    let blockLines: [String]

    static func all() throws -> [Document] {
        var paths = ["CONTRIBUTING.md", "README.md", "SECURITY.md", "Packages/RecipeBox/README.md", "Tests/README.md"]
        for folder in ["docs", "docs/decisions", "docs/tours"] {
            let names = try FileManager.default.contentsOfDirectory(
                atPath: SourceTree.root.appending(path: folder).path
            )
            paths += names.filter { $0.hasSuffix(".md") && $0 != "features.md" }.map { "\(folder)/\($0)" }
        }
        paths += try DocumentationTests.files.get().filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
        return try paths.sorted().map { Document(path: $0, text: try SourceTree.text($0)) }
    }

    init(path: String, text: String) {
        self.path = path
        var spans: [String] = []
        var blockLines: [String] = []
        var isBlock = false
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                isBlock.toggle()
            } else if isBlock {
                blockLines.append(line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line)
            } else {
                // Every second piece is between two backticks.
                for (index, piece) in line.components(separatedBy: "`").enumerated() where !index.isMultiple(of: 2) {
                    spans.append(piece)
                }
            }
        }
        self.spans = spans
        self.blockLines = blockLines
    }

    /// The lines that a reader could type, split into words. Text after a "#" is a remark.
    var commands: [[String]] {
        (spans + blockLines).map { line in
            let typed = line.components(separatedBy: " #")[0]
            return typed.split(separator: " ").map(String.init)
        }.filter { $0.count > 1 }
    }
}

/// The commands and options in an app's page in `docs/cli`.
struct CommandPage: Sendable {
    /// The commands: "tips room add".
    let commands: Set<String>
    /// The options: "--json".
    let options: Set<String>

    init(_ app: String) throws {
        let text = try SourceTree.text("docs/cli/\(app).md")
        commands = Set(text.matches(of: #/(?m)^### `([^`]+)`/#).map { String($0.1) })
        options = Set(text.matches(of: #/--[a-z][a-z0-9-]*/#).map { String($0.0) })
    }

    /// The reason why a line isn't a valid command; nil if it is.
    func fault(in words: [String]) -> String? {
        let options = words.dropFirst().filter { $0.wholeMatch(of: #/--[a-z][a-z0-9-]*/#) != nil }
        if let unknown = options.first(where: { !self.options.contains($0) }) { return "there is no option \(unknown)" }
        var name = words[0]
        for word in words.dropFirst() {
            let isGroup = name == words[0] || commands.contains { $0.hasPrefix(name + " ") }
            guard isGroup, word.wholeMatch(of: #/[a-z][a-z-]*/#) != nil else { break }
            name += " " + word
            guard commands.contains(name) else { return "there is no command \(name)" }
        }
        return nil
    }
}
