import MaricopaDirectory
import TimeKit

extension FuzzReader {
    /// Readers of import files of the directory, and of the texts of its forms.
    static let directoryReaders: [FuzzReader] = [
        FuzzReader("icalendar", seeds: []) { bytes in
            try read(bytes) { CalendarReader(source: "a", today: today) }
        },
        FuzzReader("geojson", seeds: ["geo"]) { bytes in
            try read(bytes) { GeoReader(.park, source: "a", today: today) }
        },
        FuzzReader("hsds", longest: 8_192, seeds: ["hsds"]) { bytes in
            try read(bytes) { ServiceReader(source: "a", today: today) }
        },
        FuzzReader("market", seeds: ["markets"]) { bytes in try read(bytes) { MarketReader(today: today) } },
        FuzzReader("schemaorg") { bytes in try read(bytes) { SchemaReader(nil, source: "a", today: today) } },
        FuzzReader("table", seeds: ["geo"]) { bytes in
            let mapping = #"{"id": "id", "columns": {"name": "title", "lat": "latitude", "lon": "longitude"}}"#
            let reader = try outcome { () throws(DirectoryError) in
                try TableReader(.park, mapping: Array(mapping.utf8), source: "a", today: today)
            }
            guard let reader else { throw BrokenLaw("a good mapping is refused") }
            try read(bytes) { reader }
        },
        FuzzReader("mapping", longest: 1_024) { bytes in
            for kind in RecordKind.allCases {
                _ = try outcome { () throws(DirectoryError) in
                    try TableReader(kind, mapping: bytes, source: "a", today: today)
                }
            }
        },
        FuzzReader("formtext", longest: 256) { bytes in
            let text = text(bytes)
            try readsBack(text, HoursText.read, HoursText.text)
            try readsBack(text, ScheduleText.read, ScheduleText.text)
            try readsBack(text, CostText.read, CostText.text)
            try readsBack(text, AgesText.read, AgesText.text)
            try readsBack(text, CoordinateText.read, CoordinateText.text)
        },
    ]

    private static let today = LocalDate(dayNumber: 20_500)

    /// Checks that a file gives the same records as a whole and in pieces.
    private static func read(_ bytes: [UInt8], _ reader: () -> some RecordReader) throws {
        let whole = try records([bytes], reader())
        try require(whole == (try records(pieces(bytes), reader())), "a file has other records in pieces")
    }

    private static func records(_ pieces: [[UInt8]], _ reader: some RecordReader) throws -> [ReadRecord]? {
        try outcome { () throws(DirectoryError) -> [ReadRecord] in
            var reader = reader
            var items: [ImportedItem] = []
            for piece in pieces { items += try reader.feed(piece) }
            items += try reader.finish()
            return items.map(ReadRecord.init)
        }
    }

    /// Checks that a value survives formatting and parsing.
    private static func readsBack<Value: Equatable>(
        _ text: String,
        _ read: (String) throws(DirectoryError) -> Value,
        _ written: (Value) -> String
    ) throws {
        guard let value = try outcome({ () throws(DirectoryError) in try read(text) }) else { return }
        let again = try? read(written(value))
        try require(again == value, "“\(text)” is written as “\(written(value))”, which is read otherwise")
    }
}

/// A reader's result for an entry, in a comparable form.
private struct ReadRecord: Equatable {
    let line: Int
    let record: Record?
    let words: [String]

    init(_ item: ImportedItem) {
        line = item.line
        switch item.outcome {
        case .record(let record, let notes): (self.record, words) = (record, notes)
        case .refused(let reason): (record, words) = (nil, [reason])
        }
    }
}
