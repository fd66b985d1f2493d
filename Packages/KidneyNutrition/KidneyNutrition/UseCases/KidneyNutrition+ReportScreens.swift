public import TimeKit

/// The screens of trends and reports. Each reads the store in one transaction.
extension KidneyNutrition {
    /// Returns the trend of a subject.
    ///
    /// - Parameter typed: The form's fields as typed and not yet submitted.
    /// - Throws: The same errors as `trend`.
    public func trendScreen(
        _ subject: TrendSubject,
        from: LocalDate? = nil,
        to: LocalDate? = nil,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> TrendScreen {
        try read { tables in
            TrendScreen(try context(tables), subject, try trend(subject, from, to, tables), typed: typed)
        }
    }

    /// Returns the subject of a key, or else of a name; nil for neither. A name of a laboratory value and of a nutrient means the value if
    /// there are results of it.
    public func trendSubject(_ typed: String) throws(KidneyError) -> TrendSubject? {
        try read { tables in
            let named = TrendSubject.named(typed)
            return try named.first { try tables.firstDay(of: $0) != nil } ?? named.last
        }
    }

    /// Returns the list of all trends.
    public func trendsScreen() throws(KidneyError) -> TrendsScreen {
        try read { tables in TrendsScreen(try context(tables), try trends(tables)) }
    }

    /// Returns the clinician's report on a span, with the state of its last issued copy.
    ///
    /// - Throws: The same errors as `clinicReport`.
    public func reportScreen(
        from: LocalDate,
        to: LocalDate,
        questions: [String] = []
    ) throws(KidneyError) -> ReportScreen {
        try read { tables in try reportScreen(from, to, questions, typed: [:], tables) }
    }

    /// Returns the clinician's report on a span; nil for the last thirty days.
    ///
    /// - Parameter typed: The form's fields as typed and not yet submitted.
    /// - Throws: The same errors as `clinicReport`.
    public func reportScreen(
        _ days: ClosedRange<LocalDate>?,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> ReportScreen {
        try read { tables in
            let today = try context(tables).today
            let days = days ?? today.adding(days: -29)...today
            return try reportScreen(days.lowerBound, days.upperBound, [], typed: typed, tables)
        }
    }

    private func reportScreen(
        _ from: LocalDate,
        _ to: LocalDate,
        _ questions: [String],
        typed: [String: String],
        _ tables: KidneyReader
    ) throws -> ReportScreen {
        let report = try clinicReport(from, to, questions, tables)
        let given = try tables.lastIssue(.report, from: from, to: to, in: clock.zone())
        let isOutdated =
            try given.map {
                $0.digest != (try Self.digest(english(report) { try clinicReport(from, to, questions, tables) }))
            } ?? false
        return ReportScreen(try context(tables), report, given: given?.issue, isOutdated: isOutdated, typed: typed)
    }

    /// Returns an issued report as a page.
    public func reportScreen(_ report: ClinicReport) throws(KidneyError) -> ReportScreen {
        try read { tables in ReportScreen(try context(tables), report, given: report.issue, isOutdated: false) }
    }

    /// Returns the card of the month that contains a day, with the state of its last issued copy; nil for the last month that is over.
    ///
    /// - Throws: The same errors as `reportCard`.
    public func reportCardScreen(_ day: LocalDate?) throws(KidneyError) -> ReportCardScreen {
        try read { tables in
            let card = try reportCard(day, tables)
            let given = try tables.lastIssue(.card, from: card.from, to: card.to, in: clock.zone())
            let isOutdated =
                try given.map { $0.digest != (try Self.digest(english(card) { try reportCard(day, tables) })) }
                ?? false
            return ReportCardScreen(try context(tables), card, given: given?.issue, isOutdated: isOutdated)
        }
    }
}
