public import RealtimeService
public import TimeKit

/// Says who may go on and who has to wait: by address, for requests, new accounts, and tries at what must not be guessed.
///
/// A try is counted before it is answered and given back when it was none, so that a thousand tries at once are no way around the limit.
public actor Gatekeeper {
    /// What somebody wants that is counted whatever comes of it.
    public enum Act: String, Sendable, CaseIterable {
        /// Any request.
        case request
        /// A new account.
        case signUp
    }

    /// What became of a call that asked to be let in.
    public enum Entry: Hashable, Sendable {
        /// It may go on. A guess's outcome has to be told to ``Gatekeeper/note(_:to:from:)``.
        case goOn(isGuess: Bool)
        /// It has to wait so many seconds, at least 1: the answer is a 429 with `Retry-After`.
        case wait(seconds: Int)
    }

    private let clock: WallClock
    private var requests: RateLimit
    private var signUps: RateLimit
    private var guesses: RateLimit
    private var refusals: [String: Int] = [:]

    /// A gatekeeper with nobody before it yet.
    public init(limits: SenderLimits, clock: WallClock) {
        self.clock = clock
        requests = RateLimit(limits.requestsPerMinute, inMilliseconds: 60_000)
        signUps = RateLimit(limits.signUpsPerHour, inMilliseconds: 3_600_000)
        guesses = RateLimit(limits.guessesPerHour, inMilliseconds: 3_600_000)
    }

    /// Counts an act; returns nil where it may be done, and else in how many seconds, at least 1.
    public func admit(_ sender: SenderAddress, _ act: Act) -> Int? {
        let now = clock.now()
        let wait =
            switch act {
            case .request: requests.take(sender.text, at: now)
            case .signUp: signUps.take(sender.text, at: now)
            }
        if wait != nil { refusals[act.rawValue, default: 0] += 1 }
        return wait.map(Self.seconds)
    }

    /// Lets a call in before it is answered: one that could be a try at a room's code needs one of the sender's few guesses.
    public func admit(_ call: RealtimeCall, from sender: SenderAddress) -> Entry {
        guard RoomGuess.isPossible(call) else { return .goOn(isGuess: false) }
        guard let wait = guesses.take(sender.text, at: clock.now()) else { return .goOn(isGuess: true) }
        refusals["guess", default: 0] += 1
        return .wait(seconds: Self.seconds(wait))
    }

    /// Gives a guess back where its answer shows that it was none. To be told for every call that `admit` let in as a guess.
    public func note(_ answer: RealtimeAnswer, to call: RealtimeCall, from sender: SenderAddress) {
        if !RoomGuess.hasFailed(call, with: answer) { guesses.giveBack(sender.text) }
    }

    /// How many were made to wait since the start, by kind: "request", "signUp", "guess".
    public var refused: [String: Int] { refusals }

    private static func seconds(_ milliseconds: Int64) -> Int { Int((milliseconds + 999) / 1_000) }
}
