import CommandKit
import Foundation
import TIPsTracker
import TimeKit
import WordKit

/// The questions about the cycle, and about the member's settings.
extension Interview {
    /// Asks for the patient, the number, the start and the challenge of a cycle.
    ///
    /// - Parameter others: the other cycles, for validation.
    func cycle(
        patient: String?,
        number: Int,
        start: LocalDate,
        among others: [Cycle],
        today: LocalDate
    ) throws -> Cycle {
        let patient = try ask(localized("Patient's name"), keeping: patient) { try TextRule.patientName.checked($0) }
        let number = try ask(localized("Cycle number"), keeping: String(number)) { text in
            guard let number = Int(text) else {
                throw CommandError(
                    .badData,
                    localized("“\(text)” is no number"),
                    remedy: localized("enter one from 1 to 25")
                )
            }
            // Check the number alone. The dates follow, so they can't be wrong yet.
            guard Cycle.numbers.contains(number) else { throw TIPsError.cycleNumberOutOfRange(number) }
            guard !others.contains(where: { $0.number == number }) else { throw TIPsError.cycleNumberTaken(number) }
            return number
        }
        while true {
            let start = try ask(localized("Cycle dosing start date"), keeping: start.description) {
                try LocalDate(typed: $0, today: today)
            }
            let challenge = try ask(localized("Food challenge date, such as \(start.adding(days: 84))")) {
                try LocalDate(typed: $0, today: today)
            }
            let cycle = Cycle(
                id: CycleRule.id(forNumber: number, among: others),
                patient: patient,
                number: number,
                start: start,
                challenge: challenge
            )
            do throws(TIPsError) {
                try CycleRule.check(cycle, among: others)
                return cycle
            } catch {
                // Either date may be wrong, so both are asked again.
                terminal.printError(error.description)
            }
        }
    }

    /// Asks for a member's name.
    func memberName() throws -> String {
        try ask(localized("Your name")) { try TextRule.memberName.checked($0) }
    }

    /// Asks for the patient's home zone; the device's is the default.
    func zone(offering zone: TimeZone) throws -> TimeZone {
        try ask(localized("Time zone of the patient's home"), keeping: zone.identifier) { try TimeZone.named($0) }
    }

    /// Asks for a member's reminders and timer; the present ones are the default.
    ///
    /// - Parameter setsInterval: whether to ask for the minutes between treatment foods. They are the plan's, so a joining member isn't asked.
    func settings(
        keeping now: MemberSettings = MemberSettings(),
        setsInterval: Bool = true
    ) throws -> MemberSettings {
        var settings = now
        section(localized("Reminders"), localized("daily, while something of the category is left to log"))
        for category in Category.allCases {
            let known = now.reminders[category]
            let kept = known.flatMap { $0.isOn ? $0.time.description : nil } ?? localized("off")
            let time = try ask(localized("\(category.title): a time such as 08:00, or off"), keeping: kept) { text in
                AnswerWord.read(text, among: [.off]) != nil ? nil : try LocalTime(typed: text)
            }
            if let time {
                settings.reminders[category] = .init(isOn: true, time: time)
            } else {
                settings.reminders[category]?.isOn = false
            }
        }
        guard setsInterval else {
            settings.timerIsOn = try asksYes(
                StyledText(localized("A timer between treatment foods?")),
                byDefault: now.timerIsOn
            )
            return settings
        }
        section(localized("Treatment timer"), localized("the wait between two treatment foods, for everybody"))
        let kept = now.timerIsOn ? String(now.timerMinutes) : localized("off")
        let minutes = try ask(localized("Minutes, or off"), keeping: kept) { text in
            if AnswerWord.read(text, among: [.off]) != nil { return nil as Int? }
            guard let minutes = Int(text) else {
                throw CommandError(
                    .badData,
                    localized("“\(text)” is no number of minutes"),
                    remedy: localized("enter one, or off")
                )
            }
            guard MemberSettings.timerRange.contains(minutes) else { throw TIPsError.timerOutOfRange(minutes) }
            return minutes
        }
        settings.timerIsOn = minutes != nil
        settings.timerMinutes = minutes ?? settings.timerMinutes
        return settings
    }
}
