import GRDB
import TimeKit

extension DirectoryReader {
    /// The best records that a text finds, with how many there are of each kind.
    func search(_ text: SearchText, kind: RecordKind?, limit: Int) throws -> SearchResults {
        let answer = try answer(to: text)
        let all = answer.numbers
        guard !all.isEmpty else { return SearchResults(text: text, totals: [:], hits: []) }
        var totals: [RecordKind: Int] = [:]
        for kind in RecordKind.allCases {
            let count = all.count(in: try numbers(of: kind))
            if count > 0 { totals[kind] = count }
        }
        let only = try kind.map { try numbers(of: $0) }
        var hits: [SearchHit] = []
        for (match, numbers) in answer.classes where hits.count < limit {
            var numbers = numbers
            if let only { numbers.formIntersection(only) }
            for number in try best(of: numbers, limit: limit - hits.count) {
                if let hit = try hit(number, match) { hits.append(hit) }
            }
        }
        return SearchResults(text: text, totals: totals, hits: hits)
    }

    /// The most popular records of a set, ties by title and id.
    ///
    /// A small set is looked up and sorted; a large one is met soon enough on the way from the most popular record down. Either way about
    /// the square root of (records × limit) rows are read at most.
    func best(of numbers: NumberSet, limit: Int) throws -> [Int64] {
        let count = numbers.count
        guard count > 0, limit > 0 else { return [] }
        let records = numbers.words.count * 64
        guard count > 64, count * count * Self.lookupCost > limit * records else { return try sorted(numbers, limit) }
        let order = try db.cachedStatement(sql: "SELECT number FROM search_order ORDER BY disfavor, title_key, id")
        let rows = try Int64.fetchCursor(order)
        var best: [Int64] = []
        while best.count < min(limit, count), let number = try rows.next() {
            if numbers.contains(number) { best.append(number) }
        }
        return best
    }

    /// So many steps along the order cost what looking one record up does.
    private static let lookupCost = 5

    private func sorted(_ numbers: NumberSet, _ limit: Int) throws -> [Int64] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT record.title_key, record.id, standing.ratings, standing.stars
                FROM record LEFT JOIN standing ON standing.number = record.number WHERE record.number = ?
                """
        )
        var keys: [(number: Int64, popularity: Int, title: String, id: String)] = []
        for number in numbers.numbers {
            guard let row = try Row.fetchOne(statement, arguments: [number]) else { continue }
            let popularity = Standing(ratings: row[2] ?? 0, stars: row[3] ?? 0).popularity
            keys.append((number, popularity, row[0], row[1]))
        }
        keys.sort { left, right in
            if left.popularity != right.popularity { return left.popularity > right.popularity }
            if !left.title.utf8.elementsEqual(right.title.utf8) {
                return left.title.utf8.lexicographicallyPrecedes(right.title.utf8)
            }
            return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
        }
        return keys.prefix(limit).map(\.number)
    }

    private func hit(_ number: Int64, _ match: SearchMatch) throws -> SearchHit? {
        let statement = try db.cachedStatement(sql: "SELECT id, kind, title, subtitle FROM record WHERE number = ?")
        guard let row = try Row.fetchOne(statement, arguments: [number]), let kind = RecordKind(number: row[1]) else {
            return nil
        }
        return SearchHit(id: TimeKit.ID<Record>(row[0]), kind: kind, title: row[2], subtitle: row[3], match: match)
    }

    /// Whether more waits for the index than a search should read past.
    func hasManyWaiting() throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT count(*) FROM (SELECT 1 FROM search_pending LIMIT 65)")
        return try (Int.fetchOne(statement) ?? 0) > 64
    }
}
