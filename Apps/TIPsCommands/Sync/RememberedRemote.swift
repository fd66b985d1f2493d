import CommandKit
import Foundation
import TIPsTracker

/// Where rooms to join are, kept beside the data while there is no room here. It holds no secret.
struct RememberedRemote {
    private let file: URL

    /// The one of a data folder.
    init(in folder: DataFolder) {
        file = folder.url.appendingPathComponent("tips.remote", isDirectory: false)
    }

    /// What is kept; nil for nothing.
    func read() throws(CommandError) -> RemoteAddress? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(RemoteAddress.self, from: Data(contentsOf: file))
        } catch {
            throw CommandError(.inputOutput, "\(file.path) can't be read", remedy: "delete it, and give --remote")
        }
    }

    /// Keeps it in the stead of what was kept.
    func write(_ remote: RemoteAddress) throws(CommandError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(remote).write(to: file, options: .atomic)
        } catch {
            throw CommandError(.cannotCreate, "\(file.path) can't be written", remedy: "make its folder yours")
        }
    }

    /// Forgets it, if there is any.
    func delete() { try? FileManager.default.removeItem(at: file) }
}
