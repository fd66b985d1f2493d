import TimeKit
import WordKit

/// A three-way merge of an imported record. A field takes the file's value if the file changed it since the last import and no admin did. A
/// field that the file leaves out stays, so that a shorter entry erases nothing.
struct ImportMerge {
    /// The merged record, with the version of `current`.
    private(set) var result: Record
    /// The labels of fields that changed both here and in the file; the value here is kept.
    private(set) var kept: [String] = []
    /// Whether a place moved and lost its coordinates or ZIP code, which the file leaves out.
    private(set) var isPlaceLost = false
    private let told: Record
    private let base: Record
    private let overwrites: Bool

    /// - Parameters:
    ///   - told: The file's values now.
    ///   - base: The file's values at the last import.
    ///   - current: The values here.
    ///   - overwrites: Whether the file wins where both changed.
    init(told: Record, base: Record, current: Record, overwrites: Bool = false) {
        result = current
        self.told = told
        self.base = base
        self.overwrites = overwrites
        take(localized("title"), \.title)
        take(localized("subtitle"), \.subtitle)
        take(localized("description"), \.description)
        take(localized("address"), \.address)
        take(localized("city"), \.city)
        take(localized("ZIP code"), \.zip)
        take(localized("coordinates"), \.coordinate)
        loseOldPlace()
        take(localized("phone"), \.phone)
        take(localized("links"), \.links)
        take(localized("hours"), \.hours)
        // The later of the two checks counts.
        if let day = told.verifiedOn, day > (result.verifiedOn ?? day.previous) { result.verifiedOn = day }
        result.details = details(current.details)
    }

    /// Returns an event with the parts that its entry leaves out, as the file had them before. An earlier end or recurrence is used only if the
    /// start is the same.
    static func completed(_ told: Record, from base: Record, without leftOut: Set<EntryRemarks.Part>) -> Record {
        guard case .event(var event) = told.details, case .event(let before) = base.details else { return told }
        if leftOut.contains(.status) {
            // An unknown status makes an event uncertain, but brings no canceled one back.
            (event.isCancelled, event.isTentative) = (before.isCancelled, event.isTentative ?? before.isTentative)
        } else if event.isTentative == nil, before.isTentative == true {
            event.isTentative = false
        }
        if event.schedule.start == before.schedule.start, event.schedule.isAllDay == before.schedule.isAllDay {
            if leftOut.contains(.end) { event.schedule.end = before.schedule.end }
            if leftOut.contains(.repeats) {
                event.schedule.recurrence = before.schedule.recurrence
                event.schedule.exceptions = before.schedule.exceptions
                event.schedule.moved = before.schedule.moved
            }
        }
        var whole = told
        whole.details = .event(event)
        return whole
    }

    /// The SEQUENCE of an event and the one of its record, if the record's is newer; nil otherwise.
    static func olderSequence(_ told: Record, _ current: Record) -> (told: Int, here: Int)? {
        guard case .event(let event) = told.details, case .event(let known) = current.details,
            let sequence = event.sequence, let here = known.sequence, sequence < here
        else { return nil }
        return (sequence, here)
    }

    /// Removes the previous place's coordinates and ZIP code if the file has another place without them. Edited ones stay.
    private mutating func loseOldPlace() {
        guard hasMoved else { return }
        let before = result
        if told.coordinate == nil, result.coordinate == base.coordinate { result.coordinate = nil }
        if told.zip == nil, result.zip == base.zip { result.zip = nil }
        isPlaceLost = result != before
    }

    /// Whether the result has another city than the file told before, or an address with another house number. A number that both addresses have,
    /// as "123 Main St" and "Suite 5, 123 Main St" do, tells of no move.
    private var hasMoved: Bool {
        let cities = [base.city, result.city].map(FoldedText.key)
        let numbers = [base.address, result.address].map { $0.split { !$0.isNumber } }
        let isElsewhere = result.city == told.city && cities[0] != cities[1] && !cities.contains("")
        guard !isElsewhere else { return true }
        guard result.address == told.address, let old = numbers[0].first, let new = numbers[1].first else {
            return false
        }
        return !numbers[1].contains(old) && !numbers[0].contains(new)
    }

    private mutating func take<Value: Equatable>(_ name: String, _ field: WritableKeyPath<Record, Value>) {
        result[keyPath: field] = value(
            name,
            told[keyPath: field],
            base[keyPath: field],
            result[keyPath: field]
        )
    }

    private mutating func value<Value: Equatable>(_ name: String, _ told: Value, _ base: Value, _ now: Value) -> Value {
        if told == now || Self.isBlank(told) { return now }
        if overwrites { return told }
        if told == base { return now }
        if now == base { return told }
        kept.append(name)
        return now
    }

    /// Whether the file left a field out. An optional list that is empty isn't left out: it says that there is none.
    private static func isBlank(_ told: some Equatable) -> Bool {
        if let maybe = told as? any OptionalValue { return maybe.isNone }
        return switch told {
        case let text as String: text.isEmpty
        case let list as any Collection: list.isEmpty
        case let hours as Hours: hours == .unknown
        default: false
        }
    }

    private mutating func details(_ now: RecordDetails) -> RecordDetails {
        switch (told.details, base.details, now) {
        case (.market(let told), .market(let base), .market(var now)):
            now.produce = value(localized("produce"), told.produce, base.produce, now.produce)
            now.payments = value(localized("payments"), told.payments, base.payments, now.payments)
            return .market(now)
        case (.recipe(let told), .recipe(let base), .recipe(var now)):
            now.ingredients = value(localized("ingredients"), told.ingredients, base.ingredients, now.ingredients)
            now.directions = value(localized("directions"), told.directions, base.directions, now.directions)
            now.nutrition = value(localized("nutrition facts"), told.nutrition, base.nutrition, now.nutrition)
            now.servings = value(localized("servings"), told.servings, base.servings, now.servings)
            now.meals = value(localized("meals"), told.meals, base.meals, now.meals)
            return .recipe(now)
        case (.park(let told), .park(let base), .park(var now)):
            now.features = value(localized("features"), told.features, base.features, now.features)
            return .park(now)
        case (.activity(let told), .activity(let base), .activity(var now)):
            now.howTo = value(localized("how to"), told.howTo, base.howTo, now.howTo)
            now.placeFeature = value(
                localized("feature of places"),
                told.placeFeature,
                base.placeFeature,
                now.placeFeature
            )
            return .activity(now)
        case (.event(let told), .event(let base), .event(var now)):
            now.schedule = value(localized("schedule"), told.schedule, base.schedule, now.schedule)
            now.cost = value(localized("cost"), told.cost, base.cost, now.cost)
            now.ages = value(localized("ages"), told.ages, base.ages, now.ages)
            now.organizer = value(localized("organizer"), told.organizer, base.organizer, now.organizer)
            now.isCancelled = value(localized("canceled"), told.isCancelled, base.isCancelled, now.isCancelled)
            now.isTentative = value(localized("status"), told.isTentative, base.isTentative, now.isTentative)
            now.sequence = told.sequence ?? now.sequence
            return .event(now)
        default: return now
        }
    }
}

/// An optional of any type.
private protocol OptionalValue {
    var isNone: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isNone: Bool {
        if case .none = self { true } else { false }
    }
}
