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
        var damaged: [String] = []
        let count = try Archive.write(
            session.store,
            originals: session.attachments,
            leavingOut: { damaged.append($0.path) },
            to: URL(fileURLWithPath: file)
        )
        session.note(.export, reason: "ARCHIVE", items: count)
        try session.context.answer(
            archive: file,
            rows: count,
            damaged: damaged,
            remedy: localized("put an unchanged copy in its place, then export again")
        ) {
            try $0.print(StyledText(localized("Wrote \(count, "row") to \(file)")))
        }
    }
}

extension CommandContext {
    /// Answers with an archive's rows and the damaged photos that were left out, each by its file or its id.
    fileprivate func answer(
        archive file: String,
        rows: Int,
        damaged: [String],
        remedy: String,
        text: (Terminal) throws -> Void
    ) throws {
        let photos: JSONValue = .array(damaged.map { .string($0) })
        let document: JSONValue =
            damaged.isEmpty
            ? ["file": .string(file), "rows": JSONValue(rows)]
            : ["file": .string(file), "rows": JSONValue(rows), "damagedPhotos": photos]
        try answer(document) { terminal in
            try text(terminal)
            guard !damaged.isEmpty else { return }
            let leftOut = localized("Left out \(damaged.count, "damaged photo"): \(damaged.joined(separator: ", "))")
            try terminal.print(StyledText("\(leftOut) — \(remedy)", .warning))
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
        var damaged: [String] = []
        let count: Int
        if try holdsNothingYet(session) {
            count = try replaceBeginning(of: session, &damaged)
        } else {
            count = try read(into: session, &damaged)
            note(count, in: session)
        }
        try session.context.answer(
            archive: file,
            rows: count,
            damaged: damaged,
            remedy: localized("their small pictures are kept; import an undamaged archive if you have one")
        ) {
            try $0.print(StyledText(localized("Read \(count, "row") from \(file)")))
        }
    }

    private func read(into session: AppSession, _ damaged: inout [String]) throws -> Int {
        try Archive.read(
            URL(fileURLWithPath: file),
            into: session.store,
            originals: session.attachments,
            leavingOut: { damaged.append($0) }
        )
    }

    private func note(_ count: Int, in session: AppSession) {
        // The person's id may be in the store, which may be closed by now.
        session.context.securityLog(of: session.app.name)
            .note(SecurityEvent(.restored, .done, reason: "ARCHIVE", items: count))
    }

    /// Returns whether the log holds nothing but the change that let the user in.
    private func holdsNothingYet(_ session: AppSession) throws -> Bool {
        guard session.app.refusal != nil else { return false }
        return try session.store.read { db in try ChangeLog.latest(in: db) } == 1
    }

    /// Imports the archive into a new store beside the data, and replaces the data once all of it is read.
    private func replaceBeginning(of session: AppSession, _ damaged: inout [String]) throws -> Int {
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
        let count = try read(into: AppSession(app: session.app, context: session.context, store: store), &damaged)
        try store.close()
        try session.store.close()
        let replaced = try Backup.restore(from: staging, to: place, schemas: session.app.allSchemas)
        if let replaced { try FileManager.default.removeItem(at: replaced) }
        note(count, in: session)
        let new = try session.context.sessionForAnybody(of: session.app)
        if let originals = new.attachments {
            try Archive.putBackOriginals(of: URL(fileURLWithPath: file), into: originals)
        }
        return count
    }
}
