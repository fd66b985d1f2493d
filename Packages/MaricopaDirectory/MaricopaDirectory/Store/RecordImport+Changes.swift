import GRDB
import StorageKit
import TimeKit
import WordKit

extension RecordImport {
    /// Writes what a file changed in a record.
    ///
    /// - Parameters:
    ///   - told: The file's values now.
    ///   - base: The file's values at the last import.
    ///   - current: The values here.
    ///   - row: The record's row.
    mutating func write(_ told: Record, base: Record, over current: Record, _ row: Row, line: Int) throws {
        let merge = ImportMerge(
            told: told,
            base: base,
            current: current,
            overwrites: settings.overwritesEdits
        )
        if !merge.kept.isEmpty { report.keep(current.id.rawValue, line: line, merge.kept) }
        if merge.isPlaceLost {
            report.note(
                localized(
                    "a place moved: its old coordinates or ZIP code, which its entry doesn't replace, aren't kept"
                ),
                line: line
            )
        }
        var result = merge.result
        result.source = told.source
        guard result != current else {
            report.same += 1
            return
        }
        if case .event(let before) = current.details, case .event(let now) = result.details {
            tellLosses(before.schedule, now.schedule, line: line)
        }
        var new = result
        new.version = try writer.version(after: current.version, of: MaricopaDirectory.subject(new.id))
        let number: Int64 = row[0]
        try writer.change(
            Self.useCase,
            of: MaricopaDirectory.subject(new.id),
            localized("\(new.kind.noun) changed by an import of \(report.source): \(new.title)")
        ) { rows in
            try rows.update("record", key: [.integer(number)], set: try RecordCoding.columns(new))
        }
        report.changed += 1
    }

    private mutating func tellLosses(_ before: EventSchedule, _ now: EventSchedule, line: Int) {
        if before.recurrence != nil, now.recurrence == nil {
            report.note(localized("an event that repeated takes place once, as its entry has no repeats"), line: line)
        }
        if before.end > before.start, now.end == now.start {
            report.note(localized("an event's end isn't known anymore, as its entry has none"), line: line)
        }
    }

    /// Cancels the event of a refused entry, or single occurrences. Returns whether the event is here, or an occurrence without it.
    mutating func cancel(_ cancellation: EventCancellation, line: Int) throws -> Bool {
        let named = cancellation.occurrences?.map { "\(cancellation.id), \($0)" }
        let alone = try lone(of: cancellation.id).filter { named?.contains($0) ?? true }
        let (same, changed) = (report.same, report.changed)
        func cancelAlone() throws {
            for id in alone {
                _ = try cancel(EventCancellation(id: id, sequence: nil, occurrences: nil), line: line)
            }
            // An entry counts once.
            (report.same, report.changed) = report.changed > changed ? (same, changed + 1) : (same + 1, changed)
        }
        guard let row = try Row.fetchOne(lookup, arguments: [report.source, cancellation.id]) else {
            guard !alone.isEmpty else { return false }
            try cancelAlone()
            return true
        }
        let current = try RecordCoding.record(row)
        let before = try base(of: current)
        guard case .event(var event) = before.details else { return false }
        (event.sequence, event.isTentative) = (cancellation.sequence, nil)
        if let occurrences = cancellation.occurrences {
            for occurrence in occurrences
            where !event.schedule.leaveOut(occurrence) && !alone.contains("\(cancellation.id), \(occurrence)") {
                report.note(localized("a canceled occurrence isn't one of its event"), line: line)
            }
        } else {
            event.isCancelled = true
        }
        var told = before
        told.details = .event(event)
        if !settings.overwritesEdits, let (old, here) = ImportMerge.olderSequence(told, current) {
            refuseOlder(told, old, here, line: line)
        } else {
            try write(told, base: before, over: current, row, line: line)
            try cancelAlone()
        }
        return true
    }

    /// Takes a changed occurrence into its stored event. It is moved there, or left out if it differs in more than its time. Returns the
    /// occurrence as an event of its own, completed from the stored one; nil if the entry is done.
    mutating func join(
        _ told: Record,
        _ item: ImportedItem,
        _ change: ChangedOccurrence,
        _ row: Row
    ) throws -> Record? {
        let current = try RecordCoding.record(row)
        let before = try base(of: current)
        guard case .event(var series) = before.details, case .event(var event) = told.details,
            let slot = series.schedule.slot(startingAt: change.named)
        else {
            if change.isApart { return told }
            report.refuse(line: item.line, localized("a changed occurrence isn't one of its event"))
            return nil
        }
        if !change.isApart, !settings.overwritesEdits, let (old, here) = ImportMerge.olderSequence(told, current) {
            refuseOlder(told, old, here, line: item.line)
            return nil
        }
        let isAlike = event.schedule.isAllDay == series.schedule.isAllDay
        if isAlike, item.remarks.leftOut.contains(.end) {
            event.schedule.end = event.schedule.start.adding(milliseconds: series.schedule.duration)
        }
        let isMove = !change.isApart && isAlike && Self.isUsual(told, before)
        if isMove {
            series.schedule.move(slot, to: event.schedule.start, until: event.schedule.end)
        } else {
            _ = series.schedule.leaveOut(change.named)
        }
        series.sequence = nil
        var whole = before
        whole.details = .event(series)
        let (same, changed) = (report.same, report.changed)
        try write(whole, base: before, over: current, row, line: item.line)
        if isMove {
            let note = localized("a changed occurrence is one of its event again: its own record is taken out")
            if let id = told.source?.id { _ = try takeOut(id, note, line: item.line) }
            return nil
        }
        // The occurrence itself counts.
        (report.same, report.changed) = (same, changed)
        var own = told
        if own.description.isEmpty { own.description = before.description }
        if own.links.isEmpty { own.links = before.links }
        if own.address.isEmpty, own.city.isEmpty, own.zip == nil, own.coordinate == nil {
            (own.address, own.city, own.zip) = (before.address, before.city, before.zip)
            own.coordinate = before.coordinate
        }
        if event.organizer.isEmpty { event.organizer = series.organizer }
        own.details = .event(event)
        return own
    }

    /// Whether an occurrence tells nothing else than its event but its time. A part that it leaves out is as usual.
    private static func isUsual(_ told: Record, _ event: Record) -> Bool {
        guard case .event(let occurrence) = told.details, case .event(let series) = event.details else { return false }
        let city = ImportPlace.city(of: told) ?? told.city
        return told.title == event.title && (told.address.isEmpty || told.address == event.address)
            && (city.isEmpty || city == event.city) && (told.coordinate == nil || told.coordinate == event.coordinate)
            && (told.description.isEmpty || told.description == event.description)
            && (told.links.isEmpty || told.links == event.links)
            && (occurrence.isTentative.map { $0 == (series.isTentative == true) } ?? true)
    }

    /// Takes out the records of occurrences that a whole event holds again, and cancels those that it leaves out.
    mutating func reunite(_ id: String, _ told: Record, _ item: ImportedItem) throws {
        let alone = try lone(of: id).filter { !item.remarks.apart.contains($0) }
        guard !alone.isEmpty, case .event(let event) = told.details,
            let row = try Row.fetchOne(lookup, arguments: [report.source, id]),
            case .event(let series) = try RecordCoding.record(row).details
        else { return }
        let note = localized("a changed occurrence is one of its event again: its own record is taken out")
        let (same, changed) = (report.same, report.changed)
        for name in alone {
            let slot = LocalDateTime(String(name.dropFirst(id.count + 2))).flatMap {
                series.schedule.slot(startingAt: $0)
            }
            let isLeftOut = slot.map { event.schedule.exceptions.contains($0) } ?? false
            if series.isCancelled || isLeftOut {
                _ = try cancel(EventCancellation(id: name, sequence: nil, occurrences: nil), line: item.line)
            } else if let slot, EventRule.occurrence(of: series.schedule, slot: slot) != nil {
                _ = try takeOut(name, note, line: item.line)
            }
        }
        (report.same, report.changed) = (same, changed)
    }

    /// Refuses an event whose SEQUENCE is less than the one here.
    mutating func refuseOlder(_ told: Record, _ old: Int, _ here: Int, line: Int) {
        report.refuse(
            line: line,
            localized(
                "“\(told.title)” is an older version than the one here (SEQUENCE \(old) after \(here)), and changes nothing"
            )
        )
    }

    /// The record as a file last described it: after its last import, else before its first change.
    func base(of record: Record) throws -> Record {
        var before: Int64?
        var oldest: [String: StoredValue]?
        let subject = MaricopaDirectory.subject(record.id)
        while true {
            let changes = try ChangeLog.changes(for: subject, limit: 50, before: before, in: writer.db)
            for change in changes {
                guard let row = change.rows.first(where: { $0.table == "record" }) else { continue }
                if change.useCase == Self.useCase, let after = row.after { return try Self.record(after) }
                oldest = row.before ?? row.after ?? oldest
            }
            before = changes.last?.id
            if changes.count < 50 { break }
        }
        return try oldest.map { try Self.record($0) } ?? record
    }
}
