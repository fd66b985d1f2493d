/// Measurements of a device, an application or a laboratory, to be imported together.
public struct MeasurementBatch: Hashable, Sendable {
    public var labs: [LabResult]
    public var weights: [WeightReading]
    public var pressures: [PressureReading]
    public var activities: [ActivityReading]

    public init(
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        pressures: [PressureReading] = [],
        activities: [ActivityReading] = []
    ) {
        self.labs = labs
        self.weights = weights
        self.pressures = pressures
        self.activities = activities
    }
}

/// The result of an import of measurements.
public struct MeasurementImport: Hashable, Sendable {
    public struct Refusal: Hashable, Sendable {
        /// The measurement with its day: "potassium 50 mmol/L of 2026-05-01".
        public let what: String
        /// The reason, and what to do.
        public let reason: String
    }

    /// The largest number of refusals that are kept with their reasons; more are only counted.
    public static let refusalsKept = 1000

    /// The number of measurements read.
    public internal(set) var read = 0
    /// The number of measurements that are new from this source.
    public internal(set) var new = 0
    /// The number of measurements that the source had given before, with equal values.
    public internal(set) var alreadyThere = 0
    /// The number of refused measurements.
    public internal(set) var refused = 0
    /// The first `refusalsKept` refusals.
    public internal(set) var refusals: [Refusal] = []

    mutating func refuse(_ what: String, _ error: KidneyError) {
        refused += 1
        if refusals.count < Self.refusalsKept { refusals.append(Refusal(what: what, reason: "\(error)")) }
    }
}
