import Foundation
import ScreenKit
import TimeKit
import WordKit

/// The input of the first setup, and the values derived from it.
struct SetupAnswers {
    let typed: [String: String]
    let zone: String
    let today: LocalDate
    /// Whether this device has a room, which a code can belong to.
    let isRoomHere: Bool

    /// The chosen way, `self` or `code`; nil before the choice.
    private var who: String? { typed["who"].flatMap { ["self", "code"].contains($0) ? $0 : nil } }
    var isJoining: Bool { who == "code" }

    /// Whether the setup can go on. A device with a room can join it with a code, and has no place for another one.
    var availability: Action.Availability {
        isRoomHere && who == "self" ? .disabled(why: TIPsError.alreadySetUp.description) : .enabled
    }

    var steps: [SetupStep] {
        switch who {
        case "self": [.question, .cycle, .items, .reminders, .timer, .confirm]
        case "code": [.question, .code, .reminders, .timer]
        default: [.question]
        }
    }

    func fields(of step: SetupStep) -> [Field] {
        switch step {
        case .question: [question]
        case .code: isRoomHere ? [code, me] : [code, remote, key, me, member]
        case .cycle: cycle.fields + [me, home]
        case .items: items.fields
        case .reminders: SettingsFields.reminders(MemberSettings(), typed).fields
        case .timer: Array(SettingsFields.timer(MemberSettings(), typed).prefix(isJoining ? 1 : 2))
        case .confirm: []
        }
    }

    func buttons(of step: SetupStep) -> [Action] { step == .items ? items.buttons : [] }

    /// The errors of all steps.
    var errors: [String] { steps.flatMap(fields).compactMap(\.error) }

    private var question: Field {
        var field = Field(
            id: "who",
            label: localized("Are you setting up for yourself, or do you have a room code?"),
            kind: .choice,
            value: typed["who"] ?? "",
            isRequired: true
        )
        field.choices = [
            Field.Choice("self", label: localized("I am setting up for myself")),
            Field.Choice("code", label: localized("I have a room code")),
        ]
        if who == nil { field.error = localized("choose one of the two") }
        if case .disabled(let why) = availability { field.error = why }
        return field
    }

    private var code: Field {
        let value = typed["code"] ?? ""
        var field = Field(
            id: "code",
            label: localized("Room Code or Invitation"),
            value: value,
            isRequired: true,
            limit: Invitation.limit,
            placeholder: "K3F9-X2AA-7QWM-C"
        )
        field.error =
            value.isEmpty
            ? localized("a room code is needed — an admin of the room can share one")
            : Problem.text { () throws(TIPsError) in _ = try Invitation(typed: value) }
        return field
    }

    /// The invitation that was pasted as the code; nil for any other text.
    private var invitation: Invitation? { try? Invitation(typed: typed["code"] ?? "") }

    private var remote: Field {
        let value = typed["remote"].flatMap { $0.isEmpty ? nil : $0 } ?? invitation?.remote?.address ?? ""
        var field = Field(
            id: "remote",
            label: localized("Where the Room Is Shared"),
            value: value,
            isRequired: true,
            placeholder: "https://NAME.firebaseio.com"
        )
        if value.isEmpty {
            field.error = localized(
                "the address of the room is needed — it is in the invitation that an admin can share"
            )
        } else {
            field.error = Problem.text { () throws(TIPsError) in try RemoteAddress.check(value) }
        }
        return field
    }

    private var key: Field {
        let value = typed["key"].flatMap { $0.isEmpty ? nil : $0 } ?? invitation?.remote?.apiKey ?? ""
        return Field(id: "key", label: localized("Key of the Firebase Project, if it is one"), value: value)
    }

    private var me: Field {
        FormFields.text("me", localized("Your Name"), .memberName, typed["me"] ?? "", placeholder: "Ann")
    }

    /// Whether the person is a member of the shared room already. The name isn't taken then.
    private var member: Field {
        Field.toggle("member", localized("I am in the room already, on another phone"), typed["member"] == "true")
    }

    private var home: Field {
        let value = typed["zone"] ?? zone
        var field = Field(
            id: "zone",
            label: localized("Patient's Time Zone"),
            value: value,
            isRequired: true,
            placeholder: zone
        )
        field.error = Problem.text { () throws(TIPsError) in _ = try SettingsRule.zone(value) }
        return field
    }

    private var cycle: (fields: [Field], cycle: Cycle?) {
        var read = FormFields.cycle(
            patient: typed["patient"] ?? "",
            number: typed["number"] ?? "1",
            start: typed["start"] ?? today.description,
            challenge: typed["challenge"] ?? "",
            id: ID("cycle"),
            among: []
        )
        // The dates depend on each other, so there are no other ends.
        let first = CycleRule.firstStart(on: today)
        read.fields[2].range = Field.Bounds(lowest: first)
        if let start = LocalDate(read.fields[2].value), start < first {
            read.fields[2].error = localized(
                "a cycle that began on \(start) was over years ago — begin with the present cycle"
            )
            read.cycle = nil
        }
        read.fields[3].range = Field.Bounds(lowest: today.adding(days: -CycleRule.daysBack))
        let past = LocalDate(read.fields[3].value).flatMap { challenge in
            Problem.text { () throws(TIPsError) in try CycleRule.checkRecent(challenge, on: today) }
        }
        if let past {
            read.fields[3].error = past
            read.cycle = nil
        }
        return read
    }

    private var items: SetupItems { SetupItems(typed: typed, cycle: cycle.cycle, today: today) }

    var settings: MemberSettings {
        let timer = SettingsFields.timer(MemberSettings(), typed)
        return MemberSettings(
            reminders: SettingsFields.reminders(MemberSettings(), typed).reminders ?? [:],
            timerIsOn: timer[0].value == "true",
            timerMinutes: Int(timer[1].value) ?? MemberSettings().timerMinutes
        )
    }

    var draft: SetupDraft? {
        guard let cycle = cycle.cycle else { return nil }
        return SetupDraft(
            patient: cycle.patient,
            number: cycle.number,
            start: cycle.start,
            challenge: cycle.challenge,
            me: me.value,
            timeZoneID: home.value,
            units: items.moreUnits,
            items: items.drafts,
            settings: settings
        )
    }

    var joining: SetupScreen.Joining {
        let key = key.value.isEmpty ? nil : key.value
        return .init(
            code: invitation?.code ?? code.value,
            remote: isRoomHere ? nil : RemoteAddress(address: remote.value, apiKey: key),
            name: me.value,
            isMember: member.value == "true",
            settings: settings
        )
    }

    var summary: [String] { (draft?.summary ?? []) + errors }
}

extension SetupDraft {
    /// The setup in words for its confirmation, line by line.
    package var summary: [String] {
        let cycle = Cycle(id: TimeKit.ID("cycle"), patient: patient, number: number, start: start, challenge: challenge)
        return SetupSummary.lines(of: cycle) + [localized("\(me), an admin; the plan goes by \(timeZoneID)")]
            + SetupSummary.lines(of: items) + SetupSummary.lines(of: settings)
    }
}

/// Formats the parts of a setup for its confirmation, line by line.
package enum SetupSummary {
    package static func lines(of cycle: Cycle) -> [String] {
        [
            localized("\(cycle.patient) Plan, cycle \(cycle.number)"),
            localized(
                "from \(cycle.start.withWeekday) up to the challenge on \(cycle.challenge.withWeekday), \(cycle.weekCount, "week")"
            ),
        ]
    }

    /// The items with their doses, by category.
    package static func lines(of items: [ItemDraft]) -> [String] {
        Category.allCases.map { category in line(of: category, items.filter { $0.category == category }.map(\.words)) }
    }

    /// - Parameter items: the category's items in words.
    static func line(of category: Category, _ items: [String]) -> String {
        "\(category.title): " + (items.isEmpty ? localized("none yet") : items.joined(separator: ", "))
    }

    package static func lines(of settings: MemberSettings) -> [String] {
        let on = Category.allCases.compactMap { category in
            settings.reminders[category].flatMap { $0.isOn ? "\(category.title) \($0.time)" : nil }
        }
        return [
            on.isEmpty ? localized("no reminders") : localized("reminders: \(on.joined(separator: ", "))"),
            settings.timerIsOn
                ? localized("a timer of \(settings.timerMinutes, "minute") after each treatment food")
                : localized("no treatment food timer"),
        ]
    }
}
