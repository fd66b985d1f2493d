/// A pattern of the rules' language: characters, classes, groups, repetition, `^` and `$`, with JavaScript's meaning.
///
/// It is a machine all of whose ways are followed at once: a text costs time in proportion to its length and the pattern's. To follow one way
/// after another, as most do, can take for ever with a text that was made for it, and texts come from strangers.
struct RulePattern: Hashable, Sendable {
    /// One step of the machine; what follows is the next one, where nothing else is said.
    enum Step: Hashable {
        case take(RuleCharacters)
        case either(Int, Int)
        case go(Int)
        case start
        case end
        case wordEdge(isWanted: Bool)
        case found
    }

    /// The most steps of a pattern: what repeats so many times is written down so many times.
    static let mostSteps = 2_000

    private let steps: [Step]
    private let ignoresCase: Bool
    /// Whether a find begins at the text's begin alone, so that a text can be given up early.
    private let isAnchored: Bool

    /// Nil for what is no pattern, and for what isn't in the language: references back, and looks ahead or behind.
    init?(_ pattern: String, ignoresCase: Bool) {
        guard let tree = PatternReader.read(pattern), let steps = PatternWriter.steps(of: tree) else { return nil }
        self.steps = steps
        self.ignoresCase = ignoresCase
        isAnchored = steps.first == .start
    }

    /// Whether it is found in a text. O(length of the text × steps). Throws `RuleStepsSpent` where that is more than there are left.
    func matches(_ text: String, _ left: RuleSteps) throws -> Bool {
        var here = Ways(steps.count)
        var next = Ways(steps.count)
        var scalars = text.unicodeScalars.makeIterator()
        var before: Unicode.Scalar?
        var scalar = scalars.next()
        while true {
            // A find may begin anywhere.
            if before == nil || !isAnchored, follow(0, &here, before, scalar) { return true }
            guard let taken = scalar, !here.waiting.isEmpty || !isAnchored else { return false }
            try left.spend(1 + here.waiting.count)
            let after = scalars.next()
            for place in here.waiting {
                guard case .take(let characters) = steps[place], characters.contains(taken, ignoresCase: ignoresCase)
                else { continue }
                if follow(place + 1, &next, taken, after) { return true }
            }
            swap(&here, &next)
            next.clear()
            (before, scalar) = (taken, after)
        }
    }

    /// Follows all ways from a step up to where they take a character; true where one of them is at the end.
    private func follow(
        _ first: Int,
        _ ways: inout Ways,
        _ before: Unicode.Scalar?,
        _ after: Unicode.Scalar?
    ) -> Bool {
        ways.open.append(first)
        while let place = ways.open.popLast() {
            guard ways.visit(place) else { continue }
            switch steps[place] {
            case .take: ways.waiting.append(place)
            case .go(let other): ways.open.append(other)
            case .either(let one, let other):
                ways.open.append(other)
                ways.open.append(one)
            case .start: if before == nil { ways.open.append(place + 1) }
            case .end: if after == nil { ways.open.append(place + 1) }
            case .wordEdge(let isWanted):
                if (Self.isInWord(before) != Self.isInWord(after)) == isWanted { ways.open.append(place + 1) }
            case .found: return true
            }
        }
        return false
    }

    private static func isInWord(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { RuleCharacters.word.contains($0, ignoresCase: false) } ?? false
    }
}

/// Where the machine may be at one place of the text.
private struct Ways {
    /// The steps that wait for a character.
    var waiting: [Int] = []
    /// The steps that are still to be followed.
    var open: [Int] = []
    private var visits: [Int]
    private var round = 1

    init(_ count: Int) { visits = Array(repeating: 0, count: count) }

    mutating func visit(_ place: Int) -> Bool {
        guard visits[place] != round else { return false }
        visits[place] = round
        return true
    }

    mutating func clear() {
        waiting.removeAll(keepingCapacity: true)
        round += 1
    }
}

/// Characters that a pattern takes at one place.
struct RuleCharacters: Hashable, Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    /// Whether it is all others.
    var isNegated = false

    static let digits = RuleCharacters(ranges: [0x30...0x39])
    static let word = RuleCharacters(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let spaces = RuleCharacters(ranges: [
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
    static let lineEnds = RuleCharacters(ranges: [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])

    /// All others.
    var others: RuleCharacters { RuleCharacters(ranges: ranges, isNegated: !isNegated) }

    /// The ranges of what it takes, negated or not.
    var taken: [ClosedRange<UInt32>] {
        guard isNegated else { return ranges }
        var gaps: [ClosedRange<UInt32>] = []
        var low: UInt32 = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > low { gaps.append(low...(range.lowerBound - 1)) }
            low = max(low, range.upperBound + 1)
        }
        if low <= 0x10FFFF { gaps.append(low...0x10FFFF) }
        return gaps
    }

    func contains(_ scalar: Unicode.Scalar, ignoresCase: Bool) -> Bool {
        let isThere = ranges.contains { $0.contains(scalar.value) }
        guard ignoresCase, !isThere else { return isThere != isNegated }
        let cases = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
        return isNegated
            != cases.contains { text in
                guard let other = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return false }
                return ranges.contains { $0.contains(other.value) }
            }
    }
}
