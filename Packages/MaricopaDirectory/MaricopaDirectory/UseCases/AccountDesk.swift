public import AccountKit
import TimeKit

/// The accounts as one front end uses them: its session, and the tickets of a sign-up or a new password under way.
///
/// The front end keeps the texts of the session and of the tickets, for example in private files or in cookies.
public struct AccountDesk: Sendable {
    /// A text that the front end keeps for one person. None is ever on a screen.
    public enum Item: String, CaseIterable, Sendable {
        /// The token of the session.
        case session
        /// The ticket that identifies the device to the accounts. It stays after a logout.
        case device
        /// The ticket of a sign-up under way.
        case signUp = "sign-up"
        /// The ticket of a new password under way.
        case reset
    }

    public typealias Read = @Sendable (Item) throws -> String?
    /// Keeps a text; nil forgets it.
    public typealias Keep = @Sendable (String?, Item) throws -> Void

    private let accounts: Accounts
    private let origin: AccountClient
    private let read: Read
    private let keep: Keep
    private let sendLetters: @Sendable () async throws -> Void
    /// Schedules the sending of a letter, within the transaction that stores it.
    let whenMailWaits: MailNotice

    /// - Parameters:
    ///   - origin: The origin of the person's requests. Its ticket isn't used.
    ///   - whenMailWaits: Called within the transaction that makes a letter due, as `Accounts` does for new letters.
    ///   - sendLetters: Sends pending letters at once, because the person waits for a code.
    public init(
        _ accounts: Accounts,
        origin: AccountClient,
        read: @escaping Read,
        keep: @escaping Keep,
        whenMailWaits: @escaping MailNotice = { _, _ in },
        sendLetters: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.accounts = accounts
        self.origin = origin
        self.read = read
        self.keep = keep
        self.whenMailWaits = whenMailWaits
        self.sendLetters = sendLetters
    }

    /// Returns the signed-in person; nil for a visitor.
    public func signedIn() throws -> SignedIn? {
        try read(.session).flatMap { try accounts.whoAmI(SessionToken($0)) }
    }
}

// MARK: Signing in

extension AccountDesk {
    func signUp(_ form: SignUpForm) async throws {
        let earlier = try read(.signUp).map { SignUpTicket($0) }
        try keep(try accounts.signUp(form, continuing: earlier, from: client()).text, .signUp)
        try await sendLetters()
    }

    func verify(_ code: String) throws {
        do {
            try begin(try accounts.verify(try ticket(), code: code, from: client()))
            try keep(nil, .signUp)
        } catch AccountError.noLiveCode {
            guard try hasJustSignedUp() else { throw AccountError.noLiveCode }
        }
    }

    /// Whether the signed-in account was just created, perhaps by the same form, without a proof of its password since or another sign-up under
    /// way.
    private func hasJustSignedUp() throws -> Bool {
        guard try read(.signUp) == nil, let person = try signedIn() else { return false }
        let madeAt = person.user.madeAt
        return person.session.provedAt == madeAt && person.session.seenAt == madeAt
    }

    func resend() async throws {
        try accounts.resendVerification(try ticket(), from: client())
        try await sendLetters()
    }

    func logIn(_ email: String, _ password: String) throws {
        try begin(try accounts.logIn(email: email, password: password, from: client()))
    }

    func requestReset(_ email: String) async throws {
        let earlier = try read(.reset).map { ResetTicket($0) }
        try keep(try accounts.requestReset(email: email, continuing: earlier, from: client()).text, .reset)
        try await sendLetters()
    }

    func reset(code: String, newPassword: String) async throws {
        guard let ticket = try read(.reset) else { throw AccountError.noLiveCode }
        try begin(try accounts.reset(ResetTicket(ticket), code: code, newPassword: newPassword, from: client()))
        try keep(nil, .reset)
        try await sendLetters()
    }

    func logOut() throws {
        if let token = try read(.session) { try accounts.logOut(SessionToken(token)) }
        try keep(nil, .session)
    }

    /// Returns the sessions of the signed-in person, the most recently used first; none for a visitor.
    func sessions() throws -> [Session] {
        try read(.session).map { try accounts.sessions(SessionToken($0)) } ?? []
    }

    /// Ends a session on another device.
    func endSession(_ id: TimeKit.ID<Session>, _ password: String) throws {
        try accounts.endSession(id, by: try proved(by: password))
    }

    func logOutEverywhere(_ password: String) throws {
        _ = try accounts.logOutEverywhere(try proved(by: password))
        try keep(nil, .session)
    }
}

// MARK: The account

extension AccountDesk {
    func changeName(_ name: String) throws { _ = try accounts.changeName(try token(), to: name) }

    func changePassword(_ password: String, to newPassword: String) async throws {
        let new = try accounts.changePassword(
            try token(),
            password: password,
            newPassword: newPassword,
            from: client()
        )
        try keep(new)
        try await sendLetters()
    }

    func changeEmail(_ email: String, _ password: String) async throws {
        try keep(try accounts.changeEmail(try token(), to: email, password: password, from: client()))
        try await sendLetters()
    }

    func confirmEmail(_ code: String) async throws {
        _ = try accounts.confirmEmail(try token(), code: code, from: client())
        try await sendLetters()
    }

    func deleteAccount(_ password: String, erasing: @escaping AccountErasure) throws {
        try accounts.deleteAccount(try token(), password: password, from: client(), erasing: erasing)
        try keep(nil, .session)
        try keep(nil, .device)
    }

    /// Returns the authority of an admin's act.
    ///
    /// - Parameters:
    ///   - isOwner: Whether the owner of the data acts, who needs no session.
    ///   - password: The admin's password; empty if it was typed a moment ago.
    func authority(isOwner: Bool, _ password: String) throws -> Authority {
        isOwner ? .owner : .session(try proved(by: password))
    }

    func setRole(_ role: Role, of email: String, by authority: Authority) throws {
        _ = try accounts.setRole(role, of: email, by: authority)
    }

    func signOut(_ email: String, by authority: Authority) throws {
        try accounts.endSessions(of: email, by: authority)
    }

    func allowCodes(for email: String, by authority: Authority) throws {
        try accounts.allowCodes(for: email, by: authority)
    }

    func remove(_ email: String, by authority: Authority, erasing: @escaping AccountErasure) throws {
        try accounts.deleteUser(email, by: authority, erasing: erasing)
    }

    /// Returns the token of the session, which is renewed if the person typed the password again.
    private func proved(by password: String) throws -> SessionToken {
        if !password.isEmpty {
            try keep(try accounts.reauthenticate(try token(), password: password, from: client()))
        }
        return try token()
    }
}

// MARK: Texts

extension AccountDesk {
    private func client() throws -> AccountClient {
        AccountClient(key: origin.key, device: origin.device, ticket: try read(.device).map { DeviceTicket($0) })
    }

    private func token() throws -> SessionToken {
        guard let text = try read(.session) else { throw AccountError.signedOut }
        return SessionToken(text)
    }

    private func ticket() throws -> SignUpTicket {
        guard let text = try read(.signUp) else { throw AccountError.noLiveCode }
        return SignUpTicket(text)
    }

    /// Keeps the session of a person who signed in, and ends the one before.
    private func begin(_ new: NewSession) throws {
        if let before = try read(.session) { try accounts.logOut(SessionToken(before)) }
        try keep(new)
    }

    private func keep(_ new: NewSession) throws {
        try keep(new.device.text, .device)
        try keep(new.token.text, .session)
    }
}
