import FractionParser

/// The words of a portion's name, for matching typed words: "slices" matches "slice, medium", and "med" matches nothing.
struct PortionWords {
    /// All words, in lowercase and without punctuation.
    let all: [String]
    /// The number of words before the first comma or parenthesis.
    private let headCount: Int

    init(_ text: String) {
        let head = text.prefix { $0 != "," && $0 != "(" }
        headCount = Self.split(String(head)).count
        all = Self.split(text)
    }

    init(all: [String]) {
        self.all = all
        headCount = all.count
    }

    /// Returns the rank of this portion for typed words, 0 for the best; nil if they don't match. The ranks are the whole name, the part
    /// before the comma or parenthesis, the first words, words in order that begin with the first, and the last words before the comma or
    /// parenthesis ("packet" of "individual packet") unless they describe a volume ("chips" of "cup chips").
    func fit(_ typed: PortionWords) -> Int? {
        let wanted = typed.all
        guard let first = wanted.first, let own = all.first, wanted.count <= all.count else { return nil }
        if wanted.count == all.count, zip(wanted, all).allSatisfy({ Self.same($0, $1) }) { return 0 }
        if wanted.count == headCount, zip(wanted, all).allSatisfy({ Self.same($0, $1) }) { return 1 }
        if zip(wanted, all).allSatisfy({ Self.same($0, $1) }) { return 2 }
        guard Self.same(first, own) else {
            let isVolume = [own, wanted.joined(separator: " ")].contains { KitchenUnit.named($0)?.dimension == .volume }
            let end = all.prefix(headCount).suffix(wanted.count)
            return !isVolume && end.count == wanted.count && zip(wanted, end).allSatisfy { Self.same($0, $1) } ? 4 : nil
        }
        var rest = all[...]
        for word in wanted {
            guard let place = rest.firstIndex(where: { Self.same($0, word) }) else { return nil }
            rest = rest[(place + 1)...]
        }
        return 3
    }

    /// Whether these words include all of the others, regardless of accents.
    func holdAll(of others: PortionWords) -> Bool {
        let own = all.map(BundledFoods.folded)
        return others.all.allSatisfy { word in
            let word = BundledFoods.folded(word)
            return own.contains { Self.same($0, word) }
        }
    }

    /// Whether the portion is one whole piece of a food with these words in its name. It must begin with a word of the food or with
    /// another word for one piece, and only such words and sizes may precede the first comma or parenthesis. The volume of a serving may
    /// come first: "serving 1.75 fl oz pop". A fruit is counted without its peel and stone: "fruit without refuse".
    func isPiece(of food: PortionWords) -> Bool {
        var head = all.prefix(headCount)
        if head.first == "serving", head.contains("fl"), head.contains("oz") {
            head = head.dropFirst().drop { $0.allSatisfy(\.isNumber) || ["fl", "oz"].contains($0) }
        }
        if head.suffix(2) == ["without", "refuse"] { head = head.dropLast(2) }
        guard let first = head.first else { return false }
        let sizes = ["small", "medium", "large", "extra", "jumbo"]
        let isOwn = Self.pieces.contains(first) || food.all.contains { Self.same($0, first) }
        return isOwn
            && head.allSatisfy { word in
                sizes.contains(word) || Self.pieces.contains(word)
                    || food.all.contains { Self.same($0, word) }
            }
    }

    /// The words of a portion that stand for the food itself.
    private static let pieces = ["piece", "each", "fruit", "whole", "frankfurter", "sandwich", "item", "dish"]

    /// Whether two words are equal, apart from singular or plural, or name the same unit.
    static func same(_ one: String, _ other: String) -> Bool {
        if one == other || one + "s" == other || other + "s" == one || one + "es" == other || other + "es" == one {
            return true
        }
        guard let first = KitchenUnit.named(one), let second = KitchenUnit.named(other) else { return false }
        return first == second
    }

    private static func split(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
