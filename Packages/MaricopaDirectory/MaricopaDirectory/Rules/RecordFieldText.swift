import TimeKit
import WordKit

/// The text form of a record's fields.
public enum RecordFieldText {
    /// Formats a field; empty if it has no value. ``read(_:as:into:)`` parses the text into the same value.
    ///
    /// - Complexity: O(length).
    public static func text(_ field: RecordField, of record: Record) -> String {
        if let link = field.link { return record.link(link)?.text ?? "" }
        switch field {
        case .title: return record.title
        case .subtitle: return record.subtitle
        case .description: return record.description
        case .address: return record.address
        case .city: return record.city
        case .zip: return record.zip?.digits ?? ""
        case .coordinates: return record.coordinate.map(CoordinateText.text) ?? ""
        case .phone: return record.phone
        case .hours: return HoursText.text(record.hours)
        case .added: return record.addedOn.description
        case .verified: return record.verifiedOn?.description ?? ""
        default: return detail(field, of: record.details)
        }
    }

    /// Returns a field's text as a form shows it. Readers of Spanish get Spanish words for those of its syntax, and for goods,
    /// features and nutrition facts.
    static func shown(_ field: RecordField, of record: Record) -> String {
        guard Language.current == .spanish else { return text(field, of: record) }
        switch field {
        case .hours: return HoursText.text(record.hours, FieldWords.spanish)
        case .schedule, .cost, .ages, .payments, .meals, .canceled, .featured:
            return FieldWords.spanish(text(field, of: record))
        default: return text(field, of: withShownWords(record))
        }
    }

    /// Returns a record with its words for goods, features and nutrition facts as forms show them.
    private static func withShownWords(_ record: Record) -> Record {
        let word = UsualWords.inForm
        var record = record
        switch record.details {
        case .market(var market):
            market.produce = market.produce.map { SeasonalProduce(word($0.season), $0.items.map(word)) }
            record.details = .market(market)
        case .park(var park):
            park.features = park.features.map(word)
            record.details = .park(park)
        case .activity(var activity):
            activity.placeFeature = word(activity.placeFeature)
            record.details = .activity(activity)
        case .recipe(var recipe):
            recipe.nutrition = recipe.nutrition.map { NutritionFact(word($0.name), $0.amount) }
            record.details = .recipe(recipe)
        case .event, .resource: break
        }
        return record
    }

    private static func detail(_ field: RecordField, of details: RecordDetails) -> String {
        switch (field, details) {
        case (.produce, .market(let market)):
            market.produce.map { "\(ListText.item($0.season)): \(ListText.text($0.items))" }.joined(separator: "\n")
        case (.payments, .market(let market)):
            market.payments.map { $0.isEmpty ? "none" : ListText.text($0.sorted().map(\.rawValue)) } ?? ""
        case (.features, .park(let park)): ListText.text(park.features)
        case (.howTo, .activity(let activity)): activity.howTo
        case (.placeFeature, .activity(let activity)): activity.placeFeature
        case (.schedule, .event(let event)): ScheduleText.text(event.schedule)
        case (.cost, .event(let event)): event.cost.map(CostText.text) ?? ""
        case (.ages, .event(let event)): event.ages.map(AgesText.text) ?? ""
        case (.organizer, .event(let event)): event.organizer
        case (.canceled, .event(let event)): event.isCancelled ? "yes" : "no"
        case (.status, .event(let event)):
            event.isCancelled ? "cancelled" : event.isTentative.map { $0 ? "tentative" : "confirmed" } ?? ""
        case (.ingredients, .recipe(let recipe)): recipe.ingredients.joined(separator: "\n")
        case (.directions, .recipe(let recipe)): ListText.steps(recipe.directions)
        case (.nutrition, .recipe(let recipe)):
            recipe.nutrition.map { "\(ListText.item($0.name)): \($0.amount)" }.joined(separator: "\n")
        case (.servings, .recipe(let recipe)): recipe.servings
        case (.meals, .recipe(let recipe)):
            ListText.text(MealType.allCases.filter(recipe.meals.contains).map(\.rawValue))
        case (.featured, .recipe(let recipe)): recipe.isFeatured ? "yes" : "no"
        default: ""
        }
    }

    /// Parses a text into a field, with the words of any language. A blank text empties an optional field.
    ///
    /// - Throws: `unreadable`, `notAZIP`, `notAWebLink` or `spanBackwards`. The record is unchanged after an error.
    public static func read(_ typed: String, as field: RecordField, into record: inout Record) throws(DirectoryError) {
        let text = try clean(typed, as: field)
        if let link = field.link {
            let address = text.isEmpty ? nil : try WebLinkRule.read(text)
            record.links.removeAll { $0.kind == link }
            guard let address else { return }
            record.links.append(RecordLink(link, address))
            record.links.sort { one, other in one.kind.place < other.kind.place }
            return
        }
        switch field {
        case .title:
            guard !text.isEmpty else {
                throw .unreadable("", as: localized("a title"), reason: localized("write what it is called"))
            }
            record.title = text
        case .subtitle: record.subtitle = text
        case .description: record.description = text
        case .address: record.address = text
        case .city: record.city = text
        case .zip:
            guard let zip = text.isEmpty ? .some(nil) : ZIPCode(text).map(Optional.some) else { throw .notAZIP(text) }
            record.zip = zip
        case .coordinates: record.coordinate = text.isEmpty ? nil : try CoordinateText.read(text)
        case .phone:
            guard text.isEmpty || isPhone(text) else {
                let reason = localized("write it with all its digits, such as 602-555-0100 or 2-1-1")
                throw .unreadable(text, as: localized("a phone number"), reason: reason)
            }
            record.phone = text
        case .hours: record.hours = try HoursText.read(text)
        case .added: record.addedOn = try date(text)
        case .verified: record.verifiedOn = text.isEmpty ? nil : try date(text)
        default: record.details = try details(record.details, with: text, as: field)
        }
    }

    private static func details(
        _ details: RecordDetails,
        with text: String,
        as field: RecordField
    ) throws(DirectoryError) -> RecordDetails {
        switch details {
        case .market(var market):
            switch field {
            case .produce:
                market.produce = try ListText.produce(text).map {
                    SeasonalProduce(UsualWords.typed($0.season), $0.items.map(UsualWords.typed))
                }
            case .payments: market.payments = try payments(text)
            default: throw wrongKind(field, details)
            }
            return .market(market)
        case .park(var park):
            guard field == .features else { throw wrongKind(field, details) }
            var seen: Set<String> = []
            park.features = ListText.read(text).map(UsualWords.typed).filter {
                seen.insert(FoldedText.key($0)).inserted
            }
            return .park(park)
        case .activity(var activity):
            switch field {
            case .howTo: activity.howTo = text
            case .placeFeature: activity.placeFeature = UsualWords.typed(text)
            default: throw wrongKind(field, details)
            }
            return .activity(activity)
        case .event(var event):
            switch field {
            case .schedule: event.schedule = try ScheduleText.read(text)
            case .cost: event.cost = text.isEmpty ? nil : try CostText.read(text)
            case .ages: event.ages = text.isEmpty ? nil : try AgesText.read(text)
            case .organizer: event.organizer = text
            case .canceled: event.isCancelled = try isYes(text)
            case .status: (event.isCancelled, event.isTentative) = try status(text, of: event)
            default: throw wrongKind(field, details)
            }
            return .event(event)
        case .recipe(var recipe):
            switch field {
            case .ingredients: recipe.ingredients = ListText.lines(text)
            case .directions: recipe.directions = ListText.readSteps(text)
            case .nutrition:
                recipe.nutrition = try ListText.pairs(text).map {
                    NutritionFact(UsualWords.typed($0.0), $0.1)
                }
            case .servings: recipe.servings = text
            case .meals: recipe.meals = Set(try ListText.choices(text, as: localized("a meal type")))
            case .featured: recipe.isFeatured = try isYes(text)
            default: throw wrongKind(field, details)
            }
            return .recipe(recipe)
        case .resource: throw wrongKind(field, details)
        }
    }

    // MARK: Parts

    /// Trims the text and removes control characters.
    ///
    /// - Throws: `unreadable` if it is too long.
    private static func clean(_ typed: String, as field: RecordField) throws(DirectoryError) -> String {
        // Web addresses keep spaces and control characters, so that ``WebLinkRule`` can refuse them.
        if field.link != nil { return TypedText.line(typed).isEmpty ? "" : typed }
        let keepsLines = field.hasLines || field == .hours || field == .schedule
        switch TypedText(typed, limit: field.limit, keepsLines: keepsLines) {
        case .text(let text): return text
        case .blank: return ""
        case .tooLong(let characters):
            let shown = String(typed.prefix(40)) + "…"
            let reason = localized("it has \(characters) characters, and \(field.limit) is the most — shorten it")
            throw .unreadable(shown, as: field.label.lowercased(), reason: reason)
        }
    }

    /// Whether a text has at least three digits, as the phone numbers "911" and "2-1-1" have.
    static func isPhone(_ text: String) -> Bool { text.filter(\.isNumber).count >= 3 }

    private static func payments(_ text: String) throws(DirectoryError) -> Set<PaymentOption>? {
        if text.isEmpty { return nil }
        if FieldWords.english(text.lowercased()) == "none" { return [] }
        return Set(try ListText.choices(text, as: localized("a payment option")))
    }

    private static func date(_ text: String) throws(DirectoryError) -> LocalDate {
        guard let date = LocalDate(text) else {
            throw .unreadable(text, as: localized("a day"), reason: localized("write it as 2026-11-21"))
        }
        return date
    }

    private static func status(
        _ text: String,
        of event: EventDetails
    ) throws(DirectoryError) -> (isCancelled: Bool, isTentative: Bool?) {
        switch FieldWords.english(text.lowercased()) {
        case "": return (false, nil)
        case "confirmed": return (false, false)
        case "tentative": return (false, true)
        case "cancelled", "canceled": return (true, event.isTentative)
        default:
            let reason = localized("write confirmed, tentative or cancelled")
            throw .unreadable(text, as: localized("a status"), reason: reason)
        }
    }

    static func isYes(_ text: String) throws(DirectoryError) -> Bool {
        let typed = text.lowercased()
        // The Spanish "y" is "and" in a list of days.
        switch typed == "y" ? typed : FieldWords.english(typed) {
        case "yes", "true", "y", "1": return true
        case "no", "false", "n", "0", "": return false
        default: throw .unreadable(text, as: localized("yes or no"), reason: localized("write yes or no"))
        }
    }

    private static func wrongKind(_ field: RecordField, _ details: RecordDetails) -> DirectoryError {
        let names = RecordField.all(of: details.kind).map(\.rawValue).joined(separator: ", ")
        return .unreadable(
            field.rawValue,
            as: localized("a field of \(details.kind.nouns)"),
            reason: localized("write one of \(names)")
        )
    }
}

extension LinkKind {
    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
