public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The first setup, step by step: either a new room with a cycle, items, reminders and the timer, or joining with a room code.
///
/// The front end keeps the input of all steps by field id, and `SetupStep.pressing` applies a button to it.
public struct SetupScreen: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The current step.
    public let step: SetupStep
    /// The steps of the chosen way, in order; before the choice only the first question.
    public let steps: [SetupStep]
    /// The fields of the current step. The items' step has a button "Add Item" for each category.
    public let form: Form
    /// The input of all steps so far, by field id.
    public let typed: [String: String]
    /// The setup in words, line by line; empty before the last step.
    public let summary: [String]
    /// The argument of `setUp`; nil before the last step and while a field is invalid.
    @NullEncoded public private(set) var draft: SetupDraft?
    /// The arguments of `join`; nil for a new room.
    @NullEncoded public private(set) var joining: Joining?

    /// Leads to the next step; in the last step (`finish`) it does the setup and leads to the home screen.
    public var next: Action { form.nextStep }
    /// Leads to the previous step; nil in the first.
    public var previous: Action? { form.previousStep }

    /// The arguments of joining a room.
    public struct Joining: Hashable, Codable, Sendable {
        /// The code, without the rest of an invitation.
        public let code: String
        /// The server's address; nil for a room of this device.
        @NullEncoded public private(set) var remote: RemoteAddress?
        /// The new member's name, or the name of the member that this device is another one of.
        public let name: String
        /// Whether the person is a member already, on another device.
        public let isMember: Bool
        /// The new member's own settings.
        public let settings: MemberSettings
    }

    /// Creates the screen of the step in `typed["step"]`, by default the first.
    ///
    /// - Parameters:
    ///   - zone: the name of the device's zone, the default for the patient's home.
    ///   - today: the present day in that zone.
    ///   - isRoomHere: whether this device has a room, which a code can belong to.
    init(
        typed: [String: String] = [:],
        zone: String,
        today: LocalDate,
        isRoomHere: Bool = false,
        revision: Revision
    ) {
        let answers = SetupAnswers(typed: typed, zone: zone, today: today, isRoomHere: isRoomHere)
        let place = SetupPlace(typed["step"], among: answers.steps)
        steps = answers.steps
        step = place.step
        title = place.step == .question ? localized("Welcome") : localized("Setup: \(place.step.title)")
        self.revision = revision
        validUntil = nil
        self.typed = typed
        let fields = answers.fields(of: place.step)
        let isLast = place.isLast && place.step != .question
        let wrong = isLast ? answers.errors : fields.compactMap(\.error)
        form = place.form("setup", fields, answers.buttons(of: place.step), answers.availability.and(.without(wrong)))
            .unjudged(typed)
        summary = place.step == .confirm ? answers.summary : []
        draft = isLast && wrong.isEmpty && !answers.isJoining ? answers.draft : nil
        joining = isLast && wrong.isEmpty && answers.isJoining ? answers.joining : nil
    }
}

extension SetupScreen {
    /// The input that an invitation fills in: the way with a code, its step, and the step's fields.
    public static func typed(_ invitation: Invitation) -> [String: String] {
        var typed = ["who": "code", "step": SetupStep.code.rawValue, "code": invitation.code]
        typed["remote"] = invitation.remote?.address
        typed["key"] = invitation.remote?.apiKey
        return typed
    }
}

/// A step of a setup.
public enum SetupStep: String, CaseIterable, Codable, Sendable {
    /// The choice between a new room and a room code.
    case question
    /// The room code, and the name of the joining member.
    case code
    /// The cycle, and the name of the admin.
    case cycle
    /// The items, by category.
    case items
    /// The member's own reminders.
    case reminders
    /// The member's own treatment timer.
    case timer
    /// The summary for confirmation.
    case confirm

    /// The heading.
    public var title: String {
        switch self {
        case .question: localized("Who is setting up?")
        case .code: localized("Room Code")
        case .cycle: localized("Edit Cycle")
        case .items: localized("Edit Items")
        case .reminders: localized("Reminders")
        case .timer: localized("Treatment Food Timer")
        case .confirm: localized("Confirm")
        }
    }

    /// Returns the input after a button was pressed: `next`, `next/STEP` and `previous/STEP` go to a step, `add/CATEGORY` adds fields for an
    /// item, `remove/CATEGORY.N` removes one. Other buttons change nothing.
    public static func pressing(_ button: String, typed: [String: String]) -> [String: String] {
        var result = typed
        switch TIPsAct(button) {
        case .next: result["step"] = typed["who"] == "code" ? code.rawValue : cycle.rawValue
        case .toStep(let step), .backTo(let step): result["step"] = step.rawValue
        case .addItem(let category):
            let count = SetupItems.count(of: category.rawValue, typed)
            result["\(category.rawValue).count"] = String(min(count + 1, SetupItems.limit))
        case .removeNewItem(let category, let number): result["\(category.rawValue).\(number).removed"] = "true"
        default: break
        }
        return result
    }
}

/// The position of a setup in its steps.
struct SetupPlace {
    let steps: [SetupStep]
    let index: Int

    init(_ wanted: String?, among steps: [SetupStep]) {
        self.steps = steps
        index = wanted.flatMap(SetupStep.init).flatMap(steps.firstIndex) ?? 0
    }

    var step: SetupStep { steps[index] }
    var isLast: Bool { index == steps.count - 1 }

    /// The form of the step. Its first button leads to the next step, because the Enter key presses it, and its last to the previous one.
    func form(_ setup: String, _ fields: [Field], _ buttons: [Action], _ availability: Action.Availability) -> Form {
        let previous = index == 0 ? [] : [Action(TIPsAct.backTo(steps[index - 1]), label: localized("Back"))]
        return Form(
            id: "\(setup)/\(step.rawValue)",
            title: step.title,
            fields: fields,
            buttons: [next(availability)] + buttons + previous
        )
    }

    private func next(_ availability: Action.Availability) -> Action {
        // The answer to the question decides the steps, so its button is the same before and after it.
        if step == .question { return Action(TIPsAct.next, label: localized("Next"), availability: availability) }
        guard isLast else {
            return Action(TIPsAct.toStep(steps[index + 1]), label: localized("Next"), availability: availability)
        }
        return Action(
            TIPsAct.finish,
            label: localized("Confirm"),
            availability: availability,
            opens: TIPsLink.home.labeled(localized("Home"))
        )
    }
}

extension Form {
    /// The button of a setup's step that goes on.
    var nextStep: Action { buttons[0] }

    /// The button of a setup's step that goes back; nil in the first.
    var previousStep: Action? {
        buttons.last.flatMap { last in if case .backTo? = TIPsAct(last.id) { last } else { nil } }
    }
}
