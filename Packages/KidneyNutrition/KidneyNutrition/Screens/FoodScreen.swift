public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A food with its nutrients, its portions, and the effect of an amount on the day.
public struct FoodScreen: Screen {
    /// The food's name.
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or midnight if that comes first.
    @NullEncoded public private(set) var validUntil: Instant?
    public let id: TimeKit.ID<Food>
    /// The maker; nil for a food without a brand.
    @NullEncoded public private(set) var brand: String?
    /// The source of its figures: "USDA SR 09040".
    public let source: String
    /// The portions: "1 medium (118 g)".
    public let portions: [String]
    /// The figures of every nutrient.
    public let figures: [Figure]
    /// The part that counts as fluid, in words.
    public let fluid: String
    /// The origin of its phosphorus and the absorbed share, an estimate with its source.
    public let phosphorus: String
    /// The fields `amount`, `meal`, `day` and `time`. Without a time the entry is for now.
    public let form: Form
    /// Adds the entry; disabled if the form has an error.
    public var add: Action { form.buttons[0] }
    /// The effect of the form's amount on each limit of its day; empty without an amount.
    public let effects: [Effect]
    /// The warnings about the food.
    public let alerts: [AlertRow]
    /// The links to substitutes, one for each limited nutrient of the food.
    public let swaps: [Link]
    /// The link to edit it; nil for a food that isn't custom.
    @NullEncoded public private(set) var edit: Link?
    /// The food search.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// The content of a nutrient in a food.
    public struct Figure: Hashable, Codable, Sendable {
        public let nutrient: Nutrient
        public let unit: String
        /// The amount in 100 g; nil if it isn't known.
        @NullEncoded public private(set) var per100g: Decimal?
        /// Whether the amount is a lower bound.
        public let isLowerBound: Bool
        /// The amount in 100 g as text: "358 mg", "at least 12 mg", "not known".
        public let text: String
        /// The content of the form's amount: "422 mg"; nil without an amount.
        @NullEncoded public private(set) var inAmount: String?
    }

    /// The effect of an amount on a limit.
    public struct Effect: Hashable, Codable, Sendable {
        /// The limited quantity.
        public let quantity: TargetQuantity
        /// The day's total now.
        public let before: String
        /// The day's total with the amount.
        public let after: String
        /// The limit: "at most 2,000 mg a day".
        public let limit: String
        /// The state of the total with the amount.
        public let state: TotalState
        /// The reasons for the limit.
        public let opens: Link
    }

    /// - Parameters:
    ///   - summary: The day of the entry; nil for a page without effects.
    ///   - alerts: The warnings about the food.
    ///   - typed: The form's fields as typed and not yet saved.
    public init(
        _ context: KidneyContext,
        _ food: Food,
        on summary: DaySummary? = nil,
        alerts: [AlertRow] = [],
        typed: [String: String] = [:]
    ) {
        let read = Self.read(typed["amount"], of: food)
        title = food.shownName
        revision = context.revision
        validUntil = context.formEnd
        id = food.id
        brand = food.brand
        source = food.source.label
        portions = food.portions.map { $0.text(of: food) }
        figures = Nutrient.allCases.map { Figure($0, of: food, grams: read.amount?.grams) }
        fluid = Self.fluid(food)
        phosphorus = Self.phosphorus(food)
        var form = Form(
            id: "eat",
            title: localized("Add to the journal"),
            fields: [read.field, MealForm.field(typed)] + MomentForm.fields(context, typed, needsTime: true),
            buttons: []
        )
        form.buttons = [Action(KidneyAct.eat(food.id), label: localized("Add"), availability: .without(form.errors))]
        self.form = form.unjudged(typed)
        effects =
            summary.map { summary in read.amount.map { Self.effects(food, $0.grams, summary, context) } ?? [] } ?? []
        self.alerts = alerts
        swaps = Self.swaps(food, summary?.targets)
        edit =
            if case .custom(let id) = food.source { KidneyLink.dish(id).labeled(localized("Edit")) } else { nil }
        back = KidneyLink.addingFood(on: typed["day"].flatMap { LocalDate($0) }, context).labeled(localized("Foods"))
        careTeam = DayTargets.careTeamFirst
    }

    private static func read(_ typed: String?, of food: Food) -> (field: Field, amount: FoodAmount?) {
        let example = FoodAmountReading(food).usual.map { $0.counted(of: food) } ?? "100 g"
        let field = Field(
            id: "amount",
            label: localized("How much"),
            kind: .amount,
            value: typed ?? "",
            isRequired: true,
            choices: food.portions.map { Field.Choice($0.name, label: $0.text(of: food)) },
            placeholder: example,
            range: food.amountBounds
        )
        return amount(field, of: food)
    }

    /// Returns a field with the reading or the error of its amount of a food.
    static func amount(_ typed: Field, of food: Food) -> (field: Field, amount: FoodAmount?) {
        var field = typed
        do throws(KidneyError) {
            let amount = try FoodAmountReading(food).read(field.value)
            let grams = "\(DecimalText.text(amount.grams, most: 1)) g"
            // An addition to the typed text is shown: the portion, or the assumed size.
            let typed = field.value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            field.reading = typed == amount.text ? grams : "\(amount.shown(of: food)): \(grams)"
            return (field, amount)
        } catch {
            field.error = error.description
            return (field, nil)
        }
    }

    private static func fluid(_ food: Food) -> String {
        guard let share = food.fluid else { return localized("Its share of fluid isn't known.") }
        guard share.isFluid else { return localized("It doesn't count as fluid.") }
        return
            localized(
                "100 g count as \(PartialTotal.grouped(share.millilitersPerHundredGrams.value, down: false)) mL of fluid."
            )
    }

    private static func phosphorus(_ food: Food) -> String {
        let origin = food.phosphorus
        func percent(_ thousandths: Int) -> Int { thousandths / 10 }
        let sources = PhosphorusSource.allCases.filter(origin.sources.contains).map(\.name).joined(separator: ", ")
        let (low, high) = (percent(origin.absorbed.lowerBound), percent(origin.absorbed.upperBound))
        let citation = PhosphorusOrigin.evidence.citation
        return origin.isKnown
            ? localized(
                "Its phosphorus is of \(sources) origin: an estimated \(low) to \(high) % of it are taken up (\(citation))."
            )
            : localized(
                "The origin of its phosphorus isn't known: an estimated \(low) to \(high) % of it are taken up (\(citation))."
            )
    }

    private static func effects(
        _ food: Food,
        _ grams: Rational,
        _ summary: DaySummary,
        _ context: KidneyContext
    ) -> [Effect] {
        var after = summary.totals
        after.add(food, grams: grams)
        return summary.targets.targets.compactMap { target in
            guard target.warnsAbove, target.high != nil else { return nil }
            let (was, now): (PartialTotal, PartialTotal)
            if let nutrient = target.quantity.nutrient {
                (was, now) = (summary.totals[nutrient], after[nutrient])
            } else if target.quantity == .fluid {
                (was, now) = (summary.totals.fluid, after.fluid)
            } else {
                return nil
            }
            func text(_ total: PartialTotal) -> String {
                target.quantity == .fluid
                    ? FluidRule.text(total, in: context.units) : total.text(unit: target.quantity.unit)
            }
            return Effect(
                quantity: target.quantity,
                before: text(was),
                after: text(now),
                limit: target.shown(in: context.units),
                state: TotalState(
                    now,
                    target,
                    isDayOver: summary.day < context.today,
                    isFull: summary.targets.canTellCeilings(with: after, on: context.today)
                ),
                opens: KidneyLink.targets(target.quantity).labeled(localized("Why"))
            )
        }
    }

    private static func swaps(_ food: Food, _ targets: DayTargets?) -> [Link] {
        (targets?.targets ?? []).compactMap { target in
            guard target.warnsAbove, target.high != nil, let nutrient = target.quantity.nutrient,
                food.contents[nutrient]?.amount != .zero
            else { return nil }
            return KidneyLink.substitute(food.id, nutrient).labeled(localized("Less \(nutrient.name)"))
        }
    }
}

extension FoodScreen.Figure {
    init(_ nutrient: Nutrient, of food: Food, grams: Rational?) {
        self.nutrient = nutrient
        unit = nutrient.unit
        let content = food.contents[nutrient]
        per100g = content?.amount.decimal
        isLowerBound = content.map { !$0.isExact } ?? false
        text =
            content.map { content in
                let amount = "\(PartialTotal.grouped(content.amount.value, down: !content.isExact)) \(nutrient.unit)"
                return content.isExact ? amount : localized("at least \(amount)")
            } ?? localized("not known")
        inAmount = grams.map { grams in
            var total = Totals()
            total.add(food, grams: grams)
            return total[nutrient].text(unit: nutrient.unit)
        }
    }
}
