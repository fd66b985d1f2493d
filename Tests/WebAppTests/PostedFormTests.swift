import Testing

@testable import PageKit

@Suite("Forms as browsers send them")
struct PostedFormTests {
    @Test("names and values are decoded, repeated names keep their order, and lines end with a line feed")
    func encoded() throws {
        let form = try #require(PostedForm(encoded: Array("a=1+2%2B3&b=&c&a=%C3%A9%0D%0Ax&d=%3D%26".utf8)))
        #expect(form.values == ["a": ["1 2+3", "é\nx"], "b": [""], "c": [""], "d": ["=&"]])
        #expect(form["a"] == "é\nx")
        #expect(PostedForm(encoded: [])?.values.isEmpty == true)
    }

    @Test(
        "a web address without its beginning gets it, and another text is none",
        arguments: [
            ("allrecipes.com/brownies", "https://allrecipes.com/brownies"), (" example.org ", "https://example.org"),
            ("http://example.org/soup", "http://example.org/soup"), ("HTTPS://example.org", "HTTPS://example.org"),
            ("brownies", nil), ("1.5", nil), ("e.g.", nil), ("me@example.org", nil), ("two words.org", nil), ("", nil),
        ] as [(String, String?)]
    )
    func webAddress(typed: String, address: String?) { #expect(PageSite.webAddress(typed) == address) }

    @Test("bytes that are no form give nothing", arguments: ["%", "a=%zz", "a=%ff", "%c3%28=1"])
    func notEncoded(_ text: String) { #expect(PostedForm(encoded: Array(text.utf8)) == nil) }

    @Test("no more than ten thousand fields are read")
    func many() {
        #expect(PostedForm(encoded: Array(Array(repeating: "a=1", count: 10_000).joined(separator: "&").utf8)) != nil)
        #expect(PostedForm(encoded: Array(Array(repeating: "a=1", count: 10_001).joined(separator: "&").utf8)) == nil)
    }

    @Test("fields and files in parts are read byte for byte, also a file that holds the mark of another form")
    func parts() throws {
        let file: [UInt8] = [0, 255, 13, 10] + Array("--other\r\n--B".utf8) + [13]
        var bytes = Array("--Bx\r\nContent-Disposition: form-data; name=\"f-a\"\r\n\r\n1\r\n2\r\n".utf8)
        bytes +=
            Array("--Bx\r\nContent-Disposition: form-data; name=\"f-p\"; filename=\"a%22b.png\"\r\n\r\n".utf8) + file
        bytes += Array(
            "\r\n--Bx\r\nContent-Disposition: form-data; name=\"f-q\"; filename=\"\"\r\n\r\n\r\n--Bx--\r\n".utf8
        )
        let form = try #require(PostedForm(parts: bytes, boundary: "Bx"))
        #expect(form.values == ["f-a": ["1\n2"]])
        #expect(form.files.keys.sorted() == ["f-p"])
        #expect(form.files["f-p"]?.bytes == file)
        #expect(form.files["f-p"]?.name == "a\"b.png")
    }

    @Test(
        "a form in parts that is cut off or has no names gives nothing",
        arguments: [
            "", "--B", "x", "--B\r\nContent-Disposition: form-data\r\n\r\n1\r\n--B--", "--B\r\n\r\n1\r\n--B--",
            "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n1\r\n--B--",
            "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--B\r\nContent-Disposition: form-data; name=\"b\"\r\n\r\n2",
        ]
    )
    func broken(_ text: String) { #expect(PostedForm(parts: Array(text.utf8), boundary: "B") == nil) }
}
