import GRDB
import TimeKit
import WordKit

extension DirectoryReader {
    /// The best matches of a text, and the number of matches of each kind.
    func search(_ text: SearchText, kind: RecordKind?, limit: Int) throws -> SearchResults {
        let found = try search(text, kind: kind, limit: limit) { number, match in try hit(number, match) }
        return SearchResults(text: text, totals: found.totals, hits: found.hits)
    }

    /// Searches, and reads each of the best matches with `read`, which returns nil for a record to leave out.
    func search<Hit>(
        _ text: SearchText,
        kind: RecordKind?,
        limit: Int,
        _ read: (_ number: Int64, _ match: SearchMatch) throws -> Hit?
    ) throws -> (totals: [RecordKind: Int], hits: [Hit]) {
        let answer = try answerInBoth(to: text)
        let totals = answer.numbers.isEmpty ? [:] : try totals(of: answer)
        let only = try kind.map { try numbers(of: $0, for: answer) }
        var hits: [Hit] = []
        for (match, numbers) in answer.classes where hits.count < limit {
            var numbers = numbers
            if let only { numbers.formIntersection(only) }
            for number in try best(of: numbers, limit: limit - hits.count) {
                if let hit = try read(number, match) { hits.append(hit) }
            }
        }
        return (totals, hits)
    }

    /// The answer to a text. If the reader's language is English and no English word is found, the words may be Spanish.
    private func answerInBoth(to text: SearchText) throws -> SearchAnswer {
        let answer = try answer(to: text)
        guard Language.current == .english, answer.numbers.isEmpty else { return answer }
        return try Language.$current.withValue(.spanish) { try self.answer(to: SearchText(text.typed)) }
    }

    /// The most popular records of a set; ties are broken by title and id.
    ///
    /// A large set is intersected with the records in order of popularity. A small set is looked up and sorted instead, and so is one whose
    /// records are all unpopular. Both read about √(records × limit) rows if popularity doesn't depend on the words, and never more than
    /// twice the size of the set.
    func best(of numbers: NumberSet, limit: Int) throws -> [Int64] {
        let count = numbers.count
        let wanted = min(limit, count)
        guard wanted > 0 else { return [] }
        let steps = count * Self.lookupCost
        guard wanted * (numbers.words.count * 64) < steps * count else { return try sorted(numbers, limit) }
        let order = try db.cachedStatement(sql: "SELECT number FROM search_order ORDER BY disfavor, title_key, id")
        let rows = try Int64.fetchCursor(order)
        var best: [Int64] = []
        for _ in 0..<steps {
            guard let number = try rows.next() else { return best }
            if numbers.contains(number) { best.append(number) }
            if best.count == wanted { return best }
        }
        return try sorted(numbers, limit)
    }

    /// The steps along the order that take as long as one lookup: 1.5 µs against 0.1 µs.
    private static let lookupCost = 15

    /// Sorts by popularity first, so that titles are read only for records that may be among the first.
    private func sorted(_ numbers: NumberSet, _ limit: Int) throws -> [Int64] {
        let standings = try db.cachedStatement(sql: "SELECT ratings, stars FROM standing WHERE number = ?")
        var popular: [(popularity: Int, number: Int64)] = try numbers.numbers.map { number in
            let summary =
                try standings.first([number]) { RatingSummary(ratings: $0[0], stars: $0[1]) } ?? RatingSummary()
            return (summary.popularity, number)
        }
        popular.sort { $0.popularity > $1.popularity }
        if popular.count > limit {
            let least = popular[limit - 1].popularity
            popular.removeSubrange((popular.firstIndex { $0.popularity < least } ?? popular.count)...)
        }
        let titles = try db.cachedStatement(sql: "SELECT title_key, id FROM record WHERE number = ?")
        var keys: [(key: ResultKey, number: Int64)] = []
        for (popularity, number) in popular {
            let key = try titles.first([number]) { row in
                ResultKey(ranks: [-popularity], title: row[0], id: TimeKit.ID<Record>(row[1]), isReversed: false)
            }
            if let key { keys.append((key, number)) }
        }
        return keys.sorted { $0.key < $1.key }.prefix(limit).map(\.number)
    }

    private func hit(_ number: Int64, _ match: SearchMatch) throws -> SearchHit? {
        let statement = try db.cachedStatement(sql: "SELECT id, kind, title, subtitle FROM record WHERE number = ?")
        return try statement.first([number]) { row in
            guard let kind = RecordKind(number: row[1]) else { return nil }
            return SearchHit(id: TimeKit.ID<Record>(row[0]), kind: kind, title: row[2], subtitle: row[3], match: match)
        }
    }

    /// Whether more than 64 records wait for the index, too many for a search to read past.
    func hasManyWaiting() throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT count(*) FROM (SELECT 1 FROM search_pending LIMIT 65)")
        return try (Int.fetchOne(statement) ?? 0) > 64
    }
}
