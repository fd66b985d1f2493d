import CommandKit
import Foundation
import KidneyNutrition
import MarkupKit
import ReportKit
import ScreenKit
import TimeKit

extension KidneyFiles {
    /// The files of the pages: PDFs as `report --pdf` makes them, and imports as `import` does them.
    static let ofApp = KidneyFiles(
        printer: { printed, units, now in
            let paper: PageSize = units == .international ? .a4 : .letter
            switch printed {
            case .report(let report): return try ClinicDocument(report, on: paper).document().pdf()
            case .card(let card): return try CardDocument(card, on: paper, at: now).document().pdf()
            }
        },
        importer: { kidney, program, file, told in
            do {
                let files = try HealthFiles(at: file.path)
                let report = ActProgress.told
                var (read, total) = (0, Int?.none)
                let count = { (bytes: Int) in
                    read += bytes
                    report?(read, total)
                }
                switch program {
                case .appleHealth:
                    let (name, pieces) = try files.healthExport(count)
                    total = pieces.byteCount.map { Int($0) }
                    return try kidney.importAppleHealth(pieces, named: name) { _ in }
                case .fitbit:
                    return try kidney.importFitbit(try files.fitbitFiles(count), of: files, units: told.units)
                case .fhir:
                    return try kidney.importFHIR(try files.single(".json", count), of: files, isMine: told.isMine)
                }
            } catch let error as CommandError {
                throw KidneyError.importStopped(
                    file: file.lastPathComponent,
                    reason: error.message,
                    counts: ImportCounts()
                )
            }
        }
    )
}

extension KidneyNutrition {
    /// Imports a phone's health export.
    func importAppleHealth(
        _ pieces: FilePieces,
        named name: String,
        progress: (Int) -> Void
    ) throws -> HealthImport {
        try pieces.reading {
            try importAppleHealth(
                .chunks(named: name) {
                    let piece = pieces.next()
                    if let failure = pieces.failure { throw failure }
                    return piece
                },
                named: name,
                progress: progress
            )
        }
    }

    /// Imports Fitbit's files.
    ///
    /// - Parameter units: The units of weights, which the files don't name; nil for the profile's.
    func importFitbit(
        _ all: [(name: String, pieces: FilePieces)],
        of files: HealthFiles,
        units: FitbitUnits?
    ) throws -> HealthImport {
        let report = try importFitbit(all, named: files.name, units: units)
        if let failure = all.lazy.compactMap(\.pieces.failure).first { throw failure }
        return report
    }

    /// Imports a record as FHIR.
    func importFHIR(_ pieces: FilePieces, of files: HealthFiles, isMine: Bool) throws -> HealthImport {
        try pieces.reading { try importFHIR(pieces, named: files.name, isMine: isMine) }
    }
}

extension FilePieces {
    /// Returns the result of a reader of these pieces, or throws the error that ended them early. Records before the error stay; the
    /// engine's own error has their number.
    fileprivate func reading<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            let value = try body()
            if let failure { throw failure }
            return value
        } catch KidneyError.importStopped(let file, let reason, let counts) where counts.read > 0 {
            throw KidneyError.importStopped(file: file, reason: failure?.message ?? reason, counts: counts)
        } catch {
            throw failure ?? error
        }
    }
}
