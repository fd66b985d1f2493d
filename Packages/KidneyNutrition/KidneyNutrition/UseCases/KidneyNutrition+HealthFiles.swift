public import MarkupKit
import StorageKit
import TimeKit

/// The import of other programs' files as streams. The values are stored in batches of some thousand.
///
/// A repeated import adds nothing. A changed value of the source replaces the earlier one unless the user changed or deleted it. A value
/// that can't be stored is refused with its line and the reason, and the import continues. A file that ends too early throws
/// `importStopped` with the counts so far; those values stay. One undo reverts a whole import.
extension KidneyNutrition {
    /// Imports a phone's health export, with constant memory use.
    ///
    /// - Parameters:
    ///   - file: The name of the file in the change log and in refusals.
    ///   - progress: Called from time to time with the number of bytes read.
    /// - Throws: `importStopped` if the file ends too early or breaks a limit; `notThisFormat` for another kind of XML.
    @discardableResult
    public func importAppleHealth(
        _ source: XMLSource,
        named file: String = "export.xml",
        progress: (Int) -> Void = { _ in }
    ) throws(KidneyError) -> HealthImport {
        try requireTerms()
        var gate = HealthImporter(self, file: file)
        let reader = AppleHealthReader(file: file, known: .forgetful)
        let stopped: KidneyError?
        let counts: ImportCounts
        do throws(KidneyError) {
            counts = try reader.readPlaced(source, progress: progress) { gate.take($0, $1) }
            stopped = nil
        } catch {
            counts = try Self.counts(before: error)
            stopped = error
        }
        return try Self.end(try gate.finish(counts), stopped)
    }

    /// Imports Fitbit's JSON: files of its archive or answers of its web API, in any order. A file that ends too early counts as one
    /// refusal,
    /// and the import continues with the next.
    ///
    /// - Parameters:
    ///   - files: The files: their names, which tell the kind of data, and their bytes in pieces.
    ///   - name: The name of the import in the change log.
    ///   - units: The units of weights, which the files don't name; nil for the profile's. Then a weight far from the last one is refused.
    /// - Throws: `noProfile` if `units` is nil and there is no profile.
    @discardableResult
    public func importFitbit<Pieces: Sequence<[UInt8]>>(
        _ files: some Sequence<(name: String, pieces: Pieces)>,
        named name: String,
        units: FitbitUnits? = nil
    ) throws(KidneyError) -> HealthImport {
        try requireTerms()
        let usual = if let units { units } else { try unitsOfFitbit() }
        var gate = HealthImporter(self, file: name, asksWeights: units == nil)
        var reader = FitbitReader(
            units: usual,
            zone: clock.zone(),
            known: .forgetful
        )
        var broken = ImportCounts()
        for file in files {
            do throws(KidneyError) {
                try reader.readPlaced(file.pieces, of: file.name) { gate.take($0, $1) }
            } catch {
                switch error {
                case .importStopped(let file, let reason, _): broken.count(.refused(reason), file: file, line: 1)
                default: throw error
                }
            }
        }
        var counts = reader.finishPlaced { gate.take($0, $1) }
        counts.add(broken)
        return try gate.finish(counts)
    }

    /// Imports FHIR R4 as JSON, a bundle or a single resource, from bytes in pieces. The person fills the empty parts of the profile.
    /// Medicines and goals become the user's own, except goals that could do harm.
    ///
    /// - Parameter isMine: Whether the user confirms a record whose person has another name or birth date than the profile, or isn't named in
    ///   its first 100,000 values.
    /// - Throws: `importStopped`, `notThisFormat`; `anotherPerson` unless `isMine` is true.
    @discardableResult
    public func importFHIR(
        _ pieces: some Sequence<[UInt8]>,
        named file: String,
        isMine: Bool = false
    ) throws(KidneyError) -> HealthImport {
        let profile = try read { tables in try tables.profile() }
        var gate = HealthImporter(self, file: file, countsPerson: true, expected: isMine ? nil : profile)
        var reader = FHIRReader(file: file, zone: clock.zone(), known: .forgetful)
        let stopped: KidneyError?
        let counts: ImportCounts
        do throws(KidneyError) {
            counts = try reader.readPlaced(pieces) { gate.take($0, $1) }
            stopped = nil
        } catch {
            counts = try Self.counts(before: error)
            stopped = error
        }
        return try Self.end(try gate.finish(counts), stopped)
    }

    /// Returns the result of an import as a page.
    public func healthImportScreen(
        _ report: HealthImport,
        of file: String
    ) throws(KidneyError) -> HealthImportScreen {
        try read { tables in HealthImportScreen(report, of: file, revision: try Self.revision(tables)) }
    }

    private func unitsOfFitbit() throws(KidneyError) -> FitbitUnits {
        try read { tables in try tables.requiredProfile().units.fitbit }
    }

    private func requireTerms() throws(KidneyError) { try read { _ in } }

    /// Returns the counts of a reader that stopped. Any other error is rethrown, since no value was read.
    private static func counts(before error: KidneyError) throws(KidneyError) -> ImportCounts {
        switch error {
        case .importStopped(_, _, let counts): return counts
        default: throw error
        }
    }

    /// Returns the result of an import, or throws the error that stopped it with the result's counts.
    private static func end(_ report: HealthImport, _ stopped: KidneyError?) throws(KidneyError) -> HealthImport {
        switch stopped {
        case .importStopped(let file, let reason, _):
            throw .importStopped(file: file, reason: reason, counts: report.counts)
        default: return report
        }
    }
}

extension UnitSystem {
    /// The units of weight in Fitbit's files for a person with these units.
    public var fitbit: FitbitUnits { self == .conventional ? .unitedStates : .metric }
}
