public import JSONKit
import ScreenKit
public import TimeKit
import WordKit

/// The medicine in the form's fields.
public struct MedicineEntry: Hashable, Codable, Sendable {
    /// The name on the package.
    public var name: String
    /// The dose as typed.
    public var dose: String
    public var times: [MedicationTime]
    /// The days of the week; empty for every day.
    public var weekdays: Set<Weekday>
    /// The first day; nil if it isn't known.
    @NullEncoded public var start: LocalDate?
    /// The last day; nil while it is ongoing.
    @NullEncoded public var stop: LocalDate?
    public var notes: String
    /// Whether the user gets a reminder at each of its times.
    public var reminds: Bool
}

/// The form of a medicine, with its fields read and checked.
struct MedicineDraft {
    /// The fields `name`, `dose`, `times`, `weekdays`, `start`, `stop`, `notes` and `reminds`.
    private(set) var fields: [Field] = []
    /// The medicine that Save stores; nil if there is an error.
    private(set) var entry: MedicineEntry?

    init(_ known: Medicine?, reminds: Bool, _ typed: [String: String], on day: LocalDate) {
        var name = Field(
            id: "name",
            label: localized("Name, as on the package"),
            value: typed["name"] ?? known?.name ?? "",
            isRequired: true,
            limit: Medicine.nameLimit,
            placeholder: localized("Zestril, or lisinopril")
        )
        switch TypedText(name.value, limit: Medicine.nameLimit) {
        case .text(let text): name.reading = Words.sentence(Self.identity(text, known).message)
        case .blank: name.error = KidneyError.medicineNameBlank.description
        case .tooLong(let characters):
            name.error = Self.tooLong(localized("medicine’s name"), characters, Medicine.nameLimit)
        }
        var dose = Field(
            id: "dose",
            label: localized("Dose"),
            value: typed["dose"] ?? known?.dose ?? "",
            limit: Medicine.doseLimit,
            placeholder: "20 mg"
        )
        if case .tooLong(let characters) = TypedText(dose.value, limit: Medicine.doseLimit) {
            dose.error = Self.tooLong(localized("dose"), characters, Medicine.doseLimit)
        }
        var times = Field(
            id: "times",
            label: localized("Times, each with its amount where it differs"),
            value: typed["times"] ?? MedicineInput.text(known?.times ?? []),
            placeholder: localized("08:00, 18:30 2 tablets")
        )
        var weekdays = Field(
            id: "weekdays",
            label: localized("Days of the week"),
            value: typed["weekdays"] ?? (known?.weekdays).map(MedicineInput.text) ?? "",
            placeholder: localized("every day")
        )
        var start = Field(
            id: "start",
            label: localized("First day, if you know it"),
            kind: .date,
            value: typed["start"] ?? (known?.saysStart == true ? known?.start : nil).map { "\($0)" } ?? ""
        )
        var stop = Field(
            id: "stop",
            label: localized("Last day, once it is no longer taken"),
            kind: .date,
            value: typed["stop"] ?? known?.stop.map { "\($0)" } ?? ""
        )
        var notes = Field(
            id: "notes",
            label: localized("Notes"),
            kind: .lines,
            value: typed["notes"] ?? known?.notes ?? "",
            limit: Medicine.notesLimit
        )
        if case .tooLong(let characters) = TypedText(notes.value, limit: Medicine.notesLimit, keepsLines: true) {
            notes.error = Self.tooLong(localized("note"), characters, Medicine.notesLimit)
        }
        let isReminded = Field.isOn(typed["reminds"], default: reminds)
        let remind = Field.toggle("reminds", localized("Remind me at each of its times"), isReminded)
        var medicine = Medicine(id: TimeKit.ID(""), name: name.value, start: known?.start ?? day, saysStart: false)
        medicine.dose = dose.value
        medicine.notes = notes.value
        Self.read(&times) { (text) throws(KidneyError) in
            medicine.times = try Medicine.tidied(try MedicineInput.times(text), of: name.value)
        }
        Self.read(&weekdays) { (text) throws(KidneyError) in medicine.weekdays = try MedicineInput.weekdays(text) }
        Self.read(&start) { (text) throws(KidneyError) in
            guard let day = try ScreenInput.day(text) else { return }
            medicine.start = day
            medicine.saysStart = true
        }
        Self.read(&stop) { (text) throws(KidneyError) in medicine.stop = try ScreenInput.day(text) }
        defer { fields = [name, dose, times, weekdays, start, stop, notes, remind] }
        guard [name, dose, times, weekdays, start, stop, notes].allSatisfy({ $0.error == nil }) else { return }
        do throws(KidneyError) {
            let tidy = try medicine.tidied()
            entry = MedicineEntry(
                name: tidy.name,
                dose: tidy.dose,
                times: tidy.times,
                weekdays: tidy.weekdays,
                start: tidy.saysStart ? tidy.start : nil,
                stop: tidy.stop,
                notes: tidy.notes,
                reminds: isReminded
            )
        } catch {
            // A last day before the first is left.
            stop.error = error.description
        }
    }

    /// The reasons why it can't be saved; empty if it can.
    var reasons: [String] { fields.compactMap(\.error) }

    /// Returns the identity of the name. The label that the user chose counts while the name is unchanged.
    private static func identity(_ name: String, _ known: Medicine?) -> MedicineIdentity {
        guard let known, known.name == name else { return MedicineLookup.find(name) }
        return MedicineLookup.find(known)
    }

    private static func read(_ field: inout Field, _ body: (String) throws(KidneyError) -> Void) {
        do throws(KidneyError) { try body(field.value) } catch { field.error = error.description }
    }

    private static func tooLong(_ what: String, _ characters: Int, _ limit: Int) -> String {
        KidneyError.textTooLong(what, characters: characters, limit: limit).description
    }
}
