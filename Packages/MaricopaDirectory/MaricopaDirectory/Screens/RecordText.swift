import TimeKit
import WordKit

/// The texts of a record's page.
enum RecordText {
    /// The lines below the title.
    static func header(_ record: Record, at moment: LocalDateTime) -> [String] {
        var lines = [record.shown(record.subtitle).text]
        switch record.details {
        case .market, .park, .resource: lines += [whole(record), record.phone]
        case .event(let event):
            lines += [
                when(event, at: moment), event.cost.map(EventText.cost)?.capitalizedFirst ?? localized("Cost unknown"),
            ]
        case .activity, .recipe: break
        }
        return lines.filter { !$0.isEmpty }
    }

    /// The address: "720 N 5th St, Phoenix 85004".
    static func whole(_ record: Record) -> String {
        let city = [record.city, record.zip?.digits ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        return [record.address, city].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func when(_ event: EventDetails, at moment: LocalDateTime) -> String {
        guard let next = EventRule.current(of: event.schedule, at: moment) else { return localized("Over") }
        let time = EventText.when(next, isAllDay: event.schedule.isAllDay)
        if event.isCancelled { return localized("Canceled: \(time)") }
        if event.isTentative == true { return localized("Not certain yet: \(time)") }
        return next.isUnderWay(at: moment) ? localized("Under way: \(time)") : time
    }

    /// The origin of a bundled record's facts, or the import source with the id there: "Phoenix parks (17)"; nil for a record entered here.
    static func origin(_ record: Record) -> String? {
        BundledDirectory.shownOrigin(of: record.id) ?? record.source.map { "\(RecordSource.shown($0.name)) (\($0.id))" }
    }

    /// The source and last check, then the facts that somebody entered here: "From Phoenix parks (17), last checked on 2015-06-01; entered here:
    /// Hours (2026-05-02)".
    static func source(_ record: Record, _ entered: EnteredHere = EnteredHere()) -> String {
        let source = source(of: record, isCheckedHere: entered.isChecked)
        return entered.fields.isEmpty ? source : localized("\(source); entered here: \(entered.words)")
    }

    private static func source(of record: Record, isCheckedHere: Bool) -> String {
        let isOwn = BundledDirectory.origin(of: record.id)?.hasPrefix("Written ") ?? false
        let from = origin(record).map { isOwn ? $0 : localized("From \($0)") } ?? localized("Entered here")
        // Nobody knows since when the directory has its own recipes.
        if BundledDirectory.isOwnRecipe(record) { return from }
        if isCheckedHere, let day = record.verifiedOn { return localized("\(from); checked here on \(day)") }
        return record.verifiedOn.map { localized("\(from), last checked on \($0)") }
            ?? localized("\(from), never checked since")
    }

    /// The last check for lists: "last checked 2017-06-20"; samples and the directory's own recipes are named as such.
    static func checked(_ record: Record) -> String {
        if record.isSample { return localized("a sample, nothing real") }
        if let day = record.verifiedOn { return localized("last checked \(day)") }
        return BundledDirectory.isOwnRecipe(record) ? localized("our own recipe") : localized("never checked")
    }

    /// The unknown facts of a market or park: "Unknown here: its hours and its phone. Ask before you go."; nil if all are known.
    static func unknown(_ record: Record, at moment: LocalDateTime) -> String? {
        guard record.kind == .market || record.kind == .park else { return nil }
        let isUntold = OpenRule.openness(of: record.hours, at: moment) == .unknown
        let facts = [
            (isUntold, localized("its hours")), (record.address.isEmpty, localized("its address")),
            (record.phone.isEmpty, localized("its phone")),
        ]
        let words = facts.filter(\.0).map(\.1)
        return words.isEmpty ? nil : localized("Unknown here: \(listed(words)). Ask before you go.")
    }

    /// The parts of a section; empty if nothing is known.
    static func parts(
        _ section: RecordSection,
        _ record: Record,
        _ context: RecordScreen.Context
    ) -> [RecordScreen.Part] {
        switch section {
        case .about: return text(record.description, of: record)
        case .hours:
            // A program without a place has no hours that somebody could know.
            let isUntold = record.kind == .resource && record.hours == .unknown
            return isUntold ? [] : hours(record.hours, at: context.moment)
        case .place: return [RecordScreen.Part([whole(record)])].filter { $0.lines != [""] }
        case .ratings:
            let photos =
                context.photos.isEmpty
                ? [] : [RecordScreen.Part(context.photos.map(\.line), titled: localized("Photos"))]
            return [RecordScreen.Part([rating(record.ratingSummary, context.mark?.stars)])] + photos
        case .findAPlace: return []
        case .details: return text(record.description, of: record) + details(section, record, at: context.moment)
        case .produce, .payments, .features, .howTo, .ingredients, .directions, .nutrition:
            return details(section, record, at: context.moment)
        }
    }

    private static func details(
        _ section: RecordSection,
        _ record: Record,
        at moment: LocalDateTime
    ) -> [RecordScreen.Part] {
        switch (section, record.details) {
        case (.produce, .market(let market)):
            return market.produce.flatMap { list($0.items.map(UsualWords.told), titled: UsualWords.shown($0.season)) }
        case (.payments, .market(let market)):
            guard let taken = market.payments else {
                return [RecordScreen.Part([localized("Nobody told what it takes.")])]
            }
            return [RecordScreen.Part(taken.isEmpty ? [localized("Cash only")] : taken.sorted().map(\.label))]
        case (.features, .park(let park)): return list(park.features.map(UsualWords.told))
        case (.howTo, .activity(let activity)): return text(activity.howTo, of: record)
        case (.ingredients, .recipe(let recipe)):
            let part = RecordScreen.Part(record.shown(recipe.ingredients), titled: UsualWords.shown(recipe.servings))
            return part.map { [$0] } ?? []
        case (.directions, .recipe(let recipe)):
            return RecordScreen.Part(record.shown(recipe.directions), isNumbered: true).map { [$0] } ?? []
        case (.nutrition, .recipe(let recipe)):
            return list(
                recipe.nutrition.map(UsualWords.told).map { fact in fact.name.with { "\($0): \(fact.amount)" } }
            )
        case (.details, .event(let event)): return [RecordScreen.Part(self.event(event, of: record, at: moment))]
        default: return []
        }
    }

    private static func event(_ event: EventDetails, of record: Record, at moment: LocalDateTime) -> [String] {
        var lines: [String] = []
        if let repetition = EventText.repetition(event.schedule) {
            lines.append(localized("Takes place \(repetition)"))
        }
        let moves = EventText.moves(event.schedule, at: moment)
        if !moves.isEmpty, let time = EventText.usualTime(event.schedule) { lines.append(localized("Usually \(time)")) }
        lines += moves
        if let days = EventText.exceptions(event.schedule, from: moment.date) {
            lines.append(localized("Not on \(days)"))
        }
        if let cost = event.cost { lines.append(localized("Cost: \(EventText.cost(cost))")) }
        lines.append(event.ages.map { localized("For \(EventText.ages($0))") } ?? localized("Ages unknown"))
        if !event.organizer.isEmpty { lines.append(localized("By \(record.shownOrganizer(event))")) }
        return lines
    }

    /// Returns a part for each stretch of lines in the same language; the first has the title.
    private static func list(_ lines: [Shown<String>], titled title: String = "") -> [RecordScreen.Part] {
        var parts: [RecordScreen.Part] = []
        var rest = lines[...]
        while let first = rest.first {
            let stretch = rest.prefix { $0.language == first.language }
            let title = parts.isEmpty ? title : ""
            parts.append(RecordScreen.Part(stretch.map(\.text), titled: title, language: first.language))
            rest = rest.dropFirst(stretch.count)
        }
        return parts
    }

    private static func text(_ text: String, of record: Record) -> [RecordScreen.Part] {
        let shown = record.shown(text)
        let lines = shown.text.split(whereSeparator: \.isNewline).map(String.init)
            .filter { $0.contains { !$0.isWhitespace } }
        return lines.isEmpty ? [] : [RecordScreen.Part(lines, language: shown.language)]
    }

    /// The opening state, the hours of the week and seasons, and all future exceptions.
    private static func hours(_ hours: Hours, at moment: LocalDateTime) -> [RecordScreen.Part] {
        guard hours != .unknown else { return [RecordScreen.Part([localized("Hours unknown: ask before you go.")])] }
        var parts = [RecordScreen.Part([PlaceWords.open(hours, at: moment).capitalizedFirst])]
        // The rest of the year says nothing if only seasons are known.
        if let week = hours.week, week != .unknown || hours.seasons.isEmpty {
            parts.append(RecordScreen.Part(HoursWords.lines(week)))
        }
        for season in hours.seasons {
            let title = PlaceWords.season(season, on: moment.date)
            let isTold = season.week != .unknown
            let lines = isTold ? HoursWords.lines(season.week) : [localized("Hours unknown")]
            parts.append(RecordScreen.Part(lines, titled: title))
        }
        let coming = hours.exceptions.filter { $0.date >= moment.date }.sorted { $0.date < $1.date }
        if !coming.isEmpty {
            let lines = coming.map { exception in
                "\(EventText.day(exception.date)): \(HoursWords.text(exception.hours))"
                    + (exception.note.isEmpty ? "" : " (\(exception.note))")
            }
            parts.append(RecordScreen.Part(lines, titled: localized("Other hours")))
        }
        return parts
    }

    private static func rating(_ summary: RatingSummary, _ own: Int?) -> String {
        var text = localized("Nobody rated it yet.")
        if let tenths = RecordRow.RatingMark(summary).tenths {
            text = localized("\(tenths / 10).\(tenths % 10) of 5 stars, by \(summary.ratings, "person", "people").")
        }
        return own.map { text + " " + localized("You gave \($0).") } ?? text
    }
}
