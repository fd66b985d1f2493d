public import TimeKit

/// The keys of a server at one moment. The newest one signs; each older one verifies what it has signed until all of that has ended.
public struct SigningKeys: Sendable {
    /// A key and its time of use.
    public struct Dated: Sendable {
        /// The key.
        public let key: SigningKey
        /// The time from which on it signs; whole seconds.
        public let made: Instant
        /// The time at which a newer one took its place; nil for the newest one.
        public let replaced: Instant?

        /// The time from which on it verifies nothing; nil for the newest one.
        ///
        /// An access token lives the longest, a day. A minute more is for processes that learn late of the newer key.
        public var ends: Instant? {
            replaced?.adding(seconds: Int(Tokens.longestAccess + Tokens.leeway))
        }

        /// Whether it verifies tokens at a time.
        func verifies(at now: Instant) -> Bool { ends.map { now < $0 } ?? true }
    }

    /// The keys, the newest first; never empty.
    public let all: [Dated]
    let newest: Dated

    /// Makes a set of keys; nil for none.
    init?(_ keys: [(key: SigningKey, made: Instant)]) {
        let sorted = keys.sorted { ($0.made, $0.key.id) > ($1.made, $1.key.id) }
        all = sorted.enumerated().map { index, dated in
            Dated(key: dated.key, made: dated.made, replaced: index == 0 ? nil : sorted[index - 1].made)
        }
        guard let newest = all.first else { return nil }
        self.newest = newest
    }

    /// The set of one key.
    init(_ key: SigningKey) {
        newest = Dated(key: key, made: Instant(milliseconds: 0), replaced: nil)
        all = [newest]
    }

    /// The keys that verify tokens at a time.
    func verifying(at now: Instant) -> [Dated] { all.filter { $0.verifies(at: now) } }

    /// The key of a name, if it verifies tokens at a time.
    func verifying(_ id: String, at now: Instant) -> Dated? { all.first { $0.key.id == id && $0.verifies(at: now) } }
}
