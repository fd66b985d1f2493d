public import ScreenKit
public import TimeKit

/// The clinic's own words and number, shown where the clinic's word is asked for before a treatment food. Admins edit them.
public struct ClinicPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nothing here changes by itself.
    public let validUntil: Instant?
    /// `phone`, the words by what they are for, `gap`, `hold`, `reaction`, `raise`, and the hours of a gap, `gapHours`.
    public let form: Form
    /// Leads back to the settings.
    public let save: Action
    /// The value that Save hands to `setClinic`; nil while a field is wrong.
    public let clinic: ClinicInstructions?
    /// Back to the settings, without saving.
    public let back: Link

    /// The page; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = "Clinic"
        revision = context.revision
        validUntil = nil
        let known = context.plan.clinic
        let fields =
            [FormFields.text("phone", "Number", .phone, typed["phone"] ?? known.phone, placeholder: "602-555-0100")]
            + GateReason.Kind.allCases.map { kind in
                let words = typed[kind.rawValue] ?? known.words[kind] ?? ""
                return FormFields.text(kind.rawValue, kind.title, .clinicWords, words)
            } + [
                FormFields.number("gapHours", "A gap is more than, hours", typed["gapHours"] ?? String(known.gapHours))
                {
                    hours throws(TIPsError) in
                    guard ClinicInstructions.gapRange.contains(hours) else { throw .gapOutOfRange(hours) }
                }
            ]
        form = Form(id: "clinic", title: title, fields: fields, buttons: [])
        save = Action(
            id: "save",
            label: "Save",
            availability: context.adminOnly("edit the clinic's words").and(.without(form.errors)),
            opens: TIPsLink.settings.labelled("Settings")
        )
        let words = zip(GateReason.Kind.allCases, fields.dropFirst()).map { ($0, $1.value) }
        clinic =
            form.errors.isEmpty
            ? ClinicInstructions(
                phone: fields[0].value,
                words: Dictionary(words.filter { !$0.1.isEmpty }) { first, _ in first },
                gapHours: fields.last.flatMap { Int($0.value) } ?? known.gapHours
            ) : nil
        back = TIPsLink.settings.labelled("Settings")
    }
}
