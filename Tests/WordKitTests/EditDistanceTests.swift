import Testing
import WordKit

@Suite("Edits between words")
struct EditDistanceTests {
    /// The whole matrix, letter by letter.
    private static func distance(_ from: [UInt8], _ to: [UInt8]) -> Int {
        var rows = [Array(0...to.count)]
        for (i, letter) in from.enumerated() {
            var row = [i + 1]
            for (j, wanted) in to.enumerated() {
                var least = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == wanted ? 0 : 1))
                if i > 0, j > 0, letter == to[j - 1], from[i - 1] == wanted {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }

    /// All words of up to four letters of an alphabet of two, in the order of their bytes.
    private static let words: [[UInt8]] = (0...4).flatMap { (count: Int) -> [[UInt8]] in
        (0..<(1 << count)).map { (number: Int) -> [UInt8] in
            (0..<count).map { number >> $0 & 1 == 0 ? 0x61 : 0x62 }
        }
    }
    .sorted { $0.lexicographicallyPrecedes($1) }

    @Test("the edits to a whole word are those of the matrix, up to the most that are allowed", arguments: 0...3)
    func whole(allowed: Int) {
        for typed in Self.words {
            var edits = EditDistance(typed, allowed: allowed)
            for word in Self.words {
                let expected = Self.distance(typed, word)
                #expect(edits.wholeEdits(word) == (expected <= allowed ? expected : nil), "\(typed) \(word)")
            }
        }
    }

    @Test(
        "the edits to the beginning of a word are the least of all beginnings, and common rows are kept",
        arguments: 0...2
    )
    func beginnings(allowed: Int) {
        for typed in Self.words {
            var edits = EditDistance(typed, allowed: allowed)
            var (found, hopeless) = (Int?.none, Int.max)
            var last: [UInt8] = []
            for word in Self.words {
                let shared = zip(last, word).prefix { $0 == $1 }.count
                if shared < hopeless {
                    (found, hopeless) = word.withUnsafeBytes { edits.edits($0, shared: shared) }
                }
                let least = (0...word.count).map { Self.distance(typed, Array(word[..<$0])) }.min() ?? 0
                #expect(found == (least <= allowed ? least : nil), "\(typed) \(word)")
                last = word
            }
        }
    }

    @Test("a word longer than the most bytes is cut where it is typed, and has too many edits where it is compared")
    func longest() {
        var edits = EditDistance("abcdef".utf8, allowed: 2, longest: 4)
        #expect(edits.wholeEdits(Array("abcd".utf8)) == 0)
        #expect(edits.wholeEdits(Array("abcde".utf8)) == nil)
        for shared in [0, 4, 40] {
            let long = Array(("abcd" + String(repeating: "x", count: 96)).utf8)
            let (found, hopeless) = long.withUnsafeBytes { edits.edits($0, shared: shared) }
            #expect(found == 0 && hopeless == .max)
        }
    }
}
