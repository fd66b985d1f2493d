import Foundation
import TestKit
import Testing
import ZipKit

@Suite("Packing as gzip")
struct GzipTests {
    @Test("gzip unpacks what was packed, also in little time", arguments: [3, 100, 40_000], [false, true])
    func roundTrip(lines: Int, isQuick: Bool) throws {
        let bytes = Array((0..<lines).map { "line \($0 % 7) and the same words again\n" }.joined().utf8)
        let packed = try #require(Gzip.packed(bytes + bytes, isQuick: isQuick))
        #expect(packed.count < 2 * bytes.count)
        let folder = try TemporaryFolder()
        try Data(packed).write(to: folder.file("text.gz"))
        let result = try ChildProcess.run(
            URL(filePath: "/bin/sh"),
            ["-c", "gzip -dc < \"$0\"", folder.file("text.gz").path]
        )
        #expect(result.exit == .status(0))
        #expect(result.text == String(decoding: bytes + bytes, as: UTF8.self))
    }

    @Test("data that doesn't get shorter isn't packed", arguments: [[UInt8](), [7], Array(0...255)])
    func incompressible(bytes: [UInt8]) {
        #expect(Gzip.packed(bytes) == nil)
    }
}
