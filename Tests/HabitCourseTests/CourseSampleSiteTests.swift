import Foundation
import HabitCourse
import Testing

@Suite("The sample course")
struct CourseSampleSiteTests {
    /// The files of the sample course, by path.
    static func files() throws -> [String: [UInt8]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Packages/HabitCourse/SampleCourse").resolvingSymlinksInPath()
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            guard let data = try? Data(contentsOf: folder.appending(path: path)) else { continue }
            files[path] = Array(data)
        }
        return files
    }

    @Test("the sample course has nothing for the lint to find")
    func lint() throws {
        let files = try Self.files()
        let manifest = try CourseManifest(try #require(files["course.json"]))
        #expect(manifest.weeks == 10)
        #expect(manifest.posts.count >= 10)
        let findings = CourseLint(files: files).findings(try #require(files["course.json"]))
        #expect(findings == [], "\(findings.map { "\($0.severity) \($0.file): \($0.text)" }.joined(separator: "\n"))")
    }

    @Test("the sample course is pulled whole, its drawings with it")
    func pull() async throws {
        let files = try Self.files()
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
}
