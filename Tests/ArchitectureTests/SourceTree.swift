import Foundation

/// The repository as the tests read it: its Swift files, each with its folder, imports and lines.
enum SourceTree {
    static let root: URL = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    struct File: Sendable {
        /// Path from the repository's root.
        let path: String
        let lines: [String]

        /// Its lines that hold one of several texts, with their numbers. Few do, and a look for a text costs a fraction of a pattern's.
        func lines(with texts: [String]) -> [(number: Int, text: String)] {
            lines.enumerated().compactMap { index, line in
                texts.contains { line.contains($0) } ? (index + 1, line) : nil
            }
        }

        /// The modules it imports, whatever the attributes and access levels before the word.
        var imports: Set<String> {
            var found: Set<String> = []
            for line in lines {
                var words = line.split(separator: " ")
                while let word = words.first,
                    word.hasPrefix("@") || ["public", "package", "internal", "private"].contains(word)
                {
                    words.removeFirst()
                }
                guard words.first == "import", words.count >= 2 else { continue }
                let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
                let module = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
                found.insert(String(module.split(separator: ".")[0]))
            }
            return found
        }

        var isLive: Bool { path.hasSuffix("Live.swift") }
        var name: String { (path as NSString).lastPathComponent }
    }

    /// Every Swift file below `folders`, in path order; build folders are passed over.
    static func files(in folders: String...) throws -> [File] {
        var files: [File] = []
        for folder in folders {
            let base = root.appending(path: folder)
            guard let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil) else { continue }
            for case let url as URL in walk where url.pathExtension == "swift" {
                let path = String(url.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1))
                guard !path.contains(".build/") else { continue }
                let text = try String(contentsOf: url, encoding: .utf8)
                files.append(File(path: path, lines: text.components(separatedBy: "\n")))
            }
        }
        return files.sorted { $0.path < $1.path }
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
