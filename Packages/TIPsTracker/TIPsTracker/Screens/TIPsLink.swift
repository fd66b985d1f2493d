public import ScreenKit
public import TimeKit

/// The screens of the app as links: `tips://home`, `tips://week/cycle-3/6`.
public enum TIPsLink: ScreenLink {
    /// The first setup.
    case setup
    /// The first setup, filled in from an invitation.
    case join(Invitation)
    /// The setup of the next cycle.
    case newCycle
    /// The home screen.
    case home
    case settings
    /// The links to the plan's three forms.
    case editPlan
    /// The cycle's form.
    case editCycle
    /// The items, by category.
    case editItems
    /// The form of a new item of a category. Treatment foods have a form of their own.
    case addItem(Category)
    /// The form of an item.
    case editItem(Item.ID)
    case editUnits
    /// The form of a new unit. Save leads back to the form that it was opened from.
    case addUnit(UnitOrigin)
    /// The form of a unit's name.
    case editUnit(DoseUnit.ID)
    case reminders
    /// The treatment timer.
    case timer
    /// The history of a day; nil for its newest part.
    case history(LocalDate?)
    /// A log of the history.
    case log(Claim.ID)
    /// The week view by cycle and 1-based week; nil for the current ones.
    case week(Cycle.ID?, Int?)
    /// The members and the room's code.
    case room
    /// The state of sharing.
    case sync
    case reactions
    /// The form of a reaction.
    case reaction(Reaction.ID)
    /// The clinic's own words and phone number.
    case clinic
    /// The family's emergency plan.
    case emergency
    case holds
    case supplies
    /// The adherence in a cycle; nil for the current one.
    case adherence(Cycle.ID?)
    /// The clinic's report; nil for the current cycle.
    case report(Cycle.ID?)
    /// The member's notifications, which the front end shows.
    case inbox
    /// A screen with the texts that were typed on it or on the steps before it, by field id. It keeps an unsaved form while another page is open.
    indirect case draft(TIPsLink, [String: String])

    /// The form in which a new unit was requested.
    public enum UnitOrigin: Hashable, Sendable {
        /// The units page.
        case units
        /// The unit picker of an item's form; the id is nil for a new item.
        case item(Category, Item.ID?)
        /// The unit picker in a treatment food's form; the week is nil for the constant dose.
        case treatmentItem(Item.ID?, week: Int?)
    }
}

// MARK: Text

extension TIPsLink {
    /// The scheme of the app's links.
    public static let scheme = "tips"
    /// The part that stands for the current cycle in a link with a week: `tips://week/-/6`.
    private static let open = "-"

    /// The path of the link: `["history", "2026-03-08"]`.
    public var parts: [String] {
        switch self {
        case .setup: ["setup"]
        case .join(let invitation):
            ["join", invitation.code]
                + (invitation.remote.map { [$0.address] + ($0.apiKey.map { [$0] } ?? []) } ?? [])
        case .newCycle: ["new-cycle"]
        case .home: ["home"]
        case .settings: ["settings"]
        case .editPlan: ["plan"]
        case .editCycle: ["plan", "cycle"]
        case .editItems: ["items"]
        case .addItem(let category): ["items", "new", category.rawValue]
        case .editItem(let id): ["items", "edit", id.rawValue]
        case .editUnits: ["units"]
        case .addUnit(let origin): ["units", "new"] + origin.parts
        case .editUnit(let id): ["units", "edit", id.rawValue]
        case .reminders: ["reminders"]
        case .timer: ["timer"]
        case .history(let day): ["history"] + (day.map { [$0.description] } ?? [])
        case .log(let id): ["log", id.rawValue]
        case .week(let cycle, let week):
            switch (cycle, week) {
            case (nil, nil): ["week"]
            case (let cycle?, nil): ["week", cycle.rawValue]
            case (let cycle, let week?): ["week", cycle?.rawValue ?? Self.open, String(week)]
            }
        case .room: ["room"]
        case .sync: ["sync"]
        case .reactions: ["reactions"]
        case .clinic: ["clinic"]
        case .emergency: ["emergency"]
        case .holds: ["holds"]
        case .supplies: ["supplies"]
        case .adherence(let cycle): ["adherence"] + (cycle.map { [$0.rawValue] } ?? [])
        case .report(let cycle): ["report"] + (cycle.map { [$0.rawValue] } ?? [])
        case .inbox: ["inbox"]
        case .reaction(let id): ["reaction", id.rawValue]
        case .draft(let link, let typed): ["draft"] + typed.map { "\($0)=\($1)" }.sorted() + link.parts
        }
    }

    /// The same screen without a draft.
    var bare: TIPsLink { if case .draft(let link, _) = self { link } else { self } }

    /// The texts of the draft, by field id.
    var drafted: [String: String] { if case .draft(_, let typed) = self { typed } else { [:] } }

    /// The same screen with a draft.
    func drafting(_ typed: [String: String]) -> TIPsLink { typed.isEmpty ? bare : .draft(bare, typed) }

    /// Parses a link.
    ///
    /// - Throws: `noSuchScreen` for another app's link or an unknown path.
    public init(_ target: String) throws(TIPsError) {
        guard let read = Self.read(target) else { throw .noSuchScreen(target) }
        self = read
    }

    public init?(parts: [String]) {
        let rest = Array(parts.dropFirst())
        switch (parts.first, rest.count) {
        case ("join", 1): self = .join(Invitation(code: rest[0], remote: nil))
        case ("join", 2...3):
            let remote = RemoteAddress(address: rest[1], apiKey: rest.count == 3 ? rest[2] : nil)
            self = .join(Invitation(code: rest[0], remote: remote))
        case (nil, _), ("home", 0): self = .home
        case ("setup", 0): self = .setup
        case ("new-cycle", 0): self = .newCycle
        case ("settings", 0): self = .settings
        case ("plan", 0): self = .editPlan
        case ("plan", 1) where rest[0] == "cycle": self = .editCycle
        case ("items", 0): self = .editItems
        case ("items", 2) where rest[0] == "edit": self = .editItem(ID(rest[1]))
        case ("items", 2) where rest[0] == "new":
            guard let category = Category(rawValue: rest[1]) else { return nil }
            self = .addItem(category)
        case ("units", 0): self = .editUnits
        case ("units", 2) where rest[0] == "edit": self = .editUnit(ID(rest[1]))
        case ("units", 1...) where rest[0] == "new":
            guard let origin = UnitOrigin(parts: Array(rest.dropFirst())) else { return nil }
            self = .addUnit(origin)
        case ("reminders", 0): self = .reminders
        case ("timer", 0): self = .timer
        case ("history", 0): self = .history(nil)
        case ("history", 1):
            guard let day = LocalDate(rest[0]) else { return nil }
            self = .history(day)
        case ("log", 1): self = .log(ID(rest[0]))
        case ("week", 0): self = .week(nil, nil)
        case ("week", 1): self = .week(ID(rest[0]), nil)
        case ("week", 2):
            guard let week = Int(rest[1]), String(week) == rest[1], week > 0 else { return nil }
            self = .week(rest[0] == Self.open ? nil : ID(rest[0]), week)
        case ("room", 0): self = .room
        case ("sync", 0): self = .sync
        case ("reactions", 0): self = .reactions
        case ("clinic", 0): self = .clinic
        case ("emergency", 0): self = .emergency
        case ("holds", 0): self = .holds
        case ("supplies", 0): self = .supplies
        case ("adherence", 0): self = .adherence(nil)
        case ("adherence", 1): self = .adherence(ID(rest[0]))
        case ("report", 0): self = .report(nil)
        case ("report", 1): self = .report(ID(rest[0]))
        case ("inbox", 0): self = .inbox
        case ("reaction", 1): self = .reaction(ID(rest[0]))
        case ("draft", _):
            let texts = rest.prefix { $0.contains("=") }.compactMap(Self.text)
            guard let link = TIPsLink(parts: Array(rest.dropFirst(texts.count))), link == link.bare, !texts.isEmpty,
                rest.count > texts.count, Set(texts.map(\.0)).count == texts.count
            else { return nil }
            self = .draft(link, Dictionary(texts) { first, _ in first })
        default: return nil
        }
    }
}

extension TIPsLink {
    /// Splits a part of a draft at the first equals sign: `patient=Mia`; nil if it has none.
    private static func text(_ part: String) -> (String, String)? {
        guard let sign = part.firstIndex(of: "=") else { return nil }
        return (String(part[..<sign]), String(part[part.index(after: sign)...]))
    }
}

extension TIPsLink.UnitOrigin {
    /// The path of the origin: `item/medicine/ID`, `treatment/6/ID`, `treatment/all`; empty for the units page.
    fileprivate var parts: [String] {
        switch self {
        case .units: []
        case .item(let category, let id): ["item", category.rawValue] + (id.map { [$0.rawValue] } ?? [])
        case .treatmentItem(let id, let week):
            ["treatment", week.map(String.init) ?? "all"] + (id.map { [$0.rawValue] } ?? [])
        }
    }

    fileprivate init?(parts: [String]) {
        guard parts.count <= 3 else { return nil }
        let item: Item.ID? = parts.count == 3 ? ID(parts[2]) : nil
        switch (parts.first, parts.count) {
        case (nil, _): self = .units
        case ("item", 2...):
            guard let category = Category(rawValue: parts[1]) else { return nil }
            self = .item(category, item)
        case ("treatment", 2...):
            if parts[1] == "all" {
                self = .treatmentItem(item, week: nil)
            } else {
                guard let week = Int(parts[1]), String(week) == parts[1], week > 0 else { return nil }
                self = .treatmentItem(item, week: week)
            }
        default: return nil
        }
    }

    /// The link of the form.
    public var origin: TIPsLink {
        switch self {
        case .units: .editUnits
        case .item(_, let id?), .treatmentItem(let id?, _): .editItem(id)
        case .item(let category, nil): .addItem(category)
        case .treatmentItem(nil, _): .addItem(.treatment)
        }
    }

    /// The week of the unit picker that receives the new unit; nil for none.
    var week: Int? { if case .treatmentItem(_, let week) = self { week } else { nil } }

    /// The id of the unit picker that receives the new unit; nil for the units page.
    public var field: String? {
        switch self {
        case .units: nil
        case .item, .treatmentItem(_, nil): "unit"
        case .treatmentItem(_, let week?): "week.\(week).unit"
        }
    }
}
