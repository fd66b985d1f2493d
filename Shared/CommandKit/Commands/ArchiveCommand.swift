public import ArgumentParser
import Foundation
import JSONKit
import SecurityLog
import StorageKit
import WordKit

/// `APP archive`: writes everything as JSON Lines, and reads it back.
public struct ArchiveCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "archive",
            abstract: "Write everything the app keeps as JSON Lines, or read it back.",
            discussion: """
                For another machine, another program, or another decade: all rows, the history and the originals of photos.

                EXAMPLE: \(App.definition.name) archive export everything.jsonl
                """,
            subcommands: [ArchiveExportCommand<App>.self, ArchiveImportCommand<App>.self]
        )
    }

    public init() {}
}

/// `APP archive export`
public struct ArchiveExportCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export",
            abstract: "Write everything to a new file.",
            discussion: """
                EXAMPLE: \(App.definition.name) archive export everything.jsonl
                """
        )
    }

    @Argument(help: "The file to write.", completion: .file()) var file: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        let session = try global.session(of: App.definition)
        try session.app.checkMayCopy(session)
        let count = try Archive.write(
            session.store,
            originals: session.attachments,
            to: URL(fileURLWithPath: file)
        )
        session.note(.export, reason: "ARCHIVE", items: count)
        try session.context.answer(["file": .string(file), "rows": JSONValue(count)]) {
            try $0.print(StyledText(localized("Wrote \(count, "row") to \(file)")))
        }
    }
}

/// `APP archive import`
public struct ArchiveImportCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import",
            abstract: "Read such a file into an empty data folder.",
            discussion: """
                All of it is read or nothing. Data that is there already is never mixed with it; only what every user begins \
                with, such as accepted terms, gives way to what is read.

                EXAMPLE: \(App.definition.name) archive import everything.jsonl --data-dir new-home
                """
        )
    }

    @Argument(help: "The file to read.", completion: .file()) var file: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        try InputFile.check(file)
        let session = try global.session(of: App.definition)
        let count = try holdsNothingYet(session) ? replaceBeginning(of: session) : read(into: session)
        // The person's id may be in the store, which is closed by now.
        session.context.securityLog(of: session.app.name)
            .note(SecurityEvent(.restored, .done, reason: "ARCHIVE", items: count))
        try session.context.answer(["file": .string(file), "rows": JSONValue(count)]) {
            try $0.print(StyledText(localized("Read \(count, "row") from \(file)")))
        }
    }

    private func read(into session: AppSession) throws -> Int {
        try Archive.read(URL(fileURLWithPath: file), into: session.store, originals: session.attachments)
    }

    /// Returns whether the log holds nothing but the change that let the user in.
    private func holdsNothingYet(_ session: AppSession) throws -> Bool {
        guard session.app.refusal != nil else { return false }
        return try session.store.read { db in try ChangeLog.latest(in: db) } == 1
    }

    /// Imports the archive into a new store beside the data, and replaces the data once all of it is read.
    private func replaceBeginning(of session: AppSession) throws -> Int {
        let place = session.context.folder.store(of: session.app.name)
        let staging = place.appendingPathExtension("import")
        func remove() {
            for suffix in ["", "-wal", "-shm", "-verified"] {
                try? FileManager.default.removeItem(atPath: staging.path + suffix)
            }
        }
        remove()
        defer { remove() }
        var options = StoreOptions()
        options.connections = .single
        let store = try LocalStore.open(at: staging, schemas: session.app.allSchemas, options: options)
        let count = try read(into: AppSession(app: session.app, context: session.context, store: store))
        try store.close()
        try session.store.close()
        let replaced = try Backup.restore(from: staging, to: place, schemas: session.app.allSchemas)
        if let replaced { try FileManager.default.removeItem(at: replaced) }
        return count
    }
}
