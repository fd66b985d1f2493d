import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit

/// What a day comes to of one thing, against its target.
struct DayCount {
    /// "potassium", "fluid".
    let name: String
    /// What is known of it, and of how many foods it isn't.
    let total: PartialTotal
    /// "mg"
    let unit: String
    /// Its target; nil for what has none.
    let target: DayTarget?

    /// Every nutrient and fluid.
    static func all(_ totals: Totals, _ targets: DayTargets) -> [DayCount] {
        Nutrient.allCases.map { nutrient in
            DayCount(
                name: nutrient.name,
                total: totals[nutrient],
                unit: nutrient.unit,
                target: TargetQuantity(rawValue: nutrient.rawValue).map { targets[$0] }
            )
        } + [fluid(totals, targets)]
    }

    /// Fluid alone.
    static func fluid(_ totals: Totals, _ targets: DayTargets) -> DayCount {
        DayCount(name: "fluid", total: totals.fluid, unit: "mL", target: targets[.fluid])
    }

    /// `ok`, `near`, `over`, `below`, or `unknown` where foods without a figure leave it open; nil where nothing is to be warned of.
    var state: String? {
        guard let target, target.hasLimits, target.warnsBelow || target.warnsAbove else { return nil }
        let place = target.place(of: total.known.value)
        guard !total.isComplete else { return place.rawValue }
        switch place {
        case .over, .near: return place.rawValue
        case .below: return "unknown"
        // More of it may be in what isn't known.
        case .ok: return target.warnsAbove && target.high != nil ? "unknown" : place.rawValue
        }
    }

    /// How it is shown in words: "over", "so far below".
    fileprivate var stateText: StyledText {
        switch state {
        case "over": StyledText("over", .bad)
        case "near": StyledText("near the limit", .warning)
        case "below": StyledText("below so far", .warning)
        case "unknown": StyledText("can't be told", .warning)
        case let other?: isUnderFloor ? StyledText("not reached yet", .faint) : StyledText(other, .good)
        case nil: StyledText(isUnderFloor ? "not reached yet" : "reached", .faint)
        }
    }

    /// Whether it is less than what is advised, where that is no alert.
    private var isUnderFloor: Bool { target?.low.map { total.known.value < $0.value } ?? false }

    /// What has to be said about it; nil where all is well.
    var alert: String? {
        guard let target, let state, ["over", "near"].contains(state) else { return nil }
        let place = state == "over" ? "over" : "near"
        return "\(name) \(total.text(unit: unit)) is \(place) the target: \(target.shown)"
    }
}

extension DayTarget {
    /// Whether there is a number to keep to.
    var hasLimits: Bool { low != nil || high != nil }
}

extension TimeZone {
    /// What the zone's clocks show at an instant: "08:00".
    func minutes(at instant: Instant) -> String { String(local(at: instant).time.description.prefix(5)) }
}

extension FoodAmount {
    /// "1 medium, 118 g", or "150 g" where that is what was typed.
    var shown: String {
        guard isWeighed else { return text }
        let weight = "\(DecimalText.text(grams, most: 1)) g"
        return text == weight ? text : "\(text), \(weight)"
    }
}

extension JSON {
    /// A count: `{nutrient, known, unit, unknownFoods, target, state}`.
    init(_ count: DayCount) {
        var target: JSON = nil
        if let held = count.target, held.hasLimits {
            target = [
                "low": JSON(held.low?.value), "high": JSON(held.high?.value), "text": .string(held.shown),
                "mode": .string(held.mode.rawValue),
            ]
        }
        self = [
            "nutrient": .string(count.name), "known": JSON(count.total.known.value), "unit": .string(count.unit),
            "unknownFoods": JSON(count.total.unknownFoods), "target": target, "state": JSON(count.state),
        ]
    }

    /// Something eaten or drunk.
    init(_ entry: IntakeEntry) {
        self = [
            "id": .string(entry.id.rawValue), "food": .string(entry.food.id.rawValue), "name": .string(entry.food.name),
            "amount": .string(entry.amount.text), "grams": entry.amount.isWeighed ? JSON(entry.amount.grams) : nil,
            "meal": JSON(entry.meal?.rawValue),
            "at": JSON(entry.at), "day": JSON(entry.day),
        ]
    }

    /// A photo of a meal.
    init(_ photo: JournalPhoto) {
        self = [
            "id": .string(photo.photo.id.rawValue), "meal": JSON(photo.photo.meal?.rawValue),
            "note": JSON(photo.photo.note), "at": JSON(photo.photo.at), "day": JSON(photo.photo.day),
            "hasThumbnail": .bool(photo.thumbnail != nil), "isOriginalPresent": .bool(photo.isOriginalPresent),
        ]
    }

    /// A meal with what belongs to it.
    init(_ part: Journal.Part) {
        self = [
            "meal": JSON(part.meal?.rawValue), "entries": JSON(part.entries) { JSON($0) },
            "photos": JSON(part.photos) { JSON($0) },
        ]
    }
}

extension Terminal {
    /// "potassium 1,840 mg · at most 3,000 mg a day · near the limit"
    func show(_ count: DayCount) throws {
        var text: StyledText = "  \(count.name.capitalizedFirst) \(count.total.text(unit: count.unit))"
        if let target = count.target, target.hasLimits {
            text += StyledText(" · \(target.shown) · ", .faint) + count.stateText
        }
        try printWrapped(text, indent: 4)
    }

    /// A meal with what belongs to it, by the clocks of a zone.
    func show(_ part: Journal.Part, in zone: TimeZone) throws {
        try printWrapped(StyledText(part.meal?.rawValue.capitalizedFirst ?? "Between meals", .heading))
        for entry in part.entries {
            try printWrapped(
                "  \(zone.minutes(at: entry.at)) \(entry.food.name), \(entry.amount.shown)  \(id(entry.id))",
                indent: 8
            )
        }
        for photo in part.photos {
            let note = photo.photo.note.map { ": \($0)" } ?? ""
            let gone = photo.isOriginalPresent ? "" : ", the original is gone"
            try printWrapped(
                "  \(zone.minutes(at: photo.photo.at)) photo\(note)\(gone)  \(id(photo.photo.id))",
                indent: 8
            )
        }
    }
}
