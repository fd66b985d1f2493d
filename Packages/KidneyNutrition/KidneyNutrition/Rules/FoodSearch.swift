import WordKit

/// A result of a food search.
public struct FoodMatch: Hashable, Sendable {
    public let key: Int64
    /// The number of letters that had to be corrected.
    public let edits: Int
    /// The relevance, from 1 to 1000. It never rises down the list among foods of the same kind (recent, own, other) with the same edits.
    public let score: Int
}

/// Finds foods while the user types a name.
///
/// Each typed word must be the prefix of a word in the name, in any order. If that gives too few results, words of at least four letters
/// may have one letter wrong, missing, extra or swapped with its neighbor, and words of at least eight letters two. Recent foods are first,
/// then the user's own, then others. Within these, a prefix of the name, whole words and plain names rank higher, and branded foods rank
/// last. A word in the plural finds the singular, too. The food that a plain name stands for leads its kind. The order is deterministic.
public struct FoodSearch: Sendable {
    private let foods: FoodSearchIndex
    private let own: FoodSearchIndex?
    private let recent: [Int64: Int]
    private let leading: Int64?

    /// The number of typed words that are used.
    public static let wordLimit = 8

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - foods: All foods except the user's own.
    ///   - own: The user's own foods.
    ///   - recent: The keys of recently eaten foods, the latest first.
    ///   - leading: The key of the food that comes first among those of its kind; nil for none.
    public init(
        _ foods: FoodSearchIndex,
        own: FoodSearchIndex? = nil,
        recent: [Int64] = [],
        leading: Int64? = nil
    ) {
        self.leading = leading
        self.foods = foods
        self.own = own
        self.recent = Dictionary(zip(recent, recent.indices), uniquingKeysWith: min)
    }

    /// Returns the best matches. An empty text has none. A search takes well below a millisecond for ten thousand foods.
    ///
    /// - Complexity: O(foods + words).
    public func matches(_ text: String, limit: Int = 20) -> [FoodMatch] {
        let words = Array(SearchWords.wanted(text).prefix(Self.wordLimit))
        guard !words.isEmpty, limit > 0 else { return [] }
        var found = collect(words, limit: limit, withTypos: false)
        if found.count < limit, words.contains(where: { SearchWords.edits(allowedIn: $0.count) > 0 }) {
            // The second search finds the exact matches again, and they stay in front.
            found = collect(words, limit: limit, withTypos: true)
        }
        return found.map { FoodMatch(key: $0.key, edits: $0.edits, score: max(1, 1000 - 200 * $0.edits - 8 * $0.cost)) }
    }

    private func collect(_ words: [[UInt8]], limit: Int, withTypos: Bool) -> [Candidate] {
        var best = Best(limit: limit)
        if let own { scan(own, words, withTypos: withTypos, isOwn: true, &best) }
        scan(foods, words, withTypos: withTypos, isOwn: false, &best)
        return best.candidates
    }

    private func scan(_ index: FoodSearchIndex, _ words: [[UInt8]], withTypos: Bool, isOwn: Bool, _ best: inout Best) {
        let count = index.count
        guard count > 0 else { return }
        index.bytes.withUnsafeBytes { raw in
            let reader = IndexReader(raw, index.shape)
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count * 2) { memory in
                memory.initialize(repeating: 0)
                let sums = UnsafeMutableBufferPointer(rebasing: memory[..<count])
                let costs = UnsafeMutableBufferPointer(rebasing: memory[count...])
                for word in words {
                    costs.update(repeating: .max)
                    reader.costs(of: word, into: costs)
                    for singular in SearchWords.singulars(word) {
                        reader.costs(of: singular, isWhole: true, into: costs)
                    }
                    if withTypos { reader.typos(of: word, into: costs) }
                    for food in 0..<count {
                        sums[food] = costs[food] == .max || sums[food] == .max ? .max : sums[food] + costs[food]
                    }
                }
                for food in 0..<count where sums[food] != .max {
                    let key = reader.key(food)
                    let place = recent[key]
                    best.offer(
                        Candidate(
                            edits: Int(sums[food] / WordCost.edit),
                            kind: place ?? (isOwn ? Int.max - 1 : Int.max),
                            cost: key == leading ? 0 : Int(sums[food] % WordCost.edit),
                            number: key == leading ? -1 : food,
                            key: key
                        )
                    )
                }
            }
        }
    }
}

/// The cost of the difference between a typed word and a word of the name.
private enum WordCost {
    /// The cost of a corrected letter. It exceeds the sum of all other costs over ``FoodSearch/wordLimit`` words.
    static let edit: UInt16 = 1024

    /// The cost by the word's position in the name, 255 for a word that is not in it, and by whether the whole word was typed.
    @inline(__always)
    static func of(place: UInt32, isWhole: Bool, missing: Int) -> UInt16 {
        switch place {
        // "chick" is closer to "chicken" than to "chickpeas".
        case 0: isWhole ? 0 : missing <= 2 ? 2 : 3
        case 255: isWhole ? 20 : 24
        default: (isWhole ? 3 : 6) + UInt16(min(place, 10))
        }
    }
}

/// A match with its sort keys.
private struct Candidate {
    let edits: Int
    /// The index among the recent foods. The user's own foods and the others have greater numbers.
    let kind: Int
    let cost: Int
    let number: Int
    let key: Int64

    @inline(__always)
    func isBefore(_ other: Candidate) -> Bool {
        if edits != other.edits { return edits < other.edits }
        if kind != other.kind { return kind < other.kind }
        if cost != other.cost { return cost < other.cost }
        return number < other.number
    }
}

/// The best matches, sorted.
private struct Best {
    let limit: Int
    private(set) var candidates: [Candidate] = []

    init(limit: Int) {
        self.limit = limit
        candidates.reserveCapacity(min(limit, 1000) + 1)
    }

    @inline(__always)
    mutating func offer(_ candidate: Candidate) {
        if candidates.count == limit, let last = candidates.last, !candidate.isBefore(last) { return }
        var place = candidates.count
        while place > 0, candidate.isBefore(candidates[place - 1]) { place -= 1 }
        candidates.insert(candidate, at: place)
        if candidates.count > limit { candidates.removeLast() }
    }
}

/// Reads an index that was checked.
private struct IndexReader {
    private let raw: UnsafeRawBufferPointer
    private let shape: FoodSearchIndex.Shape

    init(_ raw: UnsafeRawBufferPointer, _ shape: FoodSearchIndex.Shape) {
        self.raw = raw
        self.shape = shape
    }

    @inline(__always)
    private func number(_ place: Int) -> Int {
        Int(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }

    @inline(__always)
    func key(_ food: Int) -> Int64 {
        Int64(
            bitPattern: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: shape.keys + food * 8, as: UInt64.self))
        )
    }

    @inline(__always)
    private func text(_ word: Int) -> UnsafeRawBufferPointer {
        let start = number(shape.starts + word * 8)
        let end = number(shape.starts + word * 8 + 8)
        return UnsafeRawBufferPointer(rebasing: raw[(shape.texts + start)..<(shape.texts + end)])
    }

    /// Sets the costs of foods with a word that begins with the typed one.
    ///
    /// - Parameter isWhole: Whether only the whole word counts, in the singular or plural.
    func costs(of typed: [UInt8], isWhole: Bool = false, into costs: UnsafeMutableBufferPointer<UInt16>) {
        var low = 0
        var high = shape.words
        while low < high {
            let middle = (low + high) / 2
            if text(middle).lexicographicallyPrecedes(typed) { low = middle + 1 } else { high = middle }
        }
        var word = low
        while word < shape.words {
            let text = text(word)
            guard text.starts(with: typed) else { return }
            if !isWhole || Self.isWhole(typed: typed.count, length: text.count, end: text.suffix(2)) {
                post(word, typed: typed.count, length: text.count, end: text.suffix(2), edits: 0, into: costs)
            }
            word += 1
        }
    }

    /// Sets the costs of foods with a word that begins with the typed one after a correction or two.
    func typos(of typed: [UInt8], into costs: UnsafeMutableBufferPointer<UInt16>) {
        let allowed = SearchWords.edits(allowedIn: typed.count)
        guard allowed > 0 else { return }
        var typo = EditDistance(typed, allowed: allowed, longest: SearchWords.lengthLimit)
        // A word that shares a prefix of this length with a word already decided has the same result.
        var hopeless = Int.max
        var found: Int?
        for word in 0..<shape.words {
            let shared = Int(raw[shape.shared + word])
            if shared >= hopeless, found == nil { continue }
            let text = text(word)
            if shared < hopeless { (found, hopeless) = typo.edits(text, shared: shared) }
            if let edits = found, edits > 0 {
                post(word, typed: typed.count, length: text.count, end: text.suffix(2), edits: edits, into: costs)
            }
        }
    }

    /// Whether a typed word is the whole of another: "banana" of "bananas", and "tomato" of "tomatoes".
    @inline(__always)
    private static func isWhole(typed: Int, length: Int, end: Slice<UnsafeRawBufferPointer>) -> Bool {
        let s = UInt8(ascii: "s")
        return length == typed || (length == typed + 1 && end.last == s)
            || (length == typed + 2 && end.last == s && end.first == UInt8(ascii: "e"))
    }

    @inline(__always)
    private func post(
        _ word: Int,
        typed: Int,
        length: Int,
        end: Slice<UnsafeRawBufferPointer>,
        edits: Int,
        into costs: UnsafeMutableBufferPointer<UInt16>
    ) {
        let isWhole = Self.isWhole(typed: typed, length: length, end: end)
        let first = number(shape.starts + word * 8 + 4)
        let last = number(shape.starts + word * 8 + 12)
        for posting in first..<last {
            let posted = UInt32(truncatingIfNeeded: number(shape.posted + posting * 4))
            let food = Int(posted >> 8)
            let cost =
                WordCost.of(place: posted & 255, isWhole: isWhole, missing: length - typed) + UInt16(edits)
                * WordCost.edit
            if cost < costs[food] { costs[food] = cost }
        }
    }
}
