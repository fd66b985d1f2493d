import Foundation
import TestKit
import Testing

@Suite("tips draws an invitation")
struct TipsQRTests {
    private static let judge = URL(filePath: "/usr/bin/zbarimg")
    private static let hasJudge = FileManager.default.isExecutableFile(atPath: judge.path)

    /// A room that is shared at a server of its own.
    private func shared() throws -> (room: TipsBox, server: ChildProcess) {
        let room = try TipsBox()
        let server = try room.box.start(
            "roomd",
            ["serve", "--emulator", "--port", "0", "--data-dir", room.box.folder.file("roomd").path]
        )
        let line = try server.waitForLine(startingWith: "listening at ")
        let port = try #require(line.split(separator: ":").last.flatMap { Int($0) })
        let remote = "http://127.0.0.1:\(port)/?ns=mia"
        try #require(room.tips("sync", "setup", "--remote", remote).status == 0)
        return (room, server)
    }

    @Test("In a room that isn't shared, the code is no invitation: sharing comes first")
    func unshared() throws {
        let room = try TipsBox()
        let text = try room.tips("room", "code", "--qr").text
        #expect(text.contains("isn't shared") && text.contains("tips sync setup"), "\(text)")
        #expect(!text.contains("tips join") && !text.contains("█"), "\(text)")
        let page = try room.tips("room").text
        #expect(page.contains("isn't shared") && page.contains("tips sync setup"), "\(page)")
    }

    @Test(
        "the QR code that a terminal shows is read by another program as the invitation's link",
        .enabled(if: hasJudge || PythonJudge.isInsistedOn)
    )
    func read() throws {
        let (room, server) = try shared()
        defer { _ = server.kill() }
        let link = try #require(try room.json("room", "code")["link"]?.text)
        let shown = try room.tips("room", "code", "--qr").text
        let lines = shown.split(separator: "\n").filter { $0.contains("█") }
        #expect(try !room.tips("room", "code").text.contains("█"))
        // An image of the characters, with eight points for each module, as a terminal draws them light on dark.
        let rows = lines.flatMap { line in
            [line.map { "█▀".contains($0) ? "255" : "0" }, line.map { "█▄".contains($0) ? "255" : "0" }]
        }
        let wide = rows.map { row in row.flatMap { Array(repeating: $0, count: 8) } }
        let points = wide.flatMap { Array(repeating: $0.joined(separator: " "), count: 8) }
        let width = try #require(wide.first).count
        let picture = room.box.folder.file("qr.pgm")
        let text = "P2\n\(width) \(points.count)\n255\n" + points.joined(separator: "\n") + "\n"
        try Data(text.utf8).write(to: picture)
        let found = try ChildProcess.run(Self.judge, ["--quiet", "--raw", picture.path])
        #expect(found.text == link + "\n")
    }

    @Test("The values of the room and of sharing have the QR code of the invitation")
    func value() throws {
        let (room, server) = try shared()
        defer { _ = server.kill() }
        try room.tips("room", "code")
        let drawn = try room.tips("room", "code", "--qr").text.split(separator: "\n").filter { $0.contains("█") }
        for page in ["tips:room", "tips:sync"] {
            let rows = try #require(try room.json("open", page)["code"]?["qr"]).array.compactMap(\.text)
            // The last line, half a border, has no full block.
            #expect(rows.count == 2 * drawn.count + 1)
            #expect(rows.allSatisfy { $0.count == rows.count && $0.allSatisfy { "# ".contains($0) } })
            let dark = drawn[2].map { "█▀".contains($0) ? Character(" ") : "#" }
            #expect(rows[4] == String(dark))
        }
    }
}
