import Foundation
import StorageKit
import WordKit

/// The output of the decoder process: one line of text, followed by the thumbnail if there is one.
struct DecodingAnswer {
    let bytes: Data

    /// Wraps the output of a process, which is untrusted.
    init(_ bytes: Data) { self.bytes = bytes }

    /// Formats a thumbnail, or the reason why there is none.
    init(_ result: Result<Thumbnail, PixbufError>) {
        switch result {
        case .success(let thumbnail):
            var bytes = Data("thumbnail \(thumbnail.width) \(thumbnail.height) \(thumbnail.data.count)\n".utf8)
            bytes += thumbnail.data
            self.bytes = bytes
        case .failure(.tooManyPixels(let width, let height)): bytes = Data("pixels \(width) \(height)\n".utf8)
        case .failure(.unsupported): bytes = Data("unsupported\n".utf8)
        case .failure(.failed(let reason)), .failure(.notStarted(let reason)):
            bytes = Data("failed \(reason.replacing("\n", with: " "))\n".utf8)
        }
    }

    /// Returns the thumbnail in the answer.
    ///
    /// - Parameter side: The largest width and height in pixels.
    /// - Throws: The ``PixbufError`` in the answer, or ``PixbufError/failed(reason:)`` for an invalid answer.
    func thumbnail(side: Int) throws(PixbufError) -> Thumbnail {
        let senseless = PixbufError.because(Phrase("its decoder answered nonsense"))
        guard let end = bytes.prefix(1000).firstIndex(of: 0x0A) else { throw senseless }
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let content = bytes[bytes.index(after: end)...]
        let numbers = words.dropFirst().first?.split(separator: " ").compactMap { Int($0) } ?? []
        switch words.first {
        case "thumbnail":
            let kind = MediaType(content: content)
            guard numbers.count == 3, numbers[..<2].allSatisfy({ (1...max(side, 1)).contains($0) }),
                numbers[2] == content.count, kind == .jpeg || kind == .png
            else { throw senseless }
            return Thumbnail(data: Data(content), width: numbers[0], height: numbers[1])
        case "pixels" where numbers.count == 2: throw .tooManyPixels(width: numbers[0], height: numbers[1])
        case "unsupported": throw .unsupported
        case "failed" where words.count == 2: throw .failed(reason: words[1])
        default: throw senseless
        }
    }
}
