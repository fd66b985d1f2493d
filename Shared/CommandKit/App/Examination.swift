import Foundation
import SchedulerKit
import StorageKit
import TimeKit
import WordKit

/// The checks of `doctor`, in order.
struct Examination {
    private static let spaceToWarn = 200 << 20
    private static let daysToWarn = 7
    private let app: AppDefinition
    private let context: CommandContext

    init(_ app: AppDefinition, _ context: CommandContext) {
        self.app = app
        self.context = context
    }

    func findings() async -> [Diagnosis] {
        guard FileManager.default.fileExists(atPath: context.folder.store(of: app.name).path) else {
            return [folder(), .ok("store", localized("there is none yet; the first change makes it"))]
        }
        var findings = [folder()]
        do throws(StoreError) {
            let session = try context.sessionForAnybody(of: app)
            let inspection = try session.store.inspect(thorough: true)
            findings += [store(inspection), schema(inspection), space(inspection), backups(), daemon()]
            findings += await app.remotes(session)
        } catch {
            findings += [store(error), backups()]
        }
        return findings
    }

    private func folder() -> Diagnosis {
        let path = context.folder.url.path
        let manager = FileManager.default
        guard manager.fileExists(atPath: path) else {
            return .ok("folder", localized("\(path) is made with the first change"))
        }
        guard manager.isWritableFile(atPath: path) else {
            return .problem(
                "folder",
                localized("\(path) can't be written"),
                remedy: localized("make it yours: chown \"$USER\" '\(path)'")
            )
        }
        let mode = (try? manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int) ?? 0o700
        guard mode & 0o077 == 0 else {
            return .warning(
                "folder",
                localized("others of this machine may look into \(path) (mode \(String(mode, radix: 8)))"),
                remedy: "chmod 700 '\(path)'"
            )
        }
        return .ok("folder", path)
    }

    private func store(_ inspection: StoreInspection) -> Diagnosis {
        guard let first = inspection.findings.first else {
            return .ok(
                "store",
                localized("\(ByteText.shown(inspection.byteCount)), \(inspection.changeCount, "change"), all in order")
            )
        }
        let more = inspection.findings.count - 1
        return .problem(
            "store",
            more > 0 ? localized("damaged: \(first) and \(more) more") : localized("damaged: \(first)"),
            remedy: localized("restore a backup with “\(app.name) restore latest”")
        )
    }

    private func store(_ error: StoreError) -> Diagnosis {
        let message = error.description
        switch error {
        case .newerVersion, .migrationChanged, .readOnly, .diskFull, .locked:
            // A backup would be of no use. The message says what is.
            let parts = message.split(separator: " — ", maxSplits: 1).map(String.init)
            return .problem("store", parts.first ?? message, remedy: parts.last ?? message)
        default:
            return .problem(
                "store",
                message,
                remedy: localized("restore a backup with “\(app.name) restore latest”")
            )
        }
    }

    private func schema(_ inspection: StoreInspection) -> Diagnosis {
        // The engine's own schema is the last in the list; its namespace can differ from the app's name.
        let newest = app.schemas.last.flatMap { own in
            inspection.migrations.last { $0.hasPrefix("\(own.namespace)/") }
        }
        let own = newest ?? localized("nothing of the app's own")
        return .ok("schema", localized("up to date: \(own)"))
    }

    private func space(_ inspection: StoreInspection) -> Diagnosis {
        guard let free = inspection.diskFreeByteCount else {
            return .ok("space", localized("free space is unknown here"))
        }
        let remedy = localized("free some space on the disk of \(context.folder.url.path)")
        if free < inspection.byteCount * 2 {
            return .problem(
                "space",
                localized("only \(ByteText.shown(free)) left: a backup does not fit"),
                remedy: remedy
            )
        }
        if free < Self.spaceToWarn {
            return .warning("space", localized("only \(ByteText.shown(free)) left"), remedy: remedy)
        }
        return .ok("space", localized("\(ByteText.shown(free)) left"))
    }

    private func backups() -> Diagnosis {
        let today = context.clock.local().date
        let entries = BackupShelf(of: app.name, in: context.folder, on: today).entries()
        let remedy = localized("run “\(app.name) backup”, and let “\(app.name) agent install” make one a day")
        guard let newest = entries.first else {
            return .warning("backups", localized("there are none"), remedy: remedy)
        }
        guard !newest.isAhead else {
            return .warning(
                "backups",
                localized("all are dated in the future, the last \(newest.day); the clock was ahead"),
                remedy: remedy
            )
        }
        let age = newest.day.days(until: today)
        guard age <= Self.daysToWarn else {
            return .warning("backups", localized("the newest is \(age) days old"), remedy: remedy)
        }
        return .ok("backups", localized("\(entries.count), the newest of \(newest.day)"))
    }

    private func daemon() -> Diagnosis {
        let remedy = localized("run “\(app.name) agent install”")
        guard let service = try? ServiceInstallation(app, arguments: [], in: context) else {
            return .warning("daemon", localized("it can't be looked for without HOME"), remedy: localized("set HOME"))
        }
        switch service.status() {
        case .notInstalled:
            return .warning("daemon", localized("not installed: no reminders, no daily backup"), remedy: remedy)
        case .installed(isRunning: false, _):
            return .warning("daemon", localized("installed, but it does not run"), remedy: remedy)
        case .installed(isRunning: true, _): return .ok("daemon", localized("runs"))
        }
    }
}
