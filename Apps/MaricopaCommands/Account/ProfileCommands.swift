import AccountKit
import ArgumentParser
import CommandKit
import JSONKit
import MaricopaDirectory
import StorageKit
import WordKit

/// `maricopa account profile`
struct ProfileCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile",
        abstract: "Show who you are here, and change what you are called.",
        discussion: """
            EXAMPLE: maricopa account profile
                     maricopa account profile --name "Ana María"
            """
    )

    @Option(help: "Your name, as the app greets you.") var name: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        if let name { _ = try session.accounts().changeName(try session.token(), to: name) }
        try session.show(try session.profilePage())
    }
}

/// `maricopa account email`
struct EmailCommand: AsyncMaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "email",
        abstract: "Move your account to another address.",
        discussion: """
            A code goes to the new address; with --code the account moves there, and the old address is told.

            EXAMPLE: maricopa account email ana@example.com
                     maricopa account email --code 004217
            """
    )

    @Argument(help: "The new address.") var email: String?
    @Option(help: "The code that was sent there.") var code: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard (email == nil) != (code == nil) else {
            throw ValidationError(localized("give the new address, or the code that was sent there"))
        }
    }

    func run(in session: AppSession) async throws {
        let token = try session.token()
        if let code {
            let user = try session.accounts().confirmEmail(token, code: code, from: session.client)
            try await session.sendLetters()
            return try session.told(
                localized("Your account has the address \(user.email) now."),
                [("email", .string(user.email.text))]
            )
        }
        let address = email ?? ""
        let new = try session.accounts().changeEmail(
            token,
            to: address,
            password: session.askPassword(),
            from: session.client
        )
        try session.keep(new)
        try await session.sendLetters()
        try session.toldOfLetter(to: address, then: "maricopa account email --code \(localized("CODE"))")
    }
}

/// `maricopa account delete`
struct DeleteAccountCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete your account with everything that belongs to it.",
        discussion: """
            Your favorites, ratings, reminders, photos and subscriptions go with it, at once and for good. Backups and \
            archives made before still hold it, and the log of changes keeps what was noted of reminders and photos, \
            under an id that names nobody anymore.

            EXAMPLE: maricopa account delete
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let token = try session.token()
        guard let signedIn = try session.signedIn() else { throw AccountError.signedOut }
        try session.context.confirm(
            localized(
                "Delete the account of \(signedIn.user.email) with its favorites, ratings, reminders, photos and subscriptions?"
            )
        )
        try session.accounts().deleteAccount(
            token,
            password: session.askPassword(),
            from: session.client,
            erasing: MaricopaDirectory.erasure
        )
        try PrivateFile.session(in: session.context.folder).delete()
        try PrivateFile.device(in: session.context.folder).delete()
        try session.told(localized("The account is deleted, with everything that belonged to it."))
    }
}
