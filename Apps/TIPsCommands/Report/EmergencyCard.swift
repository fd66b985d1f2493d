import Foundation
import ReportKit
import TIPsTracker
import TimeKit
import WordKit

/// Lays out the family's emergency plan as a card to print.
struct EmergencyCard {
    let plan: Plan
    let today: LocalDate
    /// The zone of the device that prints it.
    let zone: TimeZone
    let now: Instant
    let paper: PageSize

    private var title: String {
        plan.cycle.map { localized("Emergency plan: \($0.patient)") } ?? localized("Emergency plan")
    }

    /// The warning that nothing of the plan was typed.
    static var emptyText: String { localized("This card is empty: nobody has typed the emergency plan yet.") }

    func document() -> ReportDocument {
        ReportDocument(
            title: title,
            language: Language.current.rawValue,
            createdAt: now.milliseconds,
            page: PageSetup(size: paper),
            style: ReportStyle(bodySize: 14),
            blocks: [
                .heading(ReportText(title)),
                .facts(
                    plan.emergency.lines(
                        on: today,
                        in: plan.room.timeZone,
                        shownIn: zone,
                        clinic: plan.clinic.phone
                    ).map {
                        ReportFact(
                            $0.isWarning ? ReportText([.bold($0.label)]) : ReportText($0.label),
                            $0.isWarning ? ReportText([.bold($0.text)]) : ReportText($0.text)
                        )
                    }
                ),
                plan.emergency.isEmpty
                    ? .paragraph(ReportText([.bold(Self.emptyText)]))
                    : .paragraph(ReportText(localized("Typed by the family; printed on \(today).")), tone: .note),
            ]
        )
    }
}
