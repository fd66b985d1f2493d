import CommandKit
import TIPsTracker
import TimeKit
import WordKit

extension AppSession {
    /// Asks for the next cycle. All items are carried over, and Enter keeps a value. The weekly doses of treatment foods are asked for anew.
    func walkThroughNewCycle() throws {
        guard context.terminal.canAsk else {
            throw CommandError(
                .usage,
                localized("nobody is at a terminal to ask"),
                remedy: localized("give --start and --challenge")
            )
        }
        let plan = try tracker.plan()
        let today = plan.room.day(of: context.clock.now())
        let number = try CycleRule.nextNumber(after: plan.cycles, on: today)
        let form = SetupForm { try tracker.newCycleScreen(typed: $0).form }
        if let why = try form.whyNot() { throw CommandError(.notAllowed, why) }
        guard let old = plan.cycles.last else { throw TIPsError.noCycle }
        let interview = Interview(terminal: context.terminal, command: "tips cycle new")
        let (draft, meant) = try interview.walk {
            interview.section(localized("Cycle \(number)"), localized("Enter keeps what is offered in brackets"))
            let cycle = try interview.cycle(
                form,
                patient: old.patient,
                number: number,
                start: max(old.challenge, today),
                today: today
            )
            var carried = CarriedItems(
                plan: try tracker.plan(of: old.id),
                weeks: 1...cycle.weekCount,
                doses: DoseQuestions(interview, form, units: plan.pickableUnits.map(\.name))
            )
            try carried.ask()
            let meant = try confirmDoses(interview, of: &carried) { carried, tenfold, unit throws(TIPsError) in
                try tracker.checkMeant(carried.draft(of: cycle), tenfoldIsMeant: tenfold, unitIsMeant: unit)
            } askingAgain: { carried, refused in
                try carried.askAgain(refused)
            }
            var draft = carried.draft(of: cycle)
            let settings = try interview.settings(form, keeping: tracker.settings())
            draft.settings = settings
            let items = SetupSummary.lines(of: carried.all)
            interview.show(SetupSummary.lines(of: cycle) + items + SetupSummary.lines(of: settings))
            try interview.confirm(StyledText(localized("Begin the cycle?")))
            return (draft, meant)
        }
        let receipt = try tracker.newCycle(draft, tenfoldIsMeant: meant.tenfold, unitIsMeant: meant.unit)
        try planReminders()
        try context.answer(encoding: receipt) { terminal in
            try terminal.show(receipt, isNew: true)
            let number = receipt.cycle.number
            try terminal.print(
                StyledText(localized("Its items can still be changed: tips item list --cycle \(number)"), .faint)
            )
        }
    }
}

/// The items of the old cycle, with the answers for the new one.
private struct CarriedItems {
    let plan: Plan
    let weeks: ClosedRange<Int>
    var doses: DoseQuestions
    private var dosing: [Item.ID: DosingDraft] = [:]
    private var names: [Item.ID: String] = [:]
    private var categories: [Item.ID: Category] = [:]
    private var dropped: Set<Item.ID> = []
    private var restored: Set<Item.ID> = []
    private var added: [ItemDraft] = []
    private var kept: [Item.ID: ItemDraft] = [:]

    init(plan: Plan, weeks: ClosedRange<Int>, doses: DoseQuestions) {
        self.plan = plan
        self.weeks = weeks
        self.doses = doses
    }

    /// All items of the new cycle, in its order within each category.
    var all: [ItemDraft] {
        let places = kept.map { (plan.carriedPlace(of: $0.key, in: $0.value.category), $0.value) }
        return places.sorted { $0.0 < $1.0 }.map(\.1) + added
    }

    /// The answers as a draft.
    func draft(of cycle: Cycle) -> NewCycleDraft {
        NewCycleDraft(
            patient: cycle.patient,
            number: cycle.number,
            start: cycle.start,
            challenge: cycle.challenge,
            dosing: dosing,
            names: names,
            categories: categories,
            dropped: dropped,
            restored: restored,
            units: doses.added,
            items: added
        )
    }

    /// Asks again for a dose that the clinic's plan doesn't have.
    mutating func askAgain(_ refused: UnusualDose) throws {
        for id in kept.keys.sorted() {
            guard let item = kept[id], item.name == refused.item else { continue }
            let new = try doses.again(item, insteadOf: refused.to)
            dosing[id] = new
            kept[id]?.dosing = new
        }
        for place in added.indices where added[place].name == refused.item {
            added[place].dosing = try doses.again(added[place], insteadOf: refused.to)
        }
    }

    mutating func ask() throws {
        for category in Category.allCases {
            doses.interview.section(
                category.title,
                localized("for each item keep, change (name, category, doses) or drop; then new ones")
            )
            for item in plan.items where item.category == category && item.archived == nil { try ask(item) }
            for item in plan.restorableItems where item.category == category { try askBack(item) }
            added += try doses.items(of: category, weeks: weeks)
        }
    }

    private mutating func ask(_ item: Item) throws {
        let daily = item.dosing.isWeekly ? nil : item.dosing.daily.map { plan.label($0) }
        let needsWeeks = item.category == .treatment && daily == nil
        let usual = daily.map { "\(item.name), \($0.text)" } ?? item.name
        switch try choice(localized("\(usual): keep, change or drop")) {
        case .drop:
            dropped.insert(item.id)
        case .keep where !needsWeeks:
            let draft = daily.map { DosingDraft.same(DoseDraft($0.amount, $0.unit)) }
            // The carry-over drops a treatment food's dose and leaves a maintenance food's unconfirmed. Here the person saw and kept the dose.
            if [.treatment, .maintenance].contains(item.category) { dosing[item.id] = draft }
            kept[item.id] = ItemDraft(item.name, item.category, draft)
        case .keep:
            try askDoses(of: item, named: item.name, in: .treatment)
        case .change:
            let name = try doses.interview.ask(localized("Name"), keeping: item.name) { text in
                try doses.form.check(text, at: "\(item.id).name", of: .items)
                return TypedText.line(text)
            }
            let category = try doses.interview.ask(localized("Category"), keeping: item.category.word) {
                try Category(typed: $0)
            }
            if name != item.name { names[item.id] = name }
            if category != item.category { categories[item.id] = category }
            try askDoses(of: item, named: name, in: category)
        }
    }

    private mutating func askDoses(of item: Item, named name: String, in category: Category) throws {
        let last = plan.lastDose(of: item.id).map { plan.label($0).text }
        let inForce = item.dosing.weeks.isEmpty ? [:] : plan.cycle.map { plan.weekDoses(of: item, in: $0) } ?? [:]
        let earlier = inForce.mapValues { DoseDraft($0.text, plan.label($0).unit) }
        let draft: DosingDraft =
            if category == .treatment {
                try doses.treatment(weeks, after: earlier)
            } else {
                .same(try doses.dose(localized("Dose of \(name)"), keeping: last))
            }
        dosing[item.id] = draft
        kept[item.id] = ItemDraft(name, category, draft)
    }

    /// Asks whether to restore an item that was deleted in the old cycle.
    private mutating func askBack(_ item: Item) throws {
        guard
            try doses.interview.asksYes(
                StyledText(localized("\(item.name) was deleted; take it in again?")),
                byDefault: false
            )
        else {
            return
        }
        restored.insert(item.id)
        try askDoses(of: item, named: item.name, in: item.category)
    }

    private enum Choice { case keep, change, drop }

    private func choice(_ question: String) throws -> Choice {
        try doses.interview.ask(question, keeping: localized("keep")) {
            switch AnswerWord.read($0, among: [.keep, .change, .drop]) {
            case .keep: .keep
            case .change: .change
            case .drop: .drop
            default:
                throw CommandError(
                    .badData,
                    localized("“\($0)” is none of them"),
                    remedy: localized("answer keep, change or drop")
                )
            }
        }
    }
}
