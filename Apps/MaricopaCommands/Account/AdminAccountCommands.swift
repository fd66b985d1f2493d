import AccountKit
import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import MaricopaDirectory
import StorageKit
import TimeKit
import WordKit

/// `maricopa admin role`
struct AdminRoleCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "role",
        abstract: "Make a user an admin, or a member again.",
        discussion: """
            Whoever owns the data folder may do this without an account.

            EXAMPLE: maricopa admin role ana@example.org admin
            """
    )

    @Argument(help: "The address of the account.") var email: String
    @Argument(help: "admin or member.") var role: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard ["admin", "member"].contains(role) else {
            throw ValidationError(localized("there are the roles admin and member"))
        }
    }

    func run(in session: AppSession) throws {
        let user = try session.accounts().setRole(role == "admin" ? .admin : .member, of: email, by: .owner)
        try session.told(
            user.role == .admin
                ? localized("\(user.email) is an admin now.") : localized("\(user.email) is a member now."),
            [("email", .string(user.email.text)), ("role", .string(user.role.rawValue))]
        )
    }
}

/// `maricopa admin sign-out`
struct AdminSignOutCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out",
        abstract: "Sign a user out on every device, as after a loss.",
        discussion: "EXAMPLE: maricopa admin sign-out ana@example.org"
    )

    @Argument(help: "The address of the account.") var email: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let count = try session.accounts().endSessions(of: email, by: .owner)
        try session.told(localized("\(email) is logged out on \(count, "device")."), [("devices", JSONValue(count))])
    }
}

/// `maricopa admin allow-codes`
struct AdminAllowCodesCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "allow-codes",
        abstract: "Have codes for a new password mailed to a user again.",
        discussion: """
            After a hundred wrong codes none are mailed to the address anymore, until the owner logs in.

            EXAMPLE: maricopa admin allow-codes ana@example.org
            """
    )

    @Argument(help: "The address of the account.") var email: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.accounts().allowCodes(for: email, by: .owner)
        try session.told(localized("Codes are mailed to \(email) again."))
    }
}

/// `maricopa admin users`
struct AdminUsersCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "users",
        abstract: "List the accounts, the oldest first.",
        discussion: """
            The last column is the digest by which the security log names the address.

            EXAMPLE: maricopa admin users --limit 100
            """
    )

    @Option(help: "Largest number of rows.") var limit = 50
    @Option(help: ArgumentHelp("The id after which to begin.", valueName: "id")) var after: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.show(try session.usersScreen(after: after.map { TimeKit.ID($0) }, limit: limit))
    }
}

/// `maricopa admin remove-user`
struct AdminRemoveUserCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove-user",
        abstract: "Remove an account with everything that belongs to it.",
        discussion: "EXAMPLE: maricopa admin remove-user ana@example.org"
    )

    @Argument(help: "The address of the account.") var email: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.context.confirm(
            localized(
                "Remove the account of \(email) with its favorites, ratings, reminders, photos and subscriptions?"
            )
        )
        try session.accounts().deleteUser(email, by: .owner, erasing: MaricopaDirectory.erasure)
        try session.told(localized("The account of \(email) is removed, with everything that belonged to it."))
    }
}

/// `maricopa admin subscribers`
struct AdminSubscribersCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscribers",
        abstract: "List whom news are to be sent to.",
        discussion: """
            EXAMPLE: maricopa admin subscribers events
                     maricopa admin subscribers events --csv events.csv
                     maricopa admin subscribers --remove ana@example.org
            """
    )

    @Argument(help: "The topic; all without one.") var topic: String?
    @Option(help: "Write them into a table of comma-separated values.", completion: .file()) var csv: String?
    @Option(help: ArgumentHelp("The address that is to get no more news.", valueName: "email")) var remove: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let wanted = topic.map { SubscriptionTopic(rawValue: $0.lowercased()) }
        if let topic, wanted == .some(nil) { throw DirectoryError.subscriptionForm([.noSuchTopic(topic)]) }
        let directory = session.ownersDirectory
        if let remove {
            let theirs = try directory.subscribers(of: wanted ?? nil).filter {
                $0.email.lowercased() == remove.lowercased()
            }
            guard !theirs.isEmpty else {
                let problem =
                    topic.map { localized("\(remove) didn't subscribe to \($0)") }
                    ?? localized("\(remove) didn't subscribe to anything")
                throw CommandError(.noInput, problem, remedy: localized("list the subscribers"))
            }
            for subscriber in theirs {
                try directory.removeSubscriber(subscriber.user, from: subscriber.subscription.topic)
            }
        }
        if let csv {
            try OutputFile.write(try directory.subscriberTable(of: wanted ?? nil), to: csv, in: session.context)
        }
        try session.show(try directory.subscribersScreen(of: wanted ?? nil))
    }
}

/// `maricopa admin mail`
struct AdminMailCommand: AsyncMaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "mail",
        abstract: "Show and set how letters with codes are sent, and which wait or were given up.",
        discussion: """
            Without a server letters are files in maricopa.outbox beside the data. The password of a server's user is asked \
            for, and kept in a file that only you can read.

            EXAMPLE: maricopa admin mail
                     maricopa admin mail --server smtps://news@mail.example.org --from news@example.org
                     maricopa admin mail --server file:/var/mail/out
                     maricopa admin mail --clear
                     maricopa admin mail --send-again 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44
            """
    )

    @Option(help: "file:/FOLDER, smtp://USER@HOST:PORT or smtps://USER@HOST.") var server: String?
    @Option(help: "The address letters are from.") var from: String?
    @Flag(help: "Write letters into the folder beside the data again.") var clear = false
    @Option(help: ArgumentHelp("Send a letter that waits at once.", valueName: "id")) var sendAgain: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        let folder = session.context.folder
        if clear { try PrivateFile.mail(in: folder).delete() }
        var settings = try MailSettings.read(in: folder)
        if let server {
            settings.server = server
            let hasUser = !server.hasPrefix("file:") && URLComponents(string: server)?.user?.isEmpty == false
            settings.password = hasUser ? session.askPassword(localized("Password at the server:")) : nil
        }
        if let from { settings.from = from }
        if server != nil || from != nil { try settings.write(in: folder) }
        if let sendAgain {
            try session.ownersDirectory.sendLetterAgain(sendAgain, whenMailWaits: MailErrand.notice)
            try await session.sendLetters()
        }
        let target = settings.server ?? "file:\(MailSettings.outbox(in: folder).path)"
        let page = try session.ownersDirectory.mailScreen()
        let letters = { (rows: [MailScreen.Row]) in
            JSONValue(rows) {
                [
                    "id": .string($0.id), "recipient": .string($0.recipient), "subject": .string($0.subject),
                    "state": .string($0.state), "reason": .string($0.reason),
                ]
            }
        }
        let document: JSONValue = [
            "server": .string(target), "from": .string(settings.from ?? MailSettings.nobody),
            "waiting": letters(page.waiting), "givenUp": letters(page.givenUp),
        ]
        try session.context.answer(document) { terminal in
            try terminal.printWrapped(StyledText(localized("Letters go to \(target)")))
            try terminal.printWrapped(StyledText(localized("They are from \(settings.from ?? MailSettings.nobody)")))
            try terminal.show(page)
        }
    }
}

extension AppSession {
    /// Returns the accounts for the owner, each with its name in the security log.
    func usersScreen(after last: TimeKit.ID<User>?, limit: Int = 50) throws -> UsersScreen {
        let accounts = try accounts()
        return try ownersDirectory.usersScreen(after: last, limit: limit) { accounts.logName(of: $0) }
    }
}
