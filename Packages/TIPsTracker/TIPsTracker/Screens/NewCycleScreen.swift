public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The setup of the next cycle. It has the steps of the first setup, filled with the last cycle's values.
public struct NewCycleScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because the challenge date may come then.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The current step.
    public let step: SetupStep
    /// The steps in order: cycle, items, reminders, timer, confirm.
    public let steps: [SetupStep]
    /// The fields of the current step. Patient and number are filled in.
    ///
    /// Each item has `ITEM.keep`. A kept one has `ITEM.name`, `ITEM.category` and its doses: `ITEM.dose` and `.unit`, where blank keeps the present
    /// dose, or for a treatment food `ITEM.week.1.dose` and `.unit`, which are required unless `dosesFollow` is on. New items are entered as in the
    /// first setup, with a button "Add Item" for each category.
    public let form: Form
    /// The input of all steps so far, by field id.
    public let typed: [String: String]
    /// The new cycle in words, line by line; empty before the last step.
    public let summary: [String]
    /// Leads back to the home screen without starting a cycle.
    public let cancel: Link
    /// The argument of `newCycle`; nil before the last step and while a field is invalid.
    @NullEncoded public private(set) var draft: NewCycleDraft?
    /// The member's own settings from the last step.
    @NullEncoded public private(set) var settings: MemberSettings?

    /// Leads to the next step; in the last step (`finish`) it starts the cycle and leads to the home screen.
    public var next: Action { form.nextStep }
    /// Leads to the previous step; nil in the first.
    public var previous: Action? { form.previousStep }

    /// Creates the screen of the step in `typed["step"]`, by default the first.
    ///
    /// - Parameter context: the context with the last cycle's plan.
    init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let answers = NewCycleAnswers(context, typed)
        let place = SetupPlace(typed["step"], among: answers.steps)
        title = localized("New Cycle: \(place.step.title)")
        revision = context.revision
        validUntil = context.midnight
        step = place.step
        steps = answers.steps
        let fields = answers.fields(of: place.step)
        self.typed = typed
        let wrong = place.isLast ? answers.errors : answers.errors(of: place.step)
        let availability = answers.availability.and(.without(wrong))
        var form = place.form("new-cycle", fields, answers.buttons(of: place.step), availability).unjudged(typed)
        form.whyNot = answers.availability.whyNot
        self.form = form
        summary = place.isLast ? answers.summary : []
        let isReady = place.isLast && availability == .enabled
        draft = isReady ? answers.draft : nil
        settings = isReady ? answers.settings : nil
        cancel = TIPsLink.home.labeled(localized("Home"))
    }
}

/// The input of the next cycle's setup, and the values derived from it.
private struct NewCycleAnswers {
    let context: ScreenContext
    let typed: [String: String]
    let steps: [SetupStep] = [.cycle, .items, .reminders, .timer, .confirm]
    let availability: Action.Availability
    private let cycle: (fields: [Field], cycle: Cycle?)
    private let items: [Carried]
    private let more: SetupItems

    /// An item of the old cycle. A deleted one is carried over only on request.
    private struct Carried {
        let item: Item
        var isDeleted: Bool { item.archived != nil }
        let isKept: Bool
        let name: Field
        let category: Field
        let doses: SetupDoses

        /// The chosen category.
        var place: Category { Category(rawValue: category.value) ?? item.category }
        /// Whether its doses must still be entered.
        var lacksDoses: Bool { isKept && place == .treatment && doses.draft == nil && item.carriedDose == nil }
    }

    init(_ context: ScreenContext, _ typed: [String: String]) {
        self.context = context
        self.typed = typed
        let plan = context.plan
        let last = plan.cycles.max { ($0.start, $0.number) < ($1.start, $1.number) }
        let number = (last?.number).map { min($0 + 1, Cycle.numbers.upperBound) } ?? Cycle.numbers.lowerBound
        availability = context.adminOnly(localized("begin a cycle"))
            .and(
                .unless { () throws(TIPsError) in _ = try CycleRule.nextNumber(after: plan.cycles, on: context.today) }
            )
        let read = FormFields.cycle(
            patient: typed["patient"] ?? last?.patient ?? "",
            number: typed["number"] ?? String(number),
            start: typed["start"] ?? max(context.today, last?.challenge ?? context.today).description,
            challenge: typed["challenge"] ?? "",
            id: ID("new-cycle"),
            among: plan.cycles
        )
        cycle = read
        let weeks = read.cycle.flatMap { DoseRule.openWeeks(of: $0, today: context.today) }
        let dosesFollow = Field.isOn(typed[Self.dosesFollow], default: false)
        items = (plan.openItems + plan.restorableItems).map { item in
            let isKept = Field.isOn(typed["\(item.id).keep"], default: item.archived == nil)
            let name = FormFields.text(
                "\(item.id).name",
                localized("\(item.name): Item Name"),
                .itemName,
                typed["\(item.id).name"] ?? item.name
            )
            let category = Self.category(item, typed)
            let isTreatment = category.value == Category.treatment.rawValue
            let doses = SetupDoses(
                prefix: item.id.rawValue,
                typed: typed,
                weeks: isTreatment ? weeks : nil,
                units: plan,
                label: "\(item.name): ",
                isRequired: isKept && isTreatment && item.carriedDose == nil && !dosesFollow,
                isUsuallyWeekly: item.carriedDose == nil,
                hint: { Self.hint(item, in: plan, week: $0, isTreatment: isTreatment) }
            )
            return Carried(item: item, isKept: isKept, name: name, category: category, doses: doses)
        }
        more = SetupItems(
            typed: typed,
            cycle: read.cycle,
            today: context.today,
            known: plan.pickableUnits.map(\.name),
            others: items.map(\.item.name)
        )
    }

    private static func category(_ item: Item, _ typed: [String: String]) -> Field {
        let value = typed["\(item.id).category"] ?? item.category.rawValue
        return FormFields.category("\(item.id).category", localized("\(item.name): Category"), value)
    }

    /// The id of the toggle that lets treatment foods begin without doses.
    private static let dosesFollow = "dosesFollow"

    /// The text about a blank dose: the last cycle's dose of the week, or the dose that stays.
    private static func hint(_ item: Item, in plan: Plan, week: Int?, isTreatment: Bool) -> String? {
        if let week {
            let dose = plan.cycle.flatMap { plan.weekDoses(of: item, in: $0)[week] }
            return dose.map { localized("last cycle: \(plan.label($0).text)") }
        }
        if isTreatment, item.carriedDose == nil {
            return plan.lastDose(of: item.id).map { localized("last cycle's last week: \(plan.label($0).text)") }
        }
        return plan.lastDose(of: item.id).map { localized("blank keeps \(plan.label($0).text)") }
    }

    func buttons(of step: SetupStep) -> [Action] {
        step == .items ? items.filter(\.isKept).compactMap(\.doses.copyDown) + more.buttons : []
    }

    func fields(of step: SetupStep) -> [Field] {
        switch step {
        case .question, .code, .confirm: []
        case .cycle: cycle.fields
        case .items:
            items.flatMap { carried in
                let name = carried.isDeleted ? localized("\(carried.item.name), which was deleted") : carried.item.name
                let label = "\(carried.item.category.title): \(name)"
                let keep = Field.toggle("\(carried.item.id).keep", label, carried.isKept)
                return carried.isKept ? [keep, carried.name, carried.category] + carried.doses.fields : [keep]
            } + more.fields + [dosesFollow]
        case .reminders: SettingsFields.reminders(context.settings, typed).fields
        case .timer: SettingsFields.timer(context.settings, typed)
        }
    }

    private var dosesFollow: Field {
        Field.toggle(
            Self.dosesFollow,
            localized("Enter missing doses of treatment foods later"),
            Field.isOn(typed[Self.dosesFollow], default: false)
        )
    }

    var errors: [String] { steps.flatMap(errors) }

    /// The errors of a step. Those of items name the item and the week, because a step has many fields of one kind.
    func errors(of step: SetupStep) -> [String] {
        fields(of: step).compactMap { field in
            field.error.map { step == .items ? "\(field.label): \($0)" : $0 }
        }
    }

    var settings: MemberSettings {
        var settings = context.settings
        let timer = SettingsFields.timer(settings, typed)
        settings.reminders = SettingsFields.reminders(settings, typed).reminders ?? settings.reminders
        settings.timerIsOn = timer[0].value == "true"
        settings.timerMinutes = Int(timer[1].value) ?? settings.timerMinutes
        return settings
    }

    var draft: NewCycleDraft? {
        guard let cycle = cycle.cycle else { return nil }
        var draft = NewCycleDraft(
            patient: cycle.patient,
            number: cycle.number,
            start: cycle.start,
            challenge: cycle.challenge
        )
        for carried in items {
            if carried.isKept {
                draft.dosing[carried.item.id] = carried.doses.draft
                if carried.name.value != carried.item.name { draft.names[carried.item.id] = carried.name.value }
                if carried.place != carried.item.category { draft.categories[carried.item.id] = carried.place }
                if carried.isDeleted { draft.restored.insert(carried.item.id) }
            } else if !carried.isDeleted {
                draft.dropped.insert(carried.item.id)
            }
        }
        draft.units = more.moreUnits
        draft.items = more.drafts
        draft.settings = settings
        draft.dosesFollow = dosesFollow.value == "true"
        return draft
    }

    var summary: [String] {
        guard let cycle = cycle.cycle else { return errors }
        let lines = Category.allCases.map { category in
            let words =
                items.filter { $0.isKept && $0.place == category }
                .sorted {
                    context.plan.carriedPlace(of: $0.item.id, in: category)
                        < context.plan.carriedPlace(of: $1.item.id, in: category)
                }.map(words)
                + more.drafts.filter { $0.category == category }.map(\.words)
            return SetupSummary.line(of: category, words)
        }
        let dropped = items.filter { !$0.isKept && !$0.isDeleted }.map(\.item.name)
        let left = dropped.isEmpty ? [] : [localized("not carried over: \(listed(dropped))")]
        let open = items.filter(\.lacksDoses).map(\.name.value)
        let missing = open.isEmpty ? [] : [localized("doses still to be entered: \(listed(open))")]
        return SetupSummary.lines(of: cycle) + lines + left + missing + SetupSummary.lines(of: settings) + errors
    }

    /// An item with its doses in words.
    private func words(_ carried: Carried) -> String {
        let plan = context.plan
        func named(_ dose: DoseDraft) -> DoseDraft {
            DoseDraft(dose.amount, plan.unit(DoseUnit.ID(dose.unit))?.name ?? dose.unit)
        }
        let dosing: DosingDraft? =
            switch carried.doses.draft {
            case .same(let dose): .same(named(dose))
            case .weekly(let weeks): .weekly(weeks.mapValues(named))
            case nil:
                carried.lacksDoses
                    ? nil
                    : plan.lastDose(of: carried.item.id).map { .same(DoseDraft($0.text, plan.label($0).unit)) }
            }
        return ItemDraft(carried.name.value, carried.place, dosing).words
    }
}

extension Item {
    /// The dose of all weeks that the next cycle takes over; nil for a food with weekly doses.
    fileprivate var carriedDose: Dose? { dosing.isWeekly ? nil : dosing.daily }
}
