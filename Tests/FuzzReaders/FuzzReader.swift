/// A reader of untrusted bytes, with its limits and the laws for its results.
///
/// `fuzz` feeds each reader from libFuzzer. `FuzzCorpusTests` feeds each stored file and some thousand mutations of them.
public struct FuzzReader: Sendable {
    /// The name, which is also that of the corpus folder in `Tests/Fixtures/fuzz` and the argument of `fuzz`.
    public let name: String
    /// The maximum length of an input in bytes.
    public let longest: Int
    /// The maximum resident memory of a process that reads many inputs, in MB.
    public let megabytes: Int
    /// The folders and files of `NOURISH_CORPORA` that are good seeds; empty for none.
    public let seeds: [String]
    private let body: @Sendable ([UInt8]) throws -> Void

    /// - Parameter body: Reads one input and throws ``BrokenLaw``. It catches the typed errors of the reader itself.
    init(
        _ name: String,
        longest: Int = 4_096,
        megabytes: Int = 512,
        seeds: [String] = [],
        _ body: @escaping @Sendable ([UInt8]) throws -> Void
    ) {
        self.name = name
        self.longest = longest
        self.megabytes = megabytes
        self.seeds = seeds
        self.body = body
    }

    /// Reads one input.
    ///
    /// - Throws: ``BrokenLaw`` if a law doesn't hold. A refusal by the reader is no error.
    public func read(_ bytes: [UInt8]) throws { try body(bytes) }

    /// All readers, in the order in which `make fuzz` runs them.
    public static let all: [FuzzReader] =
        fileReaders + markupReaders + recipeReaders + healthReaders + directoryReaders + roomReaders + courseReaders
        + textReaders + serverReaders
}

/// A law that an input broke.
public struct BrokenLaw: Error, Hashable, CustomStringConvertible {
    /// The law and the actual result.
    public let description: String

    init(_ description: String) { self.description = description }
}

/// - Throws: ``BrokenLaw`` unless a law holds.
func require(_ isTrue: Bool, _ law: @autoclosure () -> String) throws(BrokenLaw) {
    if !isTrue { throw BrokenLaw(law()) }
}

/// The parsed value; nil for a refusal, which must have a message.
func outcome<Value, Failure: Error>(_ read: () throws(Failure) -> Value) throws(BrokenLaw) -> Value? {
    do throws(Failure) {
        return try read()
    } catch {
        try require(!"\(error)".isEmpty, "a refusal without words")
        return nil
    }
}

/// The bytes as text, with invalid UTF-8 replaced.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The bytes in pieces of 1 to 7 bytes. A streaming reader must give the same result for them as for the whole.
func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
    let size = bytes.count % 7 + 1
    return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
}
