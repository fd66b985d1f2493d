import Foundation
public import JSONKit
public import ScreenKit
import TimeKit
import WordKit

/// The sentences of a medicine's label about kidneys, food, minerals and other medicines.
public struct DrugLabelScreen: Screen {
    /// The number of sentences for each subject, unless the page shows all of them.
    public static let sentencesShown = 8

    /// The medicine as typed; otherwise the name of the page.
    public let title: String
    public let revision: Revision
    /// The recipient of what is typed, and that nothing was sent before.
    public let privacy: String
    /// The field `name`; its button asks for the label.
    public let form: Form
    /// The label that the page shows; nil if there is none.
    @NullEncoded public private(set) var label: Label?
    /// The sentences by subject. A subject without sentences is included.
    public let subjects: [Subject]
    /// Other labels that match the name less well.
    public let others: [Label]
    /// The page with every sentence; nil if this one has all.
    @NullEncoded public private(set) var all: Link?
    /// The acts that let the person's unknown medicines be checked by the names of the label.
    public let takes: [Action]
    /// The medicine in the engine's own table, or a sentence that it isn't checked; empty without a name.
    public let known: String
    /// Whether the engine's own table has the medicine, so that interactions are checked.
    public let isChecked: Bool
    /// The origin: the source, an earlier answer of it, or this device.
    public let origin: String
    /// Whether the source failed to answer.
    public let isStandIn: Bool
    /// The reminder that the label is one maker's and doesn't cover everything.
    public let caution: String
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The list of medicines.
    public let back: Link

    public struct Label: Hashable, Codable, Identifiable, Sendable {
        /// The identifier, which is the same for all versions of the label.
        public let id: String
        /// The brand and generic name: "Zestril (lisinopril)".
        public let name: String
        /// The date of its version: "2024-01-02"; the original text if it isn't a date.
        public let effective: String
        /// The classes of the medicine: "Angiotensin Converting Enzyme Inhibitor".
        public let classes: [String]
        /// The names of the medicines on the label.
        public let medicines: [String]
        /// The origin: "openFDA", or the imported file.
        public let from: String
        /// The page that shows it.
        public let opens: Link

        init(_ kept: KeptDrugLabel, of typed: String) {
            let label = kept.label
            id = label.keptID
            let generic = label.medicineNames.map { $0.lowercased() }.joined(
                separator: localized(" with ", context: "medicines")
            )
            let brand = label.brandNames.first ?? ""
            let isSame = brand.lowercased() == generic
            name =
                brand.isEmpty || isSame
                ? (generic.isEmpty ? brand : generic) : generic.isEmpty ? brand : "\(brand) (\(generic))"
            effective = Self.day(label.effective)
            classes = label.classes.map { $0.replacing(" [EPC]", with: "") }
            medicines = label.medicineNames
            from = kept.origin
            opens = KidneyLink.drugLabel(typed, chosen: id).labeled(name)
        }

        private static func day(_ text: String) -> String {
            guard text.count == 8, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return text }
            return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
        }
    }

    /// The sentences of a label about a subject.
    public struct Subject: Hashable, Codable, Identifiable, Sendable {
        public let id: LabelSubject
        public let title: String
        /// The sentences about the subject.
        public let sentences: [Sentence]
        /// The number of sentences that aren't shown.
        public let more: Int
        /// The text for a subject without sentences; otherwise nil.
        @NullEncoded public private(set) var text: String?
    }

    public struct Sentence: Hashable, Codable, Sendable {
        /// The label's section: "Drug interactions".
        public let section: String
        /// The sentence in the label's words.
        public let text: String
    }

    /// - Parameters:
    ///   - chosen: The identifier of the label to show; nil for the best match.
    ///   - showsAll: Whether to show every sentence.
    ///   - source: The source of labels; nil where none can be asked.
    ///   - medicines: The person's medicines.
    ///   - typed: The form's field as typed.
    init(
        _ context: KidneyContext,
        _ answer: DrugLabelAnswer,
        chosen: String? = nil,
        showsAll: Bool = false,
        from source: (any DrugLabels)? = nil,
        medicines: [Medicine] = [],
        typed: [String: String] = [:]
    ) {
        title = answer.typed.isEmpty ? localized("Drug label") : answer.typed
        revision = answer.origin.revision(context)
        privacy =
            source.map { OnlineForm.privacy($0.name, $0.host) } ?? Words.sentence(KidneyError.noSources.description)
        form = Self.form(answer.typed, typed, canAsk: source != nil)
        let shown = answer.labels.first { $0.label.keptID == chosen } ?? answer.labels.first
        label = shown.map { Label($0, of: answer.typed) }
        others = answer.labels.filter { $0.label.keptID != shown?.label.keptID }.map { Label($0, of: answer.typed) }
        let found = shown.map { Self.subjects($0.label, showsAll: showsAll) } ?? []
        subjects = found
        let isShort = found.contains { $0.more > 0 }
        all =
            if let shown, isShort {
                KidneyLink.drugLabel(answer.typed, chosen: shown.label.keptID, showsAll: true)
                    .labeled(localized("Every sentence"))
            } else { nil }
        takes = shown.map { Self.takes($0.label, medicines) } ?? []
        let identity = answer.typed.isEmpty ? nil : Self.identity(answer.typed, shown?.label)
        known = identity.map { Words.sentence($0.message) } ?? ""
        isChecked = identity?.isKnown ?? false
        let none = DrugLabelReply.unknown.message ?? ""
        origin =
            if shown != nil {
                answer.origin.text(
                    answer.source,
                    context,
                    instead: localized("This is a label that is kept on this device.")
                )
            } else if answer.origin == .unasked {
                localized("No label of it is kept here.")
            } else {
                none.replacing("openFDA", with: answer.source)
            }
        isStandIn = answer.origin.fault != nil
        caution =
            localized(
                "These are sentences of one maker's label that hold certain words. A label's silence doesn't mean that something is safe, ",
                "and other makers' labels can say more. Take and stop medicines as your care team says."
            )
        careTeam = DayTargets.careTeamFirst
        back = KidneyLink.medicines.labeled(localized("Medicines"))
    }

    private static func form(_ name: String, _ typed: [String: String], canAsk: Bool) -> Form {
        var field = Field(
            id: "name",
            label: localized("Brand or generic name"),
            value: typed["name"] ?? name,
            isRequired: true,
            limit: KidneyNutrition.searchLimit,
            placeholder: localized("Zestril, or lisinopril")
        )
        do throws(KidneyError) { _ = try KidneyNutrition.labelName(field.value) } catch {
            field.error = error.description
        }
        let title = localized("Look up a drug label")
        return OnlineForm.form("label", title: title, [field], .lookUpLabel, typed, canAsk: canAsk)
    }

    /// Returns the acts for the medicines whose own names the table doesn't know at all.
    private static func takes(_ label: DrugLabel, _ medicines: [Medicine]) -> [Action] {
        let nameless = label.medicineNames.isEmpty ? [KidneyError.labelNamesNothing(label.keptID).description] : []
        return medicines.filter { MedicineLookup.find($0.name).parts.isEmpty }.map { medicine in
            Action(
                KidneyAct.takeLabel(label.keptID, medicine.id),
                label: localized("Check “\(medicine.label(among: medicines))” by this label’s names"),
                availability: .without(nameless)
            )
        }
    }

    /// Returns the identity of the typed name, or of the label's names if the table doesn't know the typed one.
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
                // Labels repeat sentences in the boxed warning, the section and the guide.
                if !found.contains(where: { $0.text == line.text }) { found.append(line) }
            }
            let shown = showsAll ? found : Array(found.prefix(sentencesShown))
            return Subject(
                id: subject,
                title: subject.title,
                sentences: shown,
                more: found.count - shown.count,
                text: found.isEmpty ? localized("No sentence speaks of this, which does not mean safe.") : nil
            )
        }
    }
}
