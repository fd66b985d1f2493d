import ArgumentParser
import CommandKit
import Foundation
import RealtimeServer
import RealtimeService
import SecurityLog
import StorageKit

/// `roomd backup`
struct BackupFilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write a verified copy of all databases and accounts.",
        discussion: """
            Works while the server runs. The key that tokens are signed with is not in it: without it every device gets new \
            tokens by itself.

            EXAMPLE: roomd backup /var/backups/roomd-2026-03-08.sqlite
            """
    )

    @Argument(help: "The file to write.") var file: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        // A store is made where there is none; a copy of that would pass for a backup.
        let data = RoomdData(in: try global.context().folder)
        guard FileManager.default.fileExists(atPath: data.store.path) else {
            throw CommandError(
                .noInput,
                "there are no databases in \(data.store.deletingLastPathComponent().path)",
                remedy: "name the server's folder with --data-dir"
            )
        }
        let session = try global.roomd()
        let target = URL(fileURLWithPath: file)
        try Backup.write(session.file, to: target)
        session.note(.backup)
        try session.context.answer(["file": .string(target.path)]) { try $0.print("Backed up to \(target.path)") }
    }
}

/// `roomd restore`
struct RestoreFilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup in the place of all databases and accounts.",
        discussion: """
            The server has to be stopped. The backup is checked first, and what it replaces is kept beside it. Devices send \
            again what they had sent after the backup was made.

            EXAMPLE: roomd restore /var/backups/roomd-2026-03-08.sqlite
            """
    )

    @Argument(help: "The backup's file.") var file: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let context = try global.context()
        let source = URL(fileURLWithPath: file)
        try InputFile.check(file)
        try Backup.verify(source, schemas: RoomdData.schemas)
        try context.confirm("Replace all databases and accounts by \(source.path)?")
        let replaced = try Backup.restore(
            from: source,
            to: RoomdData(in: context.folder).store,
            schemas: RoomdData.schemas
        )
        RoomdData(in: context.folder).log(context.clock).note(SecurityEvent(.restored, .done))
        try context.answer(["restored": .string(source.path), "replaced": JSON(replaced?.path)]) { terminal in
            try terminal.print("Restored \(source.path)")
            if let replaced { try terminal.print("What it replaced is kept as \(replaced.path)") }
        }
    }
}
