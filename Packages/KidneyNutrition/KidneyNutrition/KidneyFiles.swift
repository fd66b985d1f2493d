public import Foundation
public import TimeKit
import WordKit

/// The work on files that needs more than the engine: printing, and reading other programs' files.
public struct KidneyFiles: Sendable {
    /// A report to print.
    public enum Printed: Sendable {
        case report(ClinicReport)
        case card(ReportCard)
    }

    /// Another program whose files can be imported.
    public enum Program: String, CaseIterable, Codable, Sendable {
        case appleHealth = "apple-health"
        case fitbit
        case fhir

        /// The name for users.
        public var name: String {
            switch self {
            case .appleHealth: localized("Apple Health: export.xml or export.zip")
            case .fitbit: localized("Fitbit: a JSON file, or the archive of the account")
            case .fhir: localized("a clinic's record: FHIR as JSON")
            }
        }
    }

    /// Facts about a file that the person says, because the file doesn't.
    public struct Told: Sendable {
        /// The units of weights; nil for the profile's.
        public let units: FitbitUnits?
        /// Whether the record is the person's own although it has another name or birth date.
        public let isMine: Bool
    }

    /// Returns a report as a PDF, on the paper that goes with the units.
    public typealias Printer = @Sendable (Printed, UnitSystem, Instant) throws -> [UInt8]
    /// Imports a file into the engine.
    public typealias Importer = @Sendable (KidneyNutrition, Program, URL, Told) throws -> HealthImport

    let printer: Printer?
    let importer: Importer?

    /// - Parameters:
    ///   - printer: nil for an engine that makes no PDFs.
    ///   - importer: nil for an engine that reads no files of other programs.
    public init(printer: Printer? = nil, importer: Importer? = nil) {
        self.printer = printer
        self.importer = importer
    }
}
