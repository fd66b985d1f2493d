import Foundation

/// A copy of the package in which the mutants are built. The package itself is never written.
public struct ScratchCopy: Sendable {
    public let tree: URL
    public let folder: URL

    private static let left: Set = [".build", ".git", ".venv"]

    /// - Throws: `scratchIsTree`.
    public init(of tree: URL, at folder: URL) throws {
        self.tree = tree.standardizedFileURL
        self.folder = folder.standardizedFileURL
        guard self.tree.path != self.folder.path else { throw MutantError.scratchIsTree(folder.path) }
    }

    /// Makes the copy equal to the package, except for some files. An unchanged file isn't written, so that it isn't built
    /// again.
    ///
    /// - Parameters:
    ///   - replaced: different contents by path.
    ///   - kept: paths in the copy that the package doesn't have.
    public func update(replacing replaced: [String: String], keeping kept: Set<String> = []) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let wanted = try paths(in: tree)
        for path in wanted {
            let (from, to) = (tree.appending(path: path), folder.appending(path: path))
            if let text = replaced[path] {
                try write(Data(text.utf8), to: to)
                continue
            }
            if files.contentsEqual(atPath: from.path, andPath: to.path) { continue }
            try? files.removeItem(at: to)
            try files.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: from, to: to)
        }
        for (path, text) in replaced where !wanted.contains(path) {
            try write(Data(text.utf8), to: folder.appending(path: path))
        }
        for path in try paths(in: folder).subtracting(wanted) where replaced[path] == nil && !kept.contains(path) {
            try files.removeItem(at: folder.appending(path: path))
        }
    }

    private func write(_ data: Data, to file: URL) throws {
        if let old = try? Data(contentsOf: file), old == data { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    /// The files of a folder without build products and the history. The copy may be inside the package.
    private func paths(in root: URL) throws -> Set<String> {
        var found: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: root.path) where !Self.left.contains(name) {
            guard isFolder(root.appending(path: name)) else {
                found.insert(name)
                continue
            }
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: name).path) {
                let isLeft = path.split(separator: "/").contains { Self.left.contains(String($0)) }
                if !isLeft, !isFolder(root.appending(path: "\(name)/\(path)")) { found.insert("\(name)/\(path)") }
            }
        }
        return found
    }

    /// Whether a folder exists that is no link.
    private func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])).map {
            $0.isDirectory == true && $0.isSymbolicLink != true
        } ?? false
    }
}
