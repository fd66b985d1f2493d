import Foundation
import HabitCourse
import Testing

@Suite("The sample course")
struct CourseSampleSiteTests {
    /// Its files by path.
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
}
