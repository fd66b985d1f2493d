import CommandKit
import Foundation
import ScreenKit
import TIPsTracker
import TimeKit
import WordKit

/// The form of a setup in the engine, which has the rules for the answers.
struct SetupForm {
    private let form: (_ typed: [String: String]) throws -> Form

    init(_ form: @escaping (_ typed: [String: String]) throws -> Form) { self.form = form }

    /// Checks a text at a field of a step.
    ///
    /// - Parameter others: the other texts, by field id.
    /// - Throws: The error that the field has with the text.
    func check(_ text: String, at field: String, of step: SetupStep, beside others: [String: String] = [:]) throws {
        let typed = others.merging([field: text, "step": step.rawValue]) { $1 }
        if let error = try form(typed)[field: field]?.error { throw CommandError(.badData, error) }
    }

    /// Checks a text at a field of a new item, such as `name`. The rules are the same for items of all categories.
    ///
    /// - Throws: The error that the field has with the text.
    func checkItem(_ text: String, at field: String) throws {
        let category = Category.medicine.rawValue
        try check(text, at: "\(category).1.\(field)", of: .items, beside: ["\(category).count": "1"])
    }

    /// The reason for which nobody can begin, or not this member; nil if there is none.
    func whyNot() throws -> String? { try form([:]).whyNot }
}

/// The questions about the cycle, and about the member's settings.
extension Interview {
    /// Asks for the patient, the number, the start and the challenge of a cycle.
    func cycle(_ form: SetupForm, patient: String?, number: Int, start: LocalDate, today: LocalDate) throws -> Cycle {
        let patient = try ask(localized("Patient's name"), keeping: patient) { text in
            try form.check(text, at: "patient", of: .cycle)
            return TypedText.line(text)
        }
        let number = try ask(localized("Cycle number"), keeping: String(number)) { text in
            try form.check(text, at: "number", of: .cycle)
            return Int(text) ?? number
        }
        while true {
            let start = try ask(localized("Cycle dosing start date"), keeping: start.description) {
                try LocalDate(typed: $0, today: today)
            }
            let challenge = try ask(localized("Food challenge date, such as \(start.adding(days: 84))")) {
                try LocalDate(typed: $0, today: today)
            }
            let typed = ["patient": patient, "number": String(number), "start": start.description]
            do {
                try form.check(challenge.description, at: "challenge", of: .cycle, beside: typed)
                return Cycle(
                    id: CycleRule.id(forNumber: number, among: []),
                    patient: patient,
                    number: number,
                    start: start,
                    challenge: challenge
                )
            } catch let error as CommandError {
                // Either date may be wrong, so both are asked again.
                terminal.printError(error.message)
            }
        }
    }

    /// Asks for a member's name.
    func memberName(_ form: SetupForm, of step: SetupStep) throws -> String {
        try ask(localized("Your name")) { text in
            try form.check(text, at: "me", of: step)
            return TypedText.line(text)
        }
    }

    /// Asks for the patient's home zone; the device's is the default, unless it names no place, as `GMT+7` doesn't.
    func zone(_ form: SetupForm, offering zone: TimeZone) throws -> TimeZone {
        let known = try? TimeZone.named(zone.identifier)
        return try ask(localized("Time zone of the patient's home"), keeping: known?.identifier) { text in
            try form.check(text, at: "zone", of: .cycle)
            return try TimeZone.named(text)
        }
    }

    /// Asks for a member's reminders and timer; the present ones are the default.
    ///
    /// - Parameter setsInterval: whether to ask for the minutes between treatment foods. They are the plan's, so a joining member isn't asked.
    func settings(
        _ form: SetupForm,
        keeping now: MemberSettings = MemberSettings(),
        setsInterval: Bool = true
    ) throws -> MemberSettings {
        var settings = now
        section(localized("Reminders"), localized("daily, while something of the category is left to log"))
        for category in Category.allCases {
            let known = now.reminders[category]
            let kept = known.flatMap { $0.isOn ? $0.time.description : nil } ?? localized("off")
            let time = try ask(localized("\(category.title): a time such as 08:00, or off"), keeping: kept) { text in
                if AnswerWord.read(text, among: [.off]) != nil { return nil as LocalTime? }
                try form.check(text, at: "\(category.rawValue).time", of: .reminders)
                return try LocalTime(typed: text)
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
            try form.check(text, at: "minutes", of: .timer)
            return Int(text)
        }
        settings.timerIsOn = minutes != nil
        settings.timerMinutes = minutes ?? settings.timerMinutes
        return settings
    }
}
