public import TimeKit
import WordKit

/// The existing data, so that reading a file again adds nothing twice. Readings are compared by ``ReadingDeduplication``.
public struct KnownMeasurements: Sendable {
    var labs = KnownReadings<LabResult>()
    var weights = KnownReadings<WeightReading>()
    var pressures = KnownReadings<PressureReading>()
    var activities = KnownReadings<ActivityReading>()
    var intakes: Set<TimeKit.ID<ImportedIntake>>
    var medicines: Set<TimeKit.ID<ImportedMedicine>>
    var goals: Set<TimeKit.ID<ImportedGoal>>
    var heights: Set<ImportedHeight>
    var persons: Set<ImportedPerson>

    /// Creates the set from readings in any order and ids of earlier imports.
    ///
    /// - Complexity: O(readings).
    public init(
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        pressures: [PressureReading] = [],
        activities: [ActivityReading] = [],
        intakes: Set<TimeKit.ID<ImportedIntake>> = [],
        medicines: Set<TimeKit.ID<ImportedMedicine>> = [],
        goals: Set<TimeKit.ID<ImportedGoal>> = [],
        heights: Set<ImportedHeight> = [],
        persons: Set<ImportedPerson> = []
    ) {
        self.intakes = intakes
        self.medicines = medicines
        self.goals = goals
        self.heights = heights
        self.persons = persons
        for reading in labs { self.labs.add(reading) }
        for reading in weights { self.weights.add(reading) }
        for reading in pressures { self.pressures.add(reading) }
        for reading in activities { self.activities.add(reading) }
    }

    /// An empty set that doesn't remember readings. It keeps memory flat for a long file whose readings are compared elsewhere, and still
    /// limits the readings of a day.
    static var forgetful: KnownMeasurements {
        var known = KnownMeasurements()
        known.labs.remembers = false
        known.weights.remembers = false
        known.pressures.remembers = false
        known.activities.remembers = false
        return known
    }

    /// Whether an item is new. The item is known afterwards.
    public mutating func insert(_ item: ImportedItem) -> Bool {
        if case .new = take(item) { true } else { false }
    }

    /// The outcome of an item: new, already there, or rejected because its day has too many.
    mutating func take(_ item: ImportedItem) -> ImportCounts.Outcome {
        switch item {
        case .weight(let reading): weights.take(reading)
        case .pressure(let reading): pressures.take(reading)
        case .lab(let reading): labs.take(reading)
        case .activity(let reading): activities.take(reading)
        case .intake(let intake): intakes.insert(intake.id).inserted ? .new : .alreadyThere
        case .medicine(let medicine): medicines.insert(medicine.id).inserted ? .new : .alreadyThere
        case .goal(let goal): goals.insert(goal.id).inserted ? .new : .alreadyThere
        case .height(let height): heights.insert(height).inserted ? .new : .alreadyThere
        case .person(let person): persons.insert(person).inserted ? .new : .alreadyThere
        }
    }
}

/// Readings of one kind, indexed by time, so that each new reading is compared with a few only.
struct KnownReadings<R: Measured>: Sendable where R.ID: Sendable {
    private struct Place: Hashable {
        let kind: MeasurementSource.Kind
        let name: String
    }

    private struct Mark: Hashable {
        let place: Place
        let milliseconds: Int64
    }

    private struct Reference: Hashable {
        let place: Place
        let text: String
    }

    private static var day: Int64 { 86_400_000 }

    /// Whether readings are kept; otherwise they are only counted by day.
    var remembers = true
    private var byTime: [Mark: [R]] = [:]
    private var byReference: [Reference: [R]] = [:]
    private var byDay: [Int64: [Place: [R]]] = [:]
    private var counts: [Int64: Int] = [:]

    /// The most readings of a day. It exceeds a sensor that measures each minute, and bounds the time for each reading.
    private static var dayLimit: Int { 2000 }

    /// Adds a reading unless it is already there.
    mutating func take(_ reading: R) -> ImportCounts.Outcome {
        guard counts[Self.bucket(reading.moment.at.milliseconds), default: 0] < Self.dayLimit else {
            return .refused(localized("there are more than \(Self.dayLimit) readings of its day"))
        }
        guard remembers else {
            counts[Self.bucket(reading.moment.at.milliseconds), default: 0] += 1
            return .new
        }
        let place = Place(kind: reading.source.kind, name: reading.source.name)
        if let text = reading.source.reference,
            byReference[Reference(place: place, text: text)]?.count ?? 0 >= Self.dayLimit
        {
            return .refused(localized("there are more than \(Self.dayLimit) readings of its name"))
        }
        guard !contains(reading, at: place) else { return .alreadyThere }
        add(reading)
        return .new
    }

    /// Adds a reading without a comparison.
    mutating func add(_ reading: R) {
        let place = Place(kind: reading.source.kind, name: reading.source.name)
        let milliseconds = reading.moment.at.milliseconds
        byTime[Mark(place: place, milliseconds: milliseconds), default: []].append(reading)
        if let text = reading.source.reference {
            byReference[Reference(place: place, text: text), default: []].append(reading)
        }
        byDay[Self.bucket(milliseconds), default: [:]][place, default: []].append(reading)
        counts[Self.bucket(milliseconds), default: 0] += 1
    }

    /// Compares with readings of the same source at the same time or reference, and with those of other sources within three days.
    private func contains(_ reading: R, at place: Place) -> Bool {
        let milliseconds = reading.moment.at.milliseconds
        let own = byTime[Mark(place: place, milliseconds: milliseconds)] ?? []
        if own.contains(where: { ReadingDeduplication.isSame($0, reading) }) { return true }
        if let text = reading.source.reference,
            byReference[Reference(place: place, text: text)]?.contains(where: {
                ReadingDeduplication.isSame($0, reading)
            })
                == true
        {
            return true
        }
        let bucket = Self.bucket(milliseconds)
        for day in (bucket - 3)...(bucket + 3) {
            for (other, readings) in byDay[day] ?? [:] where other != place {
                if readings.contains(where: { ReadingDeduplication.isSame($0, reading) }) { return true }
            }
        }
        return false
    }

    private static func bucket(_ milliseconds: Int64) -> Int64 {
        milliseconds >= 0 ? milliseconds / day : (milliseconds - day + 1) / day
    }
}
