import Foundation
import HTMLKit
import HabitCourse
import MarkupKit
import Testing
import TimeKit

@Suite("A post as a page to read")
struct CourseReadingPageTests {
    /// A rule of the style sheet.
    struct Rule {
        var selectors: [String]
        var properties: [String: String]
        var isDark: Bool
    }

    static let css = String(decoding: CourseReadingPage.sheet.bytes, as: UTF8.self)

    /// The rules in order. Of media queries, only the dark color scheme is recognized.
    static let rules: [Rule] = {
        var rules: [Rule] = []
        var selector = ""
        var media: [String] = []
        var isInside = false
        var body = ""
        for character in css {
            switch character {
            case "{" where selector.contains("@"):
                media.append(selector)
                selector = ""
            case "{":
                isInside = true
                body = ""
            case "}" where isInside:
                let pairs = body.split(separator: ";").compactMap { line -> (String, String)? in
                    let parts = line.split(separator: ":", maxSplits: 1).map {
                        $0.trimmingCharacters(in: .whitespacesAndNewlines)
                    }
                    return parts.count == 2 ? (parts[0], parts[1]) : nil
                }
                let names = selector.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                let isDark = media.contains { $0.contains("dark") }
                rules.append(Rule(selectors: names, properties: Dictionary(pairs) { $1 }, isDark: isDark))
                isInside = false
                selector = ""
            case "}":
                media.removeLast()
                selector = ""
            default:
                if isInside { body.append(character) } else { selector.append(character) }
            }
        }
        return rules
    }()

    static func pixels(_ size: String) -> Double? {
        if size.hasSuffix("rem") { return Double(size.dropLast(3)).map { $0 * 16 } }
        if size.hasSuffix("px") { return Double(size.dropLast(2)) }
        if size == "100%" { return 16 }
        return nil
    }

    static func luminance(_ hex: String) throws -> Double {
        let value = try #require(Int(hex.dropFirst(), radix: 16), "\(hex)")
        try #require(hex.count == 7, "\(hex)")
        let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part -> Double in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    static func contrast(_ first: String, _ second: String) throws -> Double {
        let light = try [luminance(first), luminance(second)].sorted()
        return (light[1] + 0.05) / (light[0] + 0.05)
    }

    static func page() throws -> CourseReadingPage {
        let page = try CoursePage(
            Array("<h1>Old title</h1><p>Text <small>small</small> <a href=\"a.html\">link</a></p>".utf8),
            from: "https://course.example/posts/slow.html"
        )
        return CourseReadingPage(page, post: CourseSamples.course.posts[1], language: "en-GB")
    }

    @Test("the base font is at least 16 pixels on a phone, and nothing on the page is smaller")
    func fontSizes() throws {
        let sizes = Self.rules.compactMap { $0.properties["font-size"] }
        #expect(sizes.count >= 5)
        for size in sizes {
            let pixels = try #require(Self.pixels(size), "\(size) is not a size in itself")
            #expect(pixels >= 16, "\(size)")
        }
        #expect(Self.rules.contains { $0.selectors == ["body"] && $0.properties["font-size"] != nil })
        // These elements are smaller by default in browsers, so the style sheet must set their sizes.
        for element in ["small", "sub", "sup", "code", "kbd", "pre", "samp", "tt", "h4", "h5", "h6", "table"] {
            let rule = Self.rules.first { $0.selectors.contains(element) && $0.properties["font-size"] != nil }
            #expect(rule != nil, "\(element)")
        }
        #expect(!Self.css.contains("font:"))
        #expect(Self.css.contains("text-size-adjust: 100%"))
        #expect(
            try Self.page().string.contains("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        )
    }

    @Test("every color of text has a contrast of at least 4.5 to what it stands on, by day and by night")
    func contrast() throws {
        #expect(try abs(Self.contrast("#000000", "#ffffff") - 21) < 0.001)
        #expect(try abs(Self.contrast("#777777", "#ffffff") - 4.48) < 0.01)
        var checked = 0
        for isDark in [false, true] {
            let rules = Self.rules.filter { $0.isDark == isDark }
            let ground = try #require(rules.first { $0.selectors == ["body"] }?.properties["background"])
            for rule in rules {
                guard let color = rule.properties["color"] else { continue }
                let behind = rule.properties["background"] ?? ground
                let contrast = try Self.contrast(color, behind)
                #expect(contrast >= 4.5, "\(rule.selectors) has \(contrast)")
                checked += 1
            }
        }
        #expect(checked >= 7)
        // A rule with a color and no background needs a dark color, too.
        for rule in Self.rules
        where !rule.isDark && rule.properties["color"] != nil && rule.properties["background"] == nil {
            #expect(Self.rules.contains { $0.isDark && $0.selectors == rule.selectors }, "\(rule.selectors)")
        }
    }

    @Test("the page has the post's title, its text and its ideas, and runs nothing")
    func content() throws {
        let page = try Self.page()
        let document = try MarkupKit.HTMLDocument(page: page.bytes)
        #expect(document.elements(named: "h1").map(\.textContent) == ["Eat “slowly”"])
        #expect(document.title == "Eat “slowly”")
        #expect(document.root?.attribute("lang") == "en-GB")
        #expect(document.plainText.contains("Week 2 · 1 minute to read"))
        #expect(document.elements(named: "li").map(\.textContent) == ["Put the fork down", "Chew, then speak"])
        #expect(document.elements(named: "script").isEmpty)
        #expect(document.elements { $0.attribute("style") != nil }.isEmpty)
        #expect(page.bytes == (try Self.page().bytes))
    }
}
