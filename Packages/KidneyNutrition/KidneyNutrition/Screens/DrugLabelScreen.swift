import Foundation
public import ScreenKit
import TimeKit

/// What the label of a medicine says of kidneys, food, minerals and other medicines; in the label's own words.
public struct DrugLabelScreen: Screen {
    /// Sentences that are shown of a subject unless all are asked for.
    public static let sentencesShown = 8

    /// What stands at the top: what was typed.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The label that is shown; nil where there is none.
    @NullEncoded public private(set) var label: Label?
    /// What it says, subject by subject; a subject that it says nothing of is there, too.
    public let subjects: [Subject]
    /// Other labels of the name, that fit less well.
    public let others: [Label]
    /// What the medicine is by the engine's own table, or that it isn't checked.
    public let known: String
    /// Whether the engine's own table knows it, so that interactions are checked.
    public let isChecked: Bool
    /// Where it comes from: the source, an earlier answer of it, or this device.
    public let origin: String
    /// Whether the source itself wasn't heard.
    public let isStandIn: Bool
    /// That the label is one maker's, and what it doesn't say isn't safe.
    public let caution: String
    /// That the care team's word comes first.
    public let careTeam: String

    /// A label.
    public struct Label: Hashable, Codable, Identifiable, Sendable {
        /// What stays the same over its versions.
        public let id: String
        /// "Zestril (lisinopril)".
        public let name: String
        /// The day of its version: "2024-01-02"; as written where that is no day.
        public let effective: String
        /// What kind of medicine it is: "Angiotensin Converting Enzyme Inhibitor".
        public let classes: [String]
        /// The medicines it says it is of.
        public let medicines: [String]
        /// "openFDA", or the file it was imported from.
        public let from: String

        init(_ kept: KeptDrugLabel) {
            let label = kept.label
            id = label.keptID
            let generic = label.medicineNames.map { $0.lowercased() }.joined(separator: " with ")
            let brand = label.brandNames.first ?? ""
            let isSame = brand.lowercased() == generic
            name =
                brand.isEmpty || isSame
                ? (generic.isEmpty ? brand : generic) : generic.isEmpty ? brand : "\(brand) (\(generic))"
            effective = Self.day(label.effective)
            classes = label.classes.map { $0.replacing(" [EPC]", with: "") }
            medicines = label.medicineNames
            from = kept.origin
        }

        private static func day(_ text: String) -> String {
            guard text.count == 8, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return text }
            return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
        }
    }

    /// What a label says of a subject.
    public struct Subject: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: LabelSubject
        /// What stands above it.
        public let title: String
        /// The sentences that speak of it.
        public let sentences: [Sentence]
        /// How many more there are.
        public let more: Int
        /// What to say where there is none; nil where there is one.
        @NullEncoded public private(set) var text: String?
    }

    /// A sentence of a label.
    public struct Sentence: Hashable, Codable, Sendable {
        /// The label's section: "Drug interactions".
        public let section: String
        /// The sentence, in the label's words.
        public let text: String
    }

    /// A page of the labels of a medicine.
    ///
    /// - Parameters:
    ///   - chosen: which label to show; nil for the one that fits best.
    ///   - showsAll: whether every sentence is shown.
    public init(_ context: KidneyContext, _ answer: DrugLabelAnswer, chosen: String? = nil, showsAll: Bool = false) {
        title = answer.typed
        revision = context.revision
        let shown = answer.labels.first { $0.label.keptID == chosen } ?? answer.labels.first
        label = shown.map(Label.init)
        others = answer.labels.filter { $0.label.keptID != shown?.label.keptID }.map(Label.init)
        subjects = shown.map { Self.subjects($0.label, showsAll: showsAll) } ?? []
        let identity = Self.identity(answer.typed, shown?.label)
        known = Words.sentence(identity.message)
        isChecked = identity.isKnown
        let none = DrugLabelReply.unknown.message ?? ""
        origin =
            shown == nil
            ? none.replacing("openFDA", with: answer.source)
            : answer.origin.text(answer.source, context, instead: "This is a label that is kept on this device.")
        isStandIn = answer.origin.fault != nil
        caution =
            "These are sentences of one maker's label that hold certain words. What a label doesn't say isn't safe for that, "
            + "and other makers' labels can say more. Take and stop medicines as your care team says."
        careTeam = DayTargets.careTeamFirst
    }

    /// By the name that was typed, else by what the label says it is.
    private static func identity(_ typed: String, _ label: DrugLabel?) -> MedicineIdentity {
        let own = MedicineLookup.find(typed)
        guard !own.isKnown, let label, !label.medicineNames.isEmpty else { return own }
        let named = MedicineLookup.find(label.medicineNames.joined(separator: " / "))
        return named.isKnown ? named : own
    }

    private static func subjects(_ label: DrugLabel, showsAll: Bool) -> [Subject] {
        LabelSubject.allCases.map { subject in
            var found: [Sentence] = []
            for sentence in label.sentences(about: subject.words) {
                let line = Sentence(section: sentence.section.title, text: sentence.text)
                // Labels repeat themselves: in the boxed warning, in the section, in the guide.
                if !found.contains(where: { $0.text == line.text }) { found.append(line) }
            }
            let shown = showsAll ? found : Array(found.prefix(sentencesShown))
            return Subject(
                id: subject,
                title: subject.title,
                sentences: shown,
                more: found.count - shown.count,
                text: found.isEmpty ? "No sentence speaks of this, which does not mean safe." : nil
            )
        }
    }
}
