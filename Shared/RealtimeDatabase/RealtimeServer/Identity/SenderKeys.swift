public import AccountKit
import Crypto
import Foundation
public import TimeKit

/// Keys that stand for senders in a log, so that it holds no address.
///
/// A key is a hash of the address under 32 random bytes that live in memory alone and change with each day and each start. So the events of
/// one sender on one day can be told to be one sender's, and nobody can tell later whose they were, whatever they have.
public final class SenderKeys: @unchecked Sendable {
    // @unchecked: the variables are touched under the lock alone.
    private let lock = NSLock()
    private let random: RandomSource
    private let clock: WallClock
    private var day: Int64?
    private var secret = SymmetricKey(size: .bits256)

    /// Keys for the senders of one process.
    public init(clock: WallClock, random: RandomSource = .live) {
        self.clock = clock
        self.random = random
    }

    /// The key of a sender today: 12 hexadecimal digits.
    public func key(of sender: SenderAddress) -> String {
        lock.withLock {
            let today = clock.now().seconds / 86_400
            if today != day {
                day = today
                secret = SymmetricKey(data: random.bytes(32))
            }
            let code = HMAC<SHA256>.authenticationCode(for: Data(sender.text.utf8), using: secret)
            return code.prefix(6).map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
        }
    }
}
