import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import RealtimeServer
import TimeKit

/// `roomd keys`
struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "See and replace the keys that tokens are signed with.",
        discussion: """
            The newest key signs. An older one verifies for a day what it has signed, and then its file is removed. A key is \
            replaced by itself after a year. A server that runs takes notice with the next request.

            EXAMPLE: roomd keys list
                     roomd keys rotate --void
            """,
        subcommands: [ListKeysCommand.self, RotateKeysCommand.self, RetireKeyCommand.self]
    )
}

/// `roomd keys list`
struct ListKeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the keys, the one that signs first.",
        discussion: "EXAMPLE: roomd keys list"
    )

    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() throws {
        let context = try global.context()
        let folder = RoomdData(in: context.folder).keys
        let now = context.clock.now()
        let keys = folder.isEmpty ? [] : try folder.read().all
        let document = JSONValue(keys) { dated in
            [
                "id": .string(dated.key.id), "bits": JSONValue(dated.key.bits), "made": JSONValue(dated.made),
                "signs": .bool(dated.replaced == nil), "verifies": .bool(dated.ends.map { now < $0 } ?? true),
                "ends": dated.ends.map { JSONValue($0) } ?? .null, "file": .string(folder.file(of: dated).path),
            ]
        }
        try context.answer(document) { terminal in
            guard !keys.isEmpty else {
                return try terminal.print(StyledText("There is no key yet; the first start makes one.", .faint))
            }
            var table = Table([.init("Key"), .init("Bits"), .init("Made"), .init("", shrinks: true)])
            let zone = context.clock.zone()
            for dated in keys {
                let state =
                    dated.ends.map { "verifies until \(zone.local(at: $0).date) \(zone.local(at: $0).time)" } ?? "signs"
                table.append([
                    StyledText(dated.key.id), StyledText("\(dated.key.bits)"),
                    StyledText("\(zone.local(at: dated.made).date)"), StyledText(state),
                ])
            }
            try terminal.print(table)
        }
    }
}

/// `roomd keys rotate`
struct RotateKeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate",
        abstract: "Make a new key, which signs from now on.",
        discussion: """
            Tokens of the earlier keys are good until they end. With --void they are worth nothing from now on: for a key that \
            somebody may have seen. Every device gets new tokens by itself then; custom tokens and admins' tokens have to be \
            made anew.

            EXAMPLE: roomd keys rotate
                     roomd keys rotate --void --yes
            """
    )

    @Flag(help: "Make all earlier tokens void at once.") var void = false
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() throws {
        let context = try global.context()
        let data = RoomdData(in: context.folder)
        try data.requireStore()
        let now = context.clock.now()
        if void { try context.confirm("Make all tokens void that were signed until now?") }
        let change = try data.keys.rotate(isVoiding: void, adopting: data.earlierKey, at: now)
        data.log(context.clock).note(change, isVoiding: void)
        let made = change.made ?? ""
        try context.answer([
            "signs": .string(made), "removed": JSONValue(change.removed) { .string($0) }, "void": .bool(void),
        ]) {
            try $0.print("The key \(made) signs from now on.")
            if void { try $0.print("All earlier tokens are void.") }
        }
    }
}

/// `roomd keys retire`
struct RetireKeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retire",
        abstract: "Remove an older key before its day is over.",
        discussion: """
            Tokens that it signed are worth nothing from now on.

            EXAMPLE: roomd keys retire 4f2a9c
            """
    )

    @Argument(help: "The key's name, or its beginning.") var id: String
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() throws {
        let context = try global.context()
        let data = RoomdData(in: context.folder)
        try data.requireStore()
        try context.confirm("Make all tokens void that the key \(id) signed?")
        let removed = try data.keys.retire(id)
        data.log(context.clock).note(SigningKeyFolder.Change(removed: [removed]), isVoiding: true)
        try context.answer(["removed": .string(removed)]) { try $0.print("Removed the key \(removed)") }
    }
}
