public import ScreenKit
public import TimeKit

/// The first setup, one question after the other: for oneself with a cycle, items, reminders and the timer, or with a room code.
///
/// The front end keeps everything that was typed, by field id; `SetupStep.pressing` says what a button makes of it.
public struct SetupScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// Nothing here changes by itself.
    public let validUntil: Instant?
    /// The step that is shown.
    public let step: SetupStep
    /// The steps of the way that was chosen, in order; the first question alone before it was.
    public let steps: [SetupStep]
    /// What is asked in this step; in the items' step with a button "Add Item" for each category.
    public let form: Form
    /// Everything typed so far, in this step and the others, by field id.
    public let typed: [String: String]
    /// The whole setup in words, line by line; only in the last step.
    public let summary: [String]
    /// To the step after; in the last step (`finish`) it sets up and leads home.
    public let next: Action
    /// To the step before; nil in the first.
    public let previous: Action?
    /// What the last step hands to `setUp`; nil in the other steps and while something is wrong.
    public let draft: SetupDraft?
    /// What the last step hands to `join`; nil for who sets up for themselves.
    public let joining: Joining?

    /// What joining a room takes.
    public struct Joining: Hashable, Codable, Sendable {
        /// The code, without what else an invitation says.
        public let code: String
        /// Address at which the room is shared; nil for a room of this device.
        public let remote: RemoteAddress?
        /// What the others call the new member.
        public let name: String
        /// Their own settings.
        public let settings: MemberSettings
    }

    /// The page of the step that `typed["step"]` names, the first one without.
    ///
    /// - Parameters:
    ///   - zone: the device's zone by its name, filled in as the patient's home.
    ///   - today: the day there.
    ///   - isRoomHere: whether this device has a room, which a code can then be of.
    public init(
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
        title = place.step == .question ? "Welcome" : "Setup: \(place.step.title)"
        self.revision = revision
        validUntil = nil
        self.typed = typed
        form = Form(
            id: "setup/\(place.step.rawValue)",
            title: place.step.title,
            fields: answers.fields(of: place.step),
            buttons: answers.buttons(of: place.step)
        )
        let isLast = place.isLast && place.step != .question
        let wrong = isLast ? answers.errors : form.errors
        summary = place.step == .confirm ? answers.summary : []
        draft = isLast && wrong.isEmpty && !answers.isJoining ? answers.draft : nil
        joining = isLast && wrong.isEmpty && answers.isJoining ? answers.joining : nil
        next = place.next(.without(wrong))
        previous = place.previous
    }
}

extension SetupScreen {
    /// The answers that an invitation fills in: the way with a code, its step and the fields of that.
    public static func typed(_ invitation: Invitation) -> [String: String] {
        var typed = ["who": "code", "step": SetupStep.code.rawValue, "code": invitation.code]
        typed["remote"] = invitation.remote?.address
        typed["key"] = invitation.remote?.apiKey
        return typed
    }
}

/// A step of a setup.
public enum SetupStep: String, CaseIterable, Codable, Sendable {
    /// For oneself, or with a room code?
    case question
    /// The room code, and the name of who joins.
    case code
    /// The cycle, and the name of who sets up.
    case cycle
    /// The items, by category.
    case items
    /// One's own reminders.
    case reminders
    /// One's own treatment timer.
    case timer
    /// Everything once more.
    case confirm

    /// How it is headed.
    public var title: String {
        switch self {
        case .question: "Who is setting up?"
        case .code: "Room Code"
        case .cycle: "Edit Cycle"
        case .items: "Edit Items"
        case .reminders: "Reminders"
        case .timer: "Treatment Food Timer"
        case .confirm: "Confirm"
        }
    }

    /// What was typed in a setup after a button was pressed: `next/STEP` and `previous/STEP` go to a step, `add/CATEGORY` makes
    /// room for an item, `remove/CATEGORY.N` takes one out. Other buttons change nothing.
    public static func pressing(_ button: String, typed: [String: String]) -> [String: String] {
        let parts = button.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return typed }
        var result = typed
        switch parts[0] {
        case "next", "previous": result["step"] = parts[1]
        case "add":
            result["\(parts[1]).count"] = String(min(SetupItems.count(of: parts[1], typed) + 1, SetupItems.limit))
        case "remove": result["\(parts[1]).removed"] = "true"
        default: break
        }
        return result
    }
}

/// Where in its steps a setup is.
struct SetupPlace {
    let steps: [SetupStep]
    let index: Int

    init(_ wanted: String?, among steps: [SetupStep]) {
        self.steps = steps
        index = wanted.flatMap(SetupStep.init).flatMap(steps.firstIndex) ?? 0
    }

    var step: SetupStep { steps[index] }
    var isLast: Bool { index == steps.count - 1 }

    func next(_ availability: Action.Availability) -> Action {
        guard isLast else {
            return Action(id: "next/\(steps[index + 1].rawValue)", label: "Next", availability: availability)
        }
        return step == .question
            ? Action(id: "next", label: "Next", availability: availability)
            : Action(
                id: "finish",
                label: "Confirm",
                availability: availability,
                opens: TIPsLink.home.labelled("Home")
            )
    }

    var previous: Action? {
        index == 0 ? nil : Action(id: "previous/\(steps[index - 1].rawValue)", label: "Back")
    }
}
