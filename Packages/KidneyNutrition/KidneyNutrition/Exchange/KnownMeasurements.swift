public import TimeKit

/// What is kept already, so that a file read again brings nothing twice. Readings are compared as ``SameReading`` does.
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

    /// Readings in any order, and the ids of what was imported before. O(number of readings).
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
        for reading in labs { _ = self.labs.insert(reading) }
        for reading in weights { _ = self.weights.insert(reading) }
        for reading in pressures { _ = self.pressures.insert(reading) }
        for reading in activities { _ = self.activities.insert(reading) }
    }

    /// Whether an item is new; from then on it is known.
    public mutating func insert(_ item: ImportedItem) -> Bool {
        switch item {
        case .weight(let reading): weights.insert(reading)
        case .pressure(let reading): pressures.insert(reading)
        case .lab(let reading): labs.insert(reading)
        case .activity(let reading): activities.insert(reading)
        case .intake(let intake): intakes.insert(intake.id).inserted
        case .medicine(let medicine): medicines.insert(medicine.id).inserted
        case .goal(let goal): goals.insert(goal.id).inserted
        case .height(let height): heights.insert(height).inserted
        case .person(let person): persons.insert(person).inserted
        }
    }
}

/// Readings of one kind, found by their time, so that one of many thousands is compared with a few.
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

    private var byTime: [Mark: [R]] = [:]
    private var byReference: [Reference: [R]] = [:]
    private var byDay: [Int64: [Place: [R]]] = [:]

    /// Whether a reading wasn't there yet; from then on it is.
    mutating func insert(_ reading: R) -> Bool {
        let place = Place(kind: reading.source.kind, name: reading.source.name)
        guard !contains(reading, at: place) else { return false }
        let milliseconds = reading.moment.at.milliseconds
        byTime[Mark(place: place, milliseconds: milliseconds), default: []].append(reading)
        if let text = reading.source.reference {
            byReference[Reference(place: place, text: text), default: []].append(reading)
        }
        byDay[Self.bucket(milliseconds), default: [:]][place, default: []].append(reading)
        return true
    }

    /// One place's readings are the same at one time or by one name; those of others within what their clocks and days differ.
    private func contains(_ reading: R, at place: Place) -> Bool {
        let milliseconds = reading.moment.at.milliseconds
        let own = byTime[Mark(place: place, milliseconds: milliseconds)] ?? []
        if own.contains(where: { SameReading.isSame($0, reading) }) { return true }
        if let text = reading.source.reference,
            byReference[Reference(place: place, text: text)]?.contains(where: { SameReading.isSame($0, reading) })
                == true
        {
            return true
        }
        let bucket = Self.bucket(milliseconds)
        for day in (bucket - 3)...(bucket + 3) {
            for (other, readings) in byDay[day] ?? [:] where other != place {
                if readings.contains(where: { SameReading.isSame($0, reading) }) { return true }
            }
        }
        return false
    }

    private static func bucket(_ milliseconds: Int64) -> Int64 {
        milliseconds >= 0 ? milliseconds / day : (milliseconds - day + 1) / day
    }
}
