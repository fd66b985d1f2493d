import Foundation
public import StorageKit
public import TimeKit

/// The queue of letters to send. The transaction that causes a letter stores it, and it is sent afterwards.
///
/// Delivery is at least once: if a process is killed after sending and before recording it, the letter is sent again with the same
/// Message-ID. A sent letter is deleted.
public struct MailOutbox: Sendable {
    let store: LocalStore
    let sender: MailSender
    let retry: MailRetry

    /// Creates the outbox of a store that was opened with ``Accounts/schema``.
    public init(_ store: LocalStore, sender: MailSender, retry: MailRetry = MailRetry()) {
        self.store = store
        self.sender = sender
        self.retry = retry
    }

    /// Sends all due letters, one after another.
    ///
    /// A process claims each letter, so several processes can send at the same time. A letter that can't be sent yet waits, twice as long
    /// each time. A letter that is refused, too old or tried too often becomes a dead letter without its body.
    ///
    /// - Parameters:
    ///   - now: The current time. It is evaluated anew for each step, because a run can take long.
    ///   - mailer: Sends the letters.
    /// - Returns: The numbers of letters sent and given up, and the failures.
    /// - Throws: `CancellationError` or an error of the store.
    public func sendDue(now: @autoclosure () -> Instant, through mailer: some Mailer) async throws -> MailReport {
        var report = MailReport()
        let start = now()
        try store.write { try MailRows(db: $0).sweep(now: start) }
        while let (letter, isTooOld) = try claim(at: now()) {
            do {
                if isTooOld { throw MailFailure(.refused, .tooOld) }
                try await mailer.send(message(letter))
            } catch {
                let now = now()
                // A canceled attempt doesn't count against the letter.
                if Task.isCancelled {
                    try store.write { try MailRows(db: $0).giveBack(letter, now: now) }
                    throw CancellationError()
                }
                let failure = error as? MailFailure ?? MailFailure(.later, "\(error)")
                let isDead = failure.kind == .refused || letter.attempts >= retry.attempts
                try store.write {
                    try MailRows(db: $0).note(failure, of: letter, isDead: isDead, now: now, retry: retry)
                }
                if isDead { report.dead += 1 } else { report.failures.append(failure.reason) }
                if failure.kind == .unreachable { break }
                continue
            }
            try store.write { try MailRows(db: $0).delete(letter) }
            report.sent += 1
        }
        return report
    }

    /// Claims the letter that has been due longest, and returns whether it is no longer useful.
    private func claim(at now: Instant) throws -> (letter: StoredLetter, isTooOld: Bool)? {
        try store.write { try MailRows(db: $0).claim(now: now, retry: retry) }.map { ($0, now >= $0.endsAt) }
    }

    /// Returns the time when the next letter is due, or nil if none waits.
    public func nextDue() throws -> Instant? {
        try store.read { try MailRows(db: $0).nextDue() }
    }

    /// Returns the letters given up within the last thirty days, newest first.
    public func deadLetters(limit: Int = 50) throws -> [DeadLetter] {
        try store.read { try MailRows(db: $0).dead(limit: limit) }
    }

    private func message(_ letter: StoredLetter) -> MailMessage {
        MailMessage(
            id: letter.id.rawValue,
            sender: sender,
            recipient: letter.recipient,
            subject: letter.subject,
            body: letter.body,
            date: letter.madeAt
        )
    }
}

/// The schedule of repeated attempts to send a letter.
public struct MailRetry: Hashable, Sendable {
    /// The delay before the second attempt, in milliseconds. Each further delay is twice as long.
    public var firstDelay: Int64
    /// The longest delay, in milliseconds.
    public var longestDelay: Int64
    /// The number of attempts after which a letter is given up, unless it expires earlier.
    public var attempts: Int
    /// The time after which an attempt without a result counts as failed, in milliseconds. Its process may have died.
    public var lease: Int64

    /// Creates a schedule. The defaults are 15 seconds, up to an hour, forty attempts, and a lease of three minutes.
    public init(
        firstDelay: Int64 = 15_000,
        longestDelay: Int64 = 3_600_000,
        attempts: Int = 40,
        lease: Int64 = 180_000
    ) {
        self.firstDelay = max(1, firstDelay)
        self.longestDelay = max(self.firstDelay, longestDelay)
        self.attempts = max(1, attempts)
        self.lease = max(1, lease)
    }

    /// Returns the delay after the given attempt in milliseconds. Attempts count from 1.
    public func delay(afterAttempt attempt: Int) -> Int64 {
        Backoff.delay(afterAttempt: attempt, first: firstDelay, longest: longestDelay)
    }
}

/// The result of one call of ``MailOutbox/sendDue(now:through:)``.
public struct MailReport: Hashable, Sendable {
    /// The number of letters handed over.
    public var sent = 0
    /// The number of letters given up.
    public var dead = 0
    /// The reasons why other letters were not sent yet, one for each letter.
    public var failures: [String] = []

    init() {}
}

/// A letter that waits to be sent.
public struct WaitingLetter: Hashable, Sendable, Codable {
    /// Its id, as in its Message-ID.
    public var id: String
    public var recipient: EmailAddress
    /// The subject without the code.
    public var subject: String
    /// The time when it was queued.
    public var madeAt: Instant
    /// The time of the next attempt. During an attempt, the time when it counts as failed.
    public var dueAt: Instant
    /// Whether a process is trying to send it.
    public var isBeingSent: Bool
    /// The number of attempts.
    public var attempts: Int
    /// The reason of the last failure; empty before the first.
    public var reason: String
}

/// A letter that was given up.
public struct DeadLetter: Hashable, Sendable, Codable {
    /// The letter's id, as in its Message-ID.
    public var id: String
    public var recipient: EmailAddress
    /// The subject, without the code.
    public var subject: String
    /// The time when it was given up.
    public var at: Instant
    /// The number of attempts.
    public var attempts: Int
    /// The reason of the last failure.
    public var reason: String

    init(id: String, recipient: EmailAddress, subject: String, at: Instant, attempts: Int, reason: String) {
        self.id = id
        self.recipient = recipient
        self.subject = subject
        self.at = at
        self.attempts = attempts
        self.reason = reason
    }
}
