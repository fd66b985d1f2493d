/// Where a figure or a sentence comes from, and how far it was checked. Nothing the user sees is without one.
public struct Evidence: Hashable, Codable, Sendable {
    /// How far a claim was checked.
    public enum Grade: String, CaseIterable, Codable, Sendable {
        /// It was read in the text that is named.
        case seen
        /// Part of it was read there; the rest is general knowledge.
        case mixed
        /// General knowledge, not looked up: what advises by it says so.
        case recalled
    }

    /// The text: "KDOQI 2020 (PMC8267004, table 1)".
    public let source: String
    /// How far it was checked.
    public let grade: Grade

    /// Evidence.
    public init(_ source: String, _ grade: Grade) {
        self.source = source
        self.grade = grade
    }
}

extension Evidence {
    /// The source and how far it was checked: "KDOQI 2020 (PMC8267004, table 1); read in the text".
    public var citation: String {
        switch grade {
        case .seen: "\(source); read in the text"
        case .mixed: "\(source); read in part"
        case .recalled: "\(source); not confirmed"
        }
    }
}
