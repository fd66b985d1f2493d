import ArgumentParser
import CommandKit
import JSONKit
import RealtimeServer
import RealtimeService
import SecurityLog
import StorageKit
import TimeKit

/// `roomd users`
struct UsersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "users",
        abstract: "See who has an account, take it away, and make tokens.",
        discussion: """
            Accounts belong to a database; without --database the only one is meant. A server that runs takes notice at the next \
            request, and ends streams that are open within half a minute.

            EXAMPLE: roomd users list
                     roomd users disable 6fUJ2wNhMSkbVXW3rYx0aPq1tZc9
            """,
        subcommands: [
            ListUsersCommand.self, ShowUserCommand.self, DisableUserCommand.self, DeleteUserCommand.self,
            CustomTokenCommand.self, AdminTokenCommand.self,
        ]
    )
}

/// `roomd users list`
struct ListUsersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the accounts by database and id.",
        discussion: "EXAMPLE: roomd users list --database family --limit 20"
    )

    @Option(help: ArgumentHelp("Accounts of this database only.", valueName: "name")) var database: String?
    @Option(help: "Largest number of rows.") var limit = 100
    @Option(help: ArgumentHelp("The DATABASE/ID after which to begin.", valueName: "account")) var after: String?
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit is a number from 1") }
    }

    func run() async throws {
        let session = try global.roomd()
        var wanted: DatabaseName?
        if let database { wanted = try await session.database(database) }
        let users = try session.accounts.accounts(in: wanted, after: try start(), limit: limit)
        try session.context.answer(JSONValue(users) { $0.document }) { terminal in
            guard !users.isEmpty else { return try terminal.print(StyledText("There are no accounts.", .faint)) }
            var table = Table([
                .init("Database", shrinks: true), .init("Id", shrinks: true), .init("Provider"), .init("Made"),
                .init("Seen"), .init(""),
            ])
            let zone = session.context.clock.zone()
            for user in users {
                table.append([
                    StyledText(user.database.text), StyledText(user.uid), StyledText(user.provider),
                    StyledText("\(zone.local(at: user.made).date)"), StyledText("\(zone.local(at: user.seen).date)"),
                    user.isDisabled ? StyledText("disabled", .warning) : "",
                ])
            }
            try terminal.print(table)
        }
    }

    private func start() throws(CommandError) -> (database: DatabaseName, uid: String)? {
        guard let after else { return nil }
        let parts = after.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let name = DatabaseName(parts[0]) else {
            throw CommandError(.usage, "“\(after)” is no account", remedy: "give DATABASE/ID of the last one you saw")
        }
        return (name, parts[1])
    }
}

/// `roomd users show`
struct ShowUserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show an account.",
        discussion: "EXAMPLE: roomd users show 6fUJ2wNhMSkbVXW3rYx0aPq1tZc9"
    )

    @OptionGroup var user: UserOptions
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() async throws {
        let session = try global.roomd()
        let account = try await user.account(in: session)
        let devices = try session.accounts.deviceCount(of: account.uid, in: account.database)
        var document = account.members
        document.append(.init("devices", JSONValue(devices)))
        try session.context.answer(.object(JSONObject(document))) { terminal in
            var table = Table([.init(""), .init("", shrinks: true)])
            table.append(["Id", StyledText(account.uid)])
            table.append(["Database", StyledText(account.database.text)])
            table.append(["Provider", StyledText(account.provider)])
            table.append(["Made", StyledText(account.made.description)])
            table.append(["Seen", StyledText(account.seen.description)])
            table.append(["Signed in", StyledText("on \(devices) device\(devices == 1 ? "" : "s")")])
            table.append(["State", account.isDisabled ? StyledText("disabled", .warning) : "may sign in"])
            try terminal.print(table)
        }
    }
}

/// `roomd users disable`
struct DisableUserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable",
        abstract: "Sign an account out everywhere, and let it in no more.",
        discussion: """
            Its tokens are worth nothing from now on. With --undo it may sign in again, by a custom token; an anonymous account \
            can't come back, for nothing but its tokens told who it was.

            EXAMPLE: roomd users disable 6fUJ2wNhMSkbVXW3rYx0aPq1tZc9
            """
    )

    @OptionGroup var user: UserOptions
    @Flag(help: "Let it sign in again.") var undo = false
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() async throws {
        let session = try global.roomd()
        let account = try await user.account(in: session)
        let now = session.context.clock.now()
        try session.accounts.setDisabled(!undo, account.uid, in: account.database, at: now)
        session.note(undo ? .accountEnabled : .accountDisabled, subject: account.uid, place: account.database.text)
        let told = undo ? "\(account.uid) may sign in again." : "\(account.uid) is signed out and disabled."
        try session.context.answer(["uid": .string(account.uid), "disabled": .bool(!undo)]) {
            try $0.print(StyledText(told))
        }
    }
}

/// `roomd users delete`
struct DeleteUserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete an account and its tokens.",
        discussion: """
            What it wrote stays in the database, where others may need it.

            EXAMPLE: roomd users delete 6fUJ2wNhMSkbVXW3rYx0aPq1tZc9
            """
    )

    @OptionGroup var user: UserOptions
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() async throws {
        let session = try global.roomd()
        let account = try await user.account(in: session)
        try session.context.confirm("Delete the account \(account.uid) of \(account.database)?")
        try session.accounts.delete(account.uid, in: account.database)
        session.note(.accountDeleted, subject: account.uid, place: account.database.text)
        try session.context.answer(["deleted": .string(account.uid)]) { try $0.print("Deleted \(account.uid)") }
    }
}

/// The arguments that identify an account.
struct UserOptions: ParsableArguments {
    @Argument(help: "The account's id.") var uid: String
    @Option(help: ArgumentHelp("Database; the only one without it.", valueName: "name")) var database: String?

    func account(in session: RoomdSession) async throws -> RealtimeAccount {
        let database = try await session.database(database)
        guard let account = try session.accounts.account(uid, in: database) else {
            throw CommandError(.noInput, "\(database) has no account “\(uid)”", remedy: "see “roomd users list”")
        }
        return account
    }
}

extension RealtimeAccount {
    /// The account as JSON members.
    fileprivate var members: [JSONObject.Member] {
        [
            .init("database", .string(database.text)), .init("uid", .string(uid)), .init("provider", .string(provider)),
            .init("made", JSONValue(made)), .init("seen", JSONValue(seen)), .init("disabled", .bool(isDisabled)),
        ]
    }

    fileprivate var document: JSONValue { .object(JSONObject(members)) }
}
