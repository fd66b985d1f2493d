/// A document of any length in constant memory: a head, a body of a few megabytes repeated as often as needed, and a tail.
public struct ChunkedDocument: Sendable {
    private static let chunkSize = 48_000

    private let head: [UInt8]
    private let tail: [UInt8]
    /// The body in chunks that ignore element boundaries, like those of a download.
    private let body: [[UInt8]]
    private let repetitions: Int
    /// The total length in bytes.
    public let byteCount: Int

    init(head: [UInt8], body: [UInt8], tail: [UInt8], byteCount wanted: Int) {
        self.head = head
        self.tail = tail
        self.body = stride(from: 0, to: body.count, by: Self.chunkSize).map { start in
            Array(body[start..<min(start + Self.chunkSize, body.count)])
        }
        repetitions = max(1, (wanted + body.count / 2) / body.count)
        byteCount = head.count + body.count * repetitions + tail.count
    }

    /// The number of chunks.
    public var chunkCount: Int { body.count * repetitions + 2 }

    /// A chunk by its number from 0; `nil` after the last.
    public func chunk(_ number: Int) -> [UInt8]? {
        switch number {
        case 0: head
        case 1...(body.count * repetitions): body[(number - 1) % body.count]
        case body.count * repetitions + 1: tail
        default: nil
        }
    }

    /// A function that returns one chunk after another, and `nil` after the last.
    public func chunks() -> () -> [UInt8]? {
        var number = -1
        return {
            number += 1
            return chunk(number)
        }
    }
}
