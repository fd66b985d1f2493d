import Foundation
import StorageKit
import WordKit

/// Writes a file that a person named.
public enum OutputFile {
    /// The users who may read a file.
    public enum Readers: Sendable {
        /// Only the owner: the file has mode 0600 from the start, since it may contain health data.
        case owner
        /// Everybody whom the umask allows, for a file to be published.
        case everybody
    }

    /// Writes the bytes completely or not at all. Asks before it replaces a file.
    ///
    /// - Throws: `cannotCreate` for a folder or if the file can't be written, and the errors of
    ///   ``CommandContext/confirm(_:)``.
    public static func write(
        _ bytes: [UInt8],
        to path: String,
        for audience: Readers = .owner,
        in context: CommandContext
    ) throws(CommandError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else {
                throw CommandError(
                    .cannotCreate,
                    localized("“\(path)” is a folder"),
                    remedy: localized("name a file in it")
                )
            }
            try context.confirm(localized("Replace the file \(path)?"))
        }
        let url = URL(fileURLWithPath: path)
        do {
            switch audience {
            case .owner: try PrivateFile(url).write(Data(bytes))
            case .everybody: try Data(bytes).write(to: url, options: .atomic)
            }
        } catch {
            throw CommandError(
                .cannotCreate,
                localized("“\(path)” can't be written (\(reason(error)))"),
                remedy: localized("name a file in a folder that you may write to")
            )
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case StoreError.readOnly: localized("it may not be written")
        case StoreError.diskFull: localized("there is no space left")
        case StoreError.unreadable(_, let reason), StoreError.inputOutput(_, let reason): reason
        default: systemReason(of: error)
        }
    }
}
