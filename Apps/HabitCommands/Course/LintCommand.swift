import ArgumentParser
import CommandKit
import CourseSite
import Foundation
import HabitCourse
import TimeKit
import WordKit

/// `habit course lint`
struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Look through a course for what its author would want to mend.",
        discussion: """
            Names each fault with its file, line and column: in the manifest, a theme twice or missing, links and pictures that \
            lead nowhere, posts that are very short or long. Then says how long each week takes to read and when its posts open \
            for somebody who starts today, on the clocks of --time-zone. Ends with status 65 if there are errors.

            EXAMPLE: habit course lint my-course
                     habit course lint https://example.org/course/course.json --time-zone Europe/London
            """
    )

    @Argument(help: "A course's folder, its course.json or feed, or a web address.", completion: .file()) var site:
        String
    @Option(help: ArgumentHelp("The day on which somebody starts: 2026-03-08; else today.", valueName: "day"))
    var start: String?
    @Option(help: ArgumentHelp("Time at which that person's days begin.", valueName: "time")) var resetAt = "03:00"
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() async throws {
        let context = try global.context()
        let boundary = DayBoundary(startsAt: try LocalTime(typed: resetAt))
        let zone = context.clock.zone()
        let day =
            try start.map { text throws(TimeError) in try LocalDate(iso8601: text) }
            ?? boundary.day(of: context.clock.now(), in: zone)
        let found = try await material(context.terminal)
        let report = LintReport(found, start: day, boundary: boundary, zone: zone)
        try context.answer(encoding: report) { try $0.show(report) }
        guard report.errors > 0 else { return }
        throw CommandError(
            .badData,
            localized("\(report.errors, "error") in \(site)"),
            remedy: localized("mend what is listed, and look again")
        )
    }

    private func material(_ terminal: Terminal) async throws -> LintMaterial {
        let lower = site.lowercased()
        guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else { return try .folder(at: site) }
        let address = site
        return try await WebCourseSource.with(of: address, agent: "habit/\(HabitApp.version)") { source in
            try await .site(at: address, from: source, terminal)
        }
    }
}
