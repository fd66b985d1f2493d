public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// Who the user is: the form, the categories over time, and what the clinic set.
public struct ProfileScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the calendar day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// Whether a profile was entered.
    public let isEntered: Bool
    /// The small picture of the user; nil where there is none.
    @NullEncoded public private(set) var picture: Data?
    /// The age in full years; nil where no birth date was given.
    @NullEncoded public private(set) var age: Int?
    /// The category that holds now; nil where there is none.
    @NullEncoded public private(set) var category: DiseaseCategory?
    /// The categories over time, the earliest first.
    public let categories: [CategoryRow]
    /// The limits that the clinic set, which come before every table.
    public let limits: [LimitRow]
    /// The newest weight, blood pressure and laboratory values, the medicines and the goals, each with its page.
    public let facts: [FactRow]
    /// `name`, `sex`, `birthDate`, `height`, `dryWeight`, `urine`, `diabetes`, `gout`, `pregnancy`, `nephrotic`, `amputation`, `units`,
    /// `category`, `category.from`; with diabetes also `diet.carbohydrate`, `diet.mealCarbohydrate`, `diet.sugars`, `diet.HbA1c`,
    /// `diet.fastingGlucose`.
    public let form: Form
    /// Keeps it; disabled while something is wrong.
    public let save: Action
    /// What Save keeps; nil while something is wrong.
    @NullEncoded public private(set) var profile: Profile?
    /// `quantity`, `low`, `high`, `from`.
    public let limitForm: Form
    /// Keeps the limit; disabled while something is wrong.
    public let saveLimit: Action
    /// The limit that Save keeps; nil while something is wrong.
    @NullEncoded public private(set) var limit: ClinicLimit?
    /// `picture`.
    public let pictureForm: Form
    /// Keeps the picture; disabled while no file is chosen.
    public let savePicture: Action
    /// Takes the picture off; disabled where there is none.
    public let removePicture: Action
    /// Today.
    public let back: Link
    /// That the care team's word comes first.
    public let careTeam: String

    /// Something that is known of the user.
    public struct FactRow: Hashable, Codable, Sendable {
        /// The heading: "Weight".
        public let title: String
        /// For people: "81.2 kg of 2026-03-01"; what to do where there is nothing.
        public let text: String
        /// Its page.
        public let opens: Link
    }

    /// A category and from which day on.
    public struct CategoryRow: Hashable, Codable, Sendable {
        /// The first day.
        public let from: LocalDate
        /// The last day; nil where it holds on.
        @NullEncoded public private(set) var to: LocalDate?
        /// The category.
        public let category: DiseaseCategory
        /// For people: "chronic kidney disease, stage G3a".
        public let text: String
        /// Takes it away.
        public let remove: Action
    }

    /// A limit of the clinic's.
    public struct LimitRow: Hashable, Codable, Sendable {
        /// What is limited.
        public let quantity: TargetQuantity
        /// At least so much.
        @NullEncoded public private(set) var low: Decimal?
        /// At most so much.
        @NullEncoded public private(set) var high: Decimal?
        /// The unit.
        public let unit: String
        /// From which day on.
        public let from: LocalDate
        /// For people: "at most 2,000 mg a day from 2026-03-01 on".
        public let text: String
        /// Whether it holds today: another one of the quantity may have come after it.
        public let holds: Bool
        /// Takes it away.
        public let remove: Action
    }

    /// The page; `typed` has what is in the forms and not saved yet, the fields of the limit with "limit." before them.
    public init(
        _ context: KidneyContext,
        picture: Data? = nil,
        facts: [FactRow] = [],
        typed: [String: String] = [:]
    ) {
        let known = context.profile
        let day = context.zone.date(at: context.now)
        title = "Profile"
        revision = context.revision
        validUntil = DayBoundary.midnight.end(of: day, in: context.zone)
        isEntered = known != nil
        self.picture = picture
        self.facts = facts
        age = known?.age(on: day)
        category = known?.category(on: day)
        let periods = known?.categories ?? []
        categories = periods.enumerated().map { place, period in
            CategoryRow(
                from: period.from,
                to: place + 1 < periods.count ? periods[place + 1].from.previous : nil,
                category: period.category,
                text: period.category.title,
                remove: Action(
                    id: "profile/category/\(period.from)/remove",
                    label: "Remove",
                    confirmation: .init(
                        question: "Remove “\(period.category.title)” from \(period.from) on?",
                        proceed: "Remove"
                    )
                )
            )
        }
        limits = (known?.clinicLimits ?? []).map { limit in
            LimitRow(limit, holds: known.flatMap { ClinicLimit.inForce(for: limit.quantity, of: $0, on: day) } == limit)
        }
        let draft = ProfileDraft(known, typed, on: day, in: context.units)
        let form = Form(id: "profile", title: title, fields: draft.fields, buttons: [])
        self.form = form.unjudged(typed)
        profile = draft.profile
        save = Action(
            id: "profile/save",
            label: "Save",
            availability: .without(form.errors + [draft.refusal].compactMap { $0 })
        )
        let limit = LimitDraft(typed, on: day)
        let limitForm = Form(id: "limit", title: "A limit that your clinic set", fields: limit.fields, buttons: [])
        self.limitForm = limitForm.unjudged(typed)
        self.limit = limit.limit
        saveLimit = Action(
            id: "profile/limit/save",
            label: "Save the limit",
            availability: .without(
                (known == nil ? ["enter the profile first"] : []) + limitForm.errors
                    + [limit.refusal].compactMap { $0 }
            )
        )
        let file = typed["picture"] ?? ""
        pictureForm = Form(
            id: "picture",
            title: "Your picture",
            fields: [Field(id: "picture", label: "Picture", kind: .file, value: file, isRequired: true)],
            buttons: []
        )
        savePicture = Action(
            id: "profile/picture/save",
            label: "Save the picture",
            availability: .without(
                (known == nil ? ["enter the profile first"] : []) + (file.isEmpty ? ["choose a picture"] : [])
            )
        )
        removePicture = Action(
            id: "profile/picture/remove",
            label: "Remove the picture",
            availability: .without(picture == nil ? ["there is no picture"] : []),
            confirmation: .init(question: "Remove your picture?", proceed: "Remove")
        )
        careTeam = DayTargets.careTeamFirst
        back = .today
    }
}

extension ProfileScreen.LimitRow {
    fileprivate init(_ limit: ClinicLimit, holds: Bool) {
        let unit = limit.quantity.unit + (limit.quantity.span.isEmpty ? "" : " \(limit.quantity.span)")
        func text(_ number: Rational) -> String { DecimalText.grouped(number, most: 3) }
        let words =
            switch (limit.low, limit.high) {
            case (let low?, let high?): "\(text(low)) to \(text(high)) \(unit)"
            case (let low?, nil): "at least \(text(low)) \(unit)"
            case (nil, let high?): "at most \(text(high)) \(unit)"
            case (nil, nil): "no limit"
            }
        quantity = limit.quantity
        low = limit.low?.decimal
        high = limit.high?.decimal
        self.unit = limit.quantity.unit
        from = limit.from
        self.text = "\(limit.quantity.title): \(words) from \(limit.from) on"
        self.holds = holds
        remove = Action(
            id: "profile/limit/\(limit.quantity.rawValue)/\(limit.from)/remove",
            label: "Remove",
            confirmation: .init(question: "Remove this limit?", proceed: "Remove")
        )
    }
}
