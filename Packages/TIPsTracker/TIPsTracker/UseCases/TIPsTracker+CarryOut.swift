import Foundation
package import ScreenKit
import StorageKit
import TimeKit
import WordKit

// The single acts.

extension TIPsTracker {
    package func carryOut(
        _ deed: TIPsAct,
        _ act: Act,
        at link: TIPsLink,
        under operation: ActOperation
    ) async throws(TIPsError) -> ActResult {
        var tracker = self
        tracker.operation = IdempotencyKey(operation.id, content: operation.content, at: clock.now())
        var act = act
        act.fields = link.drafted.merging(act.fields) { $1 }
        tracker.act = act
        return switch deed {
        case .syncNow, .share, .join, .signOut, .finish: try await tracker.overTheNetwork(deed, act, at: link.bare)
        default: try tracker.result(of: deed, act, at: link)
        }
    }

    private func result(of deed: TIPsAct, _ act: Act, at link: TIPsLink) throws(TIPsError) -> ActResult {
        switch deed {
        case .open, .openItem, .openUnit, .openLog, .openReaction: return .opens(nil)
        case .addUnit, .next, .toStep, .backTo, .removeNewItem, .copyDown:
            return .opens(try drafted(by: deed, act, at: link))
        case .addItem:
            // In a setup a button adds fields; on the page of the items it leads to a form.
            return .opens(link.bare == .editItems ? nil : try drafted(by: deed, act, at: link))
        case .show: return .opens(try picked(act, at: link.bare))
        case .reportFile, .logsFile, .export, .card: return .file(try file(deed, at: link.bare))
        case .tick(let item, let day, let goOn, let stopped, let clock, let noDose, let second):
            do throws(TIPsError) {
                try tick(item, on: day, act, (goOn, stopped, clock, noDose, second))
            } catch {
                // Something written since the page was read may ask another question.
                guard case .question(let question) = try homeScreen().verdict(on: act) else { throw error }
                return .question(question)
            }
        case .untick(let item, let day):
            if try isMet(deed, at: link.bare) { try noteNothing() } else { try unlog(item, on: day) }
        case .undo: try undo()
        case .save: return try save(act, at: link)
        case .moveItem(let id): try move(id, act)
        case .moveUp(let id): try move(id, by: -1)
        case .moveDown(let id): try move(id, by: 1)
        case .confirmItem(let id):
            if try isMet(deed, at: link.bare) { try noteNothing() } else { try confirmItem(id) }
        case .stopItem(let id):
            let (typed, today) = (act.fields["from"].flatMap { LocalDate($0) }, try today())
            try stopItem(id, from: typed ?? today)
        case .resumeItem(let id): try stopItem(id, from: nil)
        case .deleteItem(let id): try deleteItem(id)
        case .deleteUnit(let id): try deleteUnit(id)
        case .clearSupply(let id): try clearSupply(id)
        case .releaseHold(let day): try release(day...day)
        case .deleteLog(let id): try deleteLog(id)
        case .deleteReaction(let id): try deleteReaction(id)
        case .addPhoto(let id): try editReaction(id, ReactionEdit(photo: .new(try file("photo", of: act))))
        case .removePhoto(let id): try editReaction(id, ReactionEdit(photo: .removed))
        case .liftStop(let id): try liftStop(of: id)
        case .newCode: _ = try roomCode(rotate: true)
        case .addMember:
            let role = Member.Role(rawValue: act.fields["role"] ?? Member.Role.logger.rawValue)
            guard let role else { throw .notFound(what: "role", String((act.fields["role"] ?? "").prefix(40))) }
            try addMember(act.fields["name"] ?? "", role: role)
        case .leave: try leave()
        case .importRoom: try importRoom(file("file", of: act), clockIsRight: act.fields["clock"] == "true")
        case .become: try become(Member.ID(act.fields["member"] ?? ""))
        case .saveZone where link.bare == .reminders:
            guard let zone = try remindersPage(typed: act.fields).zone[field: "zone"]?.value else { break }
            try setOwnTimeZone(zone.isEmpty ? nil : SettingsRule.zone(zone))
        case .saveZone:
            guard let zone = try roomPage(typed: act.fields).zone[field: "zone"]?.value else { break }
            try setTimeZone(SettingsRule.zone(zone))
        case .revoke(let id): try revoke(id)
        case .makeAdmin(let id): try setRole(.admin, of: id)
        case .makeLogger(let id): try setRole(.logger, of: id)
        case .letIn(let id): try letIn(TypedText.line(act.fields["account"] ?? ""), as: id)
        case .endDevice(let id): try endDevice(id.rawValue)
        case .retry(let number): try retry(parked: number)
        case .discard(let number): try discard(parked: number)
        case .syncNow, .share, .join, .signOut, .finish: throw .fault("\(deed.id) needs the network")
        }
        return .written
    }

    /// Notes the operation of an act that another device did.
    private func noteNothing() throws(TIPsError) { try write("act") { _ in } }

    private func today() throws(TIPsError) -> LocalDate {
        let now = clock.now()
        return try read { tables in try tables.bareRoom().day(of: now) }
    }

    private func file(_ field: String, of act: Act) throws(TIPsError) -> Data {
        guard let file = act.files[field], let bytes = try? Data(contentsOf: file, options: .mappedIfSafe) else {
            throw field == "photo" ? TIPsError.noFile : .brokenRoomFile(reason: localized("it can't be read"))
        }
        return bytes
    }
}

// MARK: Boxes and places

extension TIPsTracker {
    private func tick(
        _ item: Item.ID,
        on day: LocalDate,
        _ act: Act,
        _ flags: (goOn: Bool, stopped: Bool, clock: Bool, noDose: Bool, second: Bool)
    ) throws(TIPsError) {
        let today = try today()
        // A tick of another day was made on it, and this tracker is at that day.
        let at = act.at.flatMap { try? Instant(iso8601: $0) }.flatMap { $0 == self.clock.now() ? nil : $0 }
        try log(
            item,
            at: at,
            forYesterday: day < today,
            early: act.isConfirmed,
            clinicSaidGoOn: flags.goOn,
            secondDose: flags.second,
            althoughStopped: flags.stopped,
            withoutDose: flags.noDose,
            clockIsRight: flags.clock
        )
    }

    private func unlog(_ item: Item.ID, on day: LocalDate) throws(TIPsError) {
        try unlog(item, forYesterday: day < today())
    }

    private func move(_ id: Item.ID, _ act: Act) throws(TIPsError) {
        let (category, position) = try place(of: id)
        let name = act.fields["category"] ?? category.rawValue
        guard let wanted = Category(rawValue: name) else { throw .notACategory(String(name.prefix(40))) }
        let text = act.fields["position"] ?? String(position)
        guard let place = Int(text) else { throw .notAWholeNumber(text) }
        try moveItem(id, to: wanted, at: place)
    }

    private func move(_ id: Item.ID, by steps: Int) throws(TIPsError) {
        let (category, position) = try place(of: id)
        try moveItem(id, to: category, at: position + steps)
    }

    private func place(of id: Item.ID) throws(TIPsError) -> (category: Category, position: Int) {
        for section in try editItemsPage().categories {
            if let row = section.rows.first(where: { $0.id == id }) { return (section.category, row.position) }
        }
        throw .notFound(what: "item", id.rawValue)
    }
}

// MARK: Pages

extension TIPsTracker {
    /// Returns the link of the picked day, cycle or week.
    func picked(_ act: Act, at link: TIPsLink) throws(TIPsError) -> Link {
        if case .week(let cycle, let week) = link {
            let shown = try weekViewPage(cycle: cycle, week: week)
            let chosen = try pickedCycle(act) ?? shown.cycle
            let text = act.fields["week"] ?? (chosen == shown.cycle ? String(shown.week) : "1")
            guard let number = Int(text) else { throw .notAWholeNumber(text) }
            _ = try weekViewPage(cycle: chosen, week: number)
            return TIPsLink.week(chosen, number).labeled(localized("Week \(number)"))
        }
        let chosen = try pickedCycle(act)
        if case .adherence(let cycle) = link {
            let shown = try adherencePage(cycle: chosen ?? cycle)
            return TIPsLink.adherence(shown.cycle).labeled(shown.title)
        }
        if case .report(let cycle) = link {
            let shown = try reportPage(cycle: chosen ?? cycle)
            return TIPsLink.report(shown.cycle).labeled(shown.title)
        }
        let text = act.fields["day"] ?? ""
        let last = try historyPage(limit: 1).through
        guard let day = LocalDate(text), day <= last else { throw .notInHistory(text, through: last) }
        return TIPsLink.history(day).labeled(localized("History"))
    }

    /// Returns the cycle that a picker names by its id or its number; nil if the act names none.
    private func pickedCycle(_ act: Act) throws(TIPsError) -> Cycle.ID? {
        guard let text = act.fields["cycle"] else { return nil }
        let cycles = try plan().cycles
        guard let cycle = cycles.first(where: { text == $0.id.rawValue || text == String($0.number) }) else {
            throw .noSuchCycle(text, numbers: cycles.map(\.number))
        }
        return cycle.id
    }

    private func file(_ deed: TIPsAct, at link: TIPsLink) throws(TIPsError) -> ScreenFile {
        if deed == .export {
            return ScreenFile(name: "room.json", mediaType: "application/json", bytes: [UInt8](try exportRoom()))
        }
        if deed == .logsFile, case .report(let cycle) = link {
            let shown = try reportPage(cycle: cycle).report.cycle
            let name = localized("Logs of cycle \(shown.number)")
            return ScreenFile(name: "\(name).csv", mediaType: "text/csv", bytes: [UInt8](try exportLogs(of: shown.id)))
        }
        guard let services else { throw .notOffered(what: localized("print")) }
        do {
            if case .report(let cycle) = link { return try services.report(reportPage(cycle: cycle).report) }
            return try services.card(cardPlan(), today())
        } catch {
            throw TIPsError(error)
        }
    }

    /// Returns the screen of a step, or of a form that another one interrupts, with all that was typed.
    private func drafted(by deed: TIPsAct, _ act: Act, at link: TIPsLink) throws(TIPsError) -> Link? {
        let shown = ScreenParts(try screen(link)).forms.flatMap(\.fields)
        // A text that is as it was shown needs no place in the link.
        var typed = act.fields.filter { id, text in
            link.drafted[id] != nil || shown.first { $0.id == id }?.value != text
        }
        switch deed {
        case .addUnit(let field):
            guard let origin = try origin(of: field, at: link.bare) else { throw .noSuchScreen(link.target) }
            return TIPsLink.addUnit(origin).drafting(typed).labeled(AddUnitPage.title(origin))
        case .copyDown(let prefix):
            let fields = ScreenParts(try screen(link.drafting(act.fields))).forms.flatMap(\.fields)
            typed.merge(CopyDown.texts(fields, prefix: prefix)) { $1 }
        case .next, .toStep, .backTo, .addItem, .removeNewItem: typed = SetupStep.pressing(deed.id, typed: typed)
        default: break
        }
        return link.bare.drafting(typed).labeled(localized("Next"))
    }

    /// The form of a new unit for a picker.
    private func origin(of field: String?, at link: TIPsLink) throws(TIPsError) -> TIPsLink.UnitOrigin? {
        let week = field.flatMap { $0.split(separator: ".").dropFirst().first }.flatMap { Int($0) }
        let (category, item): (Category?, Item.ID?) =
            switch link {
            case .addItem(let category): (category, nil)
            case .editItem(let id): try (plan().openItems.first { $0.id == id }?.category, id)
            default: (nil, nil)
            }
        guard let category else { return link == .editUnits ? .units : nil }
        return category == .treatment ? .treatmentItem(item, week: week) : .item(category, item)
    }
}

/// Copies the doses of a form's weeks to the empty weeks below them.
enum CopyDown {
    /// - Parameter prefix: the beginning of the ids of the weeks' fields.
    /// - Returns: the texts of the filled fields, by field id.
    static func texts(_ fields: [Field], prefix: String) -> [String: String] {
        var last: [Substring: String] = [:]
        var filled: [String: String] = [:]
        for field in fields where field.id.hasPrefix(prefix) {
            let part = field.id.split(separator: ".").last ?? ""
            if field.value.isEmpty { filled[field.id] = last[part] } else { last[part] = field.value }
        }
        return filled
    }
}
