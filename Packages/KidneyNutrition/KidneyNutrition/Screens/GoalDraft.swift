import FractionParser
import ScreenKit
import TimeKit
import WordKit

/// The goal in the form's fields: a new goal, or a new number for an existing one.
struct GoalDraft {
    private(set) var fields: [Field] = []
    /// The aim that Save stores; nil if there is an error.
    private(set) var aim: GoalAim?

    /// - Parameter goal: The goal to edit; nil for a new one.
    init(_ typed: [String: String], of goal: Goal? = nil, among goals: [Goal], in setting: GoalSetting) {
        let units = setting.profile.units
        let word = typed["subject"] ?? GoalSubject.weight.word
        let subject = goal?.subject ?? GoalRule.subject(word: word)
        if goal == nil { fields.append(Self.subjects(word, isKnown: subject != nil)) }
        guard let subject else { return }
        var day: LocalDate?
        var until: Field?
        if case .weight = subject {
            var field = Field(
                id: "by",
                label: localized("By when"),
                kind: .date,
                value: typed["by"] ?? goal?.aim.lastDay.map { "\($0)" } ?? "",
                placeholder: "\(setting.day.adding(days: 90))",
                range: Field.Bounds(lowest: setting.day.next)
            )
            do throws(KidneyError) {
                day = try ScreenInput.day(field.value)
                try GoalRule.check(lastDay: day, on: setting.day)
            } catch { field.error = error.description }
            until = field
        }
        var read: GoalAim?
        if case .lab = subject {
            read = try? GoalReading.aim(subject, "", in: units)
        } else {
            let kept = goal?.aim.typed(in: units) ?? ""
            var field = Field(
                id: "amount",
                label: Words.sentence(subject.question),
                value: typed["amount"] ?? kept,
                isRequired: true,
                placeholder: subject.example,
                // Another subject can be chosen in the form of a new goal.
                range: goal == nil ? nil : GoalRule.bounds(of: subject, in: units)
            )
            do throws(KidneyError) {
                let aim = try GoalReading.aim(subject, field.value, by: day, in: units)
                field.reading = aim.title(in: units)
                read = aim
            } catch { field.error = error.description }
            fields.append(field)
        }
        if let until { fields.append(until) }
        guard fields.allSatisfy({ $0.error == nil }), let read else { return }
        do throws(KidneyError) {
            if let goal {
                _ = try GoalRule.edit(goal, to: read, in: setting)
            } else {
                _ = try GoalRule.make(read, id: TimeKit.ID(""), among: goals, in: setting)
            }
            aim = read
        } catch {
            // A goal about a laboratory value has no amount.
            let place = fields.firstIndex { $0.id == error.field } ?? fields.indices.first
            if let place { fields[place].error = error.description }
        }
    }

    private static func subjects(_ word: String, isKnown: Bool) -> Field {
        var field = Field(
            id: "subject",
            label: localized("What about"),
            kind: .choice,
            value: word,
            isRequired: true,
            choices: GoalRule.subjects.map { Field.Choice($0.word, label: Words.sentence($0.name)) }
        )
        if !isKnown { field.error = KidneyError.notAGoal(word).description }
        return field
    }
}

extension GoalSubject {
    /// The label of its number.
    fileprivate var question: String {
        switch self {
        case .weight: localized("weight to reach")
        case .lab, .diary: ""
        case .fluidAtLeast: localized("at least so much a day")
        case .fluidAtMost: localized("at most so much a day")
        case .fruitAndVegetables: localized("cups a day")
        case .bloodPressure: localized("under", context: "a blood pressure")
        case .atMost(let nutrient): localized("\(nutrient.name) a day at most")
        case .atLeast(let nutrient): localized("\(nutrient.name) a day at least")
        case .activity: localized("minutes a week")
        }
    }
}
