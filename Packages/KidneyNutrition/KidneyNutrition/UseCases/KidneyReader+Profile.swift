import ScreenKit
import TimeKit
import WordKit

extension KidneyReader {
    /// The rows of the profile's page for other data of the user, each with its link. A measurement of the calendar day that began while the
    /// user's day goes on counts.
    func profileFacts(on day: LocalDate, in units: UnitSystem) throws -> [ProfileScreen.FactRow] {
        let weight = try newestWeights(on: day.next).max { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let pressures: [PressureReading] = try measurements(
            from: day.adding(days: -LabCitation.freshDays),
            to: day.next
        )
        let pressure = pressures.max { PressureRule.isBefore($0, $1) }
        let newest = try newestLabs(Analyte.allCases, on: day.next)
        let labs = Analyte.allCases.compactMap { LabLimitRule.leading($0, newest, on: day.next) }.map { result in
            let title = LabTable.facts(result.analyte).title
            return localized("\(title) \(result.shown(in: units)) of \(result.moment.day)", context: "date")
        }
        let medicines = try medicines().filter { $0.isActive(on: day) }.map(\.name)
        let goals = try goals().filter { $0.endedOn == nil }.map { Words.sentence($0.aim.title(in: units)) }
        func row(_ title: String, _ text: String?, _ missing: String, _ link: KidneyLink) -> ProfileScreen.FactRow {
            let text = text.flatMap { $0.isEmpty ? nil : $0 }
            return ProfileScreen.FactRow(title: title, text: text ?? missing, opens: link.labeled(title))
        }
        return [
            row(
                localized("Weight"),
                weight.map { localized("\(WeightRule.text($0, in: units)) of \($0.moment.day)", context: "date") },
                localized("none yet"),
                .weight
            ),
            row(
                localized("Blood pressure"),
                pressure.map { localized("\($0.words) of \($0.moment.day)", context: "date") },
                localized("none lately"),
                .pressure
            ),
            row(localized("Laboratory values"), labs.joined(separator: "; "), localized("none yet"), .labs(nil)),
            row(localized("Medicines"), medicines.joined(separator: ", "), localized("none entered"), .medicines),
            row(localized("Goals"), goals.joined(separator: "; "), localized("none yet"), .goals),
        ]
    }
}
