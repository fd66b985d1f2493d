public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The clinic's own words and phone number, which are shown where the clinic's word is asked for. Admins edit them.
public struct ClinicPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    @NullEncoded public private(set) var validUntil: Instant?
    /// `phone`, the words by kind of reason (`gap`, `hold`, `reaction`, `raise`, `first`, `soon`, `carriedOver`), and `gapHours`, the number of
    /// hours of a gap.
    public let form: Form
    /// The argument of `setClinic`; nil while a field is invalid.
    @NullEncoded public private(set) var clinic: ClinicInstructions?
    /// Leads back to the settings without saving.
    public let back: Link

    /// Leads back to the settings.
    public var save: Action { form.buttons[0] }

    /// - Parameter typed: the unsaved input, by field id.
    init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = localized("Clinic")
        revision = context.revision
        validUntil = nil
        let known = context.plan.clinic
        var phone = FormFields.text(
            "phone",
            localized("Number"),
            .phone,
            typed["phone"] ?? known.phone,
            placeholder: "602-555-0100"
        )
        if phone.error == nil, phone.value != known.phone {
            phone.error = Problem.text { () throws(TIPsError) in try EmergencyPlan(number: phone.value).checkNumber() }
        }
        let fields =
            [phone]
            + GateReason.Kind.allCases.map { kind in
                let words = typed[kind.rawValue] ?? known.words[kind] ?? ""
                return FormFields.text(kind.rawValue, kind.title, .clinicWords, words)
            } + [
                FormFields.number(
                    "gapHours",
                    localized("A gap is more than, hours"),
                    typed["gapHours"] ?? String(known.gapHours),
                    in: ClinicInstructions.gapRange,
                    outside: TIPsError.gapOutOfRange
                )
            ]
        form = Form(
            saving: "clinic",
            title,
            fields,
            typed: typed,
            if: context.adminOnly(localized("edit the clinic's words")),
            opens: TIPsLink.settings.labeled(localized("Settings"))
        )
        let words = zip(GateReason.Kind.allCases, fields.dropFirst()).map { ($0, $1.value) }
        clinic =
            fields.areRight
            ? ClinicInstructions(
                phone: fields[0].value,
                words: Dictionary(words.filter { !$0.1.isEmpty }) { first, _ in first },
                gapHours: fields.last.flatMap { Int($0.value) } ?? known.gapHours
            ) : nil
        back = TIPsLink.settings.labeled(localized("Settings"))
    }
}
