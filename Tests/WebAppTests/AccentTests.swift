import Foundation
import ServedPages
import Testing

@testable import PageKit

@Suite("The accent colors of the apps")
struct AccentTests {
    @Test(
        "each stands on the page, on soft parts and under the text of buttons with a contrast of 4.5 or more",
        arguments: Accent.allCases
    )
    func contrast(_ accent: Accent) throws {
        let sheet = String(decoding: Assets.style.bytes, as: UTF8.self)
        let own = try #require(sheet.split(separator: ".\(accent.style) {").dropFirst().first)
        let colors = try Self.pair("brand", in: own)
        let root = Substring(sheet)
        for surface in ["paper", "soft", "on-brand"] {
            let other = try Self.pair(surface, in: root)
            #expect(Self.contrast(colors.light, other.light) >= 4.5, "\(surface), light")
            #expect(Self.contrast(colors.dark, other.dark) >= 4.5, "\(surface), dark")
        }
    }

    @Test("the measure is that of the guidelines: black on white is 21, a color on itself 1")
    func measure() {
        #expect(abs(Self.contrast("#000000", "#ffffff") - 21) < 0.001)
        #expect(Self.contrast("#7b2d8b", "#7b2d8b") == 1)
    }

    /// The colors of the first definition of a name.
    private static func pair(_ name: String, in sheet: Substring) throws -> (light: String, dark: String) {
        let pattern = try Regex<(Substring, Substring, Substring)>(
            "--\(name): ?light-dark\\((#[0-9a-f]{6}), ?(#[0-9a-f]{6})\\)"
        )
        let match = try #require(sheet.firstMatch(of: pattern))
        return (String(match.1), String(match.2))
    }

    private static func contrast(_ one: String, _ other: String) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ color: String) -> Double {
        let value = Int(color.dropFirst(), radix: 16) ?? 0
        return 0.2126 * linear(value >> 16) + 0.7152 * linear(value >> 8) + 0.0722 * linear(value)
    }

    /// The light of the lowest byte of a value.
    private static func linear(_ value: Int) -> Double {
        let share = Double(value & 255) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
}
