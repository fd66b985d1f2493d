public import MarkupKit
import StorageKit
import TimeKit

/// Files of other programs, as streams: what they hold goes into the store some thousand values at a time.
///
/// Each can be read again: what was brought before is there already, and what its source says otherwise now takes its place, unless
/// the user has changed or deleted it. What can't be kept is refused with its line and reason, and the rest is read. A file that breaks
/// off throws `importStopped` with what came of it before, which stays. One undo takes a whole import back.
extension KidneyNutrition {
    /// Imports a phone's health export. Memory doesn't grow with the file.
    ///
    /// - Parameters:
    ///   - file: what the history and refusals call the file.
    ///   - progress: told now and then how many bytes were read.
    /// - Throws: `importStopped` where the file breaks off or is hostile, `notThisFormat` for another kind of XML.
    @discardableResult
    public func importAppleHealth(
        _ source: XMLSource,
        named file: String = "export.xml",
        progress: (Int) -> Void = { _ in }
    ) throws(KidneyError) -> HealthImport {
        try requireTerms()
        var gate = HealthGate(self, file: file)
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

    /// Imports Fitbit's JSON: files of its archive or answers of its web interface, in any order. A file that breaks off is refused as a
    /// whole line, and the others are read.
    ///
    /// - Parameters:
    ///   - files: each with its name, which tells what the archive's files hold, and its bytes in pieces.
    ///   - name: what the history calls them.
    ///   - units: in which units weights are; nil for those of the profile: the files don't say it.
    /// - Throws: `noProfile` where neither says it.
    @discardableResult
    public func importFitbit<Pieces: Sequence<[UInt8]>>(
        _ files: some Sequence<(name: String, pieces: Pieces)>,
        named name: String,
        units: FitbitUnits? = nil
    ) throws(KidneyError) -> HealthImport {
        try requireTerms()
        let usual = if let units { units } else { try unitsOfFitbit() }
        var gate = HealthGate(self, file: name)
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

    /// Imports FHIR R4 as JSON, a bundle or one resource, whose bytes come in pieces. Medicines and goals become the user's own where
    /// they can, goals only if they could do no harm; who it is about fills what is empty in the profile.
    ///
    /// Throws `importStopped` and `notThisFormat`.
    @discardableResult
    public func importFHIR(
        _ pieces: some Sequence<[UInt8]>,
        named file: String
    ) throws(KidneyError) -> HealthImport {
        try requireTerms()
        var gate = HealthGate(self, file: file, countsPerson: true)
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

    /// What came of an import, as a page.
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

    /// The counts of a reading that stopped; any other error is thrown on, for nothing was handed over.
    private static func counts(before error: KidneyError) throws(KidneyError) -> ImportCounts {
        switch error {
        case .importStopped(_, _, let counts): return counts
        default: throw error
        }
    }

    /// What came of an import, or the error that stopped its reading, with the counts of what is in.
    private static func end(_ report: HealthImport, _ stopped: KidneyError?) throws(KidneyError) -> HealthImport {
        switch stopped {
        case .importStopped(let file, let reason, _):
            throw .importStopped(file: file, reason: reason, counts: report.counts)
        default: return report
        }
    }
}

extension UnitSystem {
    /// How Fitbit writes weights for somebody who chose these units.
    public var fitbit: FitbitUnits { self == .conventional ? .unitedStates : .metric }
}
