public import ScreenKit
import StorageKit
import TimeKit
import WordKit

extension TIPsTracker {
    /// Performs an action of a screen.
    ///
    /// An act with an operation id that was done before isn't done again, and its answer is the same. An act on a screen that has changed
    /// since is done if it still means the same. Otherwise the answer is the screen as it is now and the newest change.
    ///
    /// A tick that was made earlier than it is sent (`Act.at`) keeps its instant: of today, or of yesterday as if it had been made then.
    ///
    /// - Parameter link: The screen that shows the action.
    /// - Throws: `notSetUp`, `notAllowed` and the other errors of the screen, and what the store refuses. Wrong input is answered by `.refused`.
    public func perform(_ act: Act, at link: TIPsLink) async throws(TIPsError) -> Acted {
        // An act that is sent again is known by the ids that it is sent with. The newest ones change.
        let operation = act.operation.map { ActOperation($0, act, at: link) }
        let act = try withNewestLog(act)
        let link = try withNewestLog(link)
        var sent = self
        sent.act = act
        guard let text = act.at, case .tick(_, let day, _, _, _, _, _)? = TIPsAct(act.action) else {
            let acted = withCodeStep(try withUndo(await sent.performed(act, at: link, under: operation)), act, at: link)
            guard case .refused(let shown, _, _, _) = acted, let over = try dayOver(of: act, on: shown) else {
                return acted
            }
            let why = localized(
                "a new day has begun, and this was the box of \(over) — tick it here for what is taken today; ",
                "an admin can move a log to \(over) in the history"
            )
            return .refused(shown, why: why, remedy: TIPsLink.history(over).labeled(localized("History")))
        }
        let then: TIPsTracker
        do throws(TIPsError) {
            then = try sent.asOf(text)
        } catch {
            guard error.isAboutTheAct else { throw error }
            return .refused(try screen(link, typed: act.fields), why: error.description, remedy: error.remedy)
        }
        let acted = try withUndo(await then.performed(act, at: link, under: operation))
        guard case .refused(let shown, let why, let remedy, let field) = acted else { return acted }
        let now = try screen(link, typed: act.fields)
        let isOffered = ScreenParts(shown).actions.contains { $0.id == act.action }
        guard !isOffered, let other = try dayOfAct(text), other != day else {
            return .refused(now, why: why, remedy: remedy, field: field)
        }
        return .refused(now, why: localized("\(text) is on \(other), not on \(day) — send a time of that day"))
    }

    /// Returns the day of a box that the page doesn't have anymore, because its day is over and can't be logged by a tick; nil for any other act.
    private func dayOver(of act: Act, on screen: any Screen) throws(TIPsError) -> LocalDate? {
        guard !ScreenParts(screen).actions.contains(where: { $0.id == act.action }) else { return nil }
        let day: LocalDate
        switch TIPsAct(act.action) {
        case .tick(_, let box, _, _, _, _, _)?: day = box
        case .untick(_, let box)?: day = box
        default: return nil
        }
        let now = clock.now()
        let room = try read { tables in try tables.bareRoom() }
        let today = room.day(of: now)
        let first = LogRule.offersYesterday(now: now, in: room) ? LogRule.dayBefore(today, in: room) : today
        return day < first ? day : nil
    }

    /// Returns the room's day of the time of an act; nil for a text that is no time.
    private func dayOfAct(_ text: String) throws(TIPsError) -> LocalDate? {
        guard let at = try? Instant(iso8601: text) else { return nil }
        return try read { tables in try tables.bareRoom().day(of: at) }
    }

    /// Returns an act whose log has its present id. People know the id that was printed before the log was edited.
    private func withNewestLog(_ act: Act) throws(TIPsError) -> Act {
        var act = act
        switch TIPsAct(act.action) {
        case .openLog(let id)?: act.action = TIPsAct.openLog(try newestID(of: id)).id
        case .deleteLog(let id)?: act.action = TIPsAct.deleteLog(try newestID(of: id)).id
        default: break
        }
        return act
    }

    private func withNewestLog(_ link: TIPsLink) throws(TIPsError) -> TIPsLink {
        switch link {
        case .log(let id): .log(try newestID(of: id))
        case .draft(.log(let id), let typed): .draft(.log(try newestID(of: id)), typed)
        default: link
        }
    }

    private func newestID(of log: Claim.ID) throws(TIPsError) -> Claim.ID {
        try read { tables in try tables.newestID(named: log) }
    }

    /// Returns this tracker, or for an instant of yesterday the tracker at that instant.
    ///
    /// - Throws: `notAMoment`, `inTheFuture`, `notToday`.
    private func asOf(_ text: String) throws(TIPsError) -> TIPsTracker {
        guard let at = try? Instant(iso8601: text) else { throw .notAMoment(text) }
        let now = clock.now()
        guard now.milliseconds(until: at) <= LogRule.tolerance else { throw .inTheFuture(at) }
        let room = try read { tables in try tables.bareRoom() }
        let (day, today) = (room.day(of: at), room.day(of: now))
        guard day < today else { return self }
        guard day == LogRule.dayBefore(today, in: room) else { throw .notToday(day) }
        let zone = clock.zone
        var then = self
        then.clock = WallClock(now: { at }, zone: zone)
        then.sentAt = now
        return then
    }

    /// Returns an answer without an undo that the member may not do.
    private func withUndo(_ acted: Acted) throws(TIPsError) -> Acted {
        guard case .done(let done) = acted, let seen = done.undo?.act.seen, let change = Int64(seen.rawValue) else {
            return acted
        }
        return try mayUndo(change) ? acted : .done(.init(said: done.said, next: done.next))
    }
}

extension TIPsTracker {
    /// Returns an answer whose refusal of a setup's join leads back to the code's step, where the code, the address and the name are changed. The
    /// answers of the other steps are kept.
    private func withCodeStep(_ acted: Acted, _ act: Act, at link: TIPsLink) -> Acted {
        guard case .refused(let shown, let why, nil, let field) = acted, (shown as? SetupScreen)?.joining != nil
        else { return acted }
        let step = SetupStep.code
        let typed = link.drafted.merging(act.fields) { $1 }.merging(["step": step.rawValue]) { $1 }
        return .refused(shown, why: why, remedy: link.bare.drafting(typed).labeled(step.title), field: field)
    }
}

extension TIPsLink: ScreenPlace {}

extension TIPsTracker: ActingEngine {
    package typealias Place = TIPsLink
    package typealias Failure = TIPsError

    package func outcome(of operation: ActOperation) throws(TIPsError) -> ActOutcome? {
        try read { tables in
            switch try ChangeLog.outcome(ofKey: operation.id, content: operation.content, in: tables.db) {
            case .changed(let change)?:
                .changed(Revision(change: change.id), said: change.shownSummary, subject: change.subject.id)
            case .unchanged?: .unchanged
            case .otherAct?: .otherAct
            case nil: nil
            }
        }
    }

    package func newestChange(
        since seen: Revision,
        by deed: TIPsAct?,
        at link: TIPsLink
    ) throws(TIPsError) -> String? {
        guard let seen = Int64(seen.rawValue) else { return nil }
        return try read { tables in
            guard try tables.isSetUp() else { return nil }
            let meant = try deed.map { try tables.contested($0, at: link.bare, by: actor ?? tables.device()?.member) }
            var before: Int64?
            while true {
                let page = try ChangeLog.changes(limit: 50, before: before, in: tables.db)
                let since = page.prefix { $0.id > seen }
                if let found = since.first(where: { meant?($0) ?? true }) {
                    return found.shownSummary
                }
                guard since.count == page.count, let last = page.last else { return nil }
                before = last.id
            }
        }
    }

    package func next(after deed: TIPsAct, at link: TIPsLink, about subject: String?) throws(TIPsError) -> Link {
        switch (deed, link.bare) {
        case (.save, .addUnit(let origin)):
            let typed = AddUnitPage.choosing(subject, for: origin, carried: link.drafted)
            return origin.origin.drafting(typed).labeled(localized("Back"))
        case (.save, .addItem), (.save, .editItem), (.deleteItem, _):
            return TIPsLink.editItems.labeled(localized("Edit Items"))
        case (.save, .editUnit), (.deleteUnit, _): return TIPsLink.editUnits.labeled(localized("Edit Units"))
        case (.save, .editCycle): return TIPsLink.editPlan.labeled(localized("Edit Plan"))
        case (.save, .reminders), (.save, .timer), (.save, .clinic):
            return TIPsLink.settings.labeled(localized("Settings"))
        case (.save, .reactions) where becameSevere(subject), (.save, .reaction) where becameSevere(subject):
            return TIPsLink.emergency.labeled(localized("Emergency Plan"))
        case (.save, .reaction), (.deleteReaction, _): return TIPsLink.reactions.labeled(localized("Reactions"))
        case (.save, .log), (.deleteLog, _):
            // The key of a box begins with its day.
            return TIPsLink.history(subject.flatMap { LocalDate(String($0.prefix(10))) }).labeled(localized("History"))
        case (.finish, _), (.join, _), (.become, _): return TIPsLink.home.labeled(localized("Home"))
        case (.leave, _): return TIPsLink.setup.labeled(localized("Setup"))
        default: return link.bare.labeled(localized("Back"))
        }
    }

    /// Whether the last change of a reaction made it severe or gave it adrenaline, as a new one or by an edit.
    private func becameSevere(_ reaction: String?) -> Bool {
        guard let reaction else { return false }
        let subject = EntityRef(kind: "reaction", id: reaction)
        let change = try? read { tables in try ChangeLog.changes(for: subject, limit: 1, in: tables.db).first }
        return change.map { LoggedChange($0).isSevere } ?? false
    }

    /// A reaction that is or becomes severe is saved without its invalid parts, which are told. So is a gap that a daily dose soon exceeds. After a
    /// tick it is told that what others ticked may be missing.
    package func told(
        _ said: String,
        of deed: TIPsAct,
        _ act: Act,
        at link: TIPsLink,
        about subject: String
    ) throws(TIPsError) -> String {
        if case .tick(let item, let day, _, _, _, _, _) = deed {
            let now = sentAt ?? clock.now()
            let words = try read { tables -> String? in
                guard let found = try tables.plan(on: now).items.first(where: { $0.id == item }) else { return nil }
                return try tables.notUpToDate(logging: found.place.category(on: day), at: now)
            }
            return words.map { "\(said) — \($0)" } ?? said
        }
        if deed == .save, link.bare == .clinic {
            return try plan().clinic.shortGap.map { "\(said) — \($0)" } ?? said
        }
        guard deed == .save, [.reactions, .reaction(Reaction.ID(subject))].contains(link.bare) else { return said }
        let left = try leftOut(of: act, at: link, reaction: subject)
        return left.isEmpty ? said : localized("\(said) — not noted: \(left.joined(separator: "; "))")
    }

    /// An undo is final: there is no redo. A room that was set up, joined, shared or left stays so.
    package func inverse(of deed: TIPsAct) -> (deed: TIPsAct, at: Link)? {
        switch deed {
        case .undo, .join, .share, .leave, .syncNow, .signOut, .importRoom, .become, .retry, .discard, .letIn,
            .endDevice, .newCode:
            nil
        default: (.undo, TIPsLink.home.labeled(localized("Home")))
        }
    }

    package func said(of deed: TIPsAct) -> String? {
        deed == .signOut ? localized("this device is signed out of the shared room") : nil
    }

    /// Another device, such as one's own other phone, may have done the act already: ticked or cleared the box, or confirmed the dose.
    package func isMet(_ deed: TIPsAct, at link: TIPsLink) throws(TIPsError) -> Bool {
        switch (deed, link) {
        case (.tick(let item, let day, _, _, _, _, false), .home): try isTicked(item, on: day) == true
        case (.untick(let item, let day), .home): try isTicked(item, on: day) == false
        case (.confirmItem(let id), _): try plan().openItems.contains { $0.id == id && $0.unconfirmed != true }
        default: false
        }
    }

    /// Whether the box of an item is ticked on today's day; nil for another day or item.
    private func isTicked(_ item: Item.ID, on day: LocalDate) throws(TIPsError) -> Bool? {
        let now = clock.now()
        return try read { tables in
            let plan = try tables.plan(on: now)
            guard day == plan.room.day(of: now), plan.items.contains(where: { $0.id == item }) else { return nil }
            return try tables.entry(of: Slot(day: day, item: item)) != nil
        }
    }

    package func newOperation() -> String { (ids.next(at: clock.now()) as TimeKit.ID<Act>).rawValue }
}

extension PlanReader {
    /// Returns whether a change alters the meaning of an act, which replaces what the person saw, takes back their last change, or counts places.
    fileprivate func contested(
        _ deed: TIPsAct,
        at link: TIPsLink,
        by member: Member.ID?
    ) throws -> (Change) -> Bool {
        func about(_ kind: String, _ id: String? = nil) -> (Change) -> Bool {
            { change in
                // The changes of other devices come in without their subjects.
                change.actor == RoomWriter.others && kind != LogNote.kind
                    || change.subject.kind == kind && (id == nil || change.subject.id == id)
            }
        }
        switch (deed, link) {
        case (.undo, _): return { $0.actor == member?.rawValue }
        case (.moveItem, _), (.moveUp, _), (.moveDown, _): return about("item")
        case (.save, .editItem(let id)): return about("item", id.rawValue)
        case (.save, .editUnit(let id)): return about("unit", id.rawValue)
        case (.save, .editCycle): return about("cycle")
        case (.save, .clinic): return about("clinic")
        case (.save, .emergency): return about("emergency")
        case (.save, .reaction(let id)): return about("reaction", id.rawValue)
        case (.save, .reminders), (.save, .timer): return about("settings", member?.rawValue)
        case (.save, .log(let id)): return about(LogNote.kind, try entry(of: id)?.slot.key)
        case (.saveZone, .reminders): return about("settings", member?.rawValue)
        case (.saveZone, _): return about("room")
        default: return { _ in false }
        }
    }
}
