import BenchmarkSupport
import CSQLite
import DirectoryRecords
import Foundation
import MaricopaDirectory

/// The twenty nearest records of a kind with a payment within five miles. Target: a p99 no longer than the flat scan at 20,000
/// records, and less than a fifth of it at a million.
struct RadiusBenchmark {
    private let stored: StoredDirectory

    init(_ stored: StoredDirectory) { self.stored = stored }

    func run() throws {
        let directory = try stored.open()
        let scan = FlatScan(stored.records)
        let floor = try PlainSQLFloor(stored.file)
        let places = Self.places(of: stored.records)
        var times: (ours: [RunTime], best: [RunTime], scan: [RunTime], sql: [RunTime]) = ([], [], [], [])
        for (number, place) in places.enumerated() {
            let filter = Filter(circle: Circle(place, name: "there"), payments: [.snap])
            let near = DirectoryQuery(.market, filter, sort: .nearMe)
            let best = DirectoryQuery(.market, filter, sort: .bestMatch)
            let ours = RunTime { (try? directory.firstPage(near).count) ?? 0 }
            if number >= 20 { times.ours.append(ours) }
            if number < 100 { times.best.append(RunTime { (try? directory.firstPage(best).count) ?? 0 }) }
            times.scan.append(RunTime { scan.nearest(to: place).count })
            if number < 100 { times.sql.append(RunTime { floor.nearest(to: place) }) }
        }
        var table = Table([
            "20 nearest of five miles, markets with SNAP", "median ms", "p99 ms", "slowest ms", "p99 ms of CPU",
        ])
        for (what, all) in [
            ("nearest first", times.ours), ("best match first", times.best),
            ("floor: a flat scan of an array", times.scan),
            ("floor: SQL, a box and a sort", times.sql),
        ] {
            let wall = all.map(\.wall)
            let figures = [median(wall), percentile99(wall), wall.max() ?? 0, percentile99(all.map(\.processor))]
            table.add([what] + figures.map { ($0 * 1e3).text(places: 3) })
        }
        print(table)
        try pages(directory)
    }

    /// Measures opening the list of all markets, and its first, middle and last page.
    private func pages(_ directory: MaricopaDirectory) throws {
        let query = DirectoryQuery(.market, sort: .alphabetical)
        let opening = time { (try? directory.open(query).total) ?? 0 }
        let session = try directory.open(query)
        var table = Table(["\(session.total) markets by title", "median ms"])
        table.add(["open: the whole order kept", (opening * 1e3).text(places: 2)])
        for position in [0, session.total / 2, max(0, session.total - 20)] {
            let times = (0..<50).map { _ in
                time {
                    (try? directory.page(of: session.id, after: SessionCursor(position: position)).records.count) ?? 0
                }
            }
            table.add(["page \(position / 20 + 1)", (median(times) * 1e3).text(places: 3)])
        }
        print(table)
    }

    /// The places of some records, so that crowded areas are more frequent, as for real users.
    private static func places(of records: GeneratedDirectory) -> [Coordinate] {
        var places: [Coordinate] = []
        var number = 0
        while places.count < 320, number < records.count {
            if let place = records[number].coordinate { places.append(place) }
            number += max(1, records.count / 500)
        }
        return places
    }
}

/// The floor: a scan of an array with a small struct for each record.
struct FlatScan {
    private struct Entry {
        let latitude: Double
        let longitude: Double
        let cosine: Double
        let kind: UInt8
        let takesSNAP: Bool
        let number: Int32
    }

    private let entries: [Entry]

    init(_ records: GeneratedDirectory) {
        entries = records.enumerated().compactMap { number, record in
            guard let place = record.coordinate else { return nil }
            var takes = false
            if case .market(let market) = record.details { takes = market.payments?.contains(.snap) ?? true }
            let latitude = place.latitude * .pi / 180
            return Entry(
                latitude: latitude,
                longitude: place.longitude * .pi / 180,
                cosine: cos(latitude),
                kind: record.kind == .market ? 0 : 1,
                takesSNAP: takes,
                number: Int32(number)
            )
        }
    }

    /// The numbers of the twenty nearest markets within five miles that may accept SNAP.
    func nearest(to center: Coordinate) -> [Int32] {
        let latitude = center.latitude * .pi / 180
        let longitude = center.longitude * .pi / 180
        let cosine = cos(latitude)
        let widest = pow(sin(8_046.72 / Distance.earthRadius / 2), 2)
        var found: [(Double, Int32)] = []
        entries.withUnsafeBufferPointer { entries in
            for entry in entries where entry.kind == 0 && entry.takesSNAP {
                let north = sin((entry.latitude - latitude) / 2)
                let east = sin((entry.longitude - longitude) / 2)
                let half = north * north + cosine * entry.cosine * east * east
                if half <= widest { found.append((half, entry.number)) }
            }
        }
        return found.sorted { $0 < $1 }.prefix(20).map(\.1)
    }
}

/// The floor: straightforward SQL over the same file, through SQLite's own interface.
final class PlainSQLFloor {
    private var handle: OpaquePointer?
    private var statement: OpaquePointer?

    init(_ file: URL) throws {
        guard sqlite3_open_v2(file.path, &handle, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else {
            throw CocoaError(.fileReadUnknown)
        }
        let sql = """
            SELECT number, latitude, longitude FROM record WHERE kind = 0 AND latitude BETWEEN ?1 AND ?2
            AND longitude BETWEEN ?3 AND ?4 AND (payments IS NULL OR payments & 16 = 16)
            ORDER BY (latitude - ?5) * (latitude - ?5) + (longitude - ?6) * (longitude - ?6) * 0.69 LIMIT 20
            """
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw CocoaError(.fileReadUnknown)
        }
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(handle)
    }

    /// The number of results, at most twenty.
    func nearest(to center: Coordinate) -> Int {
        let latitude = Int64(center.latitudeE7)
        let longitude = Int64(center.longitudeE7)
        let bounds = [latitude - 724_000, latitude + 724_000, longitude - 868_000, longitude + 868_000]
        for (place, value) in (bounds + [latitude, longitude]).enumerated() {
            sqlite3_bind_int64(statement, Int32(place + 1), value)
        }
        var count = 0
        while sqlite3_step(statement) == SQLITE_ROW { count += 1 }
        sqlite3_reset(statement)
        return count
    }
}
