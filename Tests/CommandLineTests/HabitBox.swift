import Foundation
import TestKit
import Testing

/// A home with a course: the sample course from a local site. It starts on Monday 2026-03-02.
struct HabitBox: CommandBox {
    static let program = "habit"
    var box: ProgramHome
    static let start = "2026-03-02T08:00"

    /// A learner's progress.
    enum Stage {
        case new
        /// The course has been fetched.
        case fetched
        /// The course was started on 2 March.
        case started
        /// Week 1 has been read and ticked. On 9 March the goal and the first habit were set.
        case weekTwo
    }

    init(_ stage: Stage = .started) throws {
        // The files of each stage are made once and copied, because the commands take long.
        let files: [String: Data] =
            switch stage {
            case .new: [:]
            case .fetched: try Self.fetched.get()
            case .started: try Self.started.get()
            case .weekTwo: try Self.weekTwo.get()
            }
        box = try ProgramHome(filledWith: files)
    }

    // MARK: Stages

    private static let fetched = Result {
        let home = try HabitBox(.new)
        let site = try SampleSite()
        try home.done("course", "fetch", site.address, at: "2026-03-02T07:30")
        return try home.box.files()
    }

    private static let started = Result {
        let home = try HabitBox(.fetched)
        try home.done("start")
        return try home.box.files()
    }

    private static let weekTwo = Result {
        let home = try HabitBox(.started)
        for post in ["welcome", "first-experiment", "why-observing-helps", "how-habits-form", "self-image"] {
            try home.done("finish", post)
        }
        for day in 2...8 { try home.done("check", "observation", at: "2026-03-0\(day)T20:00") }
        let monday = "2026-03-09T08:00"
        try home.done("goal", "set", "I am someone who eats with attention", at: monday)
        try home.done("finish", "eating-slowly", at: monday)
        try home.done("set", "slowly", "I put the fork down between bites", at: monday)
        return try home.box.files()
    }

    // MARK: Commands

    /// Runs `habit` with separate words at a wall time in Phoenix.
    @discardableResult
    func habit(_ arguments: String..., at wallTime: String = start) throws -> CommandResult {
        try run(arguments, at: wallTime)
    }

    /// All stored data as one text.
    func everything() throws -> String {
        let file = box.folder.file("everything.jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try done("export", "everything.jsonl")
        return try String(contentsOf: file, encoding: .utf8)
    }
}

/// Serves this repository's sample course on 127.0.0.1 as long as this value lives.
struct SampleSite {
    private let server: LoopbackServer

    /// - Parameter course: The folder of the course: `SampleCourse`, or `SampleCourse-es`, which is in Spanish.
    init(_ course: String = "SampleCourse") throws {
        let folder = Corpus.package.appending(path: "Packages/HabitCourse/\(course)")
        server = try LoopbackServer { request in
            let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
            guard let body = try? Data(contentsOf: folder.appending(path: path)) else { return .complete(404) }
            return .complete(200, ["Content-Type: \(Self.type(of: path))"], body: Array(body))
        }
    }

    /// The address of the manifest.
    var address: String { server.url("/course.json") }

    static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "svg": "image/svg+xml"
        case "json": "application/json"
        default: "application/octet-stream"
        }
    }
}
