import Foundation
import JSONKit
import MarkupKit
import TestKit
import Testing

/// Seeded damage to real files: every reader terminates, with a value or a typed error.
@Suite struct MutationTests {
    static let originals: [[UInt8]] = {
        guard Corpus.isPresent else { return [] }
        var files: [URL] = []
        for folder in ["feeds/rss", "feeds/atom10", "feeds/illformed", "feeds/xml-attacks", "sanitizer"] {
            guard let url = try? Corpus.folder(folder) else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            files += names.sorted().map { url.appending(path: $0) }
        }
        return files.compactMap { try? [UInt8](Data(contentsOf: $0)) }
    }()

    @Test("Damaged files crash nothing", .enabled(if: Corpus.isPresent), arguments: 0..<24 as Range<UInt64>)
    func damaged(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var read = 0
        for _ in 0..<60 {
            let bytes = mutated(Self.originals.randomElement(using: &random) ?? [], &random)
            read += 1
            _ = try? FeedParser.parse(bytes)
            _ = failure(of: .bytes(bytes), options: [.knowsHTMLEntities])
            let text = String(decoding: bytes.prefix(20_000), as: UTF8.self)
            let safe = HTMLSanitizer().sanitize(text)
            #expect(StrictMarkup(safe).problems.isEmpty, "seed \(seed)")
            #expect(HTMLSanitizer().sanitize(safe) == safe, "seed \(seed)")
            _ = try? HTMLDocument(page: bytes)
            for script in JSONLD.scripts(in: bytes) { _ = try? JSONLD.value(of: script) }
            _ = try? JSONValue.parse(bytes)
            _ = try? JSONValue.parse(bytes, .lenient)
            _ = HTMLEntities.resolved(text)
            _ = FeedDate.milliseconds(of: text)
        }
        #expect(read == 60)
    }

    private func mutated(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            guard !bytes.isEmpty else { return bytes }
            let index = Int.random(in: 0..<bytes.count, using: &random)
            let length = min(bytes.count - index, Int.random(in: 1...40, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(index..<(index + length))
            case 2: bytes.insert(contentsOf: bytes[index..<(index + length)], at: index)
            case 3: bytes.removeSubrange(index...)
            case 4:
                let tokens = [
                    "<", ">", "&", "]]>", "<!--", "<!DOCTYPE", "\"", "&#0;", "&#x110000;", "\u{FEFF}", "<script>", "{",
                    "\\u", "<?xml encoding='UTF-16'?>",
                ]
                bytes.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: index)
            default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
            }
        }
        return bytes
    }
}
