/// Where the secrets of accounts come from; passed in, so that tests can foretell them.
public struct RandomBytes: Sendable {
    private let make: @Sendable (Int) -> [UInt8]

    /// A source that asks the function for so many bytes each time.
    public init(_ make: @escaping @Sendable (Int) -> [UInt8]) { self.make = make }

    /// The system's.
    public static let system = RandomBytes { count in
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// So many bytes.
    func bytes(_ count: Int) -> [UInt8] { make(count) }

    /// So many letters and digits, each as likely as any other.
    func text(_ count: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        var text: [UInt8] = []
        while text.count < count {
            // The bytes from the last multiple of 62 on would favour the first letters.
            text += make(count).filter { $0 < 248 }.map { alphabet[Int($0) % alphabet.count] }
        }
        return String(decoding: text.prefix(count), as: UTF8.self)
    }
}
