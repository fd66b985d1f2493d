public import FractionParser
import WordKit

/// A change that a swap makes to a nutrient or to fluid. An amount is nil if the food has no figure.
public struct SwapChange: Hashable, Sendable {
    public let nutrient: Nutrient?
    /// The amount in the present food, in the nutrient's unit or in milliliters.
    public let from: Rational?
    /// The amount in the replacement.
    public let to: Rational?

    /// The change from the present food to the replacement, negative for less. Nil if an amount is unknown.
    public var difference: Rational? {
        guard let from, let to else { return nil }
        return try? to.subtracting(from)
    }

    /// "potassium 195 instead of 422 mg".
    public var text: String {
        let unit = nutrient?.unit ?? "mL"
        let name = nutrient?.name ?? localized("fluid")
        let side = { (value: Rational?) in
            value.map { PartialTotal.grouped($0, down: false) } ?? localized("an unknown amount")
        }
        return localized("\(name) \(side(to)) instead of \(side(from)) \(unit)")
    }
}

/// A reason not to offer a swap.
public enum SwapFault: Hashable, Sendable {
    /// The amount of something limited rises.
    case raises(SwapChange)
    /// Protein falls for a user who needs enough of it.
    case lowersProtein(SwapChange)
    /// Vitamin K changes much for a user who must keep it steady.
    case movesVitaminK(SwapChange)
    /// The replacement conflicts with a medicine, an allergy or a preference.
    case unsuited(String)
    /// The row's nutrient improves, but another one harms.
    case trap(String)
    /// The absorbed phosphorus doesn't fall, although the food contains less of it. The ranges are in milligrams.
    case absorbed(from: ClosedRange<Rational>, to: ClosedRange<Rational>)
    /// An amount is unknown.
    case unknown(SwapChange)
    /// The nutrient of the row doesn't fall.
    case noGain(SwapChange)

    /// The reason as a sentence without a period.
    public var text: String {
        switch self {
        case .raises(let change): localized("it brings more of what is limited: \(change.text)")
        case .lowersProtein(let change): localized("protein is needed, and it brings less: \(change.text)")
        case .movesVitaminK(let change):
            localized(
                "vitamin K should stay steady with warfarin: \(change.text) — ask the clinic that checks your INR before such a change"
            )
        case .unsuited(let reason): reason
        case .trap(let note): localized("it looks better than it is: \(note)")
        case .absorbed(let from, let to):
            localized("as much phosphorus can be taken up: \(Self.span(to)) mg instead of \(Self.span(from)) mg")
        case .unknown(let change): localized("it can't be judged: \(change.text)")
        case .noGain(let change): localized("it doesn't help: \(change.text)")
        }
    }

    private static func span(_ range: ClosedRange<Rational>) -> String {
        localized(
            "\(DecimalText.grouped(range.lowerBound, most: 0)) to \(DecimalText.grouped(range.upperBound, most: 0))"
        )
    }
}

/// A row of the substitution table with its figures and its assessment for the user.
public struct Swap: Hashable, Sendable {
    public let row: SubstitutionRow
    public let from: Food
    public let to: Food
    /// The change in the nutrient that the swap is meant to lower.
    public let gain: SwapChange
    /// The other changes.
    public let changes: [SwapChange]
    /// The reasons not to offer the swap. Empty for a swap that is offered.
    public let faults: [SwapFault]
    /// Remarks on the swap, each a sentence without a period.
    public let notes: [String]

    /// "Apple, raw, with skin (1 medium) instead of Banana, raw (1 medium): potassium 195 instead of 422 mg".
    public var text: String {
        localized(
            "\(to.shownName) (\(row.to.name)) instead of \(from.shownName) (\(row.from.name)): \(gain.text)"
        )
    }

    /// The source of the figures.
    public var evidence: Evidence { SubstitutionTable.evidence }
}

/// The swaps for a food: those that are offered, the best first, and those that aren't, with the reasons.
public struct SwapAdvice: Hashable, Sendable {
    /// Swaps that lower the nutrient and make nothing worse that matters to the user.
    public let offered: [Swap]
    /// Swaps of the table that aren't offered.
    public let heldBack: [Swap]
    /// Other foods of the same kind with at most half of the nutrient per gram, which make nothing worse either. The difference must also
    /// exceed the variation between slices and brands, so a food with hardly any of the nutrient has none.
    public let alike: [Swap]

    public var isEmpty: Bool { offered.isEmpty && heldBack.isEmpty && alike.isEmpty }

    /// The statement shown with all swaps.
    public static var caution: String {
        localized("This informs and doesn't prescribe: what your care team says comes first")
    }
}

/// Finds swaps for a food that breaks a limit.
public enum Substitution {
    /// Returns the swaps of the table that lower a nutrient of a food, judged by the user's needs.
    ///
    /// The nutrient to lower counts as limited too. An unknown figure is never taken as zero: the swap isn't offered.
    ///
    /// - Complexity: O(rows).
    public static func advice(for food: Food, lowering nutrient: Nutrient, needs: SwapNeeds) -> SwapAdvice {
        guard needs.refusal == nil else { return SwapAdvice(offered: [], heldBack: [], alike: []) }
        let bundled = BundledFoods.food(food.id)?.source
        let rows =
            if case .bundled(let ndb)? = bundled { SubstitutionTable.rows(from: ndb) } else { [SubstitutionRow]() }
        let swaps = rows.filter { $0.lowers == nutrient }
            .compactMap { swap($0, needs) }
            .sorted(by: isBetter)
        return SwapAdvice(
            offered: swaps.filter(\.faults.isEmpty),
            heldBack: swaps.filter { !$0.faults.isEmpty },
            alike: alike(food, nutrient, needs, without: swaps)
        )
    }

    /// Raw eggs, which aren't eaten on their own.
    private static let rawEggs: Set<Int> = [1123, 1124, 1125]

    /// The maximum number of foods of the same kind.
    public static let alikeLimit = 5

    /// Returns foods of the same kind, except those that the table's rows name and those that can need a warning. Foods with equal figures
    /// count as one.
    private static func alike(_ food: Food, _ nutrient: Nutrient, _ needs: SwapNeeds, without rows: [Swap]) -> [Swap] {
        guard let kind = BundledFoods.kinds.first(where: { $0.contains { $0.id == food.id } }),
            let from = kind.first(where: { $0.id == food.id }), case .bundled(let ndb) = from.source
        else { return [] }
        let named = Set(rows.map(\.to.id))
        let unwanted: Set<FoodTag> = [.grapefruitFamily, .starFruit, .potassiumChloride, .cranberry, .tyramine]
        let swaps = kind.compactMap { other -> Swap? in
            guard case .bundled(let number) = other.source, number != ndb, !rawEggs.contains(number),
                !named.contains(other.id),
                other.tags.isDisjoint(with: unwanted)
            else { return nil }
            let row = SubstitutionRow(
                id: "alike-\(FoodSource.text(ndb: ndb))-\(FoodSource.text(ndb: number))",
                lowers: nutrient,
                from: SwapPortion(ndb: ndb, nameText: "100 g", grams: 100),
                to: SwapPortion(ndb: number, nameText: "100 g", grams: 100),
                noteText: nil,
                noteEvidence: SubstitutionTable.noteEvidence,
                isTrap: false
            )
            guard let swap = swap(row, needs), swap.faults.isEmpty, let less = swap.gain.to, let now = swap.gain.from,
                let double = try? less.multiplying(by: 2), double <= now, let gained = try? now.subtracting(less),
                gained >= Rational(SwapThreshold.rise(of: nutrient))
            else { return nil }
            return swap
        }
        var seen: Set<[SwapChange]> = []
        return Array(
            swaps.sorted(by: isBetter).filter { seen.insert([$0.gain] + $0.changes).inserted }.prefix(alikeLimit)
        )
    }

    private static func isBetter(_ left: Swap, _ right: Swap) -> Bool {
        let gains = (left.gain.difference ?? .zero, right.gain.difference ?? .zero)
        return gains.0 == gains.1 ? left.row.id < right.row.id : gains.0 < gains.1
    }

    /// Returns a row with its figures and its assessment; nil if one of its foods isn't bundled.
    public static func swap(_ row: SubstitutionRow, _ needs: SwapNeeds) -> Swap? {
        guard let from = BundledFoods.food(FoodSource.bundled(ndb: row.from.ndb).foodID),
            let to = BundledFoods.food(FoodSource.bundled(ndb: row.to.ndb).foodID)
        else { return nil }
        let change = { (nutrient: Nutrient) in
            SwapChange(
                nutrient: nutrient,
                from: amount(from.contents[nutrient], row.from.grams),
                to: amount(to.contents[nutrient], row.to.grams)
            )
        }
        let fluid = SwapChange(
            nutrient: nil,
            from: amount(from.fluid.map { .exact($0.millilitersPerHundredGrams) }, row.from.grams),
            to: amount(to.fluid.map { .exact($0.millilitersPerHundredGrams) }, row.to.grams)
        )
        let gain = change(row.lowers)
        var faults: [SwapFault] = []
        if let difference = gain.difference {
            if difference >= .zero { faults.append(.noGain(gain)) }
        } else {
            faults.append(.unknown(gain))
        }
        if row.lowers == .phosphorus, let fault = absorption(row, from, to) { faults.append(fault) }
        if let objection = FoodFit(
            medicines: needs.medicines,
            preferences: needs.preferences,
            hasDiabetes: needs.hasDiabetes
        ).objection(to: to) {
            faults.append(.unsuited(objection))
        }
        let others = SwapRule(needs: needs, lowers: row.lowers, change: change, fluid: fluid)
        let changes =
            ([.energy, .protein, .carbohydrate, .sugars, .sodium, .potassium, .phosphorus, .calcium, .vitaminK]
            as [Nutrient])
            .filter { $0 != row.lowers }.map(change)
        return Swap(
            row: row,
            from: from,
            to: to,
            gain: gain,
            changes: changes + (fluid.from == .zero && fluid.to == .zero ? [] : [fluid]),
            faults: faults + others.faults
                + (row.isTrap ? [.trap(row.note ?? localized("another nutrient rises"))] : []),
            notes: notes(row, others)
        )
    }

    /// Returns a fault if the upper estimate of the absorbed phosphorus isn't below the middle of the present range.
    private static func absorption(_ row: SubstitutionRow, _ from: Food, _ to: Food) -> SwapFault? {
        guard let before = absorbed(from, row.from.grams), let after = absorbed(to, row.to.grams),
            let sum = try? before.lowerBound.adding(before.upperBound),
            let twice = try? after.upperBound.multiplying(by: 2),
            twice >= sum
        else { return nil }
        return .absorbed(from: before, to: after)
    }

    /// Returns the estimated range of a portion's absorbed phosphorus, in milligrams; nil without a figure.
    private static func absorbed(_ food: Food, _ grams: Int64) -> ClosedRange<Rational>? {
        guard let total = amount(food.contents[.phosphorus], grams) else { return nil }
        func share(_ thousandths: Int) -> Rational? {
            try? total.multiplying(by: Rational(Int64(thousandths), 1000))
        }
        let shares = food.phosphorus.absorbed
        guard let low = share(shares.lowerBound), let high = share(shares.upperBound) else { return nil }
        return low...high
    }

    private static func notes(_ row: SubstitutionRow, _ rule: SwapRule) -> [String] {
        var notes: [String] = []
        if let note = row.note {
            let evidence = row.noteEvidence
            let source =
                evidence.grade == .recalled
                ? localized("\(evidence.shownSource), not confirmed: ask a dietitian") : evidence.citation
            notes.append("\(note) (\(source))")
        }
        // A rise of something that isn't limited is mentioned as well, because it can become limited later.
        notes += rule.raisedElsewhere.map { localized("more of it, and that isn't limited for you now: \($0.text)") }
        return notes
    }

    private static func amount(_ content: Content?, _ grams: Int64) -> Rational? {
        guard let content, content.isExact else { return nil }
        var sum = NutrientSum()
        sum.add(content.amount, perHundredGramsIn: Rational(grams))
        return sum.value
    }
}

/// Finds what a swap makes worse for a user.
private struct SwapRule {
    let needs: SwapNeeds
    let lowers: Nutrient
    let change: (Nutrient) -> SwapChange
    let fluid: SwapChange

    /// The nutrients that must not rise for the user.
    private var guarded: [Nutrient] {
        var guarded = needs.limited.subtracting([lowers, .protein])
        if needs.limitsProtein { guarded.insert(.protein) }
        if needs.hasDiabetes { guarded.formUnion([.sugars, .carbohydrate]) }
        return Nutrient.allCases.filter(guarded.contains)
    }

    var faults: [SwapFault] {
        var faults: [SwapFault] = []
        for nutrient in guarded {
            let change = change(nutrient)
            guard let difference = change.difference else {
                faults.append(.unknown(change))
                continue
            }
            if difference > Rational(SwapThreshold.rise(of: nutrient)) { faults.append(.raises(change)) }
        }
        if needs.needsProtein { faults += protein }
        if needs.takesWarfarin { faults += vitaminK }
        if needs.limitsFluid {
            guard let difference = fluid.difference else { return faults + [.unknown(fluid)] }
            if difference > Rational(SwapThreshold.fluid) { faults.append(.raises(fluid)) }
        }
        return faults
    }

    private var protein: [SwapFault] {
        let change = change(.protein)
        guard let difference = change.difference else { return [.unknown(change)] }
        return difference < Rational(-SwapThreshold.protein) ? [.lowersProtein(change)] : []
    }

    private var vitaminK: [SwapFault] {
        let change = change(.vitaminK)
        guard let difference = change.difference else { return [.unknown(change)] }
        let limit = SwapThreshold.vitaminK
        return difference > Rational(limit) || difference < Rational(-limit) ? [.movesVitaminK(change)] : []
    }

    /// Minerals that rise much, but aren't limited.
    var raisedElsewhere: [SwapChange] {
        ([.sodium, .potassium, .phosphorus] as [Nutrient])
            .filter { $0 != lowers && !needs.limited.contains($0) }
            .map(change)
            .filter { change in
                guard let nutrient = change.nutrient, let difference = change.difference else { return false }
                return difference > Rational(SwapThreshold.rise(of: nutrient))
            }
    }
}
