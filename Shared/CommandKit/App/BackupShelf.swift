public import Foundation
import StorageKit
public import TimeKit

/// The backups of one app in the data folder: the daily ones, which rotate, and those made by hand, which stay.
public struct BackupShelf: Sendable {
    /// One backup.
    public struct Entry: Hashable, Sendable {
        /// The file.
        public let file: URL
        /// The day it was made on.
        public let day: LocalDate
        /// Whether it was made by hand.
        public let isByHand: Bool
    }

    /// How many daily backups are kept.
    public static let kept = 14

    let folder: URL
    let name: String

    /// The shelf of an app.
    public init(of app: String, in folder: DataFolder) {
        self.folder = folder.backups(of: app)
        name = app
    }

    /// Every backup there is, newest first.
    public func entries() -> [Entry] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.compactMap(entry).sorted { $0.file.lastPathComponent > $1.file.lastPathComponent }
    }

    /// The place of a backup made by hand at this moment: `recipebox-2026-03-08-073000.sqlite`.
    public func place(at moment: LocalDateTime) -> URL {
        let clock = moment.time.description.prefix(8).filter { $0 != ":" }
        let digits = clock + String(repeating: "0", count: 6 - clock.count)
        return folder.appendingPathComponent("\(name)-\(moment.date)-\(digits).sqlite", isDirectory: false)
    }

    /// The backup that a person names: a path, a file of the shelf, a day (its newest), or "latest".
    public func entry(named text: String) throws(CommandError) -> URL {
        let entries = entries()
        if text == "latest" || LocalDate(text) != nil {
            guard let found = entries.first(where: { text == "latest" || $0.day.description == text }) else {
                throw CommandError(
                    .noInput,
                    text == "latest" ? "there is no backup of \(name)" : "there is no backup of \(name) of \(text)",
                    remedy: "run “\(name) backup --list” to see those there are"
                )
            }
            return found.file
        }
        if let found = entries.first(where: { $0.file.lastPathComponent == text }) { return found.file }
        guard FileManager.default.fileExists(atPath: text) else {
            throw CommandError(
                .noInput,
                "there is no backup “\(text)”",
                remedy: "give a file, a day, or latest; “\(name) backup --list” lists them"
            )
        }
        return URL(fileURLWithPath: text)
    }

    private func entry(_ file: URL) -> Entry? {
        let text = file.lastPathComponent
        guard text.hasPrefix("\(name)-"), text.hasSuffix(".sqlite") else { return nil }
        let stamp = text.dropFirst(name.count + 1).dropLast(7)
        guard let day = LocalDate(String(stamp.prefix(10))) else { return nil }
        let rest = stamp.dropFirst(10)
        guard rest.isEmpty || (rest.count == 7 && rest.hasPrefix("-") && rest.dropFirst().allSatisfy(\.isWholeNumber))
        else { return nil }
        return Entry(file: file, day: day, isByHand: !rest.isEmpty)
    }
}
