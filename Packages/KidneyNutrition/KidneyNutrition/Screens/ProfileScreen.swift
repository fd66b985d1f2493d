public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The profile: the form, the categories over time, and the clinic's limits.
public struct ProfileScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the calendar day or of the user's day, whichever comes first.
    @NullEncoded public private(set) var validUntil: Instant?
    /// Whether a profile was entered.
    public let isEntered: Bool
    /// The thumbnail of the user's picture; nil if there is none.
    @NullEncoded public private(set) var picture: Data?
    /// The age in full years; nil without a birth date.
    @NullEncoded public private(set) var age: Int?
    /// The current category; nil if there is none.
    @NullEncoded public private(set) var category: DiseaseCategory?
    /// The categories over time, the earliest first.
    public let categories: [CategoryRow]
    /// The clinic's limits, which override the tables.
    public let limits: [LimitRow]
    /// The latest weight, blood pressure and laboratory values, the medicines and the goals, with links to their pages.
    public let facts: [FactRow]
    /// The fields `name`, `sex`, `birthDate`, `height`, `dryWeight`, `urine`, `careTeamPhone`, `afterHoursPhone`, `diabetes`, `gout`,
    /// `pregnancy`,
    /// `nephrotic`, `amputation`, `units`, `category` and `category.from`. With diabetes also `diet.carbohydrate`, `diet.mealCarbohydrate`,
    /// `diet.sugars`, `diet.HbA1c` and `diet.fastingGlucose`.
    public let form: Form
    /// Saves the profile; disabled if the form has an error.
    public var save: Action { form.buttons[0] }
    /// The profile that Save stores; nil if the form has an error.
    @NullEncoded public private(set) var profile: Profile?
    /// The fields `limit.quantity`, `limit.low`, `limit.high`, `limit.none` and `limit.from`.
    public let limitForm: Form
    /// Saves the limit; disabled if the form has an error.
    public var saveLimit: Action { limitForm.buttons[0] }
    /// The limit that Save stores; nil if the form has an error.
    @NullEncoded public private(set) var limit: ClinicLimit?
    /// The field `picture`.
    public let pictureForm: Form
    /// Saves the picture; disabled before the profile is entered.
    public var savePicture: Action { pictureForm.buttons[0] }
    /// Removes the picture; disabled if there is none.
    public var removePicture: Action { pictureForm.buttons[1] }
    /// The link to today.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// A fact about the user.
    public struct FactRow: Hashable, Codable, Sendable {
        /// The heading: "Weight".
        public let title: String
        /// The fact as text, "81.2 kg of 2026-03-01", or what to do if there is none.
        public let text: String
        /// Its page.
        public let opens: Link
    }

    /// A disease category with its first and last day.
    public struct CategoryRow: Hashable, Codable, Sendable {
        public let from: LocalDate
        /// The last day; nil for the current category.
        @NullEncoded public private(set) var to: LocalDate?
        public let category: DiseaseCategory
        /// The category in words: "chronic kidney disease, stage G3a".
        public let text: String
        /// The days in words: "from 2026-03-01 on".
        public let days: String
        /// Removes the category.
        public let remove: Action
    }

    /// A limit that the clinic set.
    public struct LimitRow: Hashable, Codable, Sendable {
        public let quantity: TargetQuantity
        /// The floor; nil for none.
        @NullEncoded public private(set) var low: Decimal?
        /// The ceiling; nil for none.
        @NullEncoded public private(set) var high: Decimal?
        public let unit: String
        /// The first day.
        public let from: LocalDate
        /// The limit as text: "potassium: at most 2,000 mg a day from 2026-03-01 on".
        public let text: String
        /// Whether it applies today, and not a later one for the same quantity.
        public let holds: Bool
        /// Removes the limit.
        public let remove: Action
    }

    /// - Parameter typed: The fields of the forms as typed and not yet saved; those of the limit begin with "limit.".
    public init(
        _ context: KidneyContext,
        picture: Data? = nil,
        facts: [FactRow] = [],
        typed: [String: String] = [:]
    ) {
        let known = context.profile
        let day = context.zone.date(at: context.now)
        title = localized("Profile")
        revision = context.revision
        validUntil = context.formEnd
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
                days: Self.days(of: period, until: place + 1 < periods.count ? periods[place + 1].from.previous : nil),
                remove: Action(
                    KidneyAct.removeCategory(period.from),
                    label: localized("Remove"),
                    confirmation: .init(
                        question: period.isFromAlways
                            ? localized("Remove “\(period.category.title)”?")
                            : localized("Remove “\(period.category.title)” from \(period.from) on?"),
                        proceed: localized("Remove")
                    )
                )
            )
        }
        limits = (known?.clinicLimits ?? []).map { limit in
            LimitRow(limit, holds: known.flatMap { ClinicLimit.inForce(for: limit.quantity, of: $0, on: day) } == limit)
        }
        let draft = ProfileDraft(known, typed, on: day, in: context.units)
        let save = Action(
            KidneyAct.saveProfile,
            label: localized("Save"),
            availability: .without(draft.fields.compactMap(\.error))
        )
        form = Form(id: "profile", title: title, fields: draft.fields, buttons: [save]).unjudged(typed)
        profile = draft.profile
        let missing = known == nil ? [localized("enter the profile first")] : []
        let limit = LimitDraft(typed, on: day, born: known?.birthDate)
        let saveLimit = Action(
            KidneyAct.saveLimit,
            label: localized("Save the limit"),
            availability: .without(missing + limit.fields.compactMap(\.error))
        )
        limitForm = Form(
            id: "limit",
            title: localized("A limit that your clinic set"),
            fields: limit.fields,
            buttons: [saveLimit],
            whyNot: missing.first
        ).unjudged(typed)
        self.limit = limit.limit
        pictureForm = Form(
            id: "picture",
            title: localized("Your picture"),
            fields: [Field(id: "picture", label: localized("Picture"), kind: .file, isRequired: true, takes: .picture)],
            buttons: [
                Action(KidneyAct.savePicture, label: localized("Save the picture"), availability: .without(missing)),
                Action(
                    KidneyAct.removePicture,
                    label: localized("Remove the picture"),
                    availability: .without(picture == nil ? [localized("there is no picture")] : []),
                    confirmation: .init(question: localized("Remove your picture?"), proceed: localized("Remove"))
                ),
            ],
            whyNot: missing.first
        )
        careTeam = DayTargets.careTeamFirst
        back = .today
    }
}

extension ProfileScreen {
    /// The days of a category in words: "from 2026-03-01 on".
    fileprivate static func days(of period: CategoryPeriod, until last: LocalDate?) -> String {
        switch (period.isFromAlways, last) {
        case (true, nil): localized("on every day, also before it was entered")
        case (true, let last?): localized("on every day to \(last), also before it was entered")
        case (false, nil): localized("from \(period.from) on")
        case (false, let last?): localized("from \(period.from) to \(last)")
        }
    }
}

extension ProfileScreen.LimitRow {
    fileprivate init(_ limit: ClinicLimit, holds: Bool) {
        let unit = limit.quantity.unit + (limit.quantity.span.isEmpty ? "" : " \(limit.quantity.span)")
        func text(_ number: Rational) -> String { DecimalText.grouped(number, most: 3) }
        let words =
            switch (limit.low, limit.high) {
            case (let low?, let high?): localized("\(text(low)) to \(text(high)) \(unit)")
            case (let low?, nil): localized("at least \(text(low)) \(unit)")
            case (nil, let high?): localized("at most \(text(high)) \(unit)")
            case (nil, nil): localized("no limit")
            }
        quantity = limit.quantity
        low = limit.low?.decimal
        high = limit.high?.decimal
        self.unit = limit.quantity.unit
        from = limit.from
        self.text = localized("\(limit.quantity.title): \(words) from \(limit.from) on")
        self.holds = holds
        remove = Action(
            KidneyAct.removeLimit(limit.quantity, limit.from),
            label: localized("Remove"),
            confirmation: .init(question: localized("Remove this limit?"), proceed: localized("Remove"))
        )
    }
}
