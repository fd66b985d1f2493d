import Foundation
import HabitCourse
import TestKit

/// The repository's sample course as a site that answers from memory, so that only the pull itself is measured.
struct CourseSite: CourseSource {
    static let address = "https://course.example/course.json"

    private let responses: [String: CourseResponse]

    /// The size of all responses in bytes.
    var byteCount: Int { responses.values.reduce(0) { $0 + $1.bytes.count } }

    init() throws {
        let folder = Corpus.package.appending(path: "Packages/HabitCourse/SampleCourse")
        var responses: [String: CourseResponse] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            guard let type = Self.types[(path as NSString).pathExtension] else { continue }
            let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
            let address = "https://course.example/\(path)"
            responses[address] = CourseResponse(
                status: 200,
                address: address,
                mediaType: type,
                length: bytes.count,
                bytes: bytes
            )
        }
        self.responses = responses
    }

    private static let types = [
        "json": "application/json", "html": "text/html; charset=utf-8", "svg": "image/svg+xml",
    ]

    func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse {
        responses[request.address] ?? CourseResponse(status: 404, address: request.address)
    }
}
