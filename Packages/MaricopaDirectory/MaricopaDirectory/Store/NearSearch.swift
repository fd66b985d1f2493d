import GRDB
import TimeKit

/// The first results of a query around a place, nearest first, without looking at those that lie farther away.
///
/// Boxes around the place, each twice as wide as the last, are read from an index that covers what the circle and the payments ask
/// for. Records are judged in the order of their distance, until so many are found that nothing farther away can come before them.
struct NearSearch {
    let db: Database
    let query: DirectoryQuery
    let moment: LocalDateTime
    let origin: Coordinate

    /// Half the width of the first box, in centimetres: 400 m.
    static let firstWidth = 40_000
    /// The same where the index says all: 100 m, as much as crowded places need; the next is as wide as what was found tells.
    static let narrowest = 10_000
    /// Beyond that, half a degree, boxes aren't worth it: 50 km.
    static let widest = 5_000_000

    /// A record that may be a result.
    private struct Candidate {
        let centimeters: Int
        let number: Int64
    }

    /// Whether a query is answered so.
    static func fits(_ query: DirectoryQuery) -> Bool {
        guard let origin = query.measuredFrom else { return false }
        switch query.sort {
        case .nearMe: return query.filter.circle == nil || query.filter.circle?.center == origin
        // What is known to be near before what isn't: only a circle keeps out the rest.
        case .bestMatch: return query.filter.circle?.center == origin
        default: return false
        }
    }

    /// The numbers of the first results; nil where everything has to be looked at.
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

    /// Whether circle and payments are all that is asked, and the distance all that counts: what the index says.
    private var isSaidByIndex: Bool {
        var rest = query
        rest.filter.circle = nil
        guard query.sort == .nearMe, RecordScan(rest, at: moment).isExact else { return false }
        rest.filter.payments = []
        return rest.filter == Filter()
    }

    /// The first results where the index says all of it: only of records that are equally far away anything else is read.
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
            // As wide as twice as many as are wanted would take, were they spread evenly.
            let growth = (2 * Double(limit) / max(1, Double(found.count))).squareRoot()
            width = min(Int(Double(width) * min(6, max(1.5, growth))), edge ?? .max)
        }
    }

    /// The first of records that are sorted by distance; titles and ids decide between those that are equally far away.
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

    /// Whether nothing at a distance or beyond it can be among the first.
    private func isSure(_ found: [(key: ResultKey, number: Int64)], _ limit: Int, beyond centimeters: Int) -> Bool {
        guard found.count == limit, let last = found.last else { return limit == 0 }
        let least = query.sort == .nearMe ? [centimeters] : [0, 0, 0, ResultOrder.ring(centimeters: centimeters), .min]
        for (one, other) in zip(last.key.ranks, least) where one != other { return one < other }
        return false
    }

    /// Keeps the first, in order.
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

    /// Records farther away than one distance and no farther than another, nearest first; nil where no box can be laid around them.
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

    /// The records of a kind in a box that may take some payments.
    private static let sql = """
        WITH RECURSIVE strips (strip) AS (SELECT ?1 UNION ALL SELECT strip + 1 FROM strips WHERE strip < ?2)
        SELECT record.number, record.latitude, record.longitude
        FROM strips CROSS JOIN record INDEXED BY record_near
        ON record.kind = ?3 AND (\(DirectorySchema.strip)) = strips.strip
        AND record.longitude BETWEEN ?4 AND ?5 AND record.latitude BETWEEN ?6 AND ?7
        AND record.latitude IS NOT NULL AND (record.payments IS NULL OR record.payments & ?8 = ?8)
        """

    /// The same as a condition of other queries.
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
