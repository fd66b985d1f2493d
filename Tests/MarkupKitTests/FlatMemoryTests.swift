import Foundation
import MarkupKit
import TestKit
import Testing

/// Each test runs in a process of its own, so that the memory of other tests doesn't count.
@Suite struct FlatMemoryTests {
    @Test("A document of a gigabyte is read in flat memory")
    func document() async {
        await #expect(processExitsWith: .success) {
            // The full gigabyte is read only with `NOURISH_INSIST`, elsewhere a quarter. The rule is the same.
            let isWhole = ProcessInfo.processInfo.environment["NOURISH_INSIST"] == "1"
            let size = isWhole ? 1 << 30 : 1 << 28
            let export = GeneratedExport(size: size)
            var records = 0
            var valueBytes = 0
            let growth = try PeakMemory.growth {
                let reader = XMLStreamReader(export.source, options: .skipsBlankText)
                while let event = try reader.next() {
                    guard event == .start, reader.isNamed("Record") else { continue }
                    records += 1
                    valueBytes += reader.withAttribute("value") { $0.count } ?? 0
                }
                #expect(reader.byteCount >= size)
            }
            #expect(records == export.records)
            #expect(valueBytes == export.records * 2)
            #expect((growth ?? 0) < 16 << 20)
        }
    }

    @Test("A feed of twenty megabytes is read entry by entry in flat memory")
    func feed() async {
        await #expect(processExitsWith: .success) {
            let text = String(repeating: "text ", count: 800)
            let item = Array("<item><title>A title</title><description>&lt;p&gt;\(text)</description></item>".utf8)
            var left = 5000
            var opening: [UInt8]? = Array("<rss version='2.0'><channel>".utf8)
            let source = XMLSource.chunks(named: "feed") {
                if let start = opening {
                    opening = nil
                    return start
                }
                left -= 1
                return left >= 0 ? item : left == -1 ? Array("</channel></rss>".utf8) : nil
            }
            var count = 0
            var length = 0
            let growth = try PeakMemory.growth {
                let reader = FeedReader(source)
                while let entry = try reader.next() {
                    count += 1
                    length += entry.summary?.value.utf8.count ?? 0
                }
            }
            #expect(count == 5000)
            #expect(length == 5000 * 4002)
            #expect((growth ?? 0) < 8 << 20)
        }
    }

    @Test("Structures without an end stop at a limit in bounded memory")
    func endless() async {
        await #expect(processExitsWith: .success) {
            for opening in [
                "<a>", "<a b='", "<a ", "<!--", "<a><![CDATA[", "<!DOCTYPE r [<!ENTITY a '", "<r>text", "<?pi ",
            ] {
                let filler = opening == "<a>" ? "<a>" : opening == "<a " ? "b" : "x"
                let chunk = [UInt8](String(repeating: filler, count: 60_000 / filler.utf8.count).utf8)
                var started = false
                let source = XMLSource.chunks(named: "endless") {
                    defer { started = true }
                    return started ? chunk : Array(opening.utf8)
                }
                let growth = PeakMemory.growth {
                    #expect(failure(of: source, limits: XMLLimits(input: 64 << 20)) != nil)
                }
                #expect((growth ?? 0) < 96 << 20, "\(opening)")
            }
        }
    }

    @Test("No attack file makes the process grow", .enabled(if: Corpus.isPresent))
    func attacks() async {
        await #expect(processExitsWith: .success) {
            for file in try Corpus.files(in: "feeds/xml-attacks", withExtension: "xml") {
                let bytes = [UInt8](try Data(contentsOf: file))
                let growth = PeakMemory.growth { _ = failure(of: .bytes(bytes), options: .knowsHTMLEntities) }
                #expect((growth ?? 0) < 8 << 20, "\(file.lastPathComponent)")
            }
        }
    }
}

/// A health export that is generated while it is read.
final class GeneratedExport {
    private static let record = """
         <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" sourceVersion="10.1" unit="count/min" \
        creationDate="2026-01-02 03:04:05 -0700" startDate="2026-01-02 03:00:00 -0700" \
        endDate="2026-01-02 03:00:05 -0700" value="61">
          <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>
         </Record>

        """
    private static let recordsInBlock = 200

    let records: Int
    private var left: Int
    private let block: [UInt8]

    init(size: Int) {
        let bytes = Array(Self.record.utf8)
        var block: [UInt8] = []
        for _ in 0..<Self.recordsInBlock { block += bytes }
        self.block = block
        left = size / block.count + 1
        records = left * Self.recordsInBlock
    }

    var source: XMLSource {
        var isStarted = false
        var isEnded = false
        return .chunks(named: "a generated export") { [self] in
            if !isStarted {
                isStarted = true
                return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<HealthData locale=\"en_US\">\n".utf8)
            }
            if left > 0 {
                left -= 1
                return block
            }
            if isEnded { return nil }
            isEnded = true
            return Array("</HealthData>\n".utf8)
        }
    }
}
