import Foundation
import ServedRooms
import TestKit
import Testing

@Suite("A server whose disk is full")
struct FullDiskTests {
    @Test(
        "writes are refused whole, reads and streams go on, and writes are made again once there is space",
        .enabled(if: SmallDisk.isAvailable, "needs the right to mount a disk")
    )
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        let owner = ["Authorization: Bearer owner"]
        let options = ["--emulator", "--disk-floor-megabytes", "0"]
        let roomd = try Roomd(in: folder.file("roomd"), options, diskMegabytes: 16)
        func put(_ number: Int) async throws -> RawAnswer {
            let body = #"{"n": \#(number), "text": "\#(String(repeating: "x", count: 20_000))"}"#
            return try await roomd.connect().ask("PUT /a.json?ns=x", owner, body: body)
        }
        func number() async throws -> String {
            try await roomd.connect().ask("GET /a/n.json?ns=x", owner).text
        }
        #expect(try await put(0).status == 200)
        let stream = try roomd.connect()
        _ = try await stream.listen("/a/n.json?ns=x", owner)
        #expect(try await stream.event()?.contains(#""data":0"#) == true)

        let filler = SmallDisk.folder(roomd.folder, of: roomd.child.id).appending(path: "filler")
        try Data().write(to: filler)
        let file = try FileHandle(forWritingTo: filler)
        for size in [1 << 20, 4_096] { while (try? file.write(contentsOf: Data(count: size))) != nil {} }
        var last = 0
        var refused: RawAnswer?
        while refused == nil, last < 1_000 {
            let answer = try await put(last + 1)
            if answer.status == 200 { last += 1 } else { refused = answer }
        }
        #expect(refused?.status == 503 && refused?.text.contains("nothing was done") == true)
        for _ in 0..<20 { #expect(try await put(-1).status == 503) }
        #expect(try await number() == "\(last)", "nothing is half-written")

        try file.truncate(atOffset: 0)
        #expect(try await put(last + 1).status == 200)
        for number in 1..<last + 2 {
            var event = try await stream.event()
            // A slow machine lets the stream rest long enough for a sign of life.
            while event?.contains("keep-alive") == true { event = try await stream.event() }
            #expect(event?.contains("\"data\":\(number)}") == true, "no change is left out or doubled")
        }
    }
}
