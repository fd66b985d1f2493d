/// Makes keys that sort by when they were made: 8 characters of milliseconds, 12 of chance.
///
/// Within one millisecond, and while the clock is behind what was used, each is the one before plus one.
public struct PushIDs: Sendable {
    private static let alphabet = Array("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)
    private var last: Int64 = .min
    private var chance: [UInt8] = Array(repeating: 0, count: 12)

    /// A row of keys.
    public init() {}

    /// The next key at a time, in milliseconds since 1970; 20 characters.
    public mutating func next(at now: Int64, using generator: inout some RandomNumberGenerator) -> String {
        if now > last {
            last = now
            for index in chance.indices { chance[index] = UInt8.random(in: 0..<64, using: &generator) }
        } else if !increment() {
            last += 1
        }
        var time: [UInt8] = []
        var rest = max(0, last)
        for _ in 0..<8 {
            time.append(Self.alphabet[Int(rest % 64)])
            rest /= 64
        }
        return String(decoding: time.reversed() + chance.map { Self.alphabet[Int($0)] }, as: UTF8.self)
    }

    /// False where all of it turned over.
    private mutating func increment() -> Bool {
        for index in chance.indices.reversed() {
            if chance[index] < 63 {
                chance[index] += 1
                return true
            }
            chance[index] = 0
        }
        return false
    }
}
