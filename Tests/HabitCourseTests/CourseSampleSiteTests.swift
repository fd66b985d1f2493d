import Foundation
import HabitCourse
import Testing

@Suite("The sample course")
struct CourseSampleSiteTests {
    static let english = "SampleCourse"
    static let spanish = "SampleCourse-es"

    /// The languages of the courses, by folder.
    static let languages = [english: "en", spanish: "es"]

    /// The files of a course, by path.
    static func files(_ course: String = english) throws -> [String: [UInt8]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Packages/HabitCourse/\(course)").resolvingSymlinksInPath()
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            guard let data = try? Data(contentsOf: folder.appending(path: path)) else { continue }
            files[path] = Array(data)
        }
        return files
    }

    static func manifest(_ files: [String: [UInt8]]) throws -> CourseManifest {
        try CourseManifest(try #require(files["course.json"]))
    }

    static func page(of post: Post, _ files: [String: [UInt8]]) throws -> CoursePage {
        try CoursePage(try #require(files[post.url]), from: "https://course.example/" + post.url)
    }

    @Test("the sample course has nothing for the lint to find", arguments: [english, spanish])
    func lint(_ course: String) throws {
        let files = try Self.files(course)
        let manifest = try Self.manifest(files)
        #expect(manifest.weeks == 10)
        #expect(manifest.posts.count >= 10)
        let findings = CourseLint(files: files).findings(try #require(files["course.json"]))
        #expect(findings == [], "\(findings.map { "\($0.severity) \($0.file): \($0.text)" }.joined(separator: "\n"))")
    }

    @Test("the sample course is pulled whole, its drawings with it", arguments: [english, spanish])
    func pull(_ course: String) async throws {
        let files = try Self.files(course)
        let site = "https://course.example/"
        let types = ["json": "application/json", "html": "text/html", "svg": "image/svg+xml"]
        var answers: [String: Result<CourseResponse, CourseError>] = [:]
        for (path, bytes) in files {
            guard let type = types[String(path.split(separator: ".").last ?? "")] else { continue }
            answers[site + path] = .success(ScriptedSource.answer(site + path, bytes, type))
        }
        let source = ScriptedSource(answers)
        let outcome = await CoursePull.run(site + "course.json", from: source, at: CourseSamples.instant)
        guard case .updated(let stored, let changes) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(stored.missingImages == [])
        #expect(stored.images.count == files.keys.count { $0.hasSuffix(".svg") })
        #expect(changes.added.count == stored.manifest.posts.count)
        #expect(stored.manifest.posts.allSatisfy { stored.page(of: $0) != nil })
    }

    @Test("course and pages name one language, and each post has a title of its own", arguments: [english, spanish])
    func titles(_ course: String) throws {
        let files = try Self.files(course)
        let manifest = try Self.manifest(files)
        let language = try #require(Self.languages[course])
        #expect(manifest.language == language)
        #expect(Set(manifest.posts.map(\.title)).count == manifest.posts.count)
        for post in manifest.posts {
            let html = String(decoding: try #require(files[post.url]), as: UTF8.self)
            #expect(html.contains("<html lang=\"\(language)\">"), "\(post.id)")
            #expect(html.contains("<title>\(post.title)</title>"), "\(post.id)")
            #expect(try Self.page(of: post, files).title == post.title)
            #expect(post.ideas.allSatisfy { $0.count <= 120 }, "\(post.id)")
        }
    }

    @Test(
        "a person can change to the Spanish course: the same posts in the same places, with the same pictures and links"
    )
    func sameShape() throws {
        let (english, spanish) = (try Self.files(Self.english), try Self.files(Self.spanish))
        #expect(spanish.keys.sorted() == english.keys.sorted())
        let (ours, theirs) = (try Self.manifest(spanish), try Self.manifest(english))
        #expect(ours.weeks == theirs.weeks)
        #expect(ours.posts.map(\.id) == theirs.posts.map(\.id))
        for (post, other) in zip(ours.posts, theirs.posts) {
            #expect(post.week == other.week && post.order == other.order && post.kind == other.kind, "\(post.id)")
            #expect(post.theme == other.theme && post.url == other.url, "\(post.id)")
            #expect(post.ideas.count == other.ideas.count, "\(post.id)")
            let (page, original) = (try Self.page(of: post, spanish), try Self.page(of: other, english))
            #expect(page.images.map(\.address) == original.images.map(\.address), "\(post.id)")
            #expect(page.links == original.links, "\(post.id)")
        }
    }

    @Test("no title, text, idea or word of a picture in the Spanish course is left in English")
    func translated() throws {
        let (english, spanish) = (try Self.files(Self.english), try Self.files(Self.spanish))
        let (ours, theirs) = (try Self.manifest(spanish), try Self.manifest(english))
        #expect(ours.title != theirs.title)
        for (post, other) in zip(ours.posts, theirs.posts) {
            #expect(post.title != other.title && post.summary != other.summary, "\(post.id)")
            #expect(Set(post.ideas).isDisjoint(with: other.ideas), "\(post.id)")
            let (page, original) = (try Self.page(of: post, spanish), try Self.page(of: other, english))
            // A translation that left a part out would have fewer paragraphs.
            #expect(Self.lines(page).count == Self.lines(original).count, "\(post.id)")
            #expect(Set(Self.lines(page)).isDisjoint(with: Self.lines(original)), "\(post.id)")
            #expect(Set(page.images.map(\.text)).isDisjoint(with: original.images.map(\.text)), "\(post.id)")
        }
        for path in spanish.keys where path.hasSuffix(".svg") { #expect(spanish[path] != english[path], "\(path)") }
    }

    /// The headings, paragraphs and other lines of a page.
    private static func lines(_ page: CoursePage) -> [String] {
        page.text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty
        }
    }
}
