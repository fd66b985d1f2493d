import HabitCourse
import TestKit
import Testing
import TimeKit

@Suite("The manifest of a course")
struct CourseManifestTests {
    @Test("a manifest that is written is read as the same course, and written again as the same bytes")
    func roundTrip() throws {
        let bytes = CourseSamples.course.bytes
        let read = try CourseManifest(bytes)
        #expect(read == CourseSamples.course)
        #expect(read.bytes == bytes)
        #expect(
            String(decoding: bytes, as: UTF8.self).hasPrefix(
                "{\n  \"format\": \"nourish-course\",\n  \"version\": 1,\n"
            )
        )
    }

    @Test("posts stand by week, order and id, however the file has them")
    func order() throws {
        let posts = [
            CourseSamples.post("c", 2), CourseSamples.post("b", 1), CourseSamples.post("a", 1),
            #"{"id":"z","week":1,"order":0,"kind":"article","title":"T","url":"a.html"}"#,
        ]
        let read = try CourseManifest(CourseSamples.manifest(posts))
        #expect(read.posts.map(\.id.rawValue) == ["z", "a", "b", "c"])
        #expect(read.posts(ofWeek: 1).map(\.id.rawValue) == ["z", "a", "b"])
        #expect(read.language == "en")
        #expect(read.author == "")
    }

    @Test("fields that are not known are passed over, whatever is in them")
    func unknownFields() throws {
        let post = CourseSamples.post("a", 1, #","mood":{"week":99,"posts":[1,{"id":7}]},"ideas":null,"theme":"""#)
        let read = try CourseManifest(CourseSamples.manifest([post]))
        #expect(read.posts.map(\.id.rawValue) == ["a"])
    }

    static let faults: [(post: String, field: CourseField, fault: CourseFault, column: Int)] = [
        (#"{"week":1,"order":1,"kind":"article","title":"T","url":"a"}"#, .id, .missing, 1),
        (#"{"id":" ","week":1,"order":1,"kind":"article","title":"T","url":"a"}"#, .id, .blank, 7),
        (#"{"id":"a b","week":1,"order":1,"kind":"article","title":"T","url":"a"}"#, .id, .notAnIdentifier("a b"), 7),
        (#"{"id":"a","week":0,"order":1,"kind":"article","title":"T","url":"a"}"#, .week, .outside(0, 1...10), 18),
        (#"{"id":"a","week":11,"order":1,"kind":"article","title":"T","url":"a"}"#, .week, .outside(11, 1...10), 18),
        (
            #"{"id":"a","week":"1","order":1,"kind":"article","title":"T","url":"a"}"#, .week,
            .wrongKind(expected: "a whole number", found: "a string"), 18
        ),
        (#"{"id":"a","week":1,"kind":"article","title":"T","url":"a"}"#, .order, .missing, 1),
        (#"{"id":"a","week":1,"order":1,"kind":"article","url":"a"}"#, .title, .missing, 1),
        (#"{"id":"a","week":1,"order":1,"kind":"article","title":"\n\t","url":"a"}"#, .title, .blank, 55),
        (
            #"{"id":"a","week":1,"order":1,"kind":"essay","title":"T","url":"a"}"#, .kind,
            .unknown("essay", known: ["tutorial", "article", "habit"]), 37
        ),
        (#"{"id":"a","week":1,"order":1,"kind":"habit","title":"T","url":"a"}"#, .theme, .habitWithoutTheme, 1),
        (
            #"{"id":"a","week":1,"order":1,"kind":"habit","title":"T","url":"a","theme":"sleep"}"#, .theme,
            .unknown("sleep", known: ["eatingSlowly", "drinkingWater", "portionControl", "wholeFoods"]), 75
        ),
        (
            #"{"id":"a","week":1,"order":1,"kind":"habit","title":"T","url":"a","theme":"foodObservation"}"#, .theme,
            .unknown("foodObservation", known: ["eatingSlowly", "drinkingWater", "portionControl", "wholeFoods"]), 75
        ),
        (
            #"{"id":"a","week":1,"order":1,"kind":"article","title":"T","url":"a","theme":"wholeFoods"}"#, .theme,
            .themeWithoutHabit("wholeFoods"), 77
        ),
        (
            #"{"id":"a","week":1,"order":1,"kind":"article","title":"T","url":"a","updated":"today"}"#, .updated,
            .notADate("today"), 79
        ),
        (
            #"{"id":"a","week":1,"order":1,"kind":"article","title":"T","url":"a","ideas":["x",4]}"#, .ideas,
            .wrongKind(expected: "a string", found: "a number"), 82
        ),
        (#"{"id":"a","week":1,"order":1,"kind":"article","title":"T"}"#, .url, .missing, 1),
        ("7", .post, .wrongKind(expected: "an object", found: "a number"), 1),
    ]

    @Test("each fault of a post is named with its field, its line and its column", arguments: faults)
    func fault(_ row: (post: String, field: CourseField, fault: CourseFault, column: Int)) throws {
        let reading = CourseManifest.reading(CourseSamples.manifest([CourseSamples.post("first"), row.post]))
        let error = try #require(reading.errors.first)
        guard case .field(let field, let fault, let place) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(reading.errors.count == 1)
        #expect(field == row.field)
        #expect(fault == row.fault)
        #expect(place.post == 2)
        #expect(place.line == 4)
        #expect(place.column == row.column)
        #expect(error.description.hasPrefix("line 4, column \(row.column), post 2"))
        #expect(error.description.contains(" — "))
        #expect(reading.draft?.posts.map(\.id.rawValue) == ["first"])
        #expect(throws: error) { try reading.whole() }
    }

    static let addresses: [(url: String, fault: AddressFault?)] = [
        ("posts/a.html", nil), ("a/../b.html", nil), ("./a.html?x=1#part", nil), ("https://h.example/../a", nil),
        ("http://h.example:8080/a", nil), ("HTTPS://h.example", nil), ("a%20b.html", nil), ("posts/café.html", nil),
        ("../a.html", .escapes), ("a/../../b.html", .escapes), ("%2e%2e/a", .escapes), (".%2E/a", .escapes),
        ("a/..%2f..%2fb", .escapes), ("a/%5c..", .escapes), ("/a.html", .rooted), ("//h.example/a", .rooted),
        ("javascript:alert(1)", .scheme("javascript")), ("file:///etc/passwd", .scheme("file")),
        ("data:text/html,x", .scheme("data")), ("ftp://h.example/a", .scheme("ftp")), ("https:a.html", .host),
        ("https:///a", .host), ("https://me@h.example/a", .host), ("https://:80/", .host), ("a\\\\b", .backslash),
        ("a b.html", .invisibleCharacter), ("?x=1", .empty), ("#a", .empty),
    ]

    @Test("addresses are http, https or relative, and stay in the site's folder", arguments: addresses)
    func address(_ row: (url: String, fault: AddressFault?)) throws {
        let post = #"{"id":"a","week":1,"order":1,"kind":"article","title":"T","url":"\#(row.url)"}"#
        let reading = CourseManifest.reading(CourseSamples.manifest([post]))
        let url = row.url.replacing("\\\\", with: "\\")
        guard let fault = row.fault else {
            #expect(reading.errors == [])
            #expect(reading.draft?.posts.first?.url == url)
            return
        }
        let place = CoursePlace(post: 1, id: "a", line: 3, column: 65)
        #expect(reading.errors == [.field(.url, .address(url, fault), place)])
    }

    @Test("an id that comes again is refused, and the message says where it was first")
    func duplicates() throws {
        let posts = [CourseSamples.post("a"), CourseSamples.post("b"), CourseSamples.post("a", 2)]
        let reading = CourseManifest.reading(CourseSamples.manifest(posts))
        let first = CoursePlace(post: 1, id: "a", line: 3, column: 1)
        let place = CoursePlace(post: 3, id: "a", line: 5, column: 7)
        #expect(reading.errors == [.field(.id, .duplicate("a", first: first), place)])
        #expect(
            reading.errors.first?.description
                == "line 5, column 7, post 3 “a”: “id” is “a”, which line 3, column 1, post 1 “a” has too — "
                + "give each post its own"
        )
    }

    @Test("every error of a manifest is gathered, in the order of the file")
    func several() {
        let posts = [
            CourseSamples.post("a", 12), CourseSamples.post("b"), CourseSamples.post("c", 1, #","updated":"x""#),
        ]
        let reading = CourseManifest.reading(CourseSamples.manifest(posts))
        #expect(reading.errors.compactMap(\.line) == [3, 5])
    }

    @Test(
        "a course has 1 to 52 weeks",
        arguments: [("1", true), ("52", true), ("0", false), ("53", false), ("-1", false)]
    )
    func weeks(_ text: String, _ isAllowed: Bool) {
        let reading = CourseManifest.reading(CourseSamples.manifest([CourseSamples.post("a")], weeks: text))
        #expect(reading.errors.isEmpty == isAllowed)
    }

    @Test("limits are kept to: posts, ideas, lengths, bytes")
    func limits() throws {
        func errors(_ posts: [String]) -> [CourseError] { CourseManifest.reading(CourseSamples.manifest(posts)).errors }
        let thousand = (1...1_000).map { CourseSamples.post("p\($0)") }
        #expect(errors(thousand) == [])
        #expect(
            errors(thousand + [CourseSamples.post("more")])
                == [.tooManyPosts(limit: 1_000, CoursePlace(line: 2, column: 9))]
        )
        let ideas = { (count: Int) in
            "," + #""ideas":["# + Array(repeating: "\"x\"", count: count).joined(separator: ",") + "]"
        }
        #expect(errors([CourseSamples.post("a", 1, ideas(20))]) == [])
        #expect(errors([CourseSamples.post("a", 1, ideas(21))]).first?.description.contains("21 elements, 20") == true)
        let summary = { (count: Int) in #","summary":""# + String(repeating: "é", count: count) + "\"" }
        #expect(errors([CourseSamples.post("a", 1, summary(1_000))]) == [])
        #expect(errors([CourseSamples.post("a", 1, summary(1_001))]).count == 1)
        // A single character can consist of very many scalars.
        let stacked = #","summary":"a"# + String(repeating: "\u{301}", count: 9_000) + "\""
        #expect(errors([CourseSamples.post("a", 1, stacked)]).count == 1)
        let padding = [UInt8](repeating: 0x20, count: CourseLimits.manifest)
        #expect(throws: CourseError.tooLarge(what: "the manifest", limit: 2_000_000)) {
            try CourseManifest(CourseSamples.manifest([CourseSamples.post("a")]) + padding)
        }
    }

    @Test("a file that is no manifest is told as what it is instead")
    func notAManifest() {
        func first(_ text: String) -> CourseError? { CourseManifest.reading(Array(text.utf8)).errors.first }
        #expect(first("[]") == .notACourse(found: "an array"))
        #expect(first(#"{"format":"other"}"#) == .notACourse(found: "JSON without the format “nourish-course”"))
        #expect(first(#"{"format":"nourish-course","version":2}"#) == .newerVersion(2))
        #expect(first("{\n  \"format\" 1}")?.line == 2)
        #expect(first("")?.description.contains(" — ") == true)
        #expect(CourseManifest.reading(CourseSamples.manifest([])).errors.first?.line == 2)
    }

    @Test("half a manifest, cut anywhere, is refused")
    func halves() {
        let bytes = CourseSamples.course.bytes
        for length in 0..<(bytes.count - 2) {
            #expect(throws: CourseError.self) { try CourseManifest(Array(bytes[..<length])) }
        }
    }

    @Test(
        "damaged manifests never crash, and what is read of them is written and read again as the same",
        arguments: 0..<8
    )
    func damaged(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var bytes = CourseSamples.course.bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = UInt8.random(in: 0x20..<0x7F, using: &random)
            }
            guard let read = try? CourseManifest(bytes) else { continue }
            #expect(try CourseManifest(read.bytes) == read)
        }
    }
}
