import Foundation
import GRDB

/// What a text finds: of every record whether, and how well. Exactly what ``SearchRule`` says of each.
struct SearchAnswer {
    /// What was looked for.
    let text: SearchText
    /// The records of each match, the best match first, none twice.
    private(set) var classes: [(match: SearchMatch, numbers: NumberSet)]

    /// All matches, the best first.
    static let matches = SearchMatch.Place.allCases.flatMap { place in
        SearchMatch.Likeness.allCases.map { SearchMatch(place, $0) }
    }

    /// The records that were found.
    var numbers: NumberSet {
        var all = classes[0].numbers
        for next in classes.dropFirst() { all.formUnion(next.numbers) }
        return all
    }

    /// How well a record answers; nil where it doesn't.
    func match(of number: Int64) -> SearchMatch? { classes.first { $0.numbers.contains(number) }?.match }

    /// From what is found up to each match, inclusive, one word's sets after the other's.
    fileprivate init(_ text: SearchText, upTo sets: [NumberSet]) {
        self.text = text
        classes = []
        for (place, match) in Self.matches.enumerated() {
            var numbers = sets[place]
            if place > 0 { numbers.subtract(sets[place - 1]) }
            classes.append((match, numbers))
        }
    }

    /// Says of a record how well it answers, whatever the index says.
    fileprivate mutating func set(_ match: SearchMatch?, of number: Int64) {
        for place in classes.indices {
            if classes[place].match == match {
                classes[place].numbers.insert(number)
            } else {
                classes[place].numbers.remove(number)
            }
        }
    }
}

extension DirectoryReader {
    /// What a text finds in all records, what waits for the index included. Nothing for a text that is too short.
    func answer(to text: SearchText) throws -> SearchAnswer {
        let largest = try Int64.fetchOne(try db.cachedStatement(sql: "SELECT max(number) FROM record")) ?? 0
        let empty = NumberSet(upTo: largest)
        guard text.isSearchable else {
            return SearchAnswer(text, upTo: SearchAnswer.matches.map { _ in empty })
        }
        let index = WordIndex(db: db)
        var found: [NumberSet] = []
        for word in text.words {
            let sets = try index.upToEachMatch(word, empty)
            if found.isEmpty {
                found = sets
            } else {
                for place in found.indices { found[place].formIntersection(sets[place]) }
            }
        }
        var answer = SearchAnswer(text, upTo: found)
        for waiting in try waitingTexts() {
            answer.set(
                waiting.texts.flatMap {
                    SearchRule.match(text, title: $0.title, subtitle: $0.subtitle, description: $0.description)
                },
                of: waiting.number
            )
        }
        return answer
    }

    /// The records of a kind.
    func numbers(of kind: RecordKind) throws -> NumberSet {
        let largest = try Int64.fetchOne(try db.cachedStatement(sql: "SELECT max(number) FROM record")) ?? 0
        var numbers = NumberSet(upTo: largest)
        let statement = try db.cachedStatement(sql: "SELECT block, numbers FROM search_kind WHERE kind = ?")
        let rows = try Row.fetchCursor(statement, arguments: [kind.number])
        while let row = try rows.next() {
            let block: Int = row[0]
            try row.withUnsafeData(atIndex: 1) { data in data?.withUnsafeBytes { numbers.insert($0, block: block) } }
        }
        for waiting in try waitingTexts() {
            if waiting.texts?.kind == kind.number {
                numbers.insert(waiting.number)
            } else {
                numbers.remove(waiting.number)
            }
        }
        return numbers
    }

    private struct Texts {
        let kind: Int
        let title: String
        let subtitle: String
        let description: String
    }

    /// What waits for the index, as it is now; nil texts of what was deleted.
    private func waitingTexts() throws -> [(number: Int64, texts: Texts?)] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT pending.number, record.kind, record.title, record.subtitle, record.description
                FROM search_pending AS pending LEFT JOIN record ON record.number = pending.number
                """
        )
        return try Row.fetchAll(statement).map { row in
            let kind: Int? = row[1]
            return (row[0], kind.map { Texts(kind: $0, title: row[2], subtitle: row[3], description: row[4]) })
        }
    }
}

/// The postings of a word.
private struct WordIndex {
    let db: Database

    /// For each match, the best first, the records in which the word is found that well or better.
    func upToEachMatch(_ word: String, _ empty: NumberSet) throws -> [NumberSet] {
        let likenesses = SearchMatch.Likeness.allCases.count
        var sets = SearchAnswer.matches.map { _ in empty }
        func read(_ rows: RowCursor, _ likeness: SearchMatch.Likeness) throws {
            while let row = try rows.next() {
                let place: Int = row[0]
                let block: Int = row[1]
                let set = place * likenesses + likeness.rawValue
                try row.withUnsafeData(atIndex: 2) { data in
                    data?.withUnsafeBytes { sets[set].insert($0, block: block) }
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
        for place in sets.indices.dropFirst() { sets[place].formUnion(sets[place - 1]) }
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
