public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The interactions on a day: medicines with food, laboratory values, times and each other.
public struct InteractionsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day; nil for a past day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let day: LocalDate
    /// Whether the user is ill.
    public let isIll: Bool
    /// The link to the same day with the other state of illness.
    public let sickDay: Link
    /// A summary in a sentence. It never says that all is well.
    public let text: String
    /// The findings, the most urgent first.
    public let findings: [InteractionRow]
    /// The interactions of medicines that begin in the days after, the earliest first.
    public let coming: [Coming]
    /// The findings that contradict each other.
    public let conflicts: [Conflict]
    /// The medicines of the day that aren't checked, with what to do.
    public let notChecked: [String]
    /// The known medicines of the day without a rule in the table, each as a sentence.
    public let withoutRule: [String]
    /// The pairs of the day's medicines without a rule, a line for each medicine.
    public let pairsWithoutRule: [String]
    /// The extent of the table, and what to do about the rest.
    public let scope: String
    /// The checks that were impossible because data is missing, with what to do.
    public let gaps: [String]
    /// The links to the days before and after, the medicines and the journal.
    public let pages: [Link]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// Two findings that contradict each other.
    public struct Conflict: Hashable, Codable, Sendable {
        /// Both sides, and what to do.
        public let text: String
        /// The key of the first finding.
        public let first: String
        /// The key of the second finding.
        public let second: String

        init(_ conflict: InteractionConflict) {
            text = Words.sentence(conflict.message)
            first = conflict.first.id.word
            second = conflict.second.id.word
        }
    }

    /// The interactions of the medicines that begin on a later day.
    public struct Coming: Hashable, Codable, Sendable {
        /// "From 2026-11-30".
        public let title: String
        /// The findings, the most urgent first.
        public let findings: [InteractionRow]

        /// Nil if no rule is about the medicines that begin.
        ///
        /// - Parameter told: The remarks on brand names that stand on the page before it.
        init?(_ report: InteractionReport, among medicines: [Medicine], told: inout Set<String>) {
            let begun = medicines.filter { $0.start == report.day }
            let found = report.findings.filter { finding in begun.contains(where: finding.isAbout) }
            guard !found.isEmpty else { return nil }
            title = localized("From \(report.day)")
            findings = found.map { InteractionRow($0, in: report, told: &told) }
        }
    }

    /// - Parameters:
    ///   - ahead: The reports of the days on which medicines begin soon.
    ///   - medicines: All entered medicines; pairs are made of those of the day.
    init(
        _ context: KidneyContext,
        _ report: InteractionReport,
        ahead: [InteractionReport],
        among medicines: [Medicine],
        isIll: Bool = false
    ) {
        let isToday = report.day == context.today
        title = isToday ? localized("Interactions") : localized("Interactions on \(report.day)")
        revision = context.revision
        validUntil = report.day < context.today ? nil : context.dayEnd
        day = report.day
        self.isIll = isIll
        sickDay = KidneyLink.interactions(isToday ? nil : report.day, isIll: !isIll)
            .labeled(isIll ? localized("I am not ill") : localized("I am ill"))
        text = Self.summary(report)
        var told: Set<String> = []
        findings = report.findings.map { InteractionRow($0, in: report, told: &told) }
        coming = ahead.compactMap { Coming($0, among: medicines, told: &told) }
        conflicts = report.conflicts.map(Conflict.init)
        notChecked = MedicineIdentity.sentences(medicines, on: report.day) { !$0.isKnown }
        withoutRule = MedicineIdentity.sentences(medicines, on: report.day) { $0.check == .noRule }
        pairsWithoutRule = MedicinePair.lines(Interactions.pairsWithoutRule(among: medicines, on: report.day))
        scope = InteractionTable.scope
        gaps = report.gaps.map { Words.sentence($0.message) }
        pages =
            [
                KidneyLink.interactions(report.day.previous).labeled(localized("Day before")),
                isToday ? nil : KidneyLink.interactions(nil).labeled(localized("Today")),
                KidneyLink.today(isToday ? nil : report.day).labeled(localized("The day at a glance")),
                KidneyLink.medicines.labeled(localized("Medicines")),
                KidneyLink.journal(report.day).labeled(localized("Journal")),
            ].compactMap { $0 }
        careTeam = DayTargets.careTeamFirst
    }

    /// Returns the summary: "2 things to know, 1 of them grave. 1 medicine is not checked."
    static func summary(_ report: InteractionReport) -> String {
        let count = report.findings.count
        let grave = report.findings.filter { $0.severity <= .major }.count
        let found =
            switch (count, grave) {
            case (0, _): InteractionReport.nothingFound
            case (_, 0): localized("\(count, "thing") to know.")
            case (1, _): localized("1 thing to know, and it is grave.")
            default: localized("\(count, "thing") to know, \(grave) of them grave.")
            }
        let (unchecked, unruled) = (report.notChecked.count, report.withoutRule.count)
        var sentences = [found]
        if unchecked > 0 {
            sentences.append(localized("\(unchecked, one: "# medicine is", other: "# medicines are") not checked."))
        }
        if unruled > 0 {
            sentences.append(
                localized(
                    "\(unruled, one: "# medicine is", other: "# medicines are") known without a rule in the table."
                )
            )
        }
        return sentences.joined(separator: " ")
    }
}

/// The result of entering or changing a medicine: its identification, its interactions, and the changes of targets.
public struct MedicineReceiptScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The medicine as stored, with its identification or a sentence that it isn't checked.
    public let medicine: MedicineLine
    /// The day of the interactions: "Today", or "From 2026-11-30" for a medicine that begins later.
    public let when: String
    /// The interactions of the medicine on that day, the most urgent first.
    public let findings: [InteractionRow]
    /// The checks of it that were impossible, with what to do.
    public let gaps: [String]
    /// The extent of the table, and what to do about the rest.
    public let scope: String
    /// The changes of today's targets.
    public let changes: [TargetChangeRow]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The medicine's page.
    public let opens: Link

    init(_ context: KidneyContext, _ receipt: MedicineReceipt) {
        title = receipt.medicine.words
        revision = context.revision
        medicine = MedicineLine(receipt.medicine, reminds: receipt.reminds, on: context.today)
        let day = receipt.report.day
        when = day > context.today ? localized("From \(day)") : localized("Today")
        findings = InteractionRow.rows(about: receipt.medicine, in: receipt.report)
        gaps = receipt.report.gaps(of: receipt.medicine).map { Words.sentence($0.message) }
        scope = InteractionTable.scope
        changes = receipt.changes.map(TargetChangeRow.init)
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.medicine(receipt.medicine.id).labeled(receipt.medicine.name)
    }
}

extension MedicineReceipt {
    /// The receipt as a page, as of the transaction of the entry.
    public var screen: MedicineReceiptScreen { MedicineReceiptScreen(context, self) }
}
