public import ArgumentParser
import Foundation
import JSONKit
import SecurityLog
import StorageKit
import TimeKit
import WordKit

/// `APP backup`: makes a verified copy of the data while it is in use.
public struct BackupCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "backup",
            abstract: "Write a verified copy of all data.",
            discussion: """
                Works while other programs use the data. Without a file the copy goes into the data folder, where the daemon \
                also puts one a day and keeps the newest \(BackupShelf.kept). The originals of photos are not in it: see the \
                archive export. The page \(App.definition.name)://backups makes, checks and restores backups, too.

                EXAMPLE: \(App.definition.name) backup /media/usb/\(App.definition.name).sqlite
                """
        )
    }

    @Argument(help: "The file to write.") var file: String?
    @Flag(help: "List the backups in the data folder instead.") var list = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func validate() throws {
        if list, file != nil { throw ValidationError(localized("--list and a file to write exclude each other")) }
    }

    public func run() throws {
        let context = try global.context()
        try context.admit(to: App.definition)
        let shelf = BackupShelf(of: App.definition.name, in: context.folder, on: context.clock.local().date)
        if list { return try show(shelf.entries(), in: context) }
        let session = try context.session(of: App.definition)
        let target = try session.backUp(to: file.map { URL(fileURLWithPath: $0) })
        try context.answer(["file": .string(target.path)]) {
            try $0.print(StyledText(localized("Backed up to \(target.path)")))
        }
    }

    private func show(_ entries: [BackupShelf.Entry], in context: CommandContext) throws {
        let document = JSONValue(entries) {
            ["day": JSONValue($0.day), "file": .string($0.file.path), "daily": JSONValue(!$0.isByHand)]
        }
        try context.answer(document) { terminal in
            guard !entries.isEmpty else {
                return try terminal.print(
                    StyledText(localized("There are no backups yet — run “\(App.definition.name) backup” to make one."))
                )
            }
            var table = Table([
                .init(localized("Day")), .init(localized("Made")), .init(localized("File"), shrinks: true),
            ])
            for entry in entries {
                table.append([
                    StyledText(entry.day.description),
                    StyledText(entry.isByHand ? localized("by hand") : localized("daily")),
                    StyledText(entry.file.path, .faint),
                ])
            }
            try terminal.print(table)
        }
    }
}

/// `APP restore`: replaces the data with a backup.
public struct RestoreCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "restore",
            abstract: "Put a backup in the place of all data.",
            discussion: """
                The backup is checked first, and the data it replaces is kept beside it. Only this app's data changes.

                EXAMPLE: \(App.definition.name) restore latest
                """
        )
    }

    @Argument(help: "A backup: its file, a day such as 2026-03-08, or 'latest'.") var backup: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        let context = try global.context()
        let app = App.definition
        try context.admit(to: app)
        let shelf = BackupShelf(of: app.name, in: context.folder, on: context.clock.local().date)
        let source = try shelf.entry(named: backup)
        try Backup.verify(source, schemas: app.allSchemas)
        try context.confirm(localized("Replace all data of \(app.name) by \(source.path)?"))
        let replaced = try Backup.restore(
            from: source,
            to: context.folder.store(of: app.name),
            schemas: app.allSchemas
        )
        context.securityLog(of: app.name).note(SecurityEvent(.restored, .done))
        try context.answer(["restored": .string(source.path), "replaced": JSONValue(replaced?.path)]) { terminal in
            try terminal.print(StyledText(localized("Restored \(source.path)")))
            if let replaced {
                try terminal.print(StyledText(localized("The replaced data is kept as \(replaced.path)")))
            }
        }
    }
}
