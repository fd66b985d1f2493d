public import TimeKit

/// A time of the day at which a medicine is taken, by the clock on the wall: after a journey it is taken by the clock there.
public struct MedicationTime: Hashable, Codable, Sendable {
    /// The wall time.
    public let time: LocalTime
    /// How much of the medicine then, as it was typed: "2 tablets"; empty for the medicine's own dose.
    public let amount: String

    /// A time.
    public init(_ time: LocalTime, amount: String = "") {
        self.time = time
        self.amount = amount
    }
}

/// A medicine or supplement that somebody takes, as they entered it.
public struct Medicine: Identifiable, Hashable, Codable, Sendable {
    /// Its identifier.
    public let id: TimeKit.ID<Medicine>
    /// Generic or brand name, as it was typed: "Zestril", "lisinopril / hydrochlorothiazide".
    public var name: String
    /// The dose, as it was typed: "20 mg". The engine never advises one.
    public var dose: String
    /// When it is taken; empty where that wasn't said.
    public var times: [MedicationTime]
    /// On which days of the week it is taken; empty for every day.
    public var weekdays: Set<Weekday>
    /// The first day.
    public var start: LocalDate
    /// The last day; nil while it is taken. From the day after it is no longer taken.
    public var stop: LocalDate?
    /// What the user wrote about it.
    public var notes: String
    /// The generic names of a drug label that the user took for this medicine, where the table doesn't know the name.
    public var labelNames: [String]

    /// A medicine.
    public init(
        id: TimeKit.ID<Medicine>,
        name: String,
        dose: String = "",
        times: [MedicationTime] = [],
        weekdays: Set<Weekday> = [],
        start: LocalDate,
        stop: LocalDate? = nil,
        notes: String = "",
        labelNames: [String] = []
    ) {
        self.id = id
        self.name = name
        self.dose = dose
        self.times = times
        self.weekdays = weekdays
        self.start = start
        self.stop = stop
        self.notes = notes
        self.labelNames = labelNames
    }

    /// Whether it is being taken on a day, whichever days of the week it is taken on.
    public func isActive(on day: LocalDate) -> Bool { start <= day && (stop.map { day <= $0 } ?? true) }

    /// Whether there is a dose of it on a day.
    public func hasDose(on day: LocalDate) -> Bool {
        isActive(on: day) && (weekdays.isEmpty || weekdays.contains(day.weekday))
    }

    /// Refuses a blank name, and an end before the beginning.
    public func check() throws(KidneyError) {
        guard name.contains(where: { !$0.isWhitespace }) else { throw .medicineNameBlank }
        if let stop, stop < start { throw .medicineStopsBeforeStart(name, start: start, stop: stop) }
    }
}
