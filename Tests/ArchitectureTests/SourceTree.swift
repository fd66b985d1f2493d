import Foundation

/// The repository's Swift files, with their folders, imports and lines.
enum SourceTree {
    static let root: URL = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    struct File: Sendable {
        /// The path from the repository's root.
        let path: String
        let lines: [String]

        /// The lines that contain one of several texts, with their numbers. This search is much faster than a regular expression.
        func lines(with texts: [String]) -> [(number: Int, text: String)] {
            lines.enumerated().compactMap { index, line in
                texts.contains { line.contains($0) } ? (index + 1, line) : nil
            }
        }

        /// The imported modules, with any attribute and access level.
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

    /// All Swift files below `folders`, by path, without build folders.
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
