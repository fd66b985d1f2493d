import ScreenKit
import TimeKit
import WordKit

/// The profile in the form's fields.
struct ProfileDraft {
    private(set) var fields: [Field] = []
    /// The profile that Save stores; nil if there is an error.
    private(set) var profile: Profile?

    init(_ known: Profile?, _ typed: [String: String], on day: LocalDate, in usual: UnitSystem) {
        var draft = known ?? Profile(name: "", units: usual)
        add(line("name", localized("Name"), typed["name"] ?? draft.name, isRequired: true, limit: 100)) { text in
            switch TypedText(text, limit: 100) {
            case .text(let name): draft.name = name
            case .blank: throw KidneyError.textBlank(localized("name"))
            case .tooLong(let characters):
                throw KidneyError.textTooLong(localized("name"), characters: characters, limit: 100)
            }
        }
        let sexes =
            [Field.Choice("", label: localized("not said"))]
            + Sex.allCases.map { Field.Choice($0.rawValue, label: $0.name) }
        add(choice("sex", localized("Sex, as formulas ask for it"), typed["sex"] ?? draft.sex?.rawValue ?? "", sexes)) {
            text in
            draft.sex = try ScreenInput.word(text, "sex")
        }
        add(
            line(
                "birthDate",
                localized("Birth date"),
                typed["birthDate"] ?? draft.birthDate.map { "\($0)" } ?? "",
                kind: .date,
                range: Field.Bounds(ProfileRule.birthDates(on: day))
            )
        ) {
            draft.birthDate = try ScreenInput.day($0)
            if let born = draft.birthDate { try ProfileRule.check(birthDate: born, on: day) }
        }
        let height = draft.height.map { ProfileRule.text(height: $0, in: draft.units) } ?? ""
        let tall = draft.units == .conventional ? localized("5 ft 7 in") : "170 cm"
        add(
            line(
                "height",
                localized("Height"),
                typed["height"] ?? height,
                placeholder: tall,
                range: ProfileRule.heightBounds(in: draft.units)
            )
        ) {
            draft.height = try ScreenInput.height($0)
            try ProfileRule.check(height: draft.height)
        }
        let units = typed["units"] ?? draft.units.rawValue
        add(
            choice(
                "units",
                localized("Units shown first"),
                units,
                UnitSystem.allCases.map { Field.Choice($0.rawValue, label: $0.name) }
            )
        ) {
            text in
            guard let units = UnitSystem(rawValue: text) else { throw ScreenInput.refused("units", text) }
            draft.units = units
        }
        let system = draft.units
        let dry = draft.dryWeight.map { WeightRule.typed(kilograms: $0, in: system) } ?? ""
        add(
            line(
                "dryWeight",
                localized("Dry weight, as the clinic set it"),
                typed["dryWeight"] ?? dry,
                placeholder: "70 kg",
                range: WeightRule.bounds(in: system)
            )
        ) {
            text in
            draft.dryWeight = try ScreenInput.weight(text, in: system)
        }
        let urine = draft.urineOutput.map { FluidRule.typed($0, in: system) } ?? ""
        add(
            line(
                "urine",
                localized("Urine in 24 hours"),
                typed["urine"] ?? urine,
                placeholder: "500 mL",
                range: ProfileRule.urineBounds(in: system)
            )
        ) {
            draft.urineOutput = try ScreenInput.milliliters($0)
            try ProfileRule.check(urine: draft.urineOutput)
        }
        let phones: [(String, String, WritableKeyPath<Profile, String?>)] = [
            ("careTeamPhone", localized("Care team’s telephone number"), \.careTeamPhone),
            ("afterHoursPhone", localized("Telephone number out of hours"), \.afterHoursPhone),
        ]
        for (id, label, path) in phones {
            add(line(id, label, typed[id] ?? draft[keyPath: path] ?? "", limit: ProfileRule.phoneLength)) { text in
                draft[keyPath: path] = try ProfileRule.phone(text, label)
            }
        }
        let diabetes = Field.isOn(typed["diabetes"], default: draft.hasDiabetes)
        let gout = Field.isOn(typed["gout"], default: draft.hasGout)
        (draft.hasDiabetes, draft.hasGout) = (diabetes, gout)
        fields.append(.toggle("diabetes", localized("Diabetes"), diabetes))
        fields.append(.toggle("gout", localized("Gout"), gout))
        for condition in [HealthCondition.pregnancy, .nephrotic, .amputation] {
            let isOn = Field.isOn(
                typed[condition.rawValue],
                default: draft.conditions(on: day).contains(condition)
            )
            draft = draft.setting(condition, isOn, from: day, isSinceKnown: false)
            fields.append(.toggle(condition.rawValue, Words.sentence(condition.title), isOn))
        }
        if diabetes || !draft.diabetesDiet.isEmpty {
            for part in DietPart.allCases {
                let kept = draft.diabetesDiet.typed(part)
                let label = localized("\(Words.sentence(part.name)), at most")
                add(
                    line(
                        part.field,
                        label,
                        typed[part.field] ?? kept,
                        placeholder: part.example,
                        range: DietRule.bounds(of: part, in: system)
                    )
                ) { text in
                    try draft.diabetesDiet.set(part, typed: text, in: system)
                    try DietRule.check(part, of: draft.diabetesDiet)
                }
            }
        }
        var category: DiseaseCategory?
        let none = Field.Choice("", label: draft.categories.isEmpty ? localized("choose one") : localized("as it is"))
        let categories = [none] + DiseaseCategory.allCases.map { Field.Choice($0.rawValue, label: $0.title) }
        add(choice("category", localized("New category"), typed["category"] ?? "", categories)) { text in
            category = try ScreenInput.word(text, "category")
        }
        // A category that covers every day can be corrected for all of them.
        let isOpen = draft.categories.allSatisfy(\.isFromAlways)
        let from = isOpen ? localized("It holds from, empty if also before") : localized("It holds from")
        let start = draft.firstDay(ofCategoryEntered: day)
        let shown = start == CategoryPeriod.always ? "" : "\(start)"
        add(
            line(
                "category.from",
                from,
                typed["category.from"] ?? shown,
                kind: .date,
                range: Field.Bounds(highest: ProfileRule.lastFirstDay(on: day))
            )
        ) { text in
            let from = try ScreenInput.day(text)
            let born = category == nil ? nil : draft.birthDate
            if let from { try ProfileRule.check(firstDay: from, born: born, on: day) }
            guard let entered = category else {
                // A page that was opened yesterday shows that day.
                guard let from, from != start, from != start.previous else { return }
                throw KidneyError.profileValue(
                    localized("a first day of"),
                    "\(from)",
                    allowed: localized("it together with its category")
                )
            }
            guard let first = from ?? (isOpen ? CategoryPeriod.always : nil) else {
                throw ScreenInput.refused("first day", localized("nothing"))
            }
            draft.set(entered, from: first)
        }
        check("height") { () throws(KidneyError) in try ProfileRule.checkTogether(draft) }
        // A birth date after the first day of the stored values is left.
        check("birthDate") { () throws(KidneyError) in try ProfileRule.check(draft, on: day) }
        if fields.allSatisfy({ $0.error == nil }) { profile = draft }
    }

    /// Puts the error of a combination of fields at one of them, unless a field has an error already.
    private mutating func check(_ id: String, _ rule: () throws(KidneyError) -> Void) {
        guard fields.allSatisfy({ $0.error == nil }), let place = fields.firstIndex(where: { $0.id == id }) else {
            return
        }
        do throws(KidneyError) { try rule() } catch { fields[place].error = error.description }
    }

    private mutating func add(_ field: Field, _ read: (String) throws -> Void) {
        var field = field
        do { try read(field.value) } catch { field.error = "\(error)" }
        fields.append(field)
    }

    private func line(
        _ id: String,
        _ label: String,
        _ value: String,
        kind: Field.Kind = .line,
        isRequired: Bool = false,
        limit: Int? = nil,
        placeholder: String? = nil,
        range: Field.Bounds? = nil
    ) -> Field {
        Field(
            id: id,
            label: label,
            kind: kind,
            value: value,
            isRequired: isRequired,
            limit: limit,
            placeholder: kind == .date ? "1960-05-20" : placeholder,
            range: range
        )
    }

    private func choice(_ id: String, _ label: String, _ value: String, _ choices: [Field.Choice]) -> Field {
        Field(id: id, label: label, kind: .choice, value: value, choices: choices)
    }
}

extension DietPart {
    /// The part's field in the form of the profile.
    var field: String { "diet.\(rawValue)" }

    /// An example of a typed value.
    fileprivate var example: String {
        switch self {
        case .carbohydrate: "180 g"
        case .mealCarbohydrate: "60 g"
        case .sugars: "40 g"
        case .hbA1c: "7.0 %"
        case .fastingGlucose: "130 mg/dL"
        }
    }
}
