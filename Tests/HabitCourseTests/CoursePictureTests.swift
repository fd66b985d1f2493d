import HabitCourse
import Testing
import TimeKit

@Suite("Pictures of a course")
struct CoursePictureTests {
    @Test("a picture that the site doesn't have, or that is none, is done without and named", arguments: 0..<6)
    func pictures(_ row: Int) async throws {
        let fork = ScriptedSource.fork
        let answers: [Result<CourseResponse, CourseError>] = [
            .success(CoursePullTests.status(fork, 404)),
            .success(ScriptedSource.answer(fork, Array("<svg/>".utf8), "image/svg+xml")),
            .success(ScriptedSource.answer(fork, [UInt8](repeating: 1, count: CourseLimits.image + 1), "image/png")),
            .failure(.tooLarge(what: fork, limit: CourseLimits.image)),
            .success(ScriptedSource.answer(fork, [1, 2], "text/html")),
            .success(CourseResponse(status: 200, address: fork, bytes: [1, 2])),
        ]
        let source = ScriptedSource.sound()
        await source.set(fork, answers[row])
        let stored = try await CoursePullTests.first(source)
        #expect(stored.missingImages == [fork])
        #expect(stored.images.isEmpty)
        #expect(stored.pages.count == 4)
    }

    private static let far = "https://pictures.example/fork.png"
    static let faults: [Result<CourseResponse, CourseError>] = [
        .failure(.unreachable(address: far, reason: "it isn't on the public web")),
        .failure(.timedOut(address: far, seconds: 30)), .failure(.redirectLoop(address: far)),
        .success(CoursePullTests.status(far, 429)), .success(CoursePullTests.status(far, 503)),
        .success(CoursePullTests.cut(ScriptedSource.answer(far, [1, 2, 3, 4], "image/png"))),
    ]

    @Test(
        "a picture of another host that can't be had ends no pull: the stored one stays, or it is done without",
        arguments: faults.indices,
        [true, false]
    )
    func elsewhere(fault: Int, isStored: Bool) async throws {
        let source = ScriptedSource.sound()
        func show(_ words: String) async {
            let html = "<p>\(words)</p><img src=\"\(Self.far)\" alt=\"A fork\">"
            await source.set(ScriptedSource.slow, .success(ScriptedSource.page(ScriptedSource.slow, html)))
        }
        await show("Early.")
        if isStored { await source.set(Self.far, .success(ScriptedSource.answer(Self.far, [1, 2, 3], "image/png"))) }
        let stored = try await isStored ? CoursePullTests.first(source) : nil
        await show("Later.")
        await source.set(Self.far, Self.faults[fault])
        guard case .updated(let new, _) = await CoursePullTests.pull(source, stored) else {
            Issue.record("the pull ended")
            return
        }
        #expect(new.page(of: CourseSamples.course.posts[1])?.text == "Later.")
        #expect(new.images[Self.far]?.bytes == (isStored ? [1, 2, 3] : nil))
        #expect(new.missingImages == (isStored ? [] : [Self.far]))
    }

    @Test("a host that doesn't answer for one picture isn't asked for the others of that pull")
    func silentHost() async throws {
        let source = ScriptedSource.sound()
        let pictures = (1...3).map { "https://pictures.example/\($0).png" }
        let html = "<p>Look.</p>" + pictures.map { "<img src=\"\($0)\" alt=\"A fork\">" }.joined()
        await source.set(ScriptedSource.slow, .success(ScriptedSource.page(ScriptedSource.slow, html)))
        for picture in pictures {
            await source.set(picture, .failure(.timedOut(address: picture, seconds: 30)))
        }
        let pulled = await CoursePullTests.pull(source)
        guard case .updated(let stored, _) = pulled else {
            Issue.record("\(pulled)")
            return
        }
        #expect(stored.missingImages == Set(pictures))
        let asked = await source.asked
        #expect(asked.count { pictures.contains($0.address) } == 1)
    }

    static let drawings: [(svg: String, isKept: Bool)] = [
        ("<circle r=\"4\" fill=\"url(#a)\"/><title>A</title>", true),
        ("<use href=\"#a\"/><g style=\"fill: red\"/>", true),
        ("<script>steal()</script>", false), ("<circle onclick=\"steal()\"/>", false),
        ("<a href=\"javascript:steal()\"/>", false), ("<image href=\"https://evil.example/a.png\"/>", false),
        ("<use href=\"https://evil.example/#a\"/>", false), ("<style>@import 'https://evil.example'</style>", false),
        ("<rect fill=\"url(https://evil.example)\"/>", false), ("<rect style=\"fill:u\\72l(//evil.example)\"/>", false),
        ("<rect style=\"fill: image-set('https://evil.example/a.png' 1x)\"/>", false),
        ("<rect fill=\"src('https://evil.example')\"/>", false),
        ("<rect mask=\"image('https://evil.example/a.png')\"/>", false),
        ("<foreignObject><p/></foreignObject>", false), ("<set attributeName=\"href\" to=\"x\"/>", false),
        ("<h:script xmlns:h=\"http://www.w3.org/1999/xhtml\">steal()</h:script>", false),
        ("<?xml-stylesheet href=\"https://evil.example/x.xsl\"?>", false), ("<g>", false),
    ]

    @Test("a drawing is kept if it only shows something", arguments: drawings)
    func drawing(_ row: (svg: String, isKept: Bool)) async throws {
        let text = "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\">\(row.svg)</svg>"
        let doctype = text.replacing("<svg ", with: "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg ")
        for (bytes, isKept) in [(Array(text.utf8), row.isKept), (Array(doctype.utf8), false)] {
            let source = ScriptedSource.sound()
            let answer = ScriptedSource.answer(ScriptedSource.fork, bytes, "image/svg+xml; charset=utf-8")
            await source.set(ScriptedSource.fork, .success(answer))
            let stored = try await CoursePullTests.first(source)
            #expect(stored.images.isEmpty != isKept)
            #expect(stored.missingImages.isEmpty == isKept)
        }
    }
}
