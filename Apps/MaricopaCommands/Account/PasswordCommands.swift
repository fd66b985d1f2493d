import AccountKit
import ArgumentParser
import CommandKit
import JSONKit
import MaricopaDirectory
import StorageKit
import WordKit

/// `maricopa account forgot`
struct ForgotCommand: AsyncMaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "forgot",
        abstract: "Have a code sent for a new password.",
        discussion: """
            The answer is the same whether or not there is an account of that address.

            EXAMPLE: maricopa account forgot ana@example.org
            """
    )

    @Argument(help: "The address of the account.") var email: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        guard let email else { return try session.show(ForgotPage()) }
        let file = PrivateFile.reset(in: session.context.folder)
        let ticket = try session.accounts().requestReset(
            email: email,
            continuing: try file.text().map { ResetTicket($0) },
            from: session.client
        )
        try file.write(ticket.text)
        try await session.sendLetters()
        try session.show(ForgotPage(email: email, isSent: true))
    }
}

/// `maricopa account reset`
struct ResetCommand: AsyncMaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Set a new password with the code from the letter.",
        discussion: """
            The code is good once, and only where you asked for it. You are logged in here, and logged out everywhere else.

            EXAMPLE: maricopa account reset 004217
            """
    )

    @Argument(help: "The six digits.") var code: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        let file = PrivateFile.reset(in: session.context.folder)
        guard let ticket = try file.text() else {
            let remedy = localized("ask for one here: maricopa account forgot EMAIL")
            throw CommandError(.noInput, localized("nobody asked for a code here"), remedy: remedy)
        }
        let new = try session.accounts().reset(
            ResetTicket(ticket),
            code: code,
            newPassword: try session.askNewPassword(),
            from: session.client
        )
        try file.delete()
        try session.keep(new)
        try await session.sendLetters()
        try session.told(
            localized(
                "The password is set, and you are signed in as \(new.user.email). All other devices are logged out."
            ),
            [("email", .string(new.user.email.text))]
        )
    }
}

/// `maricopa account password`
struct PasswordCommand: AsyncMaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "password",
        abstract: "Change your password.",
        discussion: """
            Asks for the old one and the new one; all other devices are logged out.

            EXAMPLE: maricopa account password
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        let token = try session.token()
        let new = try session.accounts().changePassword(
            token,
            password: session.askPassword(localized("Old password:")),
            newPassword: try session.askNewPassword(),
            from: session.client
        )
        try session.keep(new)
        try await session.sendLetters()
        try session.told(localized("The password is changed. All other devices are logged out."))
    }
}
