import Foundation
import Testing

@Suite("The keys in the JSON of screens")
struct ScreenKeyTests {
    /// Returns the optional properties of encoded structs that lack `@NullEncoded`.
    ///
    /// - Parameter lines: a formatted file, in which a property is four columns deeper than its struct.
    private static func leftOut(_ lines: [String]) -> [(number: Int, text: String)] {
        var structs: [(column: Int, isEncoded: Bool)] = []
        var found: [(number: Int, text: String)] = []
        for (index, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            let column = line.count - text.count
            guard !text.isEmpty else { continue }
            while let last = structs.last, column < last.column || column == last.column && text == "}" {
                structs.removeLast()
            }
            if let last = structs.last, last.isEncoded, column == last.column + 4,
                text.contains(#/^((public|package|internal|private)(\(set\))? )*(let|var) \w+: [^={]+\?( =.*)?$/#)
            {
                found.append((index + 1, String(text)))
            }
            if text.contains(#/^((public|package|internal|private|fileprivate) )?(struct|enum|extension) .*\{$/#) {
                structs.append((column, text.contains(#/struct .*\b(Codable|Encodable|Screen)\b/#)))
            }
        }
        return found
    }

    @Test("a screen and a report of every engine leave out no key: a value that is missing is null")
    func nulls() throws {
        let files = try SourceTree.files(in: "Packages", "Shared/CommandKit/Pages").filter {
            $0.path.contains(#/\/(Screens|Report|Pages)\//#)
        }
        #expect(files.count > 100)
        for file in files {
            for (number, line) in Self.leftOut(file.lines) {
                Issue.record("\(file.path):\(number) has no @NullEncoded: \(line)")
            }
            #expect(file.lines(with: ["encodeIfPresent("]).isEmpty, "\(file.path)")
        }
    }

    @Test("the look for keys that are left out sees one, and takes no other property for one")
    func bites() {
        let text = """
            public struct Page: Screen {
                public let note: String?
                @NullEncoded public private(set) var day: Int?
                public var isOpen: Bool? { nil }
                struct Row: Hashable, Codable {
                    var name: String? = nil
                    init(_ name: String?) {
                        let typed: String? = name
                    }
                }
                struct Parts {
                    let open: Link?
                }
                public let list: [Int]?
            }
            """
        let found = Self.leftOut(text.components(separatedBy: "\n"))
        #expect(found.map(\.number) == [2, 6, 14])
    }
}
