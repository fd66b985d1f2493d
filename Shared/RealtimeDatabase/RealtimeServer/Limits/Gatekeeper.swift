public import RealtimeService
public import TimeKit

/// Says who may go on and who has to wait: by sender, for requests and new accounts; by sender and by account, for tries at what must not be
/// guessed.
///
/// A try is counted before it is answered, so that a thousand tries at once are no way around the limit.
public actor Gatekeeper {
    /// What somebody wants that is counted whatever comes of it.
    public enum Act: Sendable, CaseIterable {
        /// Any request.
        case request
        /// A new account.
        case signUp
        /// A look at the server's health or its numbers.
        case report
    }

    /// What became of a call that asked to be let in.
    public enum Entry: Hashable, Sendable {
        /// It may go on. A guess's outcome has to be told to ``Gatekeeper/note(_:to:of:from:)``.
        case goOn(RoomGuess?)
        /// It has to wait so many seconds, at least 1: the answer is a 429 with `Retry-After`.
        case wait(seconds: Int)
    }

    private let clock: WallClock
    private var acts: [Act: SenderRate]
    private var guesses: SenderRate
    private var accountGuesses: RateLimit
    private var written: AccountRate
    private var writtenOnFullDisk: AccountRate

    /// A gatekeeper with nobody before it yet.
    public init(limits: SenderLimits, clock: WallClock) {
        self.clock = clock
        acts = [
            .request: SenderRate(limits.requestsPerMinute, inMilliseconds: 60_000),
            .signUp: SenderRate(limits.signUpsPerHour, inMilliseconds: 3_600_000),
            .report: SenderRate(limits.reportsPerMinute, inMilliseconds: 60_000),
        ]
        guesses = SenderRate(limits.guessesPerHour, inMilliseconds: 3_600_000)
        accountGuesses = RateLimit(limits.guessesPerHour, inMilliseconds: 3_600_000)
        written = AccountRate(limits.writtenBytesPerMinute, inMilliseconds: 60_000)
        writtenOnFullDisk = AccountRate(limits.writtenBytesPerHourOnFullDisk, inMilliseconds: 3_600_000)
    }

    /// Counts an act; returns nil where it may be done, and else in how many seconds, at least 1.
    public func admit(_ sender: SenderAddress, _ act: Act) -> Int? {
        acts[act]?.take(sender, at: clock.now()).map(Self.seconds)
    }

    /// Counts the bytes that a call writes; returns nil where it may, and else in how many seconds. Calls of admins count nothing.
    ///
    /// - Parameter isDiskLow: Whether the disk is nearly full, so that much less may be written.
    public func admitBytes(of call: PreparedCall, from sender: SenderAddress, isDiskLow: Bool) -> Int? {
        guard call.isBound, call.bodyBytes > 0 else { return nil }
        let now = clock.now()
        let wait =
            isDiskLow
            ? writtenOnFullDisk.take(call.account, sender, call.bodyBytes, at: now)
            : written.take(call.account, sender, call.bodyBytes, at: now)
        return wait.map(Self.seconds)
    }

    /// Lets a call in before it is answered: one that could be a try at a room's code needs one of the few guesses of the sender, and of the
    /// account: one account behind many addresses has no more than one behind a single address.
    ///
    /// Writes of codes count by account alone: nobody who shares an admin's address can hold up a removal, which takes away the room's code.
    public func admit(_ call: PreparedCall, from sender: SenderAddress) -> Entry {
        guard let guess = RoomGuess(call) else { return .goOn(nil) }
        let now = clock.now()
        if let account = call.account, let wait = accountGuesses.wait(account, at: now) {
            return .wait(seconds: Self.seconds(wait))
        }
        if countsBySender(guess, call), let wait = guesses.take(sender, at: now) {
            return .wait(seconds: Self.seconds(wait))
        }
        if let account = call.account { _ = accountGuesses.take(account, at: now) }
        return .goOn(guess)
    }

    private func countsBySender(_ guess: RoomGuess, _ call: PreparedCall) -> Bool {
        guess != .writing || call.account == nil
    }

    /// Gives a guess back where its answer shows that it was none. To be told for every call that `admit` let in as a guess.
    public func note(_ answer: RealtimeAnswer, to guess: RoomGuess, of call: PreparedCall, from sender: SenderAddress) {
        guard !guess.isSpent(by: answer) else { return }
        if countsBySender(guess, call) { guesses.giveBack(sender) }
        if let account = call.account { accountGuesses.giveBack(account) }
    }

    private static func seconds(_ milliseconds: Int64) -> Int { Int((milliseconds + 999) / 1_000) }
}

/// A rate that counts a sender by address, and by the network around it with a larger limit.
private struct SenderRate {
    /// The limit of an IPv6 /48 as a multiple of an address's limit. A /48 holds 65,536 networks that count as one address.
    static let networkFactor = 16
    private var near: RateLimit
    private var wide: RateLimit

    init(_ count: Int, inMilliseconds window: Int64) {
        near = RateLimit(count, inMilliseconds: window)
        wide = RateLimit(count.multipliedReportingOverflow(by: Self.networkFactor).partialValue, inMilliseconds: window)
    }

    /// As `RateLimit.take`.
    mutating func take(_ sender: SenderAddress, _ amount: Int = 1, at now: Instant) -> Int64? {
        guard let network = sender.network else { return near.take(sender.text, amount, at: now) }
        if let wait = wide.wait(network, at: now) { return wait }
        if let wait = near.take(sender.text, amount, at: now) { return wait }
        return wide.take(network, amount, at: now)
    }

    mutating func giveBack(_ sender: SenderAddress) {
        near.giveBack(sender.text)
        if let network = sender.network { wide.giveBack(network) }
    }
}

/// A rate that counts an account, and the sender that it comes from.
private struct AccountRate {
    private var accounts: RateLimit
    private var senders: SenderRate

    init(_ count: Int, inMilliseconds window: Int64) {
        accounts = RateLimit(count, inMilliseconds: window)
        senders = SenderRate(count, inMilliseconds: window)
    }

    /// As `RateLimit.take`; what the sender may not take doesn't count for the account.
    mutating func take(_ account: String?, _ sender: SenderAddress, _ amount: Int, at now: Instant) -> Int64? {
        if let account, let wait = accounts.wait(account, amount, at: now) { return wait }
        if let wait = senders.take(sender, amount, at: now) { return wait }
        return account.flatMap { accounts.take($0, amount, at: now) }
    }
}
