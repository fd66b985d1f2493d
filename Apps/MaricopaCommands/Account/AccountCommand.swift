import ArgumentParser
import CommandKit
import JSONKit
import WordKit

/// `maricopa account`: sign-up, login and account settings.
struct AccountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: "Sign up, log in, and look after your account.",
        discussion: """
            Passwords are asked for without being shown; where nobody is at a terminal they are lines of standard input. \
            Codes come by e-mail: into the folder maricopa.outbox beside the data unless an admin named a mail server.

            The data hold each account's address and a scrypt hash of its password, and so do backups and archives of \
            them. Beside the data, in files that only you can read and that no backup holds, lie the key of codes and \
            sessions (maricopa.key), who is logged in here (maricopa.session), by what accounts know this device \
            (maricopa.device), a sign-up or a new password under way (maricopa.sign-up, maricopa.reset), how letters are \
            sent (maricopa.mail) and what happened that bears on security (maricopa-security.log).

            EXAMPLE: maricopa account sign-up ana@example.org --name Ana
                     maricopa account verify 004217
                     maricopa account profile
            """,
        subcommands: [
            SignUpCommand.self, VerifyCommand.self, ResendCommand.self, LoginCommand.self, LogoutCommand.self,
            ForgotCommand.self, ResetCommand.self, ProfileCommand.self, PasswordCommand.self, EmailCommand.self,
            SessionsCommand.self, DeleteAccountCommand.self,
        ]
    )
}

extension AppSession {
    /// Prints a confirmation; with `--json`, an object with `done` and further members.
    func told(_ text: String, _ more: [(String, JSONValue)] = []) throws {
        var members: [(String, JSONValue)] = [("done", .string(text))]
        members += more
        try context.answer(.object(JSONObject(members.map { JSONObject.Member($0.0, $0.1) }))) {
            try $0.printWrapped(StyledText(text))
        }
    }

    /// Asks for the current password. Returns an empty text without an answer.
    func askPassword(_ question: String = localized("Password:")) -> String {
        context.terminal.asksSecret(StyledText(question)) ?? ""
    }

    /// Asks for a new password, at a terminal twice. Returns an empty text without an answer.
    ///
    /// - Throws: `badData` if the two answers differ.
    func askNewPassword(_ question: String = localized("New password:")) throws(CommandError) -> String {
        let password = context.terminal.asksSecret(StyledText(question)) ?? ""
        guard context.terminal.canAsk, !password.isEmpty else { return password }
        guard context.terminal.asksSecret(StyledText(localized("Once more:"))) == password else {
            throw CommandError(
                .badData,
                localized("the two passwords differ"),
                remedy: localized("type the same one twice")
            )
        }
        return password
    }
}
