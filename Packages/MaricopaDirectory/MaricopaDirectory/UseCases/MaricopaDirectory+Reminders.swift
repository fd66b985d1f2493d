public import TimeKit

extension MaricopaDirectory {
    /// Sets a reminder of an event, for one occurrence or for all that are still to come. An equal reminder is returned as it is.
    ///
    /// A reminder follows its event. It moves with it, and is withdrawn while the event is canceled or deleted.
    ///
    /// - Throws: `signInFirst`, `noSuchRecord`, `notAnEvent`, `leadOutOfRange`, `eventCanceled`, `eventOver`, `noSuchOccurrence`;
    ///   `reminderPast` if its time has passed.
    @discardableResult
    public func remind(
        of event: TimeKit.ID<Record>,
        minutesBefore: Int,
        occurrence: OccurrenceName? = nil
    ) throws(DirectoryError) -> EventReminder {
        let user = try requireUser()
        guard (0...EventReminder.longest).contains(minutesBefore) else { throw .leadOutOfRange(minutes: minutesBefore) }
        return try write { tables in
            let record = try tables.reader.record(event)
            guard case .event(let details) = record.details, let number = try tables.reader.number(of: event) else {
                throw DirectoryError.notAnEvent(title: record.shownTitle.text)
            }
            if details.isCancelled { throw DirectoryError.eventCanceled(title: record.shownTitle.text) }
            let present = moment(tables.now)
            var slot: LocalDateTime?
            if let occurrence {
                slot = try self.slot(of: occurrence, record.shownTitle.text, details.schedule, at: present)
            }
            let coming = ReminderRule.occurrences(of: details.schedule, slot: slot, at: present)
            guard let last = coming.last else { throw DirectoryError.eventOver(title: record.shownTitle.text) }
            let told = ReminderRule.moment(of: last, minutesBefore: minutesBefore)
            if told <= present { throw DirectoryError.reminderPast(title: record.shownTitle.text, told) }
            let same = try tables.reader.reminder(of: user, event: number, slot: slot, minutesBefore: minutesBefore)
            if let same { return same }
            let reminder = EventReminder(
                id: ids.next(at: tables.now),
                event: event,
                title: record.title,
                slot: slot,
                minutesBefore: minutesBefore
            )
            try tables.insert(reminder, event: number, for: user)
            return reminder
        }
    }

    /// Removes one of the user's reminders.
    ///
    /// - Throws: `signInFirst`, `noSuchReminder`.
    @discardableResult
    public func removeReminder(_ id: TimeKit.ID<EventReminder>) throws(DirectoryError) -> EventReminder {
        let user = try requireUser()
        return try write { tables in
            guard let reminder = try tables.reader.reminder(id, of: user) else {
                throw DirectoryError.noSuchReminder(id.rawValue)
            }
            try tables.delete(reminder)
            return reminder
        }
    }

    /// The user's reminders in the order they were set, including those of deleted events.
    ///
    /// - Throws: `signInFirst`.
    public func reminders() throws(DirectoryError) -> [EventReminder] {
        let user = try requireUser()
        return try read { tables in try tables.reminders(of: user).map(\.reminder) }
    }

    /// The slot of the occurrence that a name refers to, among those that aren't over.
    private func slot(
        of name: OccurrenceName,
        _ title: String,
        _ schedule: EventSchedule,
        at moment: LocalDateTime
    ) throws(DirectoryError) -> LocalDateTime {
        let day: LocalDate
        switch name {
        case .day(let asked): day = asked
        case .at(let asked):
            // A moved occurrence can also be named by its original start.
            if let found = EventRule.occurrence(of: schedule, slot: asked) { return found.slot }
            day = asked.date
        }
        let found = EventRule.occurrences(
            of: schedule,
            endingAfter: max(moment, LocalDateTime(day, .midnight)),
            startingBefore: LocalDateTime(day.next, .midnight)
        ).first { one in
            switch name {
            case .day: one.start.date == day
            case .at(let asked): one.start == asked
            }
        }
        guard let found else { throw .noSuchOccurrence(title: title, name) }
        return found.slot
    }
}
