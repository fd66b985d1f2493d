import Foundation
import FuzzReaders
import TestKit
import Testing

/// A short version of `make fuzz`: runs each reader on the stored files and on mutations of them.
@Suite("Readers of foreign bytes", .timeLimit(.minutes(5)))
struct FuzzCorpusTests {
    private static let folder = Corpus.package.appending(path: "Tests/Fixtures/fuzz")

    /// The stored files of a reader, by name.
    private static func corpus(_ reader: FuzzReader) throws -> [[UInt8]] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: reader.name),
            includingPropertiesForKeys: nil
        )
        return try files.sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
    }

    @Test("each have a few small files of their own, and no file is without a reader")
    func kept() throws {
        let names = FuzzReader.all.map(\.name)
        #expect(Set(names).count == names.count)
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            !$0.hasSuffix(".dict") && !$0.hasSuffix(".tsv")
        }
        #expect(folders.sorted() == names.sorted())
        for reader in FuzzReader.all {
            let files = try Self.corpus(reader)
            #expect(!files.isEmpty, "\(reader.name)")
            #expect(files.allSatisfy { $0.count <= reader.longest }, "\(reader.name)")
            #expect(files.map(\.count).reduce(0, +) < 100_000, "\(reader.name)")
        }
    }

    @Test("keep their laws on every kept file", arguments: FuzzReader.all)
    func keptFiles(reader: FuzzReader) async throws {
        let files = try Self.corpus(reader)
        try await FuzzReader.onThread {
            for bytes in files { try reader.read(bytes) }
        }
    }

    @Test("keep their laws on mutations of the kept files", arguments: FuzzReader.all)
    func mutations(reader: FuzzReader) async throws {
        let files = try Self.corpus(reader)
        let fault: String? = try await FuzzReader.onThread {
            var mutator = Mutator(seed: 20_260_308, files: files, longest: reader.longest)
            let end = ContinuousClock.now.advanced(by: .milliseconds(250))
            for count in 0..<2_000 where count < 20 || ContinuousClock.now < end {
                let bytes = mutator.next()
                do {
                    try reader.read(bytes)
                } catch {
                    let input = Data(bytes).base64EncodedString()
                    return "mutation \(count) of seed \(mutator.seed), \(input): \(error)"
                }
            }
            return nil
        }
        #expect(fault == nil)
    }
}

extension FuzzReader {
    /// Runs a body on a thread of its own. Some readers wait for tasks and must not block the threads of those tasks.
    static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }
}

extension FuzzReader: CustomTestStringConvertible {
    public var testDescription: String { name }
}

/// Mutates stored files: changes, duplicates and deletes bytes, and joins parts of two files.
private struct Mutator {
    let seed: UInt64
    private let files: [[UInt8]]
    private let longest: Int
    private var source: SeededGenerator

    init(seed: UInt64, files: [[UInt8]], longest: Int) {
        self.seed = seed
        self.files = files
        self.longest = longest
        source = SeededGenerator(seed: seed)
    }

    mutating func next() -> [UInt8] {
        var bytes = source.pick(files)
        for _ in 0...source.int(in: 0...3) {
            let start = source.int(in: 0...bytes.count)
            let end = source.int(in: start...min(bytes.count, start + 16))
            switch source.int(in: 0...5) {
            case 0 where start < bytes.count: bytes[start] = UInt8(source.int(in: 0...255))
            case 1 where start < bytes.count: bytes[start] ^= 1 << UInt8(source.int(in: 0...7))
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 4: bytes.replaceSubrange(start..<end, with: source.pick(Self.words))
            default: bytes = Array(bytes[..<start]) + source.pick(files).suffix(source.int(in: 0...64))
            }
        }
        return Array(bytes.prefix(longest))
    }

    /// Texts that often break parsers of numbers, sizes and structure.
    private static let words: [[UInt8]] =
        [
            "", "0", "-1", "1e309", "-0.0", "99999999999999999999", "9223372036854775807", "-9223372036854775808",
            "NaN",
            "null", "{", "[", "<", "\"", "&#0;", "\u{FEFF}", "\u{301}", "🍋", "\r\n", "\t", "0000-00-00", "9999-12-31",
        ].map { Array($0.utf8) }
        + [[0], [0xFF], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xC3]]
}
