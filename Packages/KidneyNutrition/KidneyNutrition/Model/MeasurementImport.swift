/// Measurements of a device, an application or a laboratory, to be imported together.
public struct MeasurementBatch: Hashable, Sendable {
    /// Laboratory results.
    public var labs: [LabResult]
    /// Weights.
    public var weights: [WeightReading]
    /// Blood pressures.
    public var pressures: [PressureReading]
    /// Activities.
    public var activities: [ActivityReading]

    /// A batch.
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

/// What came of importing measurements.
public struct MeasurementImport: Hashable, Sendable {
    /// A measurement that was refused.
    public struct Refusal: Hashable, Sendable {
        /// What it said, with its day: "potassium 50 mmol/L of 2026-05-01".
        public let what: String
        /// Why, and what to do.
        public let reason: String
    }

    /// How many refusals are kept with their reasons; further ones are only counted.
    public static let refusalsKept = 1000

    /// Measurements that were read.
    public internal(set) var read = 0
    /// Measurements that the same source hadn't told before.
    public internal(set) var new = 0
    /// Measurements that it had told, word for word.
    public internal(set) var alreadyThere = 0
    /// Measurements that were refused.
    public internal(set) var refused = 0
    /// The first of these.
    public internal(set) var refusals: [Refusal] = []

    /// Nothing imported.
    public init() {}

    mutating func refuse(_ what: String, _ error: KidneyError) {
        refused += 1
        if refusals.count < Self.refusalsKept { refusals.append(Refusal(what: what, reason: "\(error)")) }
    }
}
