/// Where secrets come from; passed in, so that tests can foretell them.
public struct RandomSource: Sendable {
    private let make: @Sendable (Int) -> [UInt8]

    /// A source that asks the function for so many bytes each time.
    public init(bytes make: @escaping @Sendable (Int) -> [UInt8]) {
        self.make = make
    }

    /// So many random bytes.
    public func bytes(_ count: Int) -> [UInt8] {
        let bytes = make(count)
        precondition(bytes.count == count, "a source of randomness gave \(bytes.count) bytes for \(count)")
        return bytes
    }

    /// A number from 0 up to, not including, `bound` (1 or more), each as likely as any other.
    func below(_ bound: UInt32) -> UInt32 {
        // The numbers from the last multiple of the bound on would favour the small ones.
        let limit = UInt32.max - UInt32.max % bound
        while true {
            let number = bytes(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            if number < limit { return number % bound }
        }
    }
}
