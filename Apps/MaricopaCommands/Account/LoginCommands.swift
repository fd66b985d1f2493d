import AccountKit
import ArgumentParser
import CommandKit
import JSONKit
import MaricopaDirectory
import StorageKit
import TimeKit
import WordKit

/// `maricopa account login`
struct LoginCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "login",
        abstract: "Log in with your address and your password.",
        discussion: """
            Without an address it shows what is asked. Whoever was logged in here before is logged out.

            EXAMPLE: maricopa account login ana@example.org
            """
    )

    @Argument(help: "Your e-mail address.") var email: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        guard let email else { return try session.show(LoginPage()) }
        let password = session.askPassword()
        let new = try session.accounts().logIn(email: email, password: password, from: session.client)
        try session.keep(new)
        try session.told(
            localized("You are signed in as \(new.user.email)."),
            [("email", .string(new.user.email.text))]
        )
    }
}

/// `maricopa account logout`
struct LogoutCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Log out, here or on every device.",
        discussion: """
            EXAMPLE: maricopa account logout
                     maricopa account logout --everywhere
            """
    )

    @Flag(help: "Log out on every device.") var everywhere = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let file = PrivateFile.session(in: session.context.folder)
        if everywhere {
            let count = try session.proved { try $0.logOutEverywhere($1) }
            try file.delete()
            return try session.told(
                localized("You are logged out on \(count, "device")."),
                [("devices", JSONValue(count))]
            )
        }
        if let token = try? session.token() { try session.accounts().logOut(token) }
        try file.delete()
        try session.told(localized("You are logged out."))
    }
}

/// `maricopa account sessions`
struct SessionsCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions",
        abstract: "Show where you are logged in, and end one of them.",
        discussion: """
            To end others than this one you type your password, unless you did so within the last ten minutes.

            EXAMPLE: maricopa account sessions
                     maricopa account sessions --end 0197c1de-…
                     maricopa account sessions --end-others
            """
    )

    @Option(help: "The id of the one to end.") var end: String?
    @Flag(help: "End all but this one.") var endOthers = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        if let end { try session.proved { try $0.endSession(TimeKit.ID(end), by: $1) } }
        if endOthers { _ = try session.proved { try $0.logOutEverywhere($1, keepingThis: true) } }
        let accounts = try session.accounts()
        let token = try session.token()
        let current = try accounts.whoAmI(token)?.session.id
        guard current != nil else { return try session.told(localized("You are logged out.")) }
        let list = try accounts.sessions(token)
        let events = try accounts.events(token, limit: 10)
        let document: JSONValue = [
            "sessions": JSONValue(list) {
                [
                    "id": .string($0.id.rawValue), "device": .string($0.device),
                    "since": .string($0.madeAt.description),
                    "seen": .string($0.seenAt.description), "ends": .string($0.endsAt.description),
                    "isThis": .bool($0.id == current),
                ]
            },
            "events": JSONValue(events) {
                ["kind": .string($0.kind.rawValue), "detail": .string($0.detail), "at": .string($0.at.description)]
            },
        ]
        try session.context.answer(document) { terminal in
            try terminal.print(StyledText(localized("Devices you are logged in on"), .heading))
            for row in list {
                let mark: StyledText = row.id == current ? " \(localized("this one"), .good)" : ""
                let days = localized("since \(row.madeAt.day), used \(row.seenAt.day), ends \(row.endsAt.day)")
                try terminal.printWrapped("\(row.device)\(mark)")
                try terminal.printWrapped(StyledText("  \(row.id.rawValue), \(days)", .faint), indent: 2)
            }
            try terminal.print()
            try terminal.print(StyledText(localized("History of your account"), .heading))
            for event in events {
                let detail = event.detail.isEmpty ? "" : ", \(event.detail)"
                try terminal.printWrapped("\(event.at.day) \(event.kind.words)\(detail)", indent: 2)
            }
        }
    }
}

extension Instant {
    /// The date by the county's clocks.
    fileprivate var day: LocalDate { County.zone.local(at: self).date }
}

extension AccountEvent.Kind {
    /// Such as "signed up" or "password reset".
    fileprivate var words: String {
        switch self {
        case .signedUp: localized("signed up")
        case .loggedIn: localized("logged in")
        case .passwordReset: localized("password reset")
        case .passwordChanged: localized("password changed")
        case .addressChanged: localized("address changed")
        case .nameChanged: localized("name changed")
        case .roleChanged: localized("role changed")
        case .sessionsEnded: localized("sessions ended")
        }
    }
}
