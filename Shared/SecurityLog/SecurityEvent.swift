/// One event that bears on security: who did what to whom, by ids alone.
///
/// An event holds no contents, no token, no password and no address. Every text is cut to ``longestText`` bytes.
public struct SecurityEvent: Hashable, Codable, Sendable {
    /// The kinds of events. The raw value is the word in the file, and never changes once it was released.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A sign-in, a sign-up or a refresh of tokens.
        case signIn
        /// A code that was sent by mail, or typed from a letter.
        case code
        /// A token or a session that came with a request.
        case credential
        /// A read or a write that the rules of a database decided.
        case rule
        /// A limit of requests, guesses, sign-ups, bytes, connections or space.
        case limit
        /// An account came to be.
        case accountMade
        /// An account was shut out.
        case accountDisabled
        /// An account was let in again.
        case accountEnabled
        /// An account was deleted.
        case accountDeleted
        /// Accounts that nobody used were removed.
        case accountsSwept
        /// A session or a device was signed out.
        case sessionEnded
        /// A password was set or changed.
        case passwordChanged
        /// A person proved again who they are.
        case reauthentication
        /// A role was given or taken.
        case roleChanged
        /// Rules of a database were deployed.
        case rulesDeployed
        /// The key that signs tokens was replaced, or a key was removed.
        case keysChanged
        /// A token was made that rules don't bind.
        case adminTokenMade
        /// A token was made by which somebody signs in.
        case signInTokenMade
        /// A backup was made.
        case backup
        /// A backup was put in the place of the data.
        case restored
        /// Data was exported.
        case export
        /// Data was deleted for good.
        case deletion
        /// The service started.
        case started
        /// The service stopped.
        case stopped
    }

    /// The way an event ended.
    public enum Outcome: String, CaseIterable, Codable, Sendable {
        /// It was done.
        case done
        /// It was refused.
        case refused
        /// It happened by itself, and was noticed.
        case noticed
    }

    /// The largest number of bytes of UTF-8 in each text.
    public static let longestText = 128

    /// The kind.
    public let kind: Kind
    /// The outcome.
    public let outcome: Outcome
    /// A code word such as `TOKEN_EXPIRED`, from a fixed vocabulary of the service; nil where the kind says all.
    public let reason: String?
    /// The id of the account, key or database that the event is about; nil where there is none.
    public let subject: String?
    /// The id of the account that acted; nil for nobody known.
    public let actor: String?
    /// A key that stands for the sender and tells no address; nil where nothing came over a network.
    public let source: String?
    /// The database or the shape of the place, such as `family/rooms/*`; nil where there is none.
    public let place: String?
    /// The number of things that the event is about, such as the rows of an export; nil where nothing is counted.
    public let items: Int?

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - outcome: The outcome.
    ///   - reason: A code word; nil where the kind says all.
    ///   - subject: The id that the event is about; nil where there is none.
    ///   - actor: The id of the account that acted; nil for nobody known.
    ///   - source: A key that stands for the sender; nil where nothing came over a network.
    ///   - place: The database or the shape of the place; nil where there is none.
    ///   - items: The number of things that the event is about; nil where nothing is counted.
    public init(
        _ kind: Kind,
        _ outcome: Outcome,
        reason: String? = nil,
        subject: String? = nil,
        actor: String? = nil,
        source: String? = nil,
        place: String? = nil,
        items: Int? = nil
    ) {
        self.kind = kind
        self.outcome = outcome
        self.reason = reason.map(Self.cut)
        self.subject = subject.map(Self.cut)
        self.actor = actor.map(Self.cut)
        self.source = source.map(Self.cut)
        self.place = place.map(Self.cut)
        self.items = items
    }

    private static func cut(_ text: String) -> String {
        guard text.utf8.count > longestText else { return text }
        var short = ""
        for scalar in text.unicodeScalars {
            guard short.utf8.count + String(scalar).utf8.count <= longestText else { break }
            short.unicodeScalars.append(scalar)
        }
        return short
    }
}
