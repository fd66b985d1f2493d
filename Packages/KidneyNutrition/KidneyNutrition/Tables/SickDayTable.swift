import WordKit

/// A group of medicines to ask about on a sick day.
public struct SickDayRow: Hashable, Sendable {
    public let classes: Set<MedicineClass>
    let nameText: Phrase
    let reasonText: Phrase
    /// Whether it is for people with a transplant, or for those without one; nil for both.
    let isForTransplant: Bool?
    /// The source of the row.
    public let evidence: Evidence
}

extension SickDayRow {
    /// The group in words: "a diuretic".
    public var name: String { localized(nameText) }
    /// The reason to ask, as a sentence without its period.
    public var reason: String { localized(reasonText) }
}

/// The medicines to ask about while a person can't eat and drink as usual, those of SADMANS and those that raise potassium or whose level rises.
public enum SickDayTable {
    // swift-format-ignore
    public static let rows: [SickDayRow] = [
        row([.sulfonylurea], Phrase("a sulfonylurea"), Phrase("with little to eat glucose can fall too low")),
        row([.aceInhibitor], Phrase("an ACE inhibitor"), Phrase("with little fluid the kidneys can be harmed")),
        row(.diuretics, Phrase("a diuretic"), Phrase("with little fluid the body can dry out")),
        row([.reninInhibitor], Phrase("a renin inhibitor"), Phrase("with little fluid the kidneys can be harmed")),
        row([.biguanide], Phrase("metformin"), Phrase("it can build up while the kidneys work less")),
        row([.arb, .neprilysinInhibitor], Phrase("an angiotensin receptor blocker"), Phrase("with little fluid the kidneys can be harmed")),
        row([.nonSteroidalMRA], Phrase("finerenone"), Phrase("with little fluid potassium can rise and the kidneys can be harmed"), general),
        row([.potassiumSupplement],
            Phrase("potassium, as a medicine or a salt substitute"), Phrase("it builds up while the kidneys work less"), general),
        row([.methotrexate], Phrase("methotrexate"), Phrase("it builds up while the kidneys work less"), general),
        row([.nsaid], Phrase("an NSAID"), Phrase("with little fluid it can harm the kidneys")),
        row([.sglt2Inhibitor], Phrase("an SGLT2 inhibitor"), Phrase("ketones can rise while little is eaten"), later),
        row([.lithium], Phrase("lithium"), Phrase("with little salt and fluid in the body its level rises"), lithium),
        row([.cardiacGlycoside], Phrase("digoxin"), Phrase("it builds up while the kidneys work less or potassium is off"), digoxin),
    ]

    // swift-format-ignore
    /// Medicines that aren't left out without a call: without them harm comes within days.
    public static let kept: [SickDayRow] = [
        row(.againstRejection, Phrase("a medicine against rejection"),
            Phrase("call about each dose that doesn’t stay down, as missed doses let the body reject the kidney"), transplants,
            isForTransplant: true),
        row(.againstRejection, Phrase("a medicine that holds back the immune system"),
            Phrase("an illness can be graver with it, so ask early, and about each dose that doesn’t stay down"), general, isForTransplant: false),
        row([.steroid], Phrase("a steroid"), Phrase("the body may need more of it while ill, and stopping it suddenly is dangerous"), general),
        row([.insulin], Phrase("insulin"), Phrase("the body needs it without food, too, and the dose may have to change: ask how much"), general),
        row([.vitaminKAntagonist], Phrase("warfarin"),
            Phrase("little food, diarrhea and fever raise the INR, so ask for a test within days, and watch for bleeding"), warfarin),
    ]

    /// The source of the row on medicines against rejection.
    static let transplants = Evidence("common practice after a transplant", .recalled)
    /// The source of the rows on finerenone, potassium, methotrexate, steroids and insulin.
    static let general = Evidence("common practice on sick days", .recalled)

    /// The source of the rows of SADMANS.
    public static let evidence = Evidence(
        "Diabetes Canada guidelines, appendix 7: sick day medication list",
        .guideline
    )
    /// The source of the row on SGLT2 inhibitors.
    static let later = Evidence("later consensus on sick days (PAUSE 2023), not read", .recalled)
    /// The source of the row on lithium.
    static let lithium = Evidence(
        "AccessMedicine, lithium toxicity (book 3241, section 271753092): a loss of sodium raises the level",
        .secondary,
        read: "2026-11-23"
    )
    /// The source of the row on warfarin.
    static let warfarin = Evidence(
        "Hylek 1998, JAMA 279:657, read in its abstract; fever by general knowledge",
        .secondary,
        read: "2026-11-28"
    )
    /// The source of the row on digoxin.
    static let digoxin = Evidence(
        "Digoxin label, set id 0a88434e-4a1b-4ade-a51e-38145e22a232, section 5.3",
        .label,
        read: "2026-11-23"
    )

    private static func row(
        _ classes: Set<MedicineClass>,
        _ name: Phrase,
        _ reason: Phrase,
        _ evidence: Evidence = SickDayTable.evidence,
        isForTransplant: Bool? = nil
    ) -> SickDayRow {
        SickDayRow(
            classes: classes,
            nameText: name,
            reasonText: reason,
            isForTransplant: isForTransplant,
            evidence: evidence
        )
    }
}
