import CommandKit
import KidneyNutrition
import ReportKit
import TimeKit
import WordKit

/// The clinician's report as a document to print: a page with a summary, then charts, foods, alerts, questions and the log.
struct ClinicDocument {
    let report: ClinicReport
    private let paper: PageSize

    init(_ report: ClinicReport, on paper: PageSize) {
        self.report = report
        self.paper = paper
    }

    private var title: String {
        report.name.isEmpty
            ? localized("Kidney nutrition report") : localized("\(report.name): kidney nutrition report")
    }

    func document() throws(ReportError) -> ReportDocument {
        var blocks = try summary()
        blocks += try trends()
        blocks += try contributors()
        blocks += try medicines()
        blocks += try alerts()
        blocks += questions()
        blocks += try log()
        return ReportDocument(
            title: title,
            language: Language.current.rawValue,
            createdAt: report.issue?.at.milliseconds ?? 0,
            page: PageSetup(size: paper, margins: PageMargins(top: 38, bottom: 36, sides: 44)),
            style: ReportStyle(bodySize: 8),
            header: PageLine(
                start: .text(title),
                end: .text(
                    report.issue?.isRevised == true
                        ? localized("\(report.from) to \(report.to), revised")
                        : localized("\(report.from) to \(report.to)")
                ),
                isOnFirstPage: false
            ),
            footer: PageLine(
                start: .text(localized("Informs, does not prescribe")),
                end: .pageNumber
            ),
            blocks: blocks
        )
    }
}

// MARK: The first page

extension ClinicDocument {
    private func summary() throws(ReportError) -> [ReportBlock] {
        let days = report.from.days(until: report.to) + 1
        let span = localized("\(report.from) to \(report.to), \(days, "day")")
        var blocks: [ReportBlock] = [
            .heading(ReportText(title)),
            .paragraph(
                ReportText(
                    [.bold(span)]
                        + (report.issue.map { [ReportRun(" · "), ReportRun($0.words, isBold: $0.isRevised)] } ?? [])
                )
            ),
            .facts((report.person + report.kidneys).map { ReportFact(ReportText($0.name), ReportText($0.value)) }),
        ]
        blocks += standing()
        blocks.append(.heading(ReportText(localized("Laboratory values")), level: .part))
        blocks += try labs()
        blocks.append(.heading(ReportText(localized("Eating and drinking")), level: .part))
        blocks += try intake()
        blocks += [
            .heading(ReportText(localized("Weight and blood pressure")), level: .part),
            .facts(report.body.map { ReportFact(ReportText($0.name), ReportText($0.value)) }),
            .heading(ReportText(localized("Medicines")), level: .part),
        ]
        blocks.append(medicineList())
        return blocks
    }

    /// The alerts that stand as the report is made. Those of the next visit are cut to ``standingLimit``, the others never are.
    private func standing() -> [ReportBlock] {
        guard !report.standing.isEmpty else { return [] }
        let urgent = report.standing.filter(\.level.cantWait)
        let rest = report.standing.dropFirst(urgent.count)
        let room = max(0, Self.standingLimit - urgent.count)
        var items = (urgent + rest.prefix(room)).map { alert in
            ReportText([ReportRun("\(alert.level.words): ", isBold: alert.level.cantWait), ReportRun(alert.message)])
        }
        if rest.count > room {
            items.append(ReportText(localized("\(rest.count - room) more for the next visit: see the page of alerts")))
        }
        return [.heading(ReportText(localized("Alerts that stand")), level: .part), .list(ReportList(.bullet, items))]
    }

    private static let standingLimit = 5

    private func labs() throws(ReportError) -> [ReportBlock] {
        guard !report.labs.isEmpty else { return [.paragraph(ReportText(localized("None was entered.")))] }
        let table = try ReportTable(
            columns: [
                .init(""), .init(ReportText(localized("Newest")), .end), .init(ReportText(localized("Unit"))),
                .init(ReportText(localized("Date"))), .init("", .center),
                .init(ReportText(localized("Before")), .end),
                .init(ReportText(localized("Date"))), .init(ReportText(localized("Goal or range"))), .init(""),
            ],
            rows: report.labs.map { lab in
                let isOff = lab.isOff
                return [
                    isOff ? ReportText([.bold(lab.title)]) : ReportText(lab.title),
                    isOff ? ReportText([.bold(lab.value)]) : ReportText(lab.value), ReportText(lab.unit),
                    ReportText(lab.dayWords),
                    ReportText(lab.change?.arrow ?? ""),
                    ReportText(lab.previous ?? "–"), ReportText(lab.previousDay.map { "\($0)" } ?? ""),
                    ReportText(lab.goalWords),
                    ReportText([ReportRun(lab.placeWords, isBold: lab.flag.cantWait)]),
                ]
            }
        )
        var notes = [
            localized(
                "Bold: outside of its goal or range. Arrow: against the value before. Old: over 90 days on the last day."
            )
        ]
        notes += report.labs.filter { !$0.remark.isEmpty }.map { "\($0.title): \($0.remark)." }
        if !report.missingLabs.isEmpty {
            notes.append(localized("No value yet: \(report.missingLabs.joined(separator: ", "))."))
        }
        return [.table(table), .paragraph(ReportText(notes.joined(separator: " ")), tone: .note)]
    }

    private func intake() throws(ReportError) -> [ReportBlock] {
        let intake = report.intake
        guard intake.loggedDays > 0 else {
            return [
                .paragraph(
                    ReportText(
                        localized(
                            "Nothing was written down \(intake.days, one: "on this day", other: "in these # days")."
                        )
                    )
                )
            ]
        }
        let table = try ReportTable(
            columns: [
                .init(""), .init(ReportText(localized("Mean a day")), .end),
                .init(ReportText(localized("Per kg")), .end), .init(ReportText(localized("Target on the last day"))),
                .init(ReportText(localized("Days outside"))),
                .init(ReportText(localized("Coverage")), .end),
            ],
            rows: intake.means.map { mean in
                let isOff = mean.isOutside == true
                return [
                    isOff ? ReportText([.bold(mean.name.capitalizedFirst)]) : ReportText(mean.name.capitalizedFirst),
                    isOff ? ReportText([.bold(mean.mean)]) : ReportText(mean.mean), ReportText(mean.perKilogram ?? ""),
                    ReportText(mean.targetWords),
                    ReportText(mean.days),
                    ReportText("\(mean.coverage) %"),
                ]
            }
        )
        let notes =
            [
                localized(
                    "Coverage: how many of the foods have a figure; ≥ where some don’t, which is never counted as zero."
                )
            ]
            + intake.notes
        return [
            .paragraph(ReportText(logged)),
            .table(table), .paragraph(ReportText(notes.joined(separator: " ")), tone: .note),
        ]
    }

    /// Returns the number of days with entries, and of those with three meals.
    private var logged: String {
        let (logged, days, whole) = (report.intake.loggedDays, report.intake.days, report.intake.wholeDays)
        if whole == logged {
            return localized(
                "Written down on \(logged) of \(days, "day"), all of them with three meals; means are of those days."
            )
        }
        if whole == 0 {
            return localized(
                "Written down on \(logged) of \(days, "day"), none of them with three meals; means are of those days."
            )
        }
        return localized(
            "Written down on \(logged) of \(days, "day"), \(whole) of them with three meals; means are of those days."
        )
    }

    private func medicineList() -> ReportBlock {
        let current = report.medicines.filter(\.isCurrent)
        guard !current.isEmpty else {
            return .paragraph(ReportText(localized("None was entered as taken on \(report.to).")))
        }
        var runs: [ReportRun] = []
        for medicine in current {
            if !runs.isEmpty { runs.append(" · ") }
            runs.append(.bold(medicine.name))
            runs.append(
                ReportRun(
                    (medicine.dose.isEmpty ? "" : " \(medicine.dose)") + medicine.check.mark
                )
            )
        }
        return .paragraph(ReportText(runs))
    }
}

extension MedicineCheck {
    /// " (not checked)", " (no rule)"; empty if the rules were applied.
    fileprivate var mark: String {
        switch self {
        case .unknown: " " + localized("(not checked)")
        case .noRule: " " + localized("(no rule)")
        case .withoutKidneyRule, .looked: ""
        }
    }
}
