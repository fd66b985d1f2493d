import TimeKit

/// The patient whose laboratory values are judged: the profile, and the medicines that change the meaning of a value.
public struct LabPatient: Sendable {
    public let profile: Profile
    private let medicines: [(medicine: Medicine?, classes: Set<MedicineClassName>)]

    /// Creates a patient from all medicines, including those that ended.
    public init(_ profile: Profile, taking medicines: [Medicine]) {
        self.profile = profile
        self.medicines = medicines.map { ($0, MedicineClassName.of($0)) }
    }

    /// Creates a patient from medicines whose classes are known.
    init(_ profile: Profile, _ medicines: [(medicine: Medicine, classes: Set<MedicineClassName>)]) {
        self.profile = profile
        self.medicines = medicines.map { ($0, $1) }
    }

    /// Creates a patient for one day, with the classes of that day's medicines.
    init(_ profile: Profile, classes: Set<MedicineClassName>) {
        self.profile = profile
        medicines = [(nil, classes)]
    }

    func classes(on day: LocalDate) -> Set<MedicineClassName> {
        medicines.reduce(into: []) { classes, use in
            if use.medicine?.mayBeTaken(on: day) != false { classes.formUnion(use.classes) }
        }
    }

    /// The conditions that select the range of a result.
    func needs(_ result: LabResult) -> Set<LabNeed> {
        var needs: Set<LabNeed> = profile.hasDiabetes ? [.diabetes] : [.noDiabetes]
        if profile.hasGout { needs.insert(.gout) }
        if result.remarks.contains(.fasting) {
            needs.formUnion(profile.hasDiabetes ? [.fasting, .fastingDiabetes] : [.fasting, .fastingNoDiabetes])
        }
        let classes = classes(on: result.moment.day)
        if !Self.glucoseLowering.isDisjoint(with: classes) { needs.insert(.glucoseLowering) }
        if classes.contains(Self.vitaminKAntagonist) { needs.insert(.vitaminKAntagonist) }
        return needs
    }

    private static let vitaminKAntagonist = MedicineClassName(MedicineClass.vitaminKAntagonist.rawValue)

    private static let glucoseLowering = Set(
        [MedicineClass.insulin, .sulfonylurea].map { MedicineClassName($0.rawValue) }
    )
}
