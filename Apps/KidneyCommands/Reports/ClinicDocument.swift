import CommandKit
import KidneyNutrition
import ReportKit
import TimeKit

/// The clinician's report as a document to print: a page with a summary, then charts, foods, alerts, questions and the log.
struct ClinicDocument {
    let report: ClinicReport
    private let paper: PageSize

    init(_ report: ClinicReport, on paper: PageSize) {
        self.report = report
        self.paper = paper
    }

    private var title: String {
        report.name.isEmpty ? "Kidney nutrition report" : "\(report.name): kidney nutrition report"
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
            language: "en",
            createdAt: report.issue?.at.milliseconds ?? 0,
            page: PageSetup(size: paper, margins: PageMargins(top: 38, bottom: 36, sides: 44)),
            style: ReportStyle(bodySize: 8),
            header: PageLine(
                start: .text(title),
                end: .text("\(report.from) to \(report.to)" + (report.issue?.isRevised == true ? ", revised" : "")),
                isOnFirstPage: false
            ),
            footer: PageLine(
                start: .text("Informs, does not prescribe"),
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
        let span = "\(report.from) to \(report.to), \(days) days"
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
        blocks.append(.heading("Laboratory values", level: .part))
        blocks += try labs()
        blocks.append(.heading("Eating and drinking", level: .part))
        blocks += try intake()
        blocks += [
            .heading("Weight and blood pressure", level: .part),
            .facts(report.body.map { ReportFact(ReportText($0.name), ReportText($0.value)) }),
            .heading("Medicines", level: .part),
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
            items.append(ReportText("\(rest.count - room) more for the next visit: see the page of alerts"))
        }
        return [.heading("Alerts that stand", level: .part), .list(ReportList(.bullet, items))]
    }

    private static let standingLimit = 5

    private func labs() throws(ReportError) -> [ReportBlock] {
        guard !report.labs.isEmpty else { return [.paragraph("None was entered.")] }
        let table = try ReportTable(
            columns: [
                .init(""), .init("Newest", .end), .init("Unit"), .init("Date"), .init("", .center),
                .init("Before", .end),
                .init("Date"), .init("Goal or range"), .init(""),
            ],
            rows: report.labs.map { lab in
                let isOff = lab.isOff
                return [
                    isOff ? ReportText([.bold(lab.title)]) : ReportText(lab.title),
                    isOff ? ReportText([.bold(lab.value)]) : ReportText(lab.value), ReportText(lab.unit),
                    ReportText("\(lab.day)" + (lab.isOld ? " (old)" : "")), ReportText(lab.change?.arrow ?? ""),
                    ReportText(lab.previous ?? "–"), ReportText(lab.previousDay.map { "\($0)" } ?? ""),
                    ReportText(lab.goal.isEmpty ? "–" : (lab.isGoal ? "goal " : "") + lab.goal),
                    ReportText([ReportRun(lab.placeWords, isBold: lab.flag.cantWait)]),
                ]
            }
        )
        var notes = [
            "Bold: outside of its goal or range. Arrow: against the value before. Old: over 90 days on the last day."
        ]
        notes += report.labs.filter { !$0.remark.isEmpty }.map { "\($0.title): \($0.remark)." }
        if !report.missingLabs.isEmpty { notes.append("No value yet: \(report.missingLabs.joined(separator: ", ")).") }
        return [.table(table), .paragraph(ReportText(notes.joined(separator: " ")), tone: .note)]
    }

    private func intake() throws(ReportError) -> [ReportBlock] {
        let intake = report.intake
        let whole =
            intake.wholeDays == intake.loggedDays
            ? "all of them" : intake.wholeDays == 0 ? "none of them" : "\(intake.wholeDays) of them"
        guard intake.loggedDays > 0 else {
            return [.paragraph("Nothing was written down in these \(intake.days) days.")]
        }
        let table = try ReportTable(
            columns: [
                .init(""), .init("Mean a day", .end), .init("Per kg", .end), .init("Target on the last day"),
                .init("Days outside"),
                .init("Coverage", .end),
            ],
            rows: intake.means.map { mean in
                let isOff = mean.isOutside == true
                return [
                    isOff ? ReportText([.bold(mean.name.capitalizedFirst)]) : ReportText(mean.name.capitalizedFirst),
                    isOff ? ReportText([.bold(mean.mean)]) : ReportText(mean.mean), ReportText(mean.perKilogram ?? ""),
                    ReportText(mean.target + (mean.isClinic ? " (clinic)" : "")), ReportText(mean.days),
                    ReportText("\(mean.coverage) %"),
                ]
            }
        )
        let notes =
            ["Coverage: how many of the foods have a figure; ≥ where some don’t, which is never counted as zero."]
            + intake.notes
        return [
            .paragraph(
                ReportText(
                    "Written down on \(intake.loggedDays) of \(intake.days) days, \(whole) with three meals; means are of those days."
                )
            ),
            .table(table), .paragraph(ReportText(notes.joined(separator: " ")), tone: .note),
        ]
    }

    private func medicineList() -> ReportBlock {
        let current = report.medicines.filter(\.isCurrent)
        guard !current.isEmpty else { return .paragraph("None was entered as taken on \(report.to).") }
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
        case .unknown: " (not checked)"
        case .noRule: " (no rule)"
        case .looked: ""
        }
    }
}

extension ClinicReport.LabLine {
    /// "above its goal", "very high"; empty for a value within its range.
    fileprivate var placeWords: String {
        if flag.cantWait { return flag.rawValue }
        let aim = isGoal ? "goal" : "range"
        return switch place {
        case .above: "above \(aim)"
        case .below: "below \(aim)"
        case .within, .open: ""
        }
    }
}
