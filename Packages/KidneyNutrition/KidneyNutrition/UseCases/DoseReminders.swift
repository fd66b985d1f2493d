public import NotificationKit
import ScreenKit
import TimeKit
import WordKit

/// The reminders of doses: one for each time of each medicine with reminders, in local time.
///
/// A reminder repeats the entry and gives no advice. It isn't delivered late, because a dose that is hours late is a question for the
/// pharmacist.
enum DoseReminders {
    /// The notification category, which turns all of them on or off.
    static let category = "doses"

    /// The time after which a reminder is no longer delivered, in milliseconds: two hours.
    static let usefulFor: Int64 = 2 * 3_600_000

    /// Returns the reminders of medicines. A medicine without times has none.
    ///
    /// - Parameter others: All medicines. Those of one name that are taken at the same time are told apart.
    static func candidates(of medicines: [Medicine], among others: [Medicine]) throws -> [NotificationCandidate] {
        try medicines.flatMap { medicine in
            let label = medicine.label(among: others.filter { $0.overlaps(medicine) })
            return try medicine.times.map { time in
                NotificationCandidate(
                    series: NotificationSeries(
                        app: KidneyLink.scheme,
                        category: category,
                        name: "\(medicine.id) \(time.time)"
                    ),
                    title: localized("Time for \(label)"),
                    body: body(medicine, time),
                    link: KidneyLink.medicine(medicine.id).deepLink,
                    timing: .recurring(
                        try Recurrence(
                            medicine.weekdays.isEmpty ? .everyDays(1) : .weekly(on: medicine.weekdays, every: 1),
                            from: LocalDateTime(medicine.start, time.time),
                            end: medicine.stop.map { .until($0) } ?? .never
                        )
                    ),
                    usefulFor: usefulFor
                )
            }
        }
    }

    private static func body(_ medicine: Medicine, _ time: MedicationTime) -> String {
        let parts = [time.amount, medicine.dose].filter { !$0.isEmpty }
        return parts.isEmpty
            ? localized("As you entered it.") : localized("As you entered it: \(parts.joined(separator: ", ")).")
    }
}

extension Medicine {
    /// Whether a day is in the periods of both.
    fileprivate func overlaps(_ other: Medicine) -> Bool {
        isActive(on: max(start, other.start)) && other.isActive(on: max(start, other.start))
    }
}

extension KidneyReader {
    /// Returns the reminders of doses, for the notification planner.
    func doseReminders() throws -> [NotificationCandidate] {
        let reminded = try remindedMedicines()
        let all = try medicines()
        return try DoseReminders.candidates(of: all.filter { reminded.contains($0.id) }, among: all)
    }
}

extension KidneyNutrition {
    /// Returns the reminders of doses: each time of each medicine with reminders, recurring in local time.
    public func doseReminders() throws(KidneyError) -> [NotificationCandidate] {
        try read { tables in try tables.doseReminders() }
    }
}
