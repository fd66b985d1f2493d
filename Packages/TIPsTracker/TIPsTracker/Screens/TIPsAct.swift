import ScreenKit
package import TimeKit

/// Everything that can be done on the screens of the app. The id of each action is written from one of these and read back into it.
package enum TIPsAct: ScreenAct {
    /// A page to which a button leads.
    package enum Page: String, CaseIterable, Sendable {
        case week, settings, plan, units, reminders, timer, history, room, reactions, emergency, clinic, holds, supplies
        case adherence, report, inbox, cycle, items, severe
        case newCycle = "new-cycle"
    }

    // Other screens
    case open(Page)
    case openItem(Item.ID), openUnit(DoseUnit.ID), openLog(Claim.ID), openReaction(Reaction.ID)
    /// The form of a new unit; the field is the picker that receives it, nil for none.
    case addUnit(field: String?)
    /// The picked day, week or cycle.
    case show
    // A day
    /// The box of an item becomes ticked. The day is part of the id, so that a tick that is sent late counts for its own day.
    ///
    /// Each flag is a confirmation. `goOn`: the clinic said go on. `stopped`: the item was taken although the clinic has stopped it. `clock`: this
    /// device's clock is right although the room has later entries. `noDose`: the item was taken although the plan has no dose for the day. `second`:
    /// it is a further dose of a ticked box.
    case tick(
        Item.ID,
        LocalDate,
        goOn: Bool,
        stopped: Bool,
        clock: Bool = false,
        noDose: Bool = false,
        second: Bool = false
    )
    case untick(Item.ID, LocalDate)
    case undo, reportFile, logsFile, export, importRoom, card
    // Forms
    case save
    /// A setup's way through its steps.
    case next, toStep(SetupStep), backTo(SetupStep), finish
    /// A new item of a category: its form, or its fields in a setup.
    case addItem(Category)
    case removeNewItem(Category, Int)
    /// The doses of weeks are copied to the empty weeks below. The prefix is that of the fields' ids.
    case copyDown(prefix: String)
    // The plan
    case moveItem(Item.ID), moveUp(Item.ID), moveDown(Item.ID)
    case confirmItem(Item.ID), stopItem(Item.ID), resumeItem(Item.ID), deleteItem(Item.ID)
    case deleteUnit(DoseUnit.ID)
    case clearSupply(Item.ID)
    case releaseHold(LocalDate)
    // The history
    case deleteLog(Claim.ID)
    case deleteReaction(Reaction.ID), addPhoto(Reaction.ID), removePhoto(Reaction.ID), liftStop(Reaction.ID)
    // The room
    case newCode, addMember, leave, saveZone
    case revoke(Member.ID), makeAdmin(Member.ID), makeLogger(Member.ID), letIn(Member.ID)
    case endDevice(RoomAccount.ID)
    case syncNow, share, join, signOut
    /// A device without a member becomes a member's.
    case become
    case retry(Int64), discard(Int64)

    /// The acts whose id is always the same.
    static let plain: [[String]: TIPsAct] = {
        var plain: [[String]: TIPsAct] = [
            ["show"]: .show, ["undo"]: .undo, ["report", "pdf"]: .reportFile, ["report", "csv"]: .logsFile,
            ["export"]: .export, ["import"]: .importRoom, ["card"]: .card, ["become"]: .become, ["save"]: .save,
            ["next"]: .next, ["finish"]: .finish, ["code", "new"]: .newCode, ["sync", "sign-out"]: .signOut,
            ["member", "add"]: .addMember, ["leave"]: .leave, ["zone", "save"]: .saveZone, ["sync", "now"]: .syncNow,
            ["sync", "share"]: .share, ["sync", "join"]: .join, ["add-unit"]: .addUnit(field: nil),
        ]
        for page in Page.allCases { plain[[page.rawValue]] = .open(page) }
        for step in SetupStep.allCases {
            plain[["next", step.rawValue]] = .toStep(step)
            plain[["previous", step.rawValue]] = .backTo(step)
        }
        for category in Category.allCases { plain[["add", category.rawValue]] = .addItem(category) }
        return plain
    }()
    private static let plainParts = Dictionary(uniqueKeysWithValues: plain.map { ($1, $0) })

    package var onlyOpens: Bool {
        switch self {
        case .open, .openItem, .openUnit, .openLog, .openReaction: true
        default: false
        }
    }

    package var needsSeen: Bool { self == .undo }

    package var parts: [String] {
        switch self {
        case .openItem(let id): ["item", id.rawValue, "edit"]
        case .openUnit(let id): ["unit", id.rawValue, "edit"]
        case .openLog(let id): ["log", id.rawValue, "edit"]
        case .openReaction(let id): ["reaction", id.rawValue, "edit"]
        case .addUnit(let field?): ["add-unit", field]
        case .tick(let item, let day, let goOn, let stopped, let clock, let noDose, let second):
            [
                "item", item.rawValue,
                (second ? "second" : "tick") + (goOn ? "-go-on" : "") + (stopped ? "-stopped" : "")
                    + (clock ? "-clock" : "") + (noDose ? "-no-dose" : ""),
                day.description,
            ]
        case .untick(let item, let day): ["item", item.rawValue, "untick", day.description]
        case .removeNewItem(let category, let number): ["remove", "\(category.rawValue).\(number)"]
        case .copyDown(let prefix): ["copy-down", prefix]
        case .moveItem(let id): ["item", id.rawValue, "move"]
        case .moveUp(let id): ["item", id.rawValue, "up"]
        case .moveDown(let id): ["item", id.rawValue, "down"]
        case .confirmItem(let id): ["item", id.rawValue, "confirm"]
        case .stopItem(let id): ["item", id.rawValue, "stop"]
        case .resumeItem(let id): ["item", id.rawValue, "resume"]
        case .deleteItem(let id): ["item", id.rawValue, "delete"]
        case .deleteUnit(let id): ["unit", id.rawValue, "delete"]
        case .clearSupply(let id): ["supply", id.rawValue, "clear"]
        case .releaseHold(let day): ["hold", day.description, "release"]
        case .deleteLog(let id): ["log", id.rawValue, "delete"]
        case .deleteReaction(let id): ["reaction", id.rawValue, "delete"]
        case .addPhoto(let id): ["reaction", id.rawValue, "photo"]
        case .removePhoto(let id): ["reaction", id.rawValue] + Self.removedPhoto
        case .liftStop(let id): ["reaction", id.rawValue, "lift"]
        case .revoke(let id): ["member", id.rawValue, "revoke"]
        case .makeAdmin(let id): ["member", id.rawValue, "make-admin"]
        case .makeLogger(let id): ["member", id.rawValue, "make-logger"]
        case .letIn(let id): ["member", id.rawValue, "let-in"]
        case .endDevice(let id): ["device", id.rawValue, "end"]
        case .retry(let number): ["parked", String(number), "retry"]
        case .discard(let number): ["parked", String(number), "discard"]
        default: Self.plainParts[self] ?? []
        }
    }

    package init?(parts: [String]) {
        if let plain = Self.plain[parts] {
            self = plain
            return
        }
        let found: TIPsAct? =
            switch parts.count {
            case 2: Self.named[parts[0]]?(parts[1])
            case 3: Self.subjects["\(parts[0])/\(parts[2])"]?(parts[1])
            case 4 where parts[0] == "item":
                LocalDate(parts[3]).flatMap { day in Self.boxes[parts[2]]?(ID(parts[1]), day) }
            case 4 where parts[0] == "reaction":
                parts[2...] == Self.removedPhoto[...] ? .removePhoto(ID(parts[1])) : nil
            default: nil
            }
        guard let found else { return nil }
        self = found
    }

    /// The acts with one name behind the first word of the id.
    static let named: [String: @Sendable (String) -> TIPsAct?] = [
        "add-unit": { .addUnit(field: $0) }, "copy-down": { .copyDown(prefix: $0) }, "remove": { TIPsAct.removing($0) },
    ]

    /// The acts on one thing, by the kind of the thing and the last word of the id.
    static let subjects: [String: @Sendable (String) -> TIPsAct?] = [
        "item/edit": { .openItem(ID($0)) }, "unit/edit": { .openUnit(ID($0)) }, "log/edit": { .openLog(ID($0)) },
        "reaction/edit": { .openReaction(ID($0)) }, "item/move": { .moveItem(ID($0)) },
        "item/up": { .moveUp(ID($0)) }, "item/down": { .moveDown(ID($0)) }, "item/confirm": { .confirmItem(ID($0)) },
        "item/stop": { .stopItem(ID($0)) }, "item/resume": { .resumeItem(ID($0)) },
        "item/delete": { .deleteItem(ID($0)) }, "unit/delete": { .deleteUnit(ID($0)) },
        "supply/clear": { .clearSupply(ID($0)) }, "log/delete": { .deleteLog(ID($0)) },
        "reaction/delete": { .deleteReaction(ID($0)) }, "reaction/photo": { .addPhoto(ID($0)) },
        "reaction/lift": { .liftStop(ID($0)) }, "member/revoke": { .revoke(ID($0)) },
        "member/make-admin": { .makeAdmin(ID($0)) }, "member/make-logger": { .makeLogger(ID($0)) },
        "member/let-in": { .letIn(ID($0)) }, "device/end": { .endDevice(ID($0)) },
        "hold/release": { day in LocalDate(day).map(TIPsAct.releaseHold) },
        "parked/retry": { number in Int64(number).map(TIPsAct.retry) },
        "parked/discard": { number in Int64(number).map(TIPsAct.discard) },
    ]

    /// The acts on the box of an item on a day, by the word before the day: one for each set of answers, and the one that clears it.
    static let boxes: [String: @Sendable (Item.ID, LocalDate) -> TIPsAct] = {
        var boxes: [String: @Sendable (Item.ID, LocalDate) -> TIPsAct] = ["untick": { .untick($0, $1) }]
        for flags in 0..<32 {
            let act = { @Sendable (item: Item.ID, day: LocalDate) in
                TIPsAct.tick(
                    item,
                    day,
                    goOn: flags & 1 != 0,
                    stopped: flags & 2 != 0,
                    clock: flags & 4 != 0,
                    noDose: flags & 8 != 0,
                    second: flags & 16 != 0
                )
            }
            boxes[act(ID(""), LocalDate(dayNumber: 0)).parts[2]] = act
        }
        return boxes
    }()

    /// The last words of the act that removes a picture.
    static let removedPhoto = ["photo", "remove"]

    private static func removing(_ text: String) -> TIPsAct? {
        guard let dot = text.firstIndex(of: "."), let category = Category(rawValue: String(text[..<dot])),
            let number = Int(text[text.index(after: dot)...])
        else { return nil }
        return .removeNewItem(category, number)
    }
}
