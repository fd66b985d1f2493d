import BenchmarkSupport
import DirectoryRecords
import Foundation
import MaricopaDirectory
import TestKit
import TimeKit

/// A directory of generated records in a file.
final class StoredDirectory {
    let records: GeneratedDirectory
    let file: URL
    /// What writing it took.
    let seconds: Double
    private let folder: TemporaryFolder

    /// The moment at which all is asked.
    static func clock() throws -> WallClock { try ManualClock("2026-06-02T14:00:00Z").wallClock }

    init(_ count: Int) throws {
        records = GeneratedDirectory(seed: 1, count: count)
        folder = try TemporaryFolder()
        file = folder.file("maricopa.sqlite")
        let directory = try MaricopaDirectory.open(at: file, clock: Self.clock())
        let records = records
        var failure: (any Error)?
        seconds = time {
            do throws(DirectoryError) { try records.load(into: directory) } catch { failure = error }
            return records.count
        }
        if let failure { throw failure }
    }

    /// The directory as a new process opens it.
    func open() throws -> MaricopaDirectory {
        try MaricopaDirectory.open(at: file, clock: Self.clock())
    }
}
