public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The clinic's report of a cycle, which the family reads before it gives it out.
public struct ReportPage: Screen {
    public let title: String
    /// The line under the title: "Cycle 1, up to 2026-03-08".
    public let subtitle: String
    public let revision: Revision
    /// The room's midnight, because another day counts then.
    @NullEncoded public private(set) var validUntil: Instant?
    public let cycle: Cycle.ID
    /// The report, with the figures of the PDF.
    public let report: ClinicReport
    /// The advice to read it first.
    public let hint: String
    /// The remark on every report.
    public let remark: String
    /// Shows the picked cycle.
    public internal(set) var show: Action
    /// Gives the report as a PDF.
    public let pdf: Action
    /// Gives the logs of the cycle as a table (`report/csv`).
    public let csv: Action
    /// Leads to the adherence in the cycle.
    public let adherence: Link
    /// Leads back to home.
    public let back: Link

    init(_ context: ScreenContext, _ report: ClinicReport) {
        title = Self.title
        subtitle = context.subtitle(of: report.cycle)
        revision = context.revision
        validUntil = context.midnight
        cycle = report.cycle.id
        self.report = report
        hint = localized("Read it before you give it to the clinic. The PDF has the same figures.")
        remark = ClinicReport.remark
        show = context.showing(report.cycle)
        pdf = Action(TIPsAct.reportFile, label: localized("Share as PDF"))
        csv = Action(TIPsAct.logsFile, label: localized("Logs as a table (CSV)"))
        adherence = TIPsLink.adherence(report.cycle.id).labeled(localized("Adherence"))
        back = TIPsLink.home.labeled(localized("Home"))
    }

    static var title: String { localized("Report for the clinic") }
}

extension ScreenContext {
    /// The cycle and the last day that counts, such as "Cycle 1, up to 2026-03-08".
    func subtitle(of cycle: Cycle) -> String {
        localized("Cycle \(cycle.number), up to \(min(today, cycle.lastDosingDay))")
    }

    /// The action that shows another cycle. The value and the choices of its picker are ids.
    func showing(_ cycle: Cycle) -> Action {
        let choices = plan.cycles.map { Field.Choice($0.id.rawValue, label: localized("Cycle \($0.number)")) }
        let picker = Field(
            id: "cycle",
            label: localized("Cycle"),
            kind: .choice,
            value: cycle.id.rawValue,
            isRequired: true,
            choices: choices
        )
        return Action(TIPsAct.show, label: localized("Show"), inputs: [picker])
    }
}
