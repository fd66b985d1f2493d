import Foundation
import TestKit
import Testing

/// A home of a person who uses the directory.
struct MaricopaBox: CommandBox {
    static let program = "maricopa"
    var box: ProgramHome
    /// Saturday, 2 May 2026, at 08:00.
    static let start = "2026-05-02T08:00"

    init() throws { box = try ProgramHome() }
}
