public import Foundation

/// A new, empty folder. It is deleted with its contents when the last reference goes.
public final class TemporaryFolder: Sendable {
    /// The folder without symbolic links, so that paths equal those that a child process prints.
    public let url: URL

    /// Creates the folder in the system's folder for temporary files.
    ///
    /// - Throws: `system` if the folder can't be created.
    public init() throws(TestKitError) {
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("nourish-XXXXXX").path
        var bytes = Array(template.utf8CString)
        guard mkdtemp(&bytes) != nil else { throw .system(call: "mkdtemp", code: errno) }
        let path = String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        url = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    }

    deinit {
        // A folder that a test made read-only must be writable before its contents can be deleted.
        let manager = FileManager.default
        if let children = manager.enumerator(at: url, includingPropertiesForKeys: [.isDirectoryKey]) {
            for case let child as URL in children where child.hasDirectoryPath { chmod(child.path, 0o700) }
        }
        chmod(url.path, 0o700)
        try? manager.removeItem(at: url)
    }

    /// Returns the path of a file or folder in this folder. Nothing is created.
    public func file(_ name: String) -> URL {
        url.appendingPathComponent(name)
    }

    /// Writes a text file and creates its parent folders.
    ///
    /// - Parameter isPrivate: Whether only the owner may read the file. Programs require this for files with secrets.
    /// - Returns: The path of the file.
    /// - Throws: The errors of writing a file.
    @discardableResult
    public func write(_ text: String, to name: String, isPrivate: Bool = false) throws -> URL {
        let target = file(name)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        // A child started in the meantime would hold the file open for writing, and a script that is open for writing
        // can't run.
        try spawning.withLock { try Data(text.utf8).write(to: target) }
        if isPrivate { chmod(target.path, 0o600) }
        return target
    }
}
