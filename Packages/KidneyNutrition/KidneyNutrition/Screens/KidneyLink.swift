public import ScreenKit
public import TimeKit

/// The screens of the app as links: `kidney://today`, `kidney://journal/2026-03-10`.
public enum KidneyLink: Hashable, Sendable {
    /// The terms of use.
    case terms
    /// The profile.
    case profile
    /// A day at a glance; nil for today.
    case today(LocalDate?)
    /// What was eaten, drunk and photographed on a day; nil for today.
    case journal(LocalDate?)
    /// The laboratory values, of one analyte or all.
    case labs(Analyte?)
    /// One laboratory value with its receipt.
    case lab(TimeKit.ID<LabResult>)
    /// Weights and what was gained between sessions.
    case weight
    /// Blood pressures.
    case pressure
    /// Activity.
    case activity
    /// All targets with their reasons, or those of one quantity.
    case targets(TargetQuantity?)
    /// Looking for a food.
    case foods
    /// One food.
    case food(TimeKit.ID<Food>)
    /// Making a dish, or editing one.
    case dish(TimeKit.ID<CustomFood>?)
    /// What to eat instead of a food to lower a nutrient.
    case substitute(TimeKit.ID<Food>, Nutrient)
}

// MARK: As text

extension KidneyLink {
    /// The scheme of the app's links.
    public static let scheme = "kidney"

    /// The link's text, in ASCII, as notifications carry it: `kidney://food/ndb-09040`. An id that can't stand in a link leads to
    /// today.
    public var target: String {
        let parts = parts
        let usable = parts.allSatisfy { !["", ".", ".."].contains($0) }
        return LinkTarget(scheme: Self.scheme, usable ? parts : ["today"]).description
    }

    /// The link with what stands on it.
    public func labelled(_ label: String, isCurrent: Bool = false) -> Link {
        Link(target, label: label, isCurrent: isCurrent)
    }

    private var parts: [String] {
        switch self {
        case .terms: ["terms"]
        case .profile: ["profile"]
        case .today(let day): ["today"] + (day.map { ["\($0)"] } ?? [])
        case .journal(let day): ["journal"] + (day.map { ["\($0)"] } ?? [])
        case .labs(let analyte): ["labs"] + (analyte.map { [$0.rawValue] } ?? [])
        case .lab(let id): ["lab", id.rawValue]
        case .weight: ["weight"]
        case .pressure: ["pressure"]
        case .activity: ["activity"]
        case .targets(let quantity): ["targets"] + (quantity.map { [$0.rawValue] } ?? [])
        case .foods: ["foods"]
        case .food(let id): ["food", id.rawValue]
        case .dish(let id): ["dish"] + (id.map { [$0.rawValue] } ?? [])
        case .substitute(let id, let nutrient): ["substitute", id.rawValue, nutrient.rawValue]
        }
    }

    /// Reads a link's text; nil for those of other apps and for what leads nowhere.
    public init?(_ target: String) {
        guard let link = LinkTarget(target, scheme: Self.scheme) else { return nil }
        self.init(parts: link.parts)
    }

    private init?(parts: [String]) {
        let rest = Array(parts.dropFirst())
        switch (parts.first, rest.count) {
        case (nil, _), ("today", 0): self = .today(nil)
        case ("journal", 0): self = .journal(nil)
        case ("today", 1), ("journal", 1):
            guard let day = LocalDate(rest[0]) else { return nil }
            self = parts[0] == "today" ? .today(day) : .journal(day)
        case ("terms", 0): self = .terms
        case ("profile", 0): self = .profile
        case ("labs", 0): self = .labs(nil)
        case ("labs", 1):
            guard let analyte = Analyte(rawValue: rest[0]) else { return nil }
            self = .labs(analyte)
        case ("lab", 1): self = .lab(TimeKit.ID(rest[0]))
        case ("weight", 0): self = .weight
        case ("pressure", 0): self = .pressure
        case ("activity", 0): self = .activity
        case ("targets", 0): self = .targets(nil)
        case ("targets", 1):
            guard let quantity = TargetQuantity(rawValue: rest[0]) else { return nil }
            self = .targets(quantity)
        case ("foods", 0): self = .foods
        case ("food", 1): self = .food(TimeKit.ID(rest[0]))
        case ("dish", 0): self = .dish(nil)
        case ("dish", 1): self = .dish(TimeKit.ID(rest[0]))
        case ("substitute", 2):
            guard let nutrient = Nutrient(rawValue: rest[1]) else { return nil }
            self = .substitute(TimeKit.ID(rest[0]), nutrient)
        default: return nil
        }
    }
}
