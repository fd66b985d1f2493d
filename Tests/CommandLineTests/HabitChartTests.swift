import Foundation
import TestKit
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("habit graph, heatmap and progress as pictures")
struct HabitChartTests {
    private static let evening = "2026-03-09T21:00"

    private func ticked() throws -> HabitBox {
        let home = try HabitBox(.weekTwo)
        try home.done("check", "slowly", at: "2026-03-09T20:00")
        return home
    }
    @Test func show() throws {
        let home = try ticked()
        print("@@graph"); print(try home.done("graph", at: Self.evening))
        print("@@heatmap"); print(try home.done("heatmap", at: Self.evening))
        print("@@ascii"); print(try home.done("heatmap", "--ascii", at: Self.evening))
        let new = try HabitBox(.started)
        print("@@first"); print(try new.done("heatmap"))
        print("@@firstgraph"); print(try new.done("graph"))
        print("@@json"); print(try home.done("graph", "--json", at: Self.evening)); print(try home.done("heatmap", "--json", "--habit", "slowly", at: Self.evening))
    }
}
