import Foundation
public import MaricopaDirectory
import TestKit
import TimeKit

/// Records as a county has them, made up from a seed.
public enum GeneratedDirectory {
    /// A park of a number, for tests that need one of many.
    public static func park(_ number: Int, title: String? = nil, at coordinate: Coordinate? = nil) -> Record {
        Record(
            id: ID("park-\(number)"),
            title: title ?? "Park \(number)",
            coordinate: coordinate,
            addedOn: LocalDate(dayNumber: 20_000),
            details: .park(ParkDetails())
        )
    }
}
