public import RealtimeService
import ServerKit
public import TimeKit

/// The rate limiter: requests and new accounts are limited by sender, written bytes and guesses of a room's code by sender and account.
///
/// A guess is counted before it is answered, so that concurrent guesses can't exceed the limit.
public actor Gatekeeper {
    /// An action that is counted whatever its result.
    public enum Act: Sendable, CaseIterable {
        case request
        /// The creation of an account.
        case signUp
        /// A read of the server's health or metrics.
        case report
    }

    /// The decision on a call.
    public enum Entry: Hashable, Sendable {
        /// The call may go on. The result of a guess must be reported to ``Gatekeeper/note(_:to:of:from:)``.
        case goOn(RoomGuess?)
        /// The caller must wait this many seconds, at least 1. The response is a 429 with `Retry-After`.
        case wait(seconds: Int)
    }

    private let clock: WallClock
    private var acts: [Act: SenderRate]
    private var guesses: SenderRate
    private var accountGuesses: RateLimit
    private var written: AccountRate
    private var writtenOnFullDisk: AccountRate

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

    /// Counts an action.
    ///
    /// - Returns: nil if it is allowed, otherwise the seconds to wait, at least 1.
    public func admit(_ sender: SenderAddress, _ act: Act) -> Int? {
        acts[act]?.take(sender, at: clock.now()).map(Self.seconds)
    }

    /// Counts the bytes that a call writes, its values with their paths. Calls of admins are not counted.
    ///
    /// - Parameter isDiskLow: Whether the disk is nearly full, in which case the limit is much lower.
    /// - Returns: nil if they are allowed, otherwise the seconds to wait, at least 1.
    public func admitBytes(of call: PreparedCall, from sender: SenderAddress, isDiskLow: Bool) -> Int? {
        guard call.isBound, call.writtenBytes > 0 else { return nil }
        let now = clock.now()
        let wait =
            isDiskLow
            ? writtenOnFullDisk.take(call.account, sender, call.writtenBytes, at: now)
            : written.take(call.account, sender, call.writtenBytes, at: now)
        return wait.map(Self.seconds)
    }

    /// Decides on a call before it is answered. A call that could be a guess of a room's code counts against the sender and the account, so that an
    /// account gains nothing from using many addresses.
    ///
    /// Writes of codes by a signed-in account count by account alone, so that nobody who shares an admin's address can block the admin from
    /// removing a member, which removes the room's code.
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

    /// Gives a guess back if its response shows that it was none. It must be called for every call that `admit` allowed as a guess.
    public func note(_ answer: RealtimeAnswer, to guess: RoomGuess, of call: PreparedCall, from sender: SenderAddress) {
        guard !guess.isSpent(by: answer) else { return }
        if countsBySender(guess, call) { guesses.giveBack(sender) }
        if let account = call.account { accountGuesses.giveBack(account) }
    }

    private static func seconds(_ milliseconds: Int64) -> Int { Int((milliseconds + 999) / 1_000) }
}

/// A rate by sender, with a larger limit for the network around an IPv6 address.
private struct SenderRate {
    /// The limit of an IPv6 /48 as a multiple of a sender's limit. A /48 contains 65,536 networks that count as one sender each.
    static let networkFactor = 16
    private var near: RateLimit
    private var wide: RateLimit

    init(_ count: Int, inMilliseconds window: Int64) {
        near = RateLimit(count, inMilliseconds: window)
        wide = RateLimit(count.multipliedReportingOverflow(by: Self.networkFactor).partialValue, inMilliseconds: window)
    }

    /// Takes an amount, as `RateLimit.take` does.
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

/// A rate by account and by sender.
private struct AccountRate {
    private var accounts: RateLimit
    private var senders: SenderRate

    init(_ count: Int, inMilliseconds window: Int64) {
        accounts = RateLimit(count, inMilliseconds: window)
        senders = SenderRate(count, inMilliseconds: window)
    }

    /// Takes an amount, as `RateLimit.take` does. If the sender must wait, nothing is taken from the account.
    mutating func take(_ account: String?, _ sender: SenderAddress, _ amount: Int, at now: Instant) -> Int64? {
        if let account, let wait = accounts.wait(account, amount, at: now) { return wait }
        if let wait = senders.take(sender, amount, at: now) { return wait }
        return account.flatMap { accounts.take($0, amount, at: now) }
    }
}
