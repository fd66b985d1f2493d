import Foundation
import MaricopaDirectory
import ScreenKit
import TestKit
import Testing
import TimeKit

@Suite("Links that somebody crafted")
struct CraftedLinkTests {
    private static let circle =
        #"{"center":{"latitudeE7":334000000,"longitudeE7":-1120000000},"centimeters":804672,"name":"x"}"#

    /// The link of a query with an additional part in its filter.
    private func link(_ part: String, origin: String = "", map: Bool = false) -> String {
        let filter =
            #"{"text":"","place":{},"timesOfDay":[],"days":[],"payments":[],"features":[],"ingredients":[],"meals":[],"isFeatured":false\#(part)}"#
        let query = #"{"kind":"market","filter":\#(filter),"sort":"alphabetical"\#(origin)}"#
        let text = Data(query.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
        return "maricopa://\(map ? "asked-map" : "asked")/\(text)"
    }

    @Test("A query that can be asked opens its list and its map")
    func possible() throws {
        let directory = try MaricopaDirectory.inMemory()
        for part in [
            "", #","circle":\#(Self.circle)"#, #","minimumRating":5"#, #","age":130"#,
            #","dates":{"from":"2026-11-24","to":"2026-11-30"}"#, #","cost":{"atMost":{"cents":100000000}}"#,
        ] {
            for map in [false, true] {
                let link = try #require(DirectoryLink(link(part, map: map)), "\(part)")
                _ = try directory.screen(link)
            }
        }
    }

    @Test(
        "A limit that can't be chosen makes a link lead nowhere, and stops nothing",
        arguments: [
            #","dates":{"from":"2026-12-30","to":"2026-01-01"}"#,
            #","circle":\#(circle.replacing("804672", with: "-5"))"#,
            #","circle":\#(circle.replacing("804672", with: "2003751001"))"#,
            #","circle":\#(circle.replacing("804672", with: "9223372036854775807"))"#,
            #","circle":\#(circle.replacing("334000000", with: "900000001"))"#,
            #","minimumRating":0"#, #","minimumRating":6"#, #","minimumRating":9223372036854775807"#, #","age":-1"#,
            #","age":131"#,
            #","cost":{"atMost":{"cents":-1}}"#, #","cost":{"atMost":{"cents":100000001}}"#,
        ]
    )
    func impossible(part: String) {
        #expect(DirectoryLink(link(part)) == nil)
        #expect(DirectoryLink(link(part, map: true)) == nil)
    }

    @Test("A position that is none makes a link lead nowhere")
    func origin() {
        #expect(DirectoryLink(link("", origin: #","origin":{"latitudeE7":2147483647,"longitudeE7":0}"#)) == nil)
        #expect(
            DirectoryLink(link("", origin: #","origin":{"latitudeE7":334000000,"longitudeE7":-1120000000}"#)) != nil
        )
    }
}
