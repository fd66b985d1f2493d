import GRDB
import TimeKit

/// A search for the first results of a query around a position, nearest first, without reading farther records.
///
/// It reads growing boxes around the position from the index `record_near`, which also has the payments. It evaluates records by distance
/// until no farther record can precede the results.
struct NearSearch {
    let db: Database
    let query: DirectoryQuery
    let moment: LocalDateTime
    let origin: Coordinate

    /// Half the width of the first box, in centimeters: 400 m.
    static let firstWidth = 40_000
    /// Half the width of the first box of ``nearest(_:)``, in centimeters: 100 m, enough in dense areas.
    static let narrowest = 10_000
    /// The largest half width, in centimeters: 50 km, about half a degree. A full scan is cheaper beyond it.
    static let widest = 5_000_000

    private struct Candidate {
        let centimeters: Int
        let number: Int64
    }

    /// Whether this search can answer a query.
    static func fits(_ query: DirectoryQuery) -> Bool {
        guard let origin = query.measuredFrom else { return false }
        switch query.sort {
        case .nearMe: return query.filter.circle == nil || query.filter.circle?.center == origin
        // This order compares other facts before distance, so a distant record can be first unless a circle excludes it.
        case .bestMatch: return query.filter.circle?.center == origin
        default: return false
        }
    }

    /// Returns the numbers of the first results; nil if a full scan is needed.
    func first(_ limit: Int) throws -> [Int64]? {
        if isSaidByIndex { return try nearest(limit) }
        var judge = RecordJudge(query, at: moment)
        let statement = try db.cachedStatement(
            sql: "SELECT \(judge.columns) FROM record \(judge.join) WHERE record.number = ?"
        )
        let edge = query.filter.circle?.centimeters
        var found: [(key: ResultKey, number: Int64)] = []
        var seen = -1
        var width = min(Self.firstWidth, edge ?? .max)
        while true {
            guard width <= Self.widest, let candidates = try candidates(within: width, beyond: seen) else { return nil }
            for candidate in candidates {
                if isSure(found, limit, beyond: candidate.centimeters) { return found.map(\.number) }
                guard let key = try statement.first([candidate.number], { try judge.key($0) }) else { continue }
                insert((key, candidate.number), into: &found, limit)
            }
            if width == edge || isSure(found, limit, beyond: width + 1) { return found.map(\.number) }
            seen = width
            width = min(width * 2, edge ?? .max)
        }
    }

    /// Whether the query has no conditions but circle and payments and is ordered by distance, so that the index alone answers it.
    private var isSaidByIndex: Bool {
        var rest = query
        rest.filter.circle = nil
        guard query.sort == .nearMe, RecordScan(rest, at: moment).isExact else { return false }
        rest.filter.payments = []
        return rest.filter == Filter()
    }

    /// The first results of a query that the index answers alone. Titles are read only to break ties.
    private func nearest(_ limit: Int) throws -> [Int64]? {
        let edge = query.filter.circle?.centimeters
        var found: [Candidate] = []
        var seen = -1
        var width = min(Self.narrowest, edge ?? .max)
        while true {
            guard width <= Self.widest, let candidates = try candidates(within: width, beyond: seen) else { return nil }
            found += candidates
            if width == edge || found.count >= limit { return try inOrder(found, limit) }
            seen = width
            // If records were spread evenly, the next box would hold twice the wanted number. The growth is limited to 1.5 to 6 times.
            let growth = (2 * Double(limit) / max(1, Double(found.count))).squareRoot()
            width = min(Int(Double(width) * min(6, max(1.5, growth))), edge ?? .max)
        }
    }

    /// The first of some records, which are sorted by distance. Ties are broken by title and id.
    private func inOrder(_ found: [Candidate], _ limit: Int) throws -> [Int64] {
        let statement = try db.cachedStatement(sql: "SELECT title_key, id FROM record WHERE number = ?")
        var numbers: [Int64] = []
        var start = 0
        while start < found.count, numbers.count < limit {
            var end = start + 1
            while end < found.count, found[end].centimeters == found[start].centimeters { end += 1 }
            if end == start + 1 {
                numbers.append(found[start].number)
            } else {
                var equals: [(key: ResultKey, number: Int64)] = []
                for candidate in found[start..<end] {
                    let key = try statement.first([candidate.number]) { row in
                        ResultKey(ranks: [], title: row[0], id: TimeKit.ID<Record>(row[1]), isReversed: false)
                    }
                    if let key { equals.append((key, candidate.number)) }
                }
                numbers += equals.sorted { $0.key < $1.key }.map(\.number)
            }
            start = end
        }
        return Array(numbers.prefix(limit))
    }

    /// Whether `limit` records were found and none at this distance or farther can precede the last of them.
    private func isSure(_ found: [(key: ResultKey, number: Int64)], _ limit: Int, beyond centimeters: Int) -> Bool {
        guard found.count == limit, let last = found.last else { return limit == 0 }
        let least =
            query.sort == .nearMe ? [centimeters] : [0, 0, 0, 0, ResultOrder.ring(centimeters: centimeters), .min]
        for (one, other) in zip(last.key.ranks, least) where one != other { return one < other }
        return false
    }

    /// Inserts a record in order and keeps only the first `limit`.
    private func insert(
        _ new: (key: ResultKey, number: Int64),
        into found: inout [(key: ResultKey, number: Int64)],
        _ limit: Int
    ) {
        var place = found.count
        while place > 0, new.key < found[place - 1].key { place -= 1 }
        guard place < limit else { return }
        found.insert(new, at: place)
        if found.count > limit { found.removeLast() }
    }

    /// The records farther than `seen` and at most `width` centimeters away, nearest first; nil if the circle has no ``NearBox``.
    private func candidates(within width: Int, beyond seen: Int) throws -> [Candidate]? {
        guard let box = NearBox(origin, centimeters: width) else { return nil }
        let statement = try db.cachedStatement(sql: Self.sql)
        let bits = query.filter.payments.reduce(0) { $0 | $1.bit }
        let cursor = try Row.fetchCursor(
            statement,
            arguments: [
                box.strips.lowerBound, box.strips.upperBound, query.kind.number, box.west, box.east, box.south,
                box.north, bits,
            ]
        )
        var candidates: [Candidate] = []
        while let row = try cursor.next() {
            guard let place = Coordinate(latitudeE7: row[1], longitudeE7: row[2]) else { continue }
            let centimeters = Distance.centimeters(origin, place)
            if centimeters > seen, centimeters <= width {
                candidates.append(Candidate(centimeters: centimeters, number: row[0]))
            }
        }
        return candidates.sorted { ($0.centimeters, $0.number) < ($1.centimeters, $1.number) }
    }

    /// Selects the records of a kind in a box that accept all of the payments, or whose payments are unknown.
    private static let sql = """
        WITH RECURSIVE strips (strip) AS (SELECT ?1 UNION ALL SELECT strip + 1 FROM strips WHERE strip < ?2)
        SELECT record.number, record.latitude, record.longitude
        FROM strips CROSS JOIN record INDEXED BY record_near
        ON record.kind = ?3 AND (\(DirectorySchema.strip)) = strips.strip
        AND record.longitude BETWEEN ?4 AND ?5 AND record.latitude BETWEEN ?6 AND ?7
        AND record.latitude IS NOT NULL AND (record.payments IS NULL OR record.payments & ?8 = ?8)
        """

    /// An SQL condition that a record of a kind lies in the box.
    static func condition(_ box: NearBox, _ kind: RecordKind) -> String {
        """
        record.number IN (
            WITH RECURSIVE strips (strip) AS (
                SELECT \(box.strips.lowerBound) UNION ALL
                SELECT strip + 1 FROM strips WHERE strip < \(box.strips.upperBound)
            )
            SELECT record.number FROM strips CROSS JOIN record INDEXED BY record_near
            ON record.kind = \(kind.number) AND (\(DirectorySchema.strip)) = strips.strip
            AND record.longitude BETWEEN \(box.west) AND \(box.east)
            AND record.latitude BETWEEN \(box.south) AND \(box.north) AND record.latitude IS NOT NULL
        )
        """
    }
}
