public import Foundation

/// A new, empty folder that is deleted with all it holds when the last reference goes.
public final class TemporaryFolder: Sendable {
    /// Where it is; symbolic links resolved, so that paths compare equal to those that a child process prints.
    public let url: URL

    /// Makes the folder in the system's place for temporary files; throws when that place can't be written.
    public init() throws(TestKitError) {
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("nourish-XXXXXX").path
        var bytes = Array(template.utf8CString)
        guard mkdtemp(&bytes) != nil else { throw .system(call: "mkdtemp", code: errno) }
        let path = String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        url = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    }

    deinit {
        // Tests make folders read-only to see what happens; they go all the same.
        let manager = FileManager.default
        if let children = manager.enumerator(at: url, includingPropertiesForKeys: [.isDirectoryKey]) {
            for case let child as URL in children where child.hasDirectoryPath { chmod(child.path, 0o700) }
        }
        chmod(url.path, 0o700)
        try? manager.removeItem(at: url)
    }

    /// A file (or folder) of that name in it; nothing is made.
    public func file(_ name: String) -> URL {
        url.appendingPathComponent(name)
    }

    /// Writes a text file and answers where it is; folders on the way are made.
    ///
    /// - Parameter isPrivate: Whether only its owner may read it, as programs ask of files with secrets.
    @discardableResult
    public func write(_ text: String, to name: String, isPrivate: Bool = false) throws -> URL {
        let target = file(name)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        // A child started meanwhile would hold the file open for writing, and a script that is open so can't be run.
        try spawning.withLock { try Data(text.utf8).write(to: target) }
        if isPrivate { chmod(target.path, 0o600) }
        return target
    }
}
