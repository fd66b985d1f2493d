import HabitCourse
import MarkupKit
import Testing
import TimeKit

@Suite("A course from a feed")
struct CourseFeedTests {
    static let forms: [(name: String, write: @Sendable (CourseManifest) -> String)] = [
        ("RSS", { CourseSamples.rss($0) }), ("Atom", { CourseSamples.atom($0) }),
        ("JSON Feed", { CourseSamples.jsonFeed($0) }),
        ("manifest", { String(decoding: $0.bytes, as: UTF8.self) }),
    ]

    @Test("a course written as a manifest and as each form of feed is read as equal", arguments: forms.indices)
    func equal(_ form: Int) throws {
        let bytes = Array(Self.forms[form].write(CourseSamples.course).utf8)
        let reading = CourseReading(bytes, from: CourseSamples.site + "feed")
        #expect(reading.errors == [])
        #expect(reading.leftOut == [])
        #expect(try reading.whole() == CourseSamples.course)
    }

    @Test("entries without a week are left out and reported", arguments: [0, 1, 2])
    func leftOut(_ form: Int) throws {
        var text = Self.forms[form].write(CourseSamples.course)
        text = text.replacing("week:4", with: "water")
        let reading = CourseReading(Array(text.utf8), from: CourseSamples.site)
        #expect(reading.errors == [])
        #expect(reading.leftOut.map(\.title) == ["Water"])
        #expect(try reading.whole().posts == CourseSamples.course.posts.filter { $0.week != 4 })
    }

    static let faults: [(old: String, new: String, field: CourseField, fault: CourseFault)] = [
        ("week:4", "week:x", .week, .wrongKind(expected: "a whole number", found: "“x”")),
        ("week:4", "week:11", .week, .outside(11, 1...10)),
        ("order:2", "order:-1", .order, .outside(-1, 0...10_000)),
        ("kind:tutorial", "kind:poem", .kind, .unknown("poem", known: ["tutorial", "article", "habit"])),
        ("theme:eatingSlowly", "theme:", .theme, .unknown("", known: Theme.allCases.dropFirst().map(\.rawValue))),
        ("kind:tutorial", "theme:wholeFoods\",\"kind:article", .theme, .themeWithoutHabit("wholeFoods")),
        ("\"welcome\"", "\"\"", .id, .blank),
        ("\"Welcome\"", "\" \"", .title, .blank),
        (
            CourseSamples.site + "posts/water.html", "javascript:x", .url,
            .address("javascript:x", .scheme("javascript"))
        ),
        ("weeks:10", "weeks:90", .weeks, .outside(90, 1...52)),
        ("en-GB", "English, mostly", .language, .notALanguage("English, mostly")),
    ]

    @Test("a feed may not say what a manifest may not", arguments: faults)
    func fault(_ row: (old: String, new: String, field: CourseField, fault: CourseFault)) throws {
        let text = CourseSamples.jsonFeed(CourseSamples.course).replacing(row.old, with: row.new)
        let reading = CourseReading(Array(text.utf8), from: CourseSamples.site)
        guard case .field(let field, let fault, _) = try #require(reading.errors.first) else {
            Issue.record("\(reading.errors)")
            return
        }
        #expect(field == row.field)
        #expect(fault == row.fault)
        #expect(throws: CourseError.self) { try reading.whole() }
    }

    @Test("an id that comes again in a feed is refused")
    func duplicates() {
        let text = CourseSamples.atom(CourseSamples.course).replacing("<id>water</id>", with: "<id>slow</id>")
        let errors = CourseReading(Array(text.utf8)).errors
        let first = CoursePlace(post: 2, id: "slow")
        #expect(errors == [.field(.id, .duplicate("slow", first: first), CoursePlace(post: 4, id: "slow"))])
    }

    @Test("half a feed, cut anywhere, is refused as a whole", arguments: [0, 1, 2])
    func halves(_ form: Int) {
        let bytes = Array(Self.forms[form].write(CourseSamples.course).utf8)
        for length in stride(from: 0, to: bytes.count - 8, by: 7) {
            let reading = CourseReading(Array(bytes[..<length]))
            #expect(!reading.errors.isEmpty, "\(length) of \(bytes.count) bytes")
        }
    }

    @Test("an entity bomb in a feed is refused")
    func bomb() {
        var entities = "<!ENTITY a \"\(String(repeating: "ha", count: 500))\">"
        for (outer, inner) in zip("bcdefgh", "abcdefg") {
            entities += "<!ENTITY \(outer) \"\(String(repeating: "&\(inner);", count: 10))\">"
        }
        let rss = CourseSamples.rss(CourseSamples.course)
            .replacing("<?xml version=\"1.0\"?>", with: "<?xml version=\"1.0\"?><!DOCTYPE rss [\(entities)]>")
            .replacing("<title>Water</title>", with: "<title>&h;</title>")
        let reading = CourseReading(Array(rss.utf8))
        guard case .malformed(.entityRefused(let name, _, _)) = reading.errors.first else {
            Issue.record("\(reading.errors)")
            return
        }
        #expect(name == "h")
        #expect(reading.draft == nil)
    }

    @Test("without weeks a course has ten, or as many as its posts need")
    func weeks() throws {
        func weeks(_ week: Int) throws -> Int {
            let text = CourseSamples.jsonFeed(CourseSamples.course)
                .replacing(",\"weeks:10\"", with: "").replacing("week:4", with: "week:\(week)")
            return try CourseReading(Array(text.utf8)).whole().weeks
        }
        #expect(try weeks(4) == 10)
        #expect(try weeks(14) == 14)
        #expect(throws: CourseError.self) { try weeks(53) }
    }

    @Test("an entry with a theme and no kind sets a habit; one without an order stands first")
    func defaults() throws {
        let text = CourseSamples.jsonFeed(CourseSamples.course)
            .replacing(",\"kind:habit\"", with: "").replacing(",\"order:2\"", with: "")
        let read = try CourseReading(Array(text.utf8), from: CourseSamples.site).whole()
        #expect(read.posts.map(\.id.rawValue) == ["welcome", "slow-2", "slow", "water"])
        #expect(read.posts.map(\.kind) == [.tutorial, .article, .habit, .habit])
    }

    @Test("a whole post where the summary is meant is cut, with its markup gone")
    func longSummary() throws {
        let text = CourseSamples.rss(CourseSamples.course)
            .replacing("Why slow.", with: "&lt;p&gt;Slow" + String(repeating: " and slow", count: 300) + "&lt;/p&gt;")
        let summary = try CourseReading(Array(text.utf8)).whole().posts[1].summary
        #expect(summary.count == 1_000)
        #expect(summary.hasPrefix("Slow and slow and"))
        #expect(summary.hasSuffix("…"))
    }

    @Test("whatever a feed holds, the course it gives can be written as a manifest and read again")
    func asManifest() throws {
        let stacked = "a" + String(repeating: "\u{301}", count: 20_000)
        let long = String(repeating: "Ann and ", count: 100)
        for text in [stacked, long, "An\u{7}n\u{2028}B", "“\\\"”"] {
            var feed = CourseSamples.rss(CourseSamples.course)
            if !text.contains("\u{7}") {
                feed = feed.replacing("<dc:creator>Ann", with: "<dc:creator>\(text)").replacing("Why slow.", with: text)
            } else {
                feed = CourseSamples.jsonFeed(CourseSamples.course)
                    .replacing("\"Ann\"", with: "\"An\\u0007n\\u2028B\"")
            }
            let read = try CourseReading(Array(feed.utf8)).whole()
            #expect(!read.author.isEmpty)
            #expect(read.author.count <= 200)
            #expect(try CourseManifest(read.bytes) == read)
        }
    }
}
