import Foundation
import GRDB

/// What a text finds: of every record whether, and how well. Exactly what ``SearchRule`` says of each.
struct SearchAnswer {
    /// What was looked for.
    let text: SearchText
    /// All records that were found.
    private(set) var numbers: NumberSet
    /// The records of each match, by its place among `matches`; nil for none.
    private var byMatch: [NumberSet?]
    /// What the index doesn't know yet.
    fileprivate let waiting: [WaitingRecord]

    /// All matches, the best first.
    static let matches = SearchMatch.Place.allCases.flatMap { place in
        SearchMatch.Likeness.allCases.map { SearchMatch(place, $0) }
    }

    /// The records of each match, the best match first, none twice.
    var classes: [(match: SearchMatch, numbers: NumberSet)] {
        zip(Self.matches, byMatch).compactMap { match, numbers in numbers.map { (match, $0) } }
    }

    /// What the index says, put right for what waits for it.
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
            let match = record.texts.flatMap {
                SearchRule.match(text, title: $0.title, subtitle: $0.subtitle, description: $0.description)
            }
            guard let match, let place = Self.matches.firstIndex(of: match) else { continue }
            var set = byMatch[place] ?? NumberSet(upTo: largest)
            set.insert(record.number)
            byMatch[place] = set
            numbers.insert(record.number)
        }
    }
}

/// A record whose words the index doesn't know yet.
private struct WaitingRecord {
    let number: Int64
    /// As they are now; nil of one that was deleted.
    let texts: Texts?

    struct Texts {
        let kind: Int
        let title: String
        let subtitle: String
        let description: String
    }
}

/// Where words are found: for each match, the best first, the records in which they are found that well or better.
private struct WordFindings {
    /// Nil where a match adds nothing to those before it.
    private(set) var upTo: [NumberSet?]

    /// From the records of each match.
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

    /// Keeps what is found in another word's records as well.
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
}

extension DirectoryReader {
    /// What a text finds in all records, what waits for the index included. Nothing for a text that is too short.
    func answer(to text: SearchText) throws -> SearchAnswer {
        let largest = try largestNumber()
        guard text.isSearchable else { return SearchAnswer(text, nil, [], largest: largest) }
        let index = WordIndex(db: db)
        var found: WordFindings?
        for word in text.words {
            let next = WordFindings(try index.records(of: word, upTo: largest))
            if found == nil { found = next } else { found?.formIntersection(next) }
        }
        return SearchAnswer(text, found, try waitingTexts(), largest: largest)
    }

    /// How many records of each kind an answer found.
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

    /// The records of a kind, as they are for an answer.
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

    /// What waits for the index, as it is now. A record that was deleted may have a number beyond the largest; it is in no set.
    private func waitingTexts() throws -> [WaitingRecord] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT pending.number, record.kind, record.title, record.subtitle, record.description
                FROM search_pending AS pending LEFT JOIN record ON record.number = pending.number
                """
        )
        return try Row.fetchAll(statement).map { row in
            let kind: Int? = row[1]
            return WaitingRecord(
                number: row[0],
                texts: kind.map {
                    WaitingRecord.Texts(kind: $0, title: row[2], subtitle: row[3], description: row[4])
                }
            )
        }
    }
}

/// The postings of a word.
private struct WordIndex {
    let db: Database

    /// For each match, the best first, the records in which the word is found so; nil for none. One may be found in several ways.
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

    /// The words a slip away. A slip leaves one half of a word as it is, unless it swaps the letters where the halves meet.
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
