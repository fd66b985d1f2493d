import BenchmarkSupport
import DirectoryRecords
import Foundation
import MaricopaDirectory
import TestKit
import TimeKit

/// A directory with generated records in a file.
final class StoredDirectory {
    let records: GeneratedDirectory
    let file: URL
    /// The time for writing the file.
    let seconds: Double
    private let folder: TemporaryFolder

    /// A clock at the moment of all queries.
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

    /// Opens the directory as in a new process.
    func open() throws -> MaricopaDirectory {
        try MaricopaDirectory.open(at: file, clock: Self.clock())
    }
}
