import Testing

@testable import TestKit

@Suite("Identifiers in transcripts")
struct TranscriptIDTests {
    @Test("Each identifier is numbered by its first appearance, and the same one is the same number")
    func numbered() {
        let a = "01a1fd00-e16f-73fe-b1c1-0c1189624025"
        let b = "01a1fd00-e286-7420-94b7-d992c4fcd582"
        #expect(Transcript.numberingIDs(in: "x \(b) \(a)\n\(b)-\(a)/\(b)") == "x <1> <2>\n<1>-<2>/<1>")
    }

    @Test(
        "A text that only looks like one stays",
        arguments: ["", "01a1fd00-e16f-73fe-b1c1", "2026-03-08T07:30:00.000Z"]
    )
    func kept(text: String) {
        #expect(Transcript.numberingIDs(in: text) == text)
    }
}
