public import Foundation
import StorageKit
import WordKit

/// Reads the file that a person named on the command line, or standard input for "-".
public enum InputFile {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The file, or "-" for standard input.
    ///   - limit: The most bytes allowed. A larger regular file is refused before it is read; of a pipe or a device no
    ///     more than that is read.
    /// - Throws: `noInput` if there is no such file, `badData` if it is too large, `inputOutput` if reading fails.
    public static func read(_ path: String, limit: Int = .max) throws(CommandError) -> Data {
        if path == "-" { return try bytes(of: .standardInput, path, limit: limit) }
        try check(path)
        let url = URL(fileURLWithPath: path)
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
        guard size <= limit else { throw tooLarge(path, limit) }
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: url)
        } catch {
            throw unreadable(path, error)
        }
        defer { try? handle.close() }
        return try bytes(of: handle, path, limit: limit)
    }

    /// - Throws: `noInput` unless the path leads to a file.
    public static func check(_ path: String) throws(CommandError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(.noInput, localized("there is no file “\(path)”"), remedy: localized("check the path"))
        }
        guard !isFolder.boolValue else {
            throw CommandError(.noInput, localized("“\(path)” is a folder"), remedy: localized("name a file in it"))
        }
    }

    /// Reads to the end, or until there are more than `limit` bytes: the size of a pipe or a device isn't known before.
    private static func bytes(of handle: FileHandle, _ path: String, limit: Int) throws(CommandError) -> Data {
        var data = Data()
        while data.count <= limit {
            let chunk: Data?
            do {
                chunk = try handle.read(upToCount: 1 << 16)
            } catch {
                throw unreadable(path, error)
            }
            guard let chunk, !chunk.isEmpty else { return data }
            data += chunk
        }
        throw tooLarge(path, limit)
    }

    private static func unreadable(_ path: String, _ error: any Error) -> CommandError {
        guard path != "-" else {
            return CommandError(
                .inputOutput,
                localized("standard input can't be read (\(systemReason(of: error)))"),
                remedy: localized("give a file")
            )
        }
        let reason = systemReason(of: error)
        return CommandError(
            .inputOutput,
            localized("“\(path)” can't be read (\(reason))"),
            remedy: localized("check its permissions")
        )
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> CommandError {
        CommandError(
            .badData,
            localized("“\(path)” is larger than \(limit) bytes"),
            remedy: localized("give a smaller file")
        )
    }
}
