import HabitCourse
import TimeKit

/// A site that answers by a script, and notes what it was asked.
actor ScriptedSource: CourseSource {
    private var answers: [String: Result<CourseResponse, CourseError>] = [:]
    private(set) var asked: [CourseRequest] = []

    init(_ answers: [String: Result<CourseResponse, CourseError>] = [:]) { self.answers = answers }

    func set(_ address: String, _ answer: Result<CourseResponse, CourseError>) { answers[address] = answer }

    func answer(_ address: String) throws -> CourseResponse? { try answers[address]?.get() }

    func forget() { asked = [] }

    func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse {
        asked.append(request)
        guard let answer = answers[request.address] else {
            return CourseResponse(status: 404, address: request.address)
        }
        let response = try answer.get()
        // As a site does: what the asker has already isn't sent again.
        if response.status == 200, let etag = response.validators.etag, etag == request.validators.etag {
            return CourseResponse(status: 304, address: response.address, redirects: response.redirects)
        }
        return response
    }
}

extension ScriptedSource {
    static let address = CourseSamples.site + "course.json"
    static let slow = CourseSamples.site + "posts/slow.html"
    static let fork = CourseSamples.site + "img/fork.png"

    /// The site of the sample course, every answer whole and with an entity tag.
    static func sound() -> ScriptedSource {
        var answers: [String: Result<CourseResponse, CourseError>] = [
            address: .success(answer(address, CourseSamples.course.bytes, "application/json")),
            fork: .success(answer(fork, [0x89, 0x50, 0x4E, 0x47], "image/png")),
        ]
        for post in CourseSamples.course.posts {
            let url = CourseSamples.absolute(post.url)
            let image = post.id.rawValue == "slow" ? "<img src=\"../img/fork.png\" alt=\"A fork\">" : ""
            answers[url] = .success(page(url, "<h1>\(post.title)</h1><p>About \(post.id).</p>\(image)"))
        }
        return ScriptedSource(answers)
    }

    static func page(_ address: String, _ html: String) -> CourseResponse {
        answer(address, Array(html.utf8), "text/html; charset=\"utf-8\"")
    }

    static func answer(_ address: String, _ bytes: [UInt8], _ type: String) -> CourseResponse {
        var sum: UInt64 = 1469
        for byte in bytes { sum = (sum ^ UInt64(byte)) &* 1_099_511_628_211 }
        return CourseResponse(
            status: 200,
            address: address,
            validators: CourseValidators(etag: "\"\(sum)\""),
            mediaType: type,
            length: bytes.count,
            bytes: bytes
        )
    }
}
