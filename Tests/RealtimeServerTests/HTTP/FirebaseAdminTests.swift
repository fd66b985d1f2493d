import Foundation
import ServedRooms
import TestKit
import Testing

@Suite("Firebase's own client for servers with roomd", .serialized, .timeLimit(.minutes(10)))
struct FirebaseAdminTests {
    @Test(
        "firebase-admin reads, writes, pushes, updates, deletes, queries, transacts and is refused as by Google's emulator",
        .enabled(if: Judge.python != nil || Judge.isInsistedOn, "make setup installs the judge")
    )
    func calls() async throws {
        try judge(FirebaseAdminScript.calls, atLeast: 150)
    }

    @Test(
        "forty listeners of firebase-admin know what is there after hundreds of random writes at once",
        .enabled(if: Judge.python != nil || Judge.isInsistedOn, "make setup installs the judge"),
        arguments: [1, 2]
    )
    func listeners(seed: Int) async throws {
        try judge(FirebaseAdminScript.listeners, seed: seed, atLeast: 40)
    }

    /// Runs a script against a server of its own. Its last line has the number of checks; every other line is a difference.
    private func judge(_ script: String, seed: Int = 0, atLeast count: Int) throws {
        let python = try #require(Judge.python, "make setup could not install firebase-admin")
        let folder = try TemporaryFolder()
        let roomd = try Roomd(in: folder.url)
        let file = try folder.write(FirebaseAdminScript.common + script, to: "judge.py")
        let (status, said) = try PythonJudge.run(python, [file.path, "127.0.0.1:\(roomd.port)", "\(seed)"])
        #expect(status == 0 && said.hasPrefix("checked "), "seed \(seed): \(said.prefix(3_000))")
        let checked = said.split(separator: "\n").last.flatMap { Int($0.dropFirst("checked ".count)) }
        #expect(try #require(checked, "\(said.suffix(2_000))") >= count)
        #expect(try roomd.stop() == .status(0))
    }

    private enum Judge {
        static let isInsistedOn = PythonJudge.isInsistedOn
        static let python = PythonJudge.with("firebase_admin.db")
    }
}
