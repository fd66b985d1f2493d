public import ScreenKit
public import TimeKit

/// What doesn't go together on a day: medicines with food, blood values, times and each other.
public struct InteractionsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a day of the past.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The day.
    public let day: LocalDate
    /// Whether the user said that they are ill.
    public let isIll: Bool
    /// The same day as a sick day, or as a usual one.
    public let sickDay: Link
    /// What was found, in a sentence; never that all is well.
    public let text: String
    /// What speaks, the gravest first.
    public let findings: [InteractionRow]
    /// What asks for opposite things, both sides named.
    public let conflicts: [Conflict]
    /// Medicines of the day that aren't checked, with what to do.
    public let notChecked: [String]
    /// Medicines of the day that are known and have no rule in the table, each a sentence.
    public let withoutRule: [String]
    /// The pairs of the day's medicines that no rule covers, a line for each medicine.
    public let pairsWithoutRule: [String]
    /// How much the table holds, and what to do about the rest.
    public let scope: String
    /// What couldn't be checked for want of something else, with what to do.
    public let gaps: [String]
    /// The days before and after, the medicines, and the journal.
    public let pages: [Link]
    /// That the care team's word comes first.
    public let careTeam: String

    /// Two findings that ask for opposite things.
    public struct Conflict: Hashable, Codable, Sendable {
        /// Both sides, and what to do.
        public let text: String
        /// The one.
        public let first: String
        /// The other.
        public let second: String

        init(_ conflict: InteractionConflict) {
            text = Words.sentence(conflict.message)
            first = conflict.first.id.word
            second = conflict.second.id.word
        }
    }

    /// The page of a day.
    ///
    /// - Parameter medicines: those that are entered; pairs are made of those of the day.
    public init(
        _ context: KidneyContext,
        _ report: InteractionReport,
        among medicines: [Medicine],
        isIll: Bool = false
    ) {
        let isToday = report.day == context.today
        title = isToday ? "Interactions" : "Interactions on \(report.day)"
        revision = context.revision
        validUntil = report.day < context.today ? nil : context.dayEnd
        day = report.day
        self.isIll = isIll
        sickDay = KidneyLink.interactions(isToday ? nil : report.day, isIll: !isIll)
            .labelled(isIll ? "I am not ill" : "I am ill")
        text = Self.summary(report)
        findings = report.findings.map { InteractionRow($0, in: report) }
        conflicts = report.conflicts.map(Conflict.init)
        notChecked = report.notChecked.map { Words.sentence($0.message) }
        withoutRule = report.withoutRule.map { Words.sentence($0.message) }
        pairsWithoutRule = MedicinePair.lines(Interactions.pairsWithoutRule(among: medicines, on: report.day))
        scope = InteractionTable.scope
        gaps = report.gaps.map { Words.sentence($0.message) }
        pages =
            [
                KidneyLink.interactions(report.day.previous).labelled("Day before"),
                isToday ? nil : KidneyLink.interactions(nil).labelled("Today"),
                KidneyLink.today(isToday ? nil : report.day).labelled("The day at a glance"),
                KidneyLink.medicines.labelled("Medicines"), KidneyLink.journal(report.day).labelled("Journal"),
            ].compactMap { $0 }
        careTeam = DayTargets.careTeamFirst
    }

    /// "2 things to know, 1 of them grave; 1 medicine is not checked."
    static func summary(_ report: InteractionReport) -> String {
        let count = report.findings.count
        let grave = report.findings.filter { $0.severity <= .major }.count
        let ofThem = grave == 0 ? "." : count == 1 ? ", and it is grave." : ", \(grave) of them grave."
        let found =
            count == 0 ? InteractionReport.nothingFound : "\(Words.count(count, "thing")) to know\(ofThem)"
        func medicines(_ count: Int, _ words: String) -> String {
            count == 0 ? "" : " \(Words.count(count, "medicine")) \(count == 1 ? "is" : "are") \(words)."
        }
        return found + medicines(report.notChecked.count, "not checked")
            + medicines(report.withoutRule.count, "known without a rule in the table")
    }
}

/// What came of entering or changing a medicine: what it is, what speaks about it, and what it changed.
public struct MedicineReceiptScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The medicine as it is kept, and what it stands for or that it isn't checked.
    public let medicine: MedicineLine
    /// What doesn't go together with it today, the gravest first.
    public let findings: [InteractionRow]
    /// What couldn't be checked about it, with what to do.
    public let gaps: [String]
    /// How much the table holds, and what to do about the rest.
    public let scope: String
    /// The targets of today that changed with it.
    public let changes: [TargetChangeRow]
    /// That the care team's word comes first.
    public let careTeam: String
    /// The page of it.
    public let opens: Link

    /// The receipt as a page.
    public init(_ context: KidneyContext, _ receipt: MedicineReceipt, reminds: Bool) {
        title = receipt.medicine.words
        revision = context.revision
        medicine = MedicineLine(receipt.medicine, reminds: reminds, on: context.today)
        findings = receipt.report.findings(of: receipt.medicine).map { InteractionRow($0, in: receipt.report) }
        gaps = receipt.report.gaps(of: receipt.medicine).map { Words.sentence($0.message) }
        scope = InteractionTable.scope
        changes = receipt.changes.map(TargetChangeRow.init)
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.medicine(receipt.medicine.id).labelled(receipt.medicine.name)
    }
}
