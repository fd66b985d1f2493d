public import TimeKit

extension MaricopaDirectory {
    /// Reminds the user of an event, so many minutes before it begins: of one occurrence, or of every one that is still to come.
    ///
    /// A reminder follows its event: it moves with it, and is withdrawn while the event is called off or gone. One that is there
    /// already is answered as it is. Throws `signInFirst`, `noSuchRecord`, `notAnEvent`, `leadOutOfRange`, `eventCancelled`,
    /// `eventOver`, `noSuchOccurrence`, and `reminderPast` where there is no time left for it.
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
                throw DirectoryError.notAnEvent(title: record.title)
            }
            if details.isCancelled { throw DirectoryError.eventCancelled(title: record.title) }
            let present = moment(tables.now)
            var slot: LocalDateTime?
            if let occurrence { slot = try self.slot(of: occurrence, record.title, details.schedule, at: present) }
            let coming = ReminderRule.occurrences(of: details.schedule, slot: slot, at: present)
            guard let last = coming.last else { throw DirectoryError.eventOver(title: record.title) }
            let told = ReminderRule.moment(of: last, minutesBefore: minutesBefore)
            if told <= present { throw DirectoryError.reminderPast(title: record.title, told) }
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

    /// Takes one of the user's reminders away. Throws `signInFirst` and `noSuchReminder`.
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

    /// The user's reminders, those of deleted events too, in the order they were set. Throws `signInFirst`.
    public func reminders() throws(DirectoryError) -> [EventReminder] {
        let user = try requireUser()
        return try read { tables in try tables.reminders(of: user).map(\.reminder) }
    }

    /// The slot that somebody means by a day or a time, of the occurrences that aren't over.
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
            // By the time it was to begin, too: that is how one that was moved is still called.
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
