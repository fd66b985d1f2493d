/// The data of a food that the search uses.
public struct FoodSearchEntry: Hashable, Sendable {
    /// The caller's identifier of the food, such as its row in the store.
    public let key: Int64
    public let name: String
    /// The name in another language, whose words count by their places as those of ``name`` do; empty for none.
    public let alsoNamed: String
    /// Other words that match: the name in USDA's table, the brand.
    public let otherWords: String
    /// Whether this is one of the common foods, which are ranked first.
    public let isCommon: Bool
    /// Whether this is a branded product, which is ranked last.
    public let isBranded: Bool

    public init(
        key: Int64,
        name: String,
        alsoNamed: String = "",
        otherWords: String = "",
        isCommon: Bool = false,
        isBranded: Bool = false
    ) {
        self.key = key
        self.name = name
        self.alsoNamed = alsoNamed
        self.otherWords = otherWords
        self.isCommon = isCommon
        self.isBranded = isBranded
    }

    /// Creates the entry of a food. A name with a word in capitals is taken as branded: "KELLOGG'S".
    public init(key: Int64, _ food: Food, otherWords: String = "") {
        let isShouted = food.name.split { !$0.isLetter }.contains { $0.count > 2 && $0.allSatisfy(\.isUppercase) }
        var isCommon = false
        if case .bundled = food.source { isCommon = true }
        self.init(
            key: key,
            name: food.name,
            alsoNamed: BundledFoods.spanishNames[food.id] ?? "",
            otherWords: [otherWords, food.brand ?? ""].filter { !$0.isEmpty }.joined(separator: " "),
            isCommon: isCommon,
            isBranded: food.brand != nil || isShouted
        )
    }
}

/// An inverted index of foods by the words of their names, as one run of bytes that can be stored and loaded.
///
/// Foods are numbered by rank: common ones first, then names with few words before a comma ("Water or ice, tap" before "Water chestnuts"),
/// then names with few words, then short names. Branded foods are last. Words are sorted. Each has the length of the prefix that it shares
/// with the previous word, and its postings: the foods with their positions in the names.
///
/// Layout, all little-endian: the magic number `NFI1` and the counts of foods, words and postings (32 bits each); the keys (64 bits a
/// food); for each word and one past the last, the offset of its text and of its postings (32 + 32 bits); the shared lengths (8 bits a
/// word); the postings (32 bits: food × 256 + position); the texts.
public struct FoodSearchIndex: Hashable, Sendable {
    /// The index in its stored form.
    public let bytes: [UInt8]
    let shape: Shape

    /// The number of foods.
    public var count: Int { shape.foods }

    /// Builds an index, in some milliseconds for a thousand foods. The bytes don't depend on the order of the entries.
    ///
    /// - Complexity: O(*n* log *n*) in the number of words.
    public init(_ entries: some Collection<FoodSearchEntry>) {
        let ranked = entries.map { entry in
            (entry: entry, words: SearchWords.split(entry.name), head: Self.head(entry.name))
        }.sorted { Self.isBefore($0, $1) }
        var postings: [[UInt8]: [UInt32]] = [:]
        for (number, ranked) in ranked.enumerated() {
            var places: [[UInt8]: UInt32] = [:]
            for name in [ranked.words, SearchWords.split(ranked.entry.alsoNamed)] {
                for (place, word) in name.enumerated() {
                    places[word] = min(places[word] ?? 254, UInt32(min(place, 254)))
                }
            }
            for word in SearchWords.split(ranked.entry.otherWords) where places[word] == nil { places[word] = 255 }
            for (word, place) in places { postings[word, default: []].append(UInt32(number) << 8 | place) }
        }
        let words = postings.keys.sorted { $0.lexicographicallyPrecedes($1) }
        let postingCount = postings.values.reduce(0) { $0 + $1.count }
        let shape = Shape(foods: ranked.count, words: words.count, postings: postingCount)
        var writer = Writer(capacity: shape.texts + words.reduce(0) { $0 + $1.count })
        writer.append(Shape.magic)
        for count in [shape.foods, shape.words, shape.postings] { writer.append(UInt32(count)) }
        for ranked in ranked { writer.append(UInt64(bitPattern: ranked.entry.key)) }
        var text: UInt32 = 0
        var posting: UInt32 = 0
        for word in words {
            writer.append(text)
            writer.append(posting)
            text += UInt32(word.count)
            posting += UInt32(postings[word]?.count ?? 0)
        }
        writer.append(text)
        writer.append(posting)
        var previous: [UInt8] = []
        for word in words {
            writer.bytes.append(UInt8(zip(previous, word).prefix { $0 == $1 }.count))
            previous = word
        }
        for word in words { for posting in postings[word] ?? [] { writer.append(posting) } }
        for word in words { writer.bytes += word }
        bytes = writer.bytes
        self.shape = shape
    }

    /// Loads a stored index. Returns nil if the bytes aren't a complete index. This takes some tens of microseconds.
    ///
    /// - Complexity: O(bytes).
    public init?(bytes: [UInt8]) {
        guard let shape = Shape(checking: bytes) else { return nil }
        self.bytes = bytes
        self.shape = shape
    }

    /// The number of words before a comma, a parenthesis or an "or".
    private static func head(_ name: String) -> Int {
        let head = name.prefix { $0 != "," && $0 != "(" }
        return head.split(separator: " ").prefix { $0.lowercased() != "or" }.count
    }

    private static func isBefore(
        _ left: (entry: FoodSearchEntry, words: [[UInt8]], head: Int),
        _ right: (entry: FoodSearchEntry, words: [[UInt8]], head: Int)
    ) -> Bool {
        if left.entry.isCommon != right.entry.isCommon { return left.entry.isCommon }
        if left.entry.isBranded != right.entry.isBranded { return right.entry.isBranded }
        if left.head != right.head { return left.head < right.head }
        if left.words.count != right.words.count { return left.words.count < right.words.count }
        let lengths = (left.entry.name.utf8.count, right.entry.name.utf8.count)
        if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
        if left.entry.name != right.entry.name { return left.entry.name < right.entry.name }
        return left.entry.key < right.entry.key
    }

    private struct Writer {
        var bytes: [UInt8] = []

        init(capacity: Int) {
            bytes.reserveCapacity(capacity)
        }

        mutating func append(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
    }
}

extension FoodSearchIndex {
    /// The counts and offsets of an index.
    struct Shape: Hashable, Sendable {
        static let magic: UInt32 = 0x3149_464E
        /// The maximum number of foods, because a posting has 24 bits for a food.
        static let foodLimit = 1 << 24

        let foods: Int
        let words: Int
        let postings: Int

        var keys: Int { 16 }
        var starts: Int { keys + foods * 8 }
        var shared: Int { starts + (words + 1) * 8 }
        var posted: Int { shared + words }
        var texts: Int { posted + postings * 4 }

        init(foods: Int, words: Int, postings: Int) {
            self.foods = foods
            self.words = words
            self.postings = postings
        }

        /// Checks all counts and offsets, so that a search never reads out of bounds.
        init?(checking bytes: [UInt8]) {
            guard bytes.count >= 24 else { return nil }
            let shape: Shape? = bytes.withUnsafeBytes { raw in
                let number = { (place: Int) in
                    Int(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
                }
                let shape = Shape(foods: number(4), words: number(8), postings: number(12))
                guard number(0) == Int(Self.magic), shape.foods <= Self.foodLimit, shape.texts <= raw.count else {
                    return nil
                }
                var text = 0
                var posting = 0
                for word in 0...shape.words {
                    let next = (number(shape.starts + word * 8), number(shape.starts + word * 8 + 4))
                    guard next.0 >= text, next.1 >= posting, word == 0 || next.0 - text <= SearchWords.lengthLimit,
                        word > 0 || next == (0, 0)
                    else { return nil }
                    if word > 0, Int(raw[shape.shared + word - 1]) > next.0 - text { return nil }
                    (text, posting) = next
                }
                guard posting == shape.postings, shape.texts + text == raw.count,
                    shape.words == 0 || raw[shape.shared] == 0
                else { return nil }
                for posting in 0..<shape.postings where number(shape.posted + posting * 4) >> 8 >= shape.foods {
                    return nil
                }
                return shape
            }
            guard let shape else { return nil }
            self = shape
        }
    }
}
