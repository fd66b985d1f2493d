public import Foundation
import WordKit

/// A source of the bytes of an XML document: memory, a file, or a function that returns chunks.
public struct XMLSource {
    let name: String
    let read: (UnsafeMutableRawBufferPointer) throws -> Int

    /// Creates a source from a function that fills a buffer and returns the number of bytes; 0 at the end.
    ///
    /// An error of `read` is reported as `MarkupError.unreadable`, unless it is a `MarkupError`.
    public init(named name: String, read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int) {
        self.name = name
        self.read = read
    }
}

extension XMLSource {
    /// Returns a source of bytes in memory.
    public static func bytes(_ bytes: [UInt8]) -> XMLSource {
        var rest = bytes[...]
        return XMLSource(named: localized("the document")) { buffer in
            let count = min(buffer.count, rest.count)
            buffer.copyBytes(from: rest.prefix(count))
            rest.removeFirst(count)
            return count
        }
    }

    /// Returns a source of text in memory.
    public static func text(_ text: String) -> XMLSource { .bytes(Array(text.utf8)) }

    /// Returns a source that reads a file in chunks and opens it at the first read.
    public static func file(_ url: URL) -> XMLSource {
        let file = OpenedFile(path: url.path)
        return XMLSource(named: url.path) { try file.read(into: $0) }
    }

    /// Returns a source of chunks of any size, such as from a download or a decompressor; `nil` is the end.
    public static func chunks(named name: String, _ next: @escaping () throws -> [UInt8]?) -> XMLSource {
        var chunk: [UInt8] = []
        var offset = 0
        return XMLSource(named: name) { buffer in
            while offset == chunk.count {
                guard let more = try next() else { return 0 }
                chunk = more
                offset = 0
            }
            let count = min(buffer.count, chunk.count - offset)
            chunk.withUnsafeBytes { bytes in
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)]))
            }
            offset += count
            return count
        }
    }
}

private final class OpenedFile {
    private let path: String
    private var descriptor: Int32 = -1

    init(path: String) { self.path = path }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(MarkupError) -> Int {
        if descriptor < 0 {
            descriptor = open(path, O_RDONLY | O_CLOEXEC)
            if descriptor < 0 { throw failure(errno) }
        }
        while true {
            let count = unsafeRead(buffer)
            if count >= 0 { return count }
            if errno != EINTR { throw failure(errno) }
        }
    }

    private func unsafeRead(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        Foundation.read(descriptor, buffer.baseAddress, buffer.count)
    }

    private func failure(_ code: Int32) -> MarkupError {
        .unreadable(source: path, reason: systemReason(code))
    }
}
