import Foundation
import GRDB

/// The words of new records, collected in memory.
struct NewPostings {
    private var places: [String: Int] = [:]
    /// Three ascending lists for each word: the records with it in the title, subtitle and description.
    fileprivate private(set) var lists: [[Int64]] = []

    /// Adds a record. Numbers have to be ascending.
    mutating func add(_ number: Int64, title: String, subtitle: String, description: String) {
        add(number, title, 0)
        add(number, subtitle, 1)
        add(number, description, 2)
    }

    private mutating func add(_ number: Int64, _ text: String, _ place: Int) {
        for word in SearchWords.words(text) {
            let list: Int
            if let known = places[word] {
                list = known + place
            } else {
                places[word] = lists.count
                list = lists.count + place
                lists.append(contentsOf: repeatElement([], count: 3))
            }
            if lists[list].last != number { lists[list].append(number) }
        }
    }

    /// The words in the order of the store, each with the index of its first list.
    fileprivate var sorted: [(word: String, lists: Int)] {
        places.map { (word: $0.key, lists: $0.value) }.sorted { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }
    }
}

/// The bulk update of the search index for new records. It writes each block once, in table order, and derives the prefixes from the sorted
/// words.
struct SearchIndexBulk {
    let db: Database

    func merge(_ new: NewPostings) throws {
        let words = try PostingTable(words: db)
        let prefixes = try PostingTable(prefixes: db)
        var open: [OpenPrefix] = []
        for (word, list) in new.sorted {
            let beginnings = SearchKeys.prefixes(of: word)
            // Words are sorted, so other prefixes don't occur again.
            let kept = zip(open, beginnings).prefix { $0.prefix.utf8.elementsEqual($1.utf8) }.count
            while open.count > kept { try close(open.removeLast(), in: prefixes) }
            for prefix in beginnings.dropFirst(kept) { open.append(OpenPrefix(prefix)) }
            for place in 0..<3 where !new.lists[list + place].isEmpty {
                let numbers = new.lists[list + place]
                for level in open.indices { open[level].insert(numbers, place) }
                try write(numbers, .word(word, place), in: words)
            }
        }
        while let last = open.popLast() { try close(last, in: prefixes) }
    }

    private func write(_ numbers: [Int64], _ key: PostingTable.Key, in table: PostingTable) throws {
        let size = Int64(NumberSet.blockSize)
        var start = 0
        while start < numbers.count {
            let block = numbers[start] / size
            var end = start
            while end < numbers.count, numbers[end] / size == block { end += 1 }
            if var old = try table.block(key, Int(block)) {
                for number in numbers[start..<end] { old.insert(number) }
                try table.write(key, Int(block), old.bytes)
            } else {
                try table.write(key, Int(block), NumberBlock.bytes(numbers[start..<end]))
                try table.noteWord(key)
            }
            start = end
        }
    }

    private func close(_ prefix: OpenPrefix, in table: PostingTable) throws {
        for (place, blocks) in prefix.blocks.enumerated() {
            for (block, numbers) in blocks.sorted(by: { $0.key < $1.key }) {
                let key = PostingTable.Key.word(prefix.prefix, place)
                var numbers = numbers
                if let old = try table.block(key, block) { numbers.formUnion(old) }
                try table.write(key, block, numbers.bytes)
            }
        }
    }
}

/// A prefix of the current words.
private struct OpenPrefix {
    let prefix: String
    /// By field.
    private(set) var blocks: [[Int: NumberBlock]] = [[:], [:], [:]]

    init(_ prefix: String) { self.prefix = prefix }

    mutating func insert(_ numbers: [Int64], _ place: Int) {
        let size = NumberSet.blockSize
        var start = 0
        while start < numbers.count {
            let block = Int(numbers[start]) / size
            var end = start
            while end < numbers.count, Int(numbers[end]) / size == block { end += 1 }
            blocks[place][block, default: NumberBlock()].insert(numbers[start..<end])
            start = end
        }
    }
}

extension [UInt8] {
    /// The bytes as SQLite binds them.
    var blob: Data { Data(self) }
}
