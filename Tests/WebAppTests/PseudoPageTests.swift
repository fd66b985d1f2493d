import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing
import WebClient

@Suite("No page has a text of its own that can't be translated")
struct PseudoPageTests {
    @Test(
        "each text of each kind of page is in a catalog, or is a value of its screen",
        arguments: ServedProgram.homes
    )
    func texts(home: String) async throws {
        try await ServedProgram.with(samples: true, options: ["--language", "en-XA"]) { served in
            let paths = try await served.everyKind(of: home)
            #expect(paths.count > 9, "\(paths)")
            try await served.visiting { browser in
                for path in paths {
                    try await browser.open(path)
                    #expect(browser.field("content-language") == "en-XA", "\(path)")
                    let texts = Self.texts(of: browser.page)
                    try await browser.open(path, [WebField("Accept", "application/json")])
                    let values = (try? JSONDecoder().decode(AnyJSON.self, from: Data(browser.body))).map(Self.values)
                    let known = Self.names.union(values ?? [])
                    let leaks = Set(texts).filter { text in
                        let leak = UntranslatedTexts.leak(in: text, known) ?? ""
                        return leak.split { !$0.isLetter }.contains { Self.isWord(String($0)) }
                    }
                    #expect(leaks.isEmpty, "\(path): \(leaks.sorted())")
                }
            }
        }
    }

    /// The names of the languages, the product and an app, which are the same in each language.
    private static let names: Set<String> = ["English", "Español", "Nourish", "TIPs"]

    /// Units, the word of a list, and the names of sources, medicines, the sample family and its foods.
    private static let same: Set<String> = [
        "kcal", "min", "mmHg", "mmol", "and", "set", "KDOQI", "PMC", "Med", "Lee", "Jules", "Warnings", "Lipitor",
        "Lisinopril", "Atorvastatin", "atorvastatin", "fluvastatin", "lovastatin", "pitavastatin", "pravastatin",
        "rosuvastatin", "simvastatin", "Ann", "Almond", "Cashew", "Egg", "Peanut", "Yogurt",
    ]

    private static func isWord(_ word: String) -> Bool {
        word.count > 2 && !same.contains(word) && !word.allSatisfy(\.isHexDigit)
    }

    /// Returns the texts that a person sees or hears, with single spaces.
    private static func texts(of element: HTMLElement) -> [String] {
        guard !["script", "style", "svg"].contains(element.name) else { return [] }
        let spoken = ["aria-label", "alt", "placeholder", "title"].compactMap { element.attribute($0) }
        let inside = element.children.flatMap { child in
            switch child {
            case .text(let text): [text]
            case .element(let element): texts(of: element)
            }
        }
        return (spoken + inside).map(PlainBrowser.line).filter { !$0.isEmpty }
    }

    private static func values(of json: AnyJSON) -> [String] {
        switch json {
        case .string(let text): [PlainBrowser.line(text)]
        case .array(let values): values.flatMap(Self.values)
        case .object(let members): members.values.flatMap(Self.values)
        default: []
        }
    }
}
