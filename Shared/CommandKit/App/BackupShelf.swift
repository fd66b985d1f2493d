public import Foundation
import StorageKit
public import TimeKit
import WordKit

/// An app's backups in the data folder: the daily ones, which rotate, and those made by hand, which stay.
public struct BackupShelf: Sendable {
    public struct Entry: Hashable, Sendable {
        public let file: URL
        public let day: LocalDate
        public let isByHand: Bool
        /// Whether its day is after tomorrow: it was made while the clock was ahead.
        public let isAhead: Bool
        /// The time of day in digits: "073000".
        let time: String

        /// The day and the time for people: "2026-03-08 07:30".
        var moment: String { "\(day) \(time.prefix(2)):\(time.dropFirst(2).prefix(2))" }

        /// The size of the file; 0 if it is gone.
        var bytes: Int { (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    }

    /// The number of daily backups that are kept.
    public static let kept = 14
    /// The time of day of the daily backups, whose names don't have it: ``Rounds`` makes them at 03:30.
    private static let dailyTime = "033000"

    let folder: URL
    let name: String
    private let today: LocalDate

    public init(of app: String, in folder: DataFolder, on today: LocalDate) {
        self.folder = folder.backups(of: app)
        name = app
        self.today = today
    }

    /// Returns all backups, newest first by the times in their names. A daily backup has none and counts as made at
    /// 03:30. Those made while the clock was ahead come last.
    public func entries() -> [Entry] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.compactMap(entry).sorted {
            ($0.isAhead ? 0 : 1, $0.day, $0.time) > ($1.isAhead ? 0 : 1, $1.day, $1.time)
        }
    }

    /// Returns the path of a backup made by hand at a moment: `recipebox-2026-03-08-073000.sqlite`.
    public func place(at moment: LocalDateTime) -> URL {
        let clock = moment.time.description.prefix(8).filter { $0 != ":" }
        let digits = clock + String(repeating: "0", count: 6 - clock.count)
        return folder.appendingPathComponent("\(name)-\(moment.date)-\(digits).sqlite", isDirectory: false)
    }

    /// Returns the path of a backup made by hand at an instant, or at the next second that has none.
    func place(from now: Instant, in zone: TimeZone) -> (file: URL, at: Instant) {
        var at = now
        while FileManager.default.fileExists(atPath: place(at: zone.local(at: at)).path) { at = at.adding(seconds: 1) }
        return (place(at: zone.local(at: at)), at)
    }

    /// Returns the backup that a person names: a path, a file name in the backup folder, a day (its newest), or `latest`.
    ///
    /// - Throws: `noInput` if there is no such backup.
    public func entry(named text: String) throws(CommandError) -> URL {
        let entries = entries()
        if text == "latest" || LocalDate(text) != nil {
            guard let found = entries.first(where: { text == "latest" || $0.day.description == text }) else {
                throw CommandError(
                    .noInput,
                    text == "latest"
                        ? localized("there is no backup of \(name)")
                        : localized("there is no backup of \(name) of \(text)"),
                    remedy: localized("run “\(name) backup --list” to see those there are")
                )
            }
            return found.file
        }
        if let found = entries.first(where: { $0.file.lastPathComponent == text }) { return found.file }
        guard FileManager.default.fileExists(atPath: text) else {
            throw CommandError(
                .noInput,
                localized("there is no backup “\(text)”"),
                remedy: localized("give a file, a day, or latest; “\(name) backup --list” lists them")
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
        let time = rest.isEmpty ? Self.dailyTime : String(rest.dropFirst())
        return Entry(
            file: file,
            day: day,
            isByHand: !rest.isEmpty,
            isAhead: day > today.adding(days: 1),
            time: time
        )
    }
}
