import AccountKit
import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import MaricopaDirectory
import ScreenKit
import StorageKit
import WordKit

/// `maricopa account sign-up`
struct SignUpCommand: AsyncMaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-up",
        abstract: "Create an account: a letter with a code comes to the address.",
        discussion: """
            Without an address it shows what an account is for and what is asked. There is no account before its code was \
            typed in, and the answer is the same for an address that has one already.

            EXAMPLE: maricopa account sign-up ana@example.org --name Ana
            """
    )

    @Argument(help: "Your e-mail address.") var email: String?
    @Option(help: "Your name, as the app greets you.") var name = ""
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        guard let email else { return try session.show(SignUpPage()) }
        let password = try session.askNewPassword(localized("Password:"))
        let form = SignUpForm(email: email, password: password, name: name)
        let page = SignUpPage(form)
        if let dialog = page.dialog {
            throw CommandError(.badData, "\(dialog) \(page.form.errors.joined(separator: "; ").capitalizedFirst)")
        }
        let ticket = try session.accounts().signUp(form, from: session.client)
        try PrivateFile.signUp(in: session.context.folder).write(ticket.text)
        try await session.sendLetters()
        try session.toldOfLetter(to: email, then: "maricopa account verify \(localized("CODE"))")
    }
}

/// `maricopa account verify`
struct VerifyCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Finish the sign-up with the code from the letter.",
        discussion: "EXAMPLE: maricopa account verify 004217"
    )

    @Argument(help: "The six digits.") var code: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let new = try session.accounts().verify(try session.ticket(), code: code, from: session.client)
        try PrivateFile.signUp(in: session.context.folder).delete()
        try session.keep(new)
        try session.told(
            localized("Welcome! You are signed in as \(new.user.email)."),
            [("email", .string(new.user.email.text))]
        )
    }
}

/// `maricopa account resend`
struct ResendCommand: AsyncMaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "resend",
        abstract: "Have another letter sent for the sign-up under way.",
        discussion: "EXAMPLE: maricopa account resend"
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        try session.accounts().resendVerification(try session.ticket(), from: session.client)
        try await session.sendLetters()
        try session.toldOfLetter(to: nil, then: "maricopa account verify \(localized("CODE"))")
    }
}

extension AppSession {
    /// The ticket of the pending sign-up.
    ///
    /// - Throws: `noInput` if there is none.
    func ticket() throws -> SignUpTicket {
        guard let text = try PrivateFile.signUp(in: context.folder).text(), !text.isEmpty else {
            throw CommandError(
                .noInput,
                localized("no sign-up is under way here"),
                remedy: localized("begin one: maricopa account sign-up")
            )
        }
        return SignUpTicket(text)
    }

    /// Confirms that a message was sent, with the command for its code.
    func toldOfLetter(to email: String?, then command: String) throws {
        let text =
            email.map {
                localized("A letter with a code is on its way to \($0). Type it in within ten minutes: \(command)")
            }
            ?? localized("A letter with a code is on its way. Type it in within ten minutes: \(command)")
        var more: [(String, JSONValue)] = []
        if try MailSettings.read(in: context.folder).server == nil {
            more.append(("outbox", .string(MailSettings.outbox(in: context.folder).path)))
        }
        try told(text, more)
        if !context.printsJSON, let folder = more.first, case .string(let path) = folder.1 {
            try context.terminal.printWrapped(
                StyledText(localized("No mail server is named, so letters lie in \(path)"), .faint)
            )
        }
    }
}
