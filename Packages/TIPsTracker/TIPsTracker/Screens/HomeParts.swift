import Foundation
import FractionParser
import ScreenKit
import TimeKit
import WordKit

/// Computes the parts of the home screen.
struct HomeParts {
    let context: ScreenContext
    let logs: HomeScreen.Logs
    let today: LocalDate
    let cycle: Cycle?
    let position: CyclePosition?
    /// The visible timer.
    let timer: TreatmentTimer?
    /// The running wait before the next treatment food. It applies even if the member's timer is off or a severe reaction has stopped it.
    let wait: TreatmentTimer?
    let entries: [Slot: LogEntry]
    let offersYesterday: Bool
    /// The newest entry of the room if this device's clock is more than a day behind it; else nil.
    let behind: Instant?

    init(_ context: ScreenContext, _ logs: HomeScreen.Logs) {
        self.context = context
        self.logs = logs
        today = context.today
        cycle = context.plan.cycle
        position = cycle.map { CyclePosition(of: context.today, in: $0) }
        entries = Dictionary(logs.recent.map { ($0.slot, $0) }) { first, _ in first }
        offersYesterday = LogRule.offersYesterday(now: context.now, in: context.plan.room)
        let newest = logs.newest.map { Instant(milliseconds: $0.milliseconds) }
        behind = newest.flatMap { LogRule.isBehind(context.deviceTime, $0) ? $0 : nil }
        wait = logs.timer?.remainingSeconds(at: context.now) == nil ? nil : logs.timer
        timer = context.settings.timerIsOn && context.plan.standing.isEmpty ? wait : nil
    }

    /// The end of the plan's rest after the newest treatment food; nil if it is over. A severe reaction stops the reminders but not the rest.
    var restEnd: Instant? {
        let latest = context.now.adding(milliseconds: LogRule.tolerance)
        let claims = logs.recent.flatMap(\.claims)
        let taken = claims.filter { $0.snapshot.category == .treatment && $0.at <= latest }.map(\.at).max()
        guard context.plan.timing.rest > 0, let taken else { return nil }
        let end = taken.adding(minutes: context.plan.timing.rest)
        return end > context.now ? end : nil
    }

    func entry(_ item: Item, on day: LocalDate) -> LogEntry? { entries[Slot(day: day, item: item.id)] }

    func items(in category: Category) -> [Item] { context.plan.items(in: category, on: today) }
}

// MARK: Header

extension HomeParts {
    var head: HomeScreen.CycleHead? {
        guard let cycle, let position else { return nil }
        return HomeScreen.CycleHead(
            number: cycle.number,
            week: position.phase == .before ? nil : position.week,
            day: position.day,
            weeks: cycle.weekCount,
            phase: position.phase,
            start: cycle.start,
            challenge: cycle.challenge
        )
    }

    var subtitle: String {
        guard let cycle, let position else { return localized("no cycle yet") }
        let place =
            switch position.phase {
            case .before: localized("starts in \(position.distance, "day")")
            case .dosing:
                localized("Week \(position.week) · Day \(position.day ?? 1) of \(cycle.weekCount, "week")")
            case .challenge: localized("challenge day")
            case .complete: localized("challenge was \(position.distance, "day") ago")
            }
        return localized("Cycle \(cycle.number) · \(place)")
    }

    /// The next end of an hour in which a dose would come too soon after another day's: the words count the hours.
    private var soonEnd: Instant? {
        [logs.gates, logs.gatesOfYesterday].flatMap { $0.values.joined() }.compactMap { reason in
            guard case .soon(let since, let hours) = reason else { return nil }
            return since.adding(minutes: hours * 60)
        }.min()
    }

    /// The next instant from which on more hours than the clinic allows lie behind the last log of a food, so that its box asks.
    private var gapBegins: Instant? {
        [Category.treatment, .maintenance].flatMap { category -> [Instant] in
            let hours = DoseGate.gapHours(of: category, clinic: context.plan.clinic.gapHours)
            return items(in: category).compactMap { item -> Instant? in
                let name = TextRule.key(item.name)
                let own = logs.recent.filter { $0.item == item.id || TextRule.key($0.claim.snapshot.item) == name }
                return own.map(\.at).max()?.adding(minutes: hours * 60).adding(milliseconds: 1)
            }
        }
        .filter { $0 > context.now }.min()
    }

    /// The earliest of midnight, the end of the timer and the rest, 03:00, the time at which unsent changes have waited long or the last
    /// synchronization is old, and the times from which this device's clock isn't behind anymore, a dose isn't too soon, and a gap between doses is
    /// asked about.
    var validUntil: Instant {
        let grace = offersYesterday ? DayBoundary(startsAt: LogRule.graceEnd).start(of: today, in: context.zone) : nil
        let waitsLong = SyncWords.waitsLong(from: context.sync)
        let caughtUp = behind?.adding(milliseconds: -LogRule.clockLag - LogRule.tolerance)
        let ages = SyncWords.ages(context.sync)
        let ends = [context.midnight, wait?.endsAt, restEnd, grace, waitsLong, ages, caughtUp, soonEnd, gapBegins]
        return ends.compactMap(\.self).filter { $0 > context.now }.min() ?? context.midnight
    }

    var zoneNote: String? {
        let (home, own) = (context.zone, context.memberZone)
        guard home.offset(at: context.now) != own.offset(at: context.now) else { return nil }
        return localized(
            "days and times go by \(context.plan.room.timeZoneID), where it is \(context.time(context.now))"
        )
    }
}

// MARK: Further actions

extension HomeParts {
    var actions: [Action] {
        let noCycle = cycle == nil ? Action.Availability.disabled(why: TIPsError.noCycle.description) : .enabled
        return [
            undo,
            Action(
                TIPsAct.open(.report),
                label: ReportPage.title,
                availability: noCycle,
                opens: cycle == nil ? nil : TIPsLink.report(nil).labeled(ReportPage.title)
            ),
            Action(TIPsAct.export, label: localized("Export the room")),
            Action(
                TIPsAct.open(.emergency),
                label: localized("Emergency plan"),
                opens: TIPsLink.emergency.labeled(localized("Emergency Plan"))
            ),
        ]
    }
}

// MARK: Categories and items

extension HomeParts {
    func category(_ category: Category) -> HomeScreen.CategoryPart {
        let items = items(in: category)
        let ticked = items.count { entry($0, on: today) != nil }
        return HomeScreen.CategoryPart(
            category: category,
            title: category.title,
            timer: category == .treatment ? timerPart : nil,
            items: items.map { row($0, in: category) },
            summary: items.isEmpty ? localized("no items yet") : localized("\(ticked) of \(items.count) logged")
        )
    }

    private var timerPart: HomeScreen.TimerPart? {
        guard let timer, let seconds = timer.remainingSeconds(at: context.now) else { return nil }
        return HomeScreen.TimerPart(
            endsAt: timer.endsAt,
            remainingSeconds: seconds,
            text: localized("next at \(context.time(timer.endsAt))")
        )
    }

    private func row(_ item: Item, in category: Category) -> HomeScreen.ItemRow {
        let entry = entry(item, on: today)
        let planned = item.dosing.dose(inWeek: position?.week ?? 1).map(context.plan.label)
        let other =
            entry.flatMap { entry in cycle.map { !context.plan.hasPlannedDose(entry, of: item, in: $0) } } ?? false
        let dose = entry == nil ? planned : entry?.claim.snapshot.dose
        return HomeScreen.ItemRow(
            id: item.id,
            name: item.name,
            dose: dose,
            doseText: dose?.text ?? (entry == nil ? localized("no dose yet") : localized("no dose")),
            checked: entry != nil,
            log: entry.map { logPart($0, insteadOf: other ? planned : nil) },
            week: category == .recommended ? weekPart(item) : nil,
            stopped: item.stop(on: today).map(StopWords.since) ?? afterReaction(item, entry),
            box: entry.map { untick(item, $0) } ?? tick(item, in: category, asked: logs.gates[item.id] ?? []),
            yesterday: yesterday(item),
            second: entry.flatMap { second(item, in: category, beside: $0) }
        )
    }

    /// The words for a treatment food that wasn't logged and that a severe reaction has stopped; nil for any other item. They are those of the week
    /// and the report.
    private func afterReaction(_ item: Item, _ entry: LogEntry?) -> String? {
        let isStopped = !context.plan.standing.isEmpty && item.place.category(on: today) == .treatment
        return isStopped && entry == nil ? StopWords.afterReaction : nil
    }

    /// - Parameter planned: the plan's dose if another one was logged; else nil.
    private func logPart(_ entry: LogEntry, insteadOf planned: DoseLabel?) -> HomeScreen.LogPart {
        let others = entry.others.map { context.name(of: $0.member) }
        let by = context.name(of: entry.member)
        let ticks = self.ticks(entry)
        return HomeScreen.LogPart(
            id: entry.id,
            at: entry.at,
            by: by,
            early: entry.claim.isEarly,
            others: others,
            text: planned.map { localized("\(ticks), the plan has \($0.text) now") } ?? ticks
        )
    }

    /// The logs of a box in words: "08:00 by Ann and 08:12 by Bob", with each dose where they differ.
    func ticks(_ entry: LogEntry) -> String {
        let isOneDose = Set(entry.claims.map(\.snapshot.dose)).count == 1
        return listed(
            entry.claims.map { claim in
                let tick = localized("\(context.time(claim.at, on: entry.day)) by \(context.name(of: claim.member))")
                return isOneDose ? tick : "\(tick) (\(claim.snapshot.dose?.text ?? localized("no dose")))"
            }
        )
    }

    func band(_ item: Item) -> WeeklyBand? {
        guard let cycle, let position, position.phase != .before else { return nil }
        return WeeklyBand(of: item.id, in: cycle.days(ofWeek: position.week), among: logs.recent)
    }

    private func weekPart(_ item: Item) -> HomeScreen.WeekPart? {
        guard let cycle, let position, let band = band(item) else { return nil }
        return HomeScreen.WeekPart(item, band, in: cycle.days(ofWeek: position.week))
    }
}

/// The texts about an item that the clinic or a severe reaction has stopped.
enum StopWords {
    /// The stop of the treatment foods that a severe reaction or one with adrenaline began and an admin lifts.
    static var afterReaction: String { localized("stopped after a severe reaction or epinephrine") }

    /// The stop in words, such as "stopped by the clinic since 2026-03-24".
    static func since(_ day: LocalDate) -> String { localized("stopped by the clinic since \(day)") }
}

extension WeeklyBand {
    /// The count in words: "2 of 3–5".
    var text: String { localized("\(count) of \(Self.target.lowerBound)–\(Self.target.upperBound)") }

    /// The color of the bar.
    public var color: String {
        switch state {
        case .low: "neutral"
        case .onTarget: "green"
        case .over: "red"
        }
    }
}

extension WeeklyBand {
    /// Counts the times that a recommended food was eaten in a cycle week: a day's log, and each further dose recorded on that day.
    init(of item: Item.ID, in week: Range<LocalDate>, among entries: [LogEntry]) {
        let logged = entries.filter {
            $0.item == item && week.contains($0.day) && $0.claim.snapshot.category == .recommended
        }
        self.init(count: logged.map(\.doses.count).reduce(0, +), days: week.lowerBound.days(until: week.upperBound))
    }
}

extension HomeScreen.WeekPart {
    init(_ item: Item, _ band: WeeklyBand, in week: Range<LocalDate>) {
        let days = week.lowerBound.days(until: week.upperBound)
        let range = band.text
        self.init(
            count: band.count,
            state: band.state,
            color: band.color,
            from: WeeklyBand.target.lowerBound,
            through: WeeklyBand.target.upperBound,
            text: band.isShortWeek
                ? localized("\(range), short week of \(days, "day")") : Self.thisWeek(range, item, week)
        )
    }

    /// The count, with ", in the plan since Thursday" for a food that was added within the week and had fewer days. Its color doesn't change.
    private static func thisWeek(_ range: String, _ item: Item, _ week: Range<LocalDate>) -> String {
        guard let added = item.added, added > week.lowerBound, week.contains(added) else {
            return localized("\(range) this week")
        }
        return localized("\(range) this week, in the plan since \(added.weekday.name)")
    }
}
