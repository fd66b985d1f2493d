public import TimeKit

/// A time of the day at which a medicine is taken, in local time: after a journey, the local time there.
public struct MedicationTime: Hashable, Codable, Sendable {
    public let time: LocalTime
    /// The amount of the dose, as typed: "2 tablets"; empty for the medicine's own dose.
    public let amount: String

    public init(_ time: LocalTime, amount: String = "") {
        self.time = time
        self.amount = amount
    }
}

/// A medicine or supplement that a person takes, as entered.
public struct Medicine: Identifiable, Hashable, Codable, Sendable {
    public let id: TimeKit.ID<Medicine>
    /// The generic or brand name, as typed: "Zestril", "lisinopril / hydrochlorothiazide".
    public var name: String
    /// The dose, as typed: "20 mg". The engine never advises one.
    public var dose: String
    /// The times of its doses; empty if they weren't given.
    public var times: [MedicationTime]
    /// The days of the week on which it is taken; empty for every day.
    @InOrder public var weekdays: Set<Weekday>
    /// The first day on which it is taken; the day of the entry if nobody said one.
    public var start: LocalDate
    /// Whether somebody said the first day. Otherwise it is the day of the entry, or the last day if that is earlier, and the medicine may
    /// have been taken before.
    public var saysStart: Bool
    /// The last day on which it is taken; nil while it is ongoing.
    public var stop: LocalDate?
    /// The user's notes.
    public var notes: String
    /// The generic names of the drug label that the user chose, for a medicine that the table doesn't know.
    public var labelNames: [String]

    public init(
        id: TimeKit.ID<Medicine>,
        name: String,
        dose: String = "",
        times: [MedicationTime] = [],
        weekdays: Set<Weekday> = [],
        start: LocalDate,
        saysStart: Bool = true,
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
        self.saysStart = saysStart
        self.stop = stop
        self.notes = notes
        self.labelNames = labelNames
    }

    /// Returns whether a day is in its period, regardless of the days of the week.
    public func isActive(on day: LocalDate) -> Bool { start <= day && (stop.map { day <= $0 } ?? true) }

    /// The first day on which it is or may have been taken. A first day that nobody said doesn't exclude the three months before it.
    var earliest: LocalDate { saysStart ? start : start.adding(days: -LabCitation.freshDays) }

    /// Returns whether it is or may have been taken on a day.
    func mayBeTaken(on day: LocalDate) -> Bool { earliest <= day && (stop.map { day <= $0 } ?? true) }

    /// Moves a first day that nobody said to a last day before it.
    mutating func moveUnsaidStart() {
        if !saysStart, let stop { start = min(start, stop) }
    }

    /// Returns whether it has a dose on a day.
    public func hasDose(on day: LocalDate) -> Bool {
        isActive(on: day) && (weekdays.isEmpty || weekdays.contains(day.weekday))
    }

    /// Checks the name and the two dates.
    ///
    /// - Throws: `medicineNameBlank`; `medicineStopsBeforeStart`.
    public func check() throws(KidneyError) {
        guard name.contains(where: { !$0.isWhitespace }) else { throw .medicineNameBlank }
        if let stop, stop < start { throw .medicineStopsBeforeStart(name, start: start, stop: stop) }
    }
}
