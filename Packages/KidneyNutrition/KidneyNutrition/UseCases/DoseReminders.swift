public import NotificationKit
import ScreenKit
import TimeKit

/// Reminders of doses: one for each time of each medicine that is to be reminded of, by the clock on the wall.
///
/// They say what was entered and advise nothing. A dose that is hours late is a question for the pharmacist, so a late reminder is
/// not told.
enum DoseReminders {
    /// What they are turned on and off together as.
    static let category = "doses"

    /// How long after its time a reminder is still told: two hours.
    static let usefulFor: Int64 = 2 * 3_600_000

    /// The reminders of some medicines; those that have no times have none.
    static func candidates(of medicines: [Medicine]) throws -> [NotificationCandidate] {
        try medicines.flatMap { medicine in
            try medicine.times.map { time in
                NotificationCandidate(
                    series: NotificationSeries(
                        app: KidneyLink.scheme,
                        category: category,
                        name: "\(medicine.id) \(time.time)"
                    ),
                    title: "Time for \(medicine.name)",
                    body: body(medicine, time),
                    link: try DeepLink(KidneyLink.medicine(medicine.id).target),
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
        return parts.isEmpty ? "As you entered it." : "As you entered it: \(parts.joined(separator: ", "))."
    }
}

extension KidneyReader {
    /// The reminders of doses, for whoever plans notifications.
    func doseReminders() throws -> [NotificationCandidate] {
        let reminded = try remindedMedicines()
        return try DoseReminders.candidates(of: try medicines().filter { reminded.contains($0.id) })
    }
}

extension KidneyNutrition {
    /// The reminders of doses: each time of each medicine that is to be reminded of, as it recurs by the clock on the wall.
    public func doseReminders() throws(KidneyError) -> [NotificationCandidate] {
        try read { tables in try tables.doseReminders() }
    }
}
