import ArgumentParser
import CommandKit
import Foundation
import JSONKit
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
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() throws {
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
            again what they had sent after the backup was made. Accounts that are disabled or signed out stay so; if the present \
            accounts can't be read, nothing is restored without --without-ends. Accounts that were deleted after the backup are there again: “roomd security --kind accountDeleted” names them.

            EXAMPLE: roomd restore /var/backups/roomd-2026-03-08.sqlite
            """
    )

    @Argument(help: "The backup's file.") var file: String
    @Flag(help: "Restore though the present accounts can't be read: ended ones may be let in again.") var withoutEnds =
        false
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() throws {
        let context = try global.context()
        let source = URL(fileURLWithPath: file)
        try InputFile.check(file)
        try Backup.verify(source, schemas: RoomdData.schemas)
        try context.confirm("Replace all databases and accounts by \(source.path)?")
        let data = RoomdData(in: context.folder)
        let present = try accounts(of: data)
        let replaced = try Backup.restore(from: source, to: data.store, schemas: RoomdData.schemas)
        try RealtimeAccounts(store: try data.open()).end(like: present ?? [])
        data.log(context.clock).note(SecurityEvent(.restored, .done))
        try context.answer(["restored": .string(source.path), "replaced": JSONValue(replaced?.path)]) { terminal in
            try terminal.print("Restored \(source.path) as \(data.store.path)")
            if let replaced { try terminal.print("The replaced data is kept as \(replaced.path)") }
            if present == nil {
                try terminal.print(
                    StyledText(
                        "Accounts that were disabled or signed out after the backup may be let in again.",
                        .warning
                    )
                )
            }
        }
    }

    /// Returns the accounts that the backup replaces; nil if they can't be read and may be let in again.
    private func accounts(of data: RoomdData) throws(CommandError) -> [RealtimeAccount]? {
        do {
            return try data.accounts()
        } catch {
            if withoutEnds { return nil }
            throw CommandError(
                .badData,
                "the present accounts can't be read (\(error)), so disabled and signed-out ones might be let in again",
                remedy: "repair \(data.store.path), or repeat the command with --without-ends"
            )
        }
    }
}
