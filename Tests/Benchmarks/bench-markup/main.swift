import BenchmarkData
import BenchmarkSupport
import LibXML2Floor
import MarkupKit
import TestKit

// Measures XML, feeds and pages in MarkupKit, each compared with libxml2 alone over the same bytes in the same rounds:
// its SAX parser with callbacks that only count, and its own tree for pages. Target: at least 50 MB/s for a 50 MB feed,
// and at least 30 MB/s in constant memory for a health export. (Measured for the design: 150 and 61 MB/s for libxml2's
// SAX parser alone, 2 and 1.7 MB/s for the usual Python readers.)

// MARK: Subjects

private func feedEntries(_ document: ChunkedDocument) -> Int {
    let reader = FeedReader(.chunks(named: "the feed", document.chunks()))
    var count = 0
    do {
        while let entry = try reader.next() {
            guard let title = entry.title, let body = entry.body else { return 0 }
            count += title.value.utf8.count + body.value.utf8.count
        }
    } catch {
        return 0
    }
    return count
}

/// Reads the attributes of every record that an importer of health data needs, and the texts of the few relevant ones.
private func records(_ document: ChunkedDocument) -> Int {
    let reader = XMLStreamReader(.chunks(named: "the export", document.chunks()), options: .skipsBlankText)
    var count = 0
    do {
        while let event = try reader.next() {
            guard event == .start, reader.isNamed("Record") else { continue }
            count += 1
            count += reader.withAttribute("value") { $0.count } ?? 0
            count += reader.withAttribute("startDate") { $0.count } ?? 0
            guard reader.attribute("type", is: "HKQuantityTypeIdentifierBloodPressureSystolic") else { continue }
            guard let value = reader.attribute("value"), let start = reader.attribute("startDate") else { return 0 }
            count += value.utf8.count + start.utf8.count
        }
    } catch {
        return 0
    }
    return count
}

private func treeNodes(_ page: [UInt8]) -> Int {
    guard let document = try? HTMLDocument(page: page), document.incomplete == nil else { return 0 }
    return document.elements(named: "li").count
}

// MARK: Rows

private func row<Document>(
    _ name: String,
    _ small: Document,
    _ large: Document,
    size: (Document) -> Int,
    measured: Document,
    rounds: Int,
    floor: (Document) -> Int,
    subject: (Document) -> Int
) -> [String] {
    precondition(floor(small) > 0 && subject(small) > 0, "\(name): the generated document was not read")
    let measurement = Measurement(rounds: rounds, floor: { floor(measured) }, subject: { subject(measured) })
    let growth = Measurement(rounds: 3, floor: { subject(small) }, subject: { subject(large) })
    let megabytes = Double(size(measured)) / 1e6
    return [
        name,
        megabytes.text(),
        (megabytes / measurement.seconds).text(),
        (megabytes / measurement.floorSeconds).text(),
        measurement.ratio.text(places: 2),
        growth.ratio.text(),
    ]
}

private func xmlRow(
    _ name: String,
    _ small: ChunkedDocument,
    _ large: ChunkedDocument,
    _ subject: (ChunkedDocument) -> Int
) -> [String] {
    row(
        name,
        small,
        large,
        size: { $0.byteCount },
        measured: large,
        rounds: 3,
        floor: { BareLibXML2.events(of: $0) },
        subject: subject
    )
}

private func pageRow(_ name: String, _ subject: ([UInt8]) -> Int) -> [String] {
    let page = RecipePage.bytes()
    return row(
        name,
        page,
        RecipePage.bytes(factor: 10),
        size: { $0.count },
        measured: page,
        rounds: 21,
        floor: { BareLibXML2.tree(of: $0) },
        subject: subject
    )
}

// MARK: Memory (measured first, before other memory is used)

private func growth(_ name: String, _ document: ChunkedDocument, _ subject: (ChunkedDocument) -> Int) {
    let bytes = PeakMemory.growth { precondition(subject(document) > 0, "\(name): not read") }
    let size = (Double(document.byteCount) / 1e6).text(places: 0)
    print("\(name) of \(size) MB: peak memory grew by \(bytes.map { "\(($0 + 512) / 1024) KB" } ?? "(not known here)")")
}

private let smallExport = GeneratedHealthExport.document(byteCount: 20_000_000)
private let largeExport = GeneratedHealthExport.document(byteCount: 200_000_000)
private let smallFeed = GeneratedFeed.document(byteCount: 5_000_000)
private let largeFeed = GeneratedFeed.document(byteCount: 50_000_000)

growth("health export", smallExport, records)
growth("health export", largeExport, records)
growth("feed", smallFeed, feedEntries)
growth("feed", largeFeed, feedEntries)

// MARK: Speed

private var table = Table(["", "MB", "MB/s", "floor MB/s", "times the floor", "cost of 10 times the data"])
private let sanitizer = HTMLSanitizer()

table.add(xmlRow("feed", smallFeed, largeFeed, feedEntries))
table.add(xmlRow("feed, libxml2's xmlReader", smallFeed, largeFeed) { BareLibXML2.steps(of: $0) })
table.add(xmlRow("health export", smallExport, largeExport, records))
table.add(xmlRow("health export, libxml2's xmlReader", smallExport, largeExport) { BareLibXML2.steps(of: $0) })
table.add(pageRow("page, tree", treeNodes))
table.add(pageRow("page, sanitized") { sanitizer.sanitize(String(decoding: $0, as: UTF8.self)).utf8.count })
print(table)
