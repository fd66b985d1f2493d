import WordKit

/// A group of medicines to ask about on a sick day.
public struct SickDayRow: Hashable, Sendable {
    public let classes: Set<MedicineClass>
    let nameText: Phrase
    let reasonText: Phrase
    /// The source of the row.
    public let evidence: Evidence
}

extension SickDayRow {
    /// The group in words: "a diuretic".
    public var name: String { localized(nameText) }
    /// The reason to ask, as a sentence without its period.
    public var reason: String { localized(reasonText) }
}

/// The medicines to ask about while a person can't eat and drink as usual, known as SADMANS.
public enum SickDayTable {
    public static let rows: [SickDayRow] = [
        row([.sulfonylurea], Phrase("a sulfonylurea"), Phrase("with little to eat glucose can fall too low")),
        row([.aceInhibitor], Phrase("an ACE inhibitor"), Phrase("with little fluid the kidneys can be harmed")),
        row(.diuretics, Phrase("a diuretic"), Phrase("with little fluid the body can dry out")),
        row([.reninInhibitor], Phrase("a renin inhibitor"), Phrase("with little fluid the kidneys can be harmed")),
        row([.biguanide], Phrase("metformin"), Phrase("it can build up while the kidneys work less")),
        row(
            [.arb, .neprilysinInhibitor],
            Phrase("an angiotensin receptor blocker"),
            Phrase("with little fluid the kidneys can be harmed")
        ),
        row([.nsaid], Phrase("an NSAID"), Phrase("with little fluid it can harm the kidneys")),
        row([.sglt2Inhibitor], Phrase("an SGLT2 inhibitor"), Phrase("ketones can rise while little is eaten"), later),
    ]

    /// Medicines that aren't left out without a call: without them harm comes within days.
    public static let kept: [SickDayRow] = [
        row(
            [.calcineurinInhibitor, .mTORInhibitor, .mycophenolate, .thiopurine],
            Phrase("a medicine against rejection"),
            Phrase("call about each dose that doesn’t stay down, as missed doses let the body reject the kidney"),
            transplants
        ),
        row(
            [.steroid],
            Phrase("a steroid"),
            Phrase("the body may need more of it while ill, and stopping it suddenly is dangerous"),
            general
        ),
        row(
            [.insulin],
            Phrase("insulin"),
            Phrase("the body needs it without food, too, and the dose may have to change: ask how much"),
            general
        ),
    ]

    /// The source of the row on medicines against rejection.
    static let transplants = Evidence("common practice after a transplant", .recalled)
    /// The source of the rows on steroids and insulin.
    static let general = Evidence("common practice on sick days", .recalled)

    /// The source of the first seven.
    public static let evidence = Evidence(
        "Diabetes Canada guidelines, appendix 7: sick day medication list",
        .guideline
    )
    /// The source of the last row.
    static let later = Evidence("later consensus on sick days (PAUSE 2023), not read", .recalled)

    private static func row(
        _ classes: Set<MedicineClass>,
        _ name: Phrase,
        _ reason: Phrase,
        _ evidence: Evidence = SickDayTable.evidence
    ) -> SickDayRow {
        SickDayRow(classes: classes, nameText: name, reasonText: reason, evidence: evidence)
    }
}
