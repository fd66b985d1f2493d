import Foundation
import GRDB
import TimeKit

/// The result of a text search over all records, with the quality of each match. ``SearchRule`` defines it.
struct SearchAnswer {
    let text: SearchText
    /// All matching records.
    private(set) var numbers: NumberSet
    /// The records of each match, parallel to `matches`; nil for none.
    private var byMatch: [NumberSet?]
    /// Records whose words the index doesn't have.
    fileprivate let waiting: [WaitingRecord]

    /// All possible matches, best first.
    static let matches = SearchMatch.Place.allCases.flatMap { place in
        SearchMatch.Likeness.allCases.map { SearchMatch(place, $0) }
    }

    /// The records of each match, best first. A record is only in its best class.
    var classes: [(match: SearchMatch, numbers: NumberSet)] {
        zip(Self.matches, byMatch).compactMap { match, numbers in numbers.map { (match, $0) } }
    }

    /// Combines the result of the index with the records that it doesn't cover yet.
    fileprivate init(_ text: SearchText, _ found: WordFindings?, _ waiting: [WaitingRecord], largest: Int64) {
        self.text = text
        self.waiting = waiting
        byMatch = Self.matches.map { _ in nil }
        numbers = found?.last ?? NumberSet(upTo: largest)
        var before: NumberSet?
        for (place, set) in (found?.upTo ?? []).enumerated() {
            guard let set else { continue }
            byMatch[place] = set
            if let before { byMatch[place]?.subtract(before) }
            before = set
        }
        for record in waiting {
            for place in byMatch.indices { byMatch[place]?.remove(record.number) }
            numbers.remove(record.number)
            let match = record.texts.flatMap { SearchRule.match(text, $0.id, $0.searched) }
            guard let match, let place = Self.matches.firstIndex(of: match) else { continue }
            var set = byMatch[place] ?? NumberSet(upTo: largest)
            set.insert(record.number)
            byMatch[place] = set
            numbers.insert(record.number)
        }
    }
}

/// A record whose words the index doesn't have: one that isn't covered yet, or a bundled one with words of another language.
private struct WaitingRecord {
    let number: Int64
    /// The current texts; nil for a deleted record.
    let texts: Texts?

    struct Texts {
        let id: TimeKit.ID<Record>
        let kind: Int
        /// The title, subtitle and description.
        let searched: [String]
    }

    /// Creates a record of a row with its number, id, kind, title, subtitle and description.
    init(_ row: Row) {
        number = row[0]
        let kind: Int? = row[2]
        texts = kind.map { Texts(id: TimeKit.ID(row[1]), kind: $0, searched: [row[3], row[4], row[5]]) }
    }
}

/// The records of a word. For each match, best first, the set holds the records with this match or a better one.
private struct WordFindings {
    /// Nil if a match adds nothing to the better ones.
    private(set) var upTo: [NumberSet?]

    /// Accumulates the sets of the single matches.
    init(_ sets: [NumberSet?]) {
        upTo = sets
        var before: NumberSet?
        for (place, set) in sets.enumerated() where set != nil {
            if let before { upTo[place]?.formUnion(before) }
            before = upTo[place]
        }
    }

    /// All records; nil for none.
    var last: NumberSet? { upTo.last { $0 != nil } ?? nil }

    /// Keeps the records that match the other word, too.
    mutating func formIntersection(_ other: WordFindings) {
        var mine: NumberSet?
        var others: NumberSet?
        for place in upTo.indices {
            let isNew = upTo[place] != nil || other.upTo[place] != nil
            mine = upTo[place] ?? mine
            others = other.upTo[place] ?? others
            upTo[place] = nil
            guard isNew, var both = mine, let others else { continue }
            both.formIntersection(others)
            upTo[place] = both
        }
    }

    /// Adds the records that match the other meaning of the word.
    mutating func formUnion(_ other: WordFindings) {
        var mine: NumberSet?
        var others: NumberSet?
        for place in upTo.indices where upTo[place] != nil || other.upTo[place] != nil {
            mine = upTo[place] ?? mine
            others = other.upTo[place] ?? others
            upTo[place] = mine ?? others
            if mine != nil, let others { upTo[place]?.formUnion(others) }
        }
    }
}

extension DirectoryReader {
    /// Searches all records, including those not indexed yet. A text that is too short matches nothing.
    func answer(to text: SearchText) throws -> SearchAnswer {
        let largest = try largestNumber()
        guard text.isSearchable else { return SearchAnswer(text, nil, [], largest: largest) }
        let index = WordIndex(db: db)
        var found: WordFindings?
        for meanings in text.meanings {
            var either: WordFindings?
            for words in meanings {
                var all: WordFindings?
                for word in words {
                    let next = WordFindings(try index.records(of: word, upTo: largest))
                    if all == nil { all = next } else { all?.formIntersection(next) }
                }
                guard let all else { continue }
                if either == nil { either = all } else { either?.formUnion(all) }
            }
            guard let either else { continue }
            if found == nil { found = either } else { found?.formIntersection(either) }
        }
        return SearchAnswer(text, found, try waitingTexts() + spanishTexts(for: text), largest: largest)
    }

    /// The number of matching records of each kind.
    func totals(of answer: SearchAnswer) throws -> [RecordKind: Int] {
        var known = answer.numbers
        var totals: [Int: Int] = [:]
        for record in answer.waiting where known.contains(record.number) {
            known.remove(record.number)
            if let texts = record.texts { totals[texts.kind, default: 0] += 1 }
        }
        let statement = try db.cachedStatement(sql: "SELECT kind, block, numbers FROM search_kind")
        let rows = try Row.fetchCursor(statement)
        while let row = try rows.next() {
            let block: Int = row[1]
            if known.isEmpty(block: block) { continue }
            try row.withUnsafeData(atIndex: 2) { data in
                let count = data?.withUnsafeBytes { known.count(in: $0, block: block) } ?? 0
                totals[row[0], default: 0] += count
            }
        }
        var byKind: [RecordKind: Int] = [:]
        for (number, total) in totals where total > 0 {
            if let kind = RecordKind(number: number) { byKind[kind] = total }
        }
        return byKind
    }

    /// The records of a kind, including those not indexed yet.
    func numbers(of kind: RecordKind, for answer: SearchAnswer) throws -> NumberSet {
        var numbers = NumberSet(upTo: try largestNumber())
        let statement = try db.cachedStatement(sql: "SELECT block, numbers FROM search_kind WHERE kind = ?")
        let rows = try Row.fetchCursor(statement, arguments: [kind.number])
        while let row = try rows.next() {
            let block: Int = row[0]
            try row.withUnsafeData(atIndex: 1) { data in data?.withUnsafeBytes { numbers.insert($0, block: block) } }
        }
        for waiting in answer.waiting {
            if waiting.texts?.kind == kind.number {
                numbers.insert(waiting.number)
            } else {
                numbers.remove(waiting.number)
            }
        }
        return numbers
    }

    private func largestNumber() throws -> Int64 {
        try Int64.fetchOne(try db.cachedStatement(sql: "SELECT max(number) FROM record")) ?? 0
    }

    /// The current texts of records that aren't indexed. The number of a deleted one can exceed the largest; it is in no set.
    private func waitingTexts() throws -> [WaitingRecord] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT pending.number, record.id, record.kind, record.title, record.subtitle, record.description
                FROM search_pending AS pending LEFT JOIN record ON record.number = pending.number
                """
        )
        return try Row.fetchAll(statement).map { WaitingRecord($0) }
    }

    /// The current texts of the bundled records whose Spanish words may match; none in another language.
    ///
    /// - Complexity: O(matches among the bundled records), independent of the number of records.
    private func spanishTexts(for text: SearchText) throws -> [WaitingRecord] {
        let statement = try db.cachedStatement(
            sql: "SELECT number, id, kind, title, subtitle, description FROM record WHERE id = ?"
        )
        return try BundledTexts.ids(like: text.words).sorted().compactMap { id in
            try Row.fetchOne(statement, arguments: [id]).map { WaitingRecord($0) }
        }
    }
}

/// The postings of a word.
private struct WordIndex {
    let db: Database

    /// Returns the records of each match, best first; nil for none. A record can be in several sets.
    func records(of word: String, upTo largest: Int64) throws -> [NumberSet?] {
        let likenesses = SearchMatch.Likeness.allCases.count
        var sets: [NumberSet?] = SearchAnswer.matches.map { _ in nil }
        func read(_ rows: RowCursor, _ likeness: SearchMatch.Likeness) throws {
            while let row = try rows.next() {
                let place: Int = row[0]
                let block: Int = row[1]
                let set = place * likenesses + likeness.rawValue
                if sets[set] == nil { sets[set] = NumberSet(upTo: largest) }
                try row.withUnsafeData(atIndex: 2) { data in
                    data?.withUnsafeBytes { sets[set]?.insert($0, block: block) }
                }
            }
        }
        let exact = try db.cachedStatement(sql: "SELECT place, block, numbers FROM search_posting WHERE word = ?")
        try read(Row.fetchCursor(exact, arguments: [word]), .exact)
        if word.unicodeScalars.count <= SearchKeys.longestPrefix {
            let prefix = try db.cachedStatement(sql: "SELECT place, block, numbers FROM search_prefix WHERE word = ?")
            try read(Row.fetchCursor(prefix, arguments: [word]), .prefix)
        } else {
            let longer = try db.cachedStatement(
                sql: "SELECT place, block, numbers FROM search_posting WHERE word > ? AND word < ?"
            )
            try read(Row.fetchCursor(longer, arguments: [word, word + "\u{10FFFF}"]), .prefix)
        }
        for other in try wordsMeant(by: word) { try read(Row.fetchCursor(exact, arguments: [other]), .typo) }
        return sets
    }

    /// The words one edit away. An edit leaves one half of a word unchanged, unless it swaps the two letters in the middle.
    private func wordsMeant(by typed: String) throws -> Set<String> {
        let letters = Array(typed.unicodeScalars)
        guard OneTypo.canBeForgiven(letters) else { return [] }
        let middle = letters.count / 2
        var meant: Set<String> = []
        func look(_ words: RecordCursor) throws {
            while let word = try words.next() {
                if OneTypo.separates(letters, Array(word.unicodeScalars)) { meant.insert(word) }
            }
        }
        let first = text(letters[..<middle])
        let last = text(letters[middle...].reversed())
        let forwards = try db.cachedStatement(
            sql: "SELECT word FROM search_word WHERE length = ? AND word >= ? AND word < ?"
        )
        let backwards = try db.cachedStatement(
            sql: "SELECT word FROM search_word WHERE length = ? AND reversed >= ? AND reversed < ?"
        )
        for length in max(OneTypo.fewestLetters, letters.count - 1)...(letters.count + 1) {
            try look(String.fetchCursor(forwards, arguments: [length, first, first + "\u{10FFFF}"]))
            try look(String.fetchCursor(backwards, arguments: [length, last, last + "\u{10FFFF}"]))
        }
        var swapped = letters
        swapped.swapAt(middle - 1, middle)
        if swapped != letters { meant.insert(text(swapped)) }
        return meant
    }

    private typealias RecordCursor = FastDatabaseValueCursor<String>

    private func text(_ letters: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: letters)
        return String(text)
    }
}
