import ScreenKit
import TimeKit
import WordKit

// MARK: Prompts

extension HomeParts {
    var prompts: [HomeScreen.Notice] {
        let age = SyncWords.ageNotice(context).map { [$0] } ?? []
        let urgent = expiredPrompts + severePrompts + age + gatePrompts
        return urgent
            + [heldPrompt, clockPrompt, challengePrompt, stoppedPrompt, newCyclePrompt, nextCyclePrompt, dosesPrompt]
            .compactMap { $0 }
            + carriedPrompts
            + [intervalPrompt, yesterdayPrompt, timerPrompt, restPrompt, SyncWords.notice(context), emergencyPrompt]
            .compactMap { $0 }
    }

    /// Adrenaline that has expired, which comes before all else. Before that day it is a warning.
    private var expiredPrompts: [HomeScreen.Notice] {
        context.plan.emergency.isExpired(on: today) ? adrenaline.map(notice) : []
    }

    /// The hold of today, in the family's words. Its boxes can still be ticked.
    private var heldPrompt: HomeScreen.Notice? {
        context.plan.holds.first { $0.day == today }.map { hold in
            HomeScreen.Notice(
                kind: "held",
                text: localized("Today is held and doesn't count against adherence: \(hold.reason)"),
                opens: TIPsLink.holds.labeled(localized("Holds"))
            )
        }
    }

    /// Shown while this device's clock is more than a day behind the room's newest entry. Each box then asks whether the clock is right.
    private var clockPrompt: HomeScreen.Notice? {
        behind.map { newest in
            HomeScreen.Notice(
                kind: "clock",
                text: localized("\(clockText(newest)) — set the clock right, or confirm at each box that it is right"),
                opens: nil
            )
        }
    }

    /// The days before the challenge from which on its prompt is shown: long-acting antihistamines can need a week or more.
    private static let daysToAsk = 14

    /// The prompt of the two weeks before the challenge and of its day. Clinics stop different items at different times, so the prompt names none.
    private var challengePrompt: HomeScreen.Notice? {
        guard let cycle, (0...Self.daysToAsk).contains(today.days(until: cycle.challenge)) else { return nil }
        return HomeScreen.Notice(
            kind: "challenge",
            text:
                localized(
                    "The food challenge is on \(cycle.challenge): ask the clinic which medicines and foods to stop before it, and from when — ",
                    "an admin marks those"
                ),
            opens: TIPsLink.editItems.labeled(localized("Edit Items"))
        )
    }

    private var stoppedPrompt: HomeScreen.Notice? {
        let stopped = context.plan.items.filter { $0.isPlanned(on: today) && $0.isStopped(on: today) }
        guard !stopped.isEmpty else { return nil }
        let names = stopped.map { item in
            item.stop(on: today).map { localized("\(item.name) since \($0)") } ?? item.name
        }
        return HomeScreen.Notice(
            kind: "stopped",
            text: localized("Stopped by the clinic's word: \(listed(names))"),
            opens: TIPsLink.editItems.labeled(localized("Edit Items"))
        )
    }

    /// The unconfirmed carried-over foods, one prompt each; for admins.
    private var carriedPrompts: [HomeScreen.Notice] {
        guard context.isAdmin else { return [] }
        return context.plan.openItems.filter { $0.unconfirmed == true }.map { item in
            let dose = item.dosing.daily.map { context.plan.label($0).text } ?? localized("no dose")
            return HomeScreen.Notice(
                kind: "carriedOver",
                text: localized(
                    "\(item.name), \(dose), was carried over from the cycle before: is that its dose in this one?"
                ),
                opens: TIPsLink.editItem(item.id).labeled(localized("Edit Item"))
            )
        }
    }

    /// Tells admins that the interval between treatment foods comes from a member's former personal setting.
    private var intervalPrompt: HomeScreen.Notice? {
        guard context.isAdmin, context.plan.timing.isLongest else { return nil }
        return HomeScreen.Notice(
            kind: "interval",
            text:
                localized(
                    "The wait between treatment foods belongs to the plan now: it is \(context.plan.timing.interval, "minute"), ",
                    "the longest that a member had set, until an admin sets it"
                ),
            opens: TIPsLink.timer.labeled(localized("Treatment Food Timer"))
        )
    }

    /// Asks admins for the emergency plan, and then for what is missing in it.
    private var emergencyPrompt: HomeScreen.Notice? {
        let plan = context.plan.emergency
        guard context.isAdmin, cycle != nil, !plan.missing.isEmpty else { return nil }
        return HomeScreen.Notice(
            kind: "emergencyPlan",
            text: plan.isEmpty
                ? localized("The emergency plan isn't typed yet: the number to call, the epinephrine and the contacts")
                : localized("Still missing in the emergency plan: \(listed(plan.missing))"),
            opens: TIPsLink.emergency.labeled(localized("Emergency Plan"))
        )
    }

    private var restPrompt: HomeScreen.Notice? {
        restEnd.map { end in
            HomeScreen.Notice(
                kind: "rest",
                text: localized("The plan's rest after treatment foods ends at \(context.time(end, on: today))"),
                opens: nil
            )
        }
    }

    /// The stops after severe reactions and those with adrenaline.
    private var severePrompts: [HomeScreen.Notice] {
        context.plan.standing.map { reaction in
            HomeScreen.Notice(
                kind: "severe",
                text: StopWords.standing(reaction, in: context.plan),
                opens: TIPsLink.emergency.labeled(localized("Emergency Plan"))
            )
        }
    }

    /// The reasons to ask for the clinic's word before the items, and the clinic's own words. Items with the same reasons share a prompt. Only the
    /// first prompt has the clinic's number. A carried-over dose has a prompt of its own. A dose too soon after that of another day has none, because
    /// its box asks.
    private var gatePrompts: [HomeScreen.Notice] {
        var groups: [(names: [String], asked: [GateReason])] = []
        for item in Category.allCases.flatMap(items) {
            guard entry(item, on: today) == nil, !item.isStopped(on: today), let asked = logs.gates[item.id],
                asked.contains(where: { ![.carriedOver, .soon].contains($0.kind) })
            else { continue }
            if let place = groups.firstIndex(where: { $0.asked == asked }) {
                groups[place].names.append(item.name)
            } else {
                groups.append(([item.name], asked))
            }
        }
        return groups.enumerated().map { place, group in
            let why = context.plan.clinic.text(
                about: listed(group.names),
                group.asked,
                in: context.plan.room,
                tellsNumber: place == 0
            )
            return HomeScreen.Notice(
                kind: "clinic",
                text: localized("The clinic's word is asked for before \(why)"),
                opens: TIPsLink.clinic.labeled(localized("Clinic"))
            )
        }
    }

    /// The offer to set up the next cycle, from the challenge date on; for admins.
    private var newCyclePrompt: HomeScreen.Notice? {
        guard context.isAdmin, let cycle, let position, [.challenge, .complete].contains(position.phase) else {
            return nil
        }
        do throws(TIPsError) {
            let number = try CycleRule.nextNumber(after: context.plan.cycles, on: today)
            return HomeScreen.Notice(
                kind: "newCycle",
                text: localized("Cycle \(cycle.number) has reached its food challenge — set up cycle \(number)"),
                opens: TIPsLink.newCycle.labeled(localized("New Cycle"))
            )
        } catch {
            return error == .lastCycle
                ? HomeScreen.Notice(kind: "newCycle", text: error.description, opens: nil) : nil
        }
    }

    /// The next cycle, between the challenge of the one before and its start.
    private var nextCyclePrompt: HomeScreen.Notice? {
        guard let cycle, cycle.challenge <= today, let next = context.plan.cycles.first(where: { today < $0.start })
        else { return nil }
        return HomeScreen.Notice(
            kind: "nextCycle",
            text: localized("Cycle \(next.number) starts in \(today.days(until: next.start), "day")"),
            opens: nil
        )
    }

    /// The treatment foods without doses for remaining weeks; for admins.
    private var dosesPrompt: HomeScreen.Notice? {
        guard context.isAdmin, let cycle else { return nil }
        let missing = context.plan.openItems.filter {
            $0.category == .treatment && !$0.dosing.missingWeeks(in: cycle, today: today).isEmpty
        }
        guard let first = missing.first else { return nil }
        return HomeScreen.Notice(
            kind: "dosesMissing",
            text: localized("Enter this cycle's doses of \(listed(missing.map(\.name)))"),
            opens: TIPsLink.editItem(first.id).labeled(localized("Add Treatment Food Item"))
        )
    }

    private var yesterdayPrompt: HomeScreen.Notice? {
        let open = context.plan.items.filter(isOpenYesterday)
        guard !open.isEmpty else { return nil }
        return HomeScreen.Notice(
            kind: "yesterday",
            text: localized(
                "Until \(LogRule.graceEnd.hourAndMinute) a log can count for yesterday: \(listed(open.map(\.name)))"
            ),
            opens: nil
        )
    }

    /// The running wait before the next treatment food. After a severe reaction nothing counts down to one until an admin lifts its stop; a box still
    /// asks whether it was early.
    private var timerPrompt: HomeScreen.Notice? {
        guard let wait, context.plan.standing.isEmpty else { return nil }
        let left = items(in: .treatment).filter { entry($0, on: today) == nil && !$0.isStopped(on: today) }.map(\.name)
        guard !left.isEmpty else { return nil }
        let time = context.time(wait.endsAt)
        return HomeScreen.Notice(
            kind: "timer",
            text: left.count == 1
                ? localized(
                    "The next treatment food is at \(time); logging \(left[0]) before then asks whether it was early"
                )
                : localized(
                    "The next treatment food is at \(time); logging one of \(listed(left)) before then asks ",
                    "whether it was early"
                ),
            opens: nil
        )
    }
}

// MARK: Warnings

extension HomeParts {
    var warnings: [HomeScreen.Notice] {
        let logged = loggedTwice + takenTwice + tooClose + inTheFuture
        let ahead = context.plan.emergency.isExpired(on: today) ? [] : adrenaline
        return (ahead + severeDeleted + logged + doses + sameNames + outside + supplies).map(notice)
    }

    private func notice(_ warning: PlanWarning) -> HomeScreen.Notice {
        HomeScreen.Notice(kind: warning.kind, text: warning.text(in: context.plan.room), opens: warning.link)
    }

    /// The severe reactions that were deleted today or up to three days ago. The number is our own choice; no source states one.
    private var severeDeleted: [PlanWarning] {
        let room = context.plan.room
        let standing = context.plan.standing.map {
            localized("the reaction “\($0.shownSymptom)” of \(room.shown($0.at))")
        }
        let deleted = logs.stops.filter { $0.kind == .deleted && room.day(of: $0.at).days(until: today) <= 3 }
        return deleted.map {
            .severeDeleted(
                symptom: $0.symptom,
                began: $0.began,
                by: context.name(of: $0.member),
                at: $0.at,
                standing: standing
            )
        }
    }

    private var loggedTwice: [PlanWarning] {
        logs.recent.filter { [today, today.previous].contains($0.day) && $0.isUncertain }.map { entry in
            let ticks = entry.claims.filter { !$0.isSecondDose }
            return .loggedTwice(item: entry.claim.snapshot.item, logs: ticks.map(witness))
        }
    }

    /// The boxes of today and yesterday with several doses.
    private var takenTwice: [PlanWarning] {
        logs.recent.filter { [today, today.previous].contains($0.day) && $0.doses.count > 1 }.map { entry in
            .takenTwice(item: entry.claim.snapshot.item, doses: entry.doses.map(witness))
        }
    }

    /// The treatment foods of today and yesterday that are closer together than the plan's wait, where nobody logged the later one as early.
    private var tooClose: [PlanWarning] {
        let interval = context.plan.timing.interval
        let taken = logs.recent.filter { $0.day >= today.previous && $0.claim.snapshot.category == .treatment }
            .flatMap(\.doses).sorted { ($0.at, $0.clock) < ($1.at, $1.clock) }
        return zip(taken, taken.dropFirst()).compactMap { first, second in
            guard first.slot.item != second.slot.item, !first.isEarly, !second.isEarly,
                second.at < first.at.adding(minutes: interval)
            else { return nil }
            let words = { (claim: Claim) in "\(claim.snapshot.item) (\(witness(claim)))" }
            return .tooClose(first: words(first), second: words(second), minutes: interval)
        }
    }

    private var adrenaline: [PlanWarning] { context.plan.emergency.warning(on: today).map { [$0] } ?? [] }

    private func witness(_ claim: Claim) -> String { "\(context.name(of: claim.member)) \(context.time(claim.at))" }

    private var inTheFuture: [PlanWarning] {
        logs.recent.filter { $0.at > context.now.adding(milliseconds: LogRule.tolerance) }.map {
            .logInFuture(item: $0.claim.snapshot.item, at: $0.at)
        }
    }

    /// The warnings about doses of this and later weeks.
    private var doses: [PlanWarning] {
        guard let cycle, let position else { return [] }
        return items(in: .treatment).flatMap { item in
            DoseRule.warnings(item.dosing.within(cycle), of: item.name, units: context.plan.units)
        }.filter { warning in warning.week.map { $0 >= position.week } ?? true }
    }

    private var sameNames: [PlanWarning] {
        Category.allCases.flatMap { category in
            let names = Dictionary(grouping: items(in: category).map(\.name)) { TextRule.key($0) }
            return names.values.filter { $0.count > 1 }.compactMap(\.first).sorted().map {
                PlanWarning.sameName($0, category)
            }
        }
    }

    private var outside: [PlanWarning] { logs.outside == 0 ? [] : [.logsOutside(count: logs.outside)] }

    private var supplies: [PlanWarning] {
        context.plan.items.filter { $0.isPlanned(on: today) }.compactMap { item in
            logs.supplies[item.id]?.warning(about: item.name, on: today)
        }
    }
}

extension PlanWarning {
    /// The kind of the warning as a word.
    var kind: String {
        switch self {
        case .doseFalls: "doseFalls"
        case .doseJumps: "doseJumps"
        case .doseRises: "doseRises"
        case .doseGrows: "doseGrows"
        case .doseShrinks: "doseShrinks"
        case .doseToday: "doseToday"
        case .stillStopped: "stillStopped"
        case .unitChanges: "unitChanges"
        case .dosesMissing: "dosesMissing"
        case .sameName: "sameName"
        case .logsOutside: "logsOutside"
        case .unitDiffers: "unitDiffers"
        case .loggedTwice: "loggedTwice"
        case .takenTwice: "takenTwice"
        case .tooClose: "tooClose"
        case .adrenalineExpires: "adrenaline"
        case .logInFuture: "logInFuture"
        case .supplyLow: "supplyLow"
        case .supplyUnclear: "supplyUnclear"
        case .severeDeleted: "severeDeleted"
        }
    }

    /// The week of a dose's warning; nil for other warnings.
    fileprivate var week: Int? {
        switch self {
        case .doseFalls(_, let week, _, _), .doseJumps(_, let week, _, _), .doseRises(_, let week, _, _),
            .unitChanges(_, let week, _, _):
            week
        default: nil
        }
    }

    fileprivate var link: Link? {
        switch self {
        case .doseFalls, .doseJumps, .doseRises, .doseGrows, .doseShrinks, .doseToday, .stillStopped, .unitChanges,
            .unitDiffers, .dosesMissing, .sameName:
            TIPsLink.editItems.labeled(localized("Edit Items"))
        case .adrenalineExpires: TIPsLink.emergency.labeled(localized("Emergency Plan"))
        case .logsOutside, .loggedTwice, .takenTwice, .tooClose, .logInFuture:
            TIPsLink.history(nil).labeled(localized("History"))
        case .supplyLow, .supplyUnclear: TIPsLink.supplies.labeled(localized("Supplies"))
        case .severeDeleted: TIPsLink.reactions.labeled(localized("Reactions"))
        }
    }
}
