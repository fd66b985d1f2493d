import CommandKit
import Foundation
import HabitCourse
import TimeKit
import WordKit

/// The findings of a lint, for the terminal and as JSON.
struct LintReport: Codable, Hashable {
    struct Finding: Codable, Hashable {
        /// `error`, `warning` or `advice`.
        var severity: String
        /// The rule that was broken, in one word.
        var rule: String
        /// The name of the manifest, or the path of a page in the site.
        var file: String
        /// The 1-based line; nil if the finding is about the whole file.
        var line: Int?
        /// The 1-based column; nil if unknown.
        var column: Int?
        /// The id of the post; nil for a finding about the course.
        var post: String?
        /// The problem and the remedy.
        var text: String
    }

    /// A post in the order of reading.
    struct Reading: Codable, Hashable {
        var post: String
        var title: String
        var week: Int
        /// The number of words; nil if the page can't be read.
        var words: Int?
        /// The minutes that reading takes; nil if the page can't be read.
        var minutes: Int?
        /// The time at which the post opens for somebody who reads each post at once.
        var opens: Instant
        /// The course day of that time.
        var day: LocalDate
        /// The id of the post that has to be finished first; nil for none.
        var after: String?
    }

    /// The title of the course; nil if the manifest can't be read.
    var title: String?
    /// The number of errors.
    var errors: Int
    var warnings: Int
    var advice: Int
    var findings: [Finding]
    var posts: [Reading]
    /// The first day of the reader for whom `posts` has the times.
    var start: LocalDate
    var timeZone: String
    var resetsAt: LocalTime
    /// The course day on which the course is over; nil if the manifest can't be read.
    var end: LocalDate?

    init(_ material: LintMaterial, start: LocalDate, boundary: DayBoundary, zone: TimeZone) {
        let lint = CourseLint(site: material.site, page: material.page, exists: material.exists)
        let base = material.site + material.file
        let found = lint.findings(material.bytes, named: material.file)
        findings = found.map(Finding.init)
        errors = found.count { $0.severity == .error }
        warnings = found.count { $0.severity == .warning }
        advice = found.count { $0.severity == .advice }
        self.start = start
        timeZone = zone.identifier
        resetsAt = boundary.startsAt
        let course = CourseReading(material.bytes, from: base).draft
        title = course?.title
        let schedule = course.map { CourseSchedule(of: $0, start: start, boundary: boundary, zone: zone) }
        end = schedule?.end
        let titles = Dictionary((course?.posts ?? []).map { ($0.id, $0) }) { first, _ in first }
        posts = (schedule?.openings ?? []).compactMap { opening in
            guard let post = titles[opening.post] else { return nil }
            let page = try? lint.page(of: post, base: base)
            return Reading(
                post: post.id.rawValue,
                title: post.title,
                week: post.week,
                words: page?.words,
                minutes: page?.minutes,
                opens: opening.at,
                day: opening.day,
                after: opening.after?.rawValue
            )
        }
    }
}

extension LintReport.Finding {
    fileprivate init(_ finding: CourseLint.Finding) {
        severity = finding.severity.rawValue
        rule = finding.rule.rawValue
        file = finding.file
        line = finding.place.line
        column = finding.place.column
        post = finding.place.id
        text = finding.text
    }

    /// The place, such as "posts/water.html" or "course.json:12:7".
    fileprivate var place: String {
        guard let line else { return file }
        return column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
    }
}

// MARK: Terminal

extension Terminal {
    /// Prints the findings, and then the posts with the days on which they open.
    func show(_ report: LintReport) throws {
        if let title = report.title { try print("\(title, .heading)") }
        for finding in report.findings {
            let severity =
                switch finding.severity {
                case "error": StyledText(localized("error"), .bad)
                case "warning": StyledText(localized("warning"), .warning)
                default: StyledText(localized("advice"), .faint)
                }
            let line: StyledText = "\(finding.place): \(severity): \(finding.text)"
            try printWrapped(line, indent: 2)
        }
        if report.findings.isEmpty {
            try print(StyledText(localized("Nothing to mend"), .good))
        } else {
            try print(
                StyledText(
                    localized(
                        "\(report.errors, "error"), \(report.warnings, "warning"), \(report.advice, "suggestion")"
                    )
                )
            )
        }
        guard !report.posts.isEmpty, let end = report.end else { return }
        try print()
        try print(
            StyledText(
                localized(
                    "For somebody who starts on \(report.start), in \(report.timeZone), with days from \(report.resetsAt.hourAndMinute):"
                )
            )
        )
        try print(report.table)
        let minutes = report.posts.compactMap(\.minutes).reduce(0, +)
        try print(
            StyledText(
                localized("\(report.posts.count, "post"), \(minutes, "minute") to read; the course is over on \(end)")
            )
        )
    }
}

extension LintReport {
    fileprivate var table: Table {
        var table = Table([
            Table.Column(localized("Week"), alignment: .right), Table.Column(localized("Opens")),
            Table.Column(localized("Post"), shrinks: true),
            Table.Column(localized("Minutes"), alignment: .right),
        ])
        var before: Reading?
        for post in posts {
            let isFirst = before?.week != post.week
            table.append([
                StyledText(isFirst ? "\(post.week)" : ""),
                StyledText(
                    isFirst ? "\(post.day.weekday.short) \(post.day)" : localized("after the one before")
                ),
                StyledText(post.title),
                StyledText(post.minutes.map(String.init) ?? "–"),
            ])
            before = post
        }
        return table
    }
}
