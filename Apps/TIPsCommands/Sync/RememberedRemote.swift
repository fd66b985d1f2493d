import CommandKit
import Foundation
import TIPsTracker
import WordKit

/// The address of rooms to join, stored beside the data until there is a room. It contains no secret.
struct RememberedRemote {
    private let file: URL

    /// The stored address of a data folder.
    init(in folder: DataFolder) {
        file = folder.url.appendingPathComponent("tips.remote", isDirectory: false)
    }

    /// The stored address; nil for none.
    func read() throws(CommandError) -> RemoteAddress? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(RemoteAddress.self, from: Data(contentsOf: file))
        } catch {
            throw CommandError(
                .inputOutput,
                localized("\(file.path) can't be read"),
                remedy: localized("delete it, and give --remote")
            )
        }
    }

    /// Stores an address, replacing the former one.
    func write(_ remote: RemoteAddress) throws(CommandError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(remote).write(to: file, options: .atomic)
        } catch {
            throw CommandError(
                .cannotCreate,
                localized("\(file.path) can't be written"),
                remedy: localized("make its folder yours")
            )
        }
    }

    /// Deletes the stored address, if any.
    func delete() { try? FileManager.default.removeItem(at: file) }
}
