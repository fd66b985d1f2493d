import ArgumentParser
import CommandKit
import HabitCourse
import TimeKit
import WordKit

/// `habit course fetch`
struct FetchCommand: AsyncHabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Fetch the course from its site, whole or not at all.",
        discussion: """
            Asks for what has changed since the last time. Where the site can't be reached, or what comes is broken, the copy \
            that is here can still be read, and the command says why. What you have read and set stays as it is.

            EXAMPLE: habit course fetch https://example.org/course/course.json
                     habit course fetch
            """
    )

    @Argument(help: "The address of course.json or of a feed; without it the one fetched last.") var address: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        let report = try await session.course.fetch(address)
        let shown = FetchReport(report)
        if case .kept(let error) = report.outcome {
            if session.context.printsJSON { try session.context.terminal.print(encoding: shown) }
            throw CommandError(
                HabitApp.status(of: error) ?? .unavailable,
                shown.message(error, at: session.context.clock.now())
            )
        }
        try session.context.answer(encoding: shown) { try $0.show(shown, by: session.context.clock) }
    }
}

/// The outcome of a fetch, for the terminal and as JSON.
struct FetchReport: Codable, Hashable {
    /// `unchanged`, `updated` or `kept`.
    var outcome: String
    /// The ids of new posts.
    var added: [String] = []
    /// The ids of edited posts.
    var edited: [String] = []
    /// The ids of removed posts.
    var removed: [String] = []
    /// The error that kept the old copy in use; nil if there was none.
    var failure: String?
    /// The addresses of pictures that the site doesn't have.
    var missingImages: [String]
    /// The state of the course after the fetch.
    var status: CourseStatus

    init(_ report: CourseReport) {
        missingImages = report.missingImages
        status = report.status
        switch report.outcome {
        case .unchanged: outcome = "unchanged"
        case .updated(let changes):
            outcome = "updated"
            added = changes.added.map(\.rawValue)
            edited = changes.edited.map(\.rawValue)
            removed = changes.removed.map(\.rawValue)
        case .kept(let error):
            outcome = "kept"
            failure = error.description
        }
    }

    /// Returns the error's message, with the copy still in use if there is one.
    func message(_ error: CourseError, at now: Instant) -> String {
        guard let copy = status.copy else { return error.description }
        return localized("\(error); the copy of “\(copy.title)”, \(copy.age(at: now)), can still be read")
    }
}

extension Terminal {
    fileprivate func show(_ report: FetchReport, by clock: WallClock) throws {
        try show(report.status, by: clock)
        if report.outcome == "unchanged" { return try print(StyledText(localized("Nothing has changed on the site"))) }
        // In a first copy every post is new, and the number of posts is already printed.
        let added = report.added.count == report.status.copy?.posts ? [] : report.added
        func list(_ ids: [String]) -> String { ids.joined(separator: ", ") }
        let lines = [
            added.isEmpty ? nil : localized("\(added.count) new: \(list(added))"),
            report.edited.isEmpty ? nil : localized("\(report.edited.count) edited: \(list(report.edited))"),
            report.removed.isEmpty ? nil : localized("\(report.removed.count) gone: \(list(report.removed))"),
        ]
        for line in lines.compactMap(\.self) { try print(StyledText(line).wrapped(toWidth: traits.width, indent: 2)) }
        if !report.missingImages.isEmpty {
            try print(
                StyledText(localized("The copy lacks \(report.missingImages.count) of the pictures:"), .warning)
            )
            for address in report.missingImages { try print("  \(address)") }
        }
    }
}
