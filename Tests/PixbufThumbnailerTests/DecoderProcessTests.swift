import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import PixbufThumbnailer

@Suite("The process that decodes pictures", .timeLimit(.minutes(3)))
struct DecoderProcessTests {
    private static let late = "its decoder took longer than 1 s"
    private static let flooded = "its decoder answered more than 100000 bytes"
    private static let nonsense = "its decoder answered nonsense"

    /// Faulty decoders as shell scripts, with the expected reason.
    static let misbehaviors: [(script: String, reason: String)] = [
        ("kill -SEGV $$", "its decoder was ended by signal 11"),
        ("cat > /dev/null; kill -ABRT $$", "its decoder was ended by signal 6"),
        ("exit 3", "its decoder ended with status 3"),
        ("sleep 60", late), ("cat > /dev/null; sleep 60", late), ("exec < /dev/null > /dev/null; sleep 60", late),
        ("while :; do :; done", late), ("trap '' TERM INT; while :; do sleep 9; done", late),
        ("cat /dev/zero", flooded), ("cat", flooded),
        ("exit 0", nonsense), ("echo hello", nonsense), ("head -c 90000 /dev/zero", nonsense),
        ("printf 'thumbnail 1 1 3\\nabc'", nonsense), ("printf 'thumbnail 1 1 3'", nonsense),
        ("printf 'thumbnail 99 1 3\\n\\377\\330\\377'", nonsense),
        ("printf 'thumbnail -1 1 3\\n\\377\\330\\377'", nonsense),
        ("printf 'thumbnail 1 1 9\\n\\377\\330\\377'", nonsense),
        ("printf 'thumbnail 1 99999999999999999999 3\\n\\377\\330\\377'", nonsense),
        ("printf 'pixels 4\\n'", nonsense), ("printf 'failed\\n'", nonsense),
        ("printf 'failed in words\\n'", "in words"), ("printf 'failed two\\nlines'", "two"),
    ]

    @Test(
        "a decoder that crashes, hangs, floods or answers nonsense costs a thumbnail, and no more than its time",
        arguments: misbehaviors
    )
    func misbehavior(script: String, reason: String) throws {
        // The limits leave a busy machine enough time.
        let limits = DecoderProcess.Limits(seconds: reason == Self.late ? 1 : 60, answerBytes: 100_000)
        let decoder = try Self.decoder(script, limits: limits)
        let picture = try TestPicture.plain(width: 3, height: 2) + Data(count: 3_000_000)
        let start = ContinuousClock().now
        #expect(throws: PixbufError.failed(reason: reason)) {
            try Thumbnailer.pixbuf(by: decoder.process, side: 98).thumbnail(of: picture)
        }
        #expect(ContinuousClock().now - start < .seconds(30))
    }

    @Test("the answer counts where the decoder gave it, whether it read the whole picture or not")
    func answer() throws {
        let decoder = try Self.decoder("printf 'thumbnail 98 1 3\\n\\377\\330\\377'")
        let picture = try TestPicture.plain(width: 3, height: 2) + Data(count: 3_000_000)
        let thumbnail = try Thumbnailer.pixbuf(by: decoder.process, side: 98).thumbnail(of: picture)
        #expect(thumbnail == Thumbnail(data: Data([0xFF, 0xD8, 0xFF]), width: 98, height: 1))
    }

    @Test("a picture whose decoder crashes is kept without a thumbnail")
    func kept() throws {
        let decoder = try Self.decoder("kill -SEGV $$")
        let store = try TemporaryStore(schemas: [Attachments.schema])
        let attachments = Attachments(
            store: store.store,
            folder: store.folder.file("pictures"),
            thumbnailer: .pixbuf(by: decoder.process)
        )
        let picture = try TestPicture.plain(width: 3, height: 2)
        let attachment = try attachments.add(picture, at: Instant(milliseconds: 1))
        #expect(attachment.thumbnail == nil && attachment.width == 3)
        #expect(try attachments.original(of: attachment).map { try Data(contentsOf: $0) } == picture)
    }

    @Test("three of nine pictures at once are decoded at a time, and all are in the end")
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.file("running"), withIntermediateDirectories: true)
        // Each waits until three have run at once, and then a while longer, so that a fourth would be noticed.
        let script = """
            cd '\(folder.url.path)'
            touch running/$$
            count() { ls running | wc -l; }
            for turn in $(seq 600); do
                count >> counts
                [ $(count) -ge 3 ] && touch together
                [ -e together ] && break
                sleep 0.1
            done
            for turn in 1 2 3 4 5; do count >> counts; sleep 0.1; done
            rm running/$$
            printf 'thumbnail 98 1 3\\n\\377\\330\\377'
            """
        let decoder = try Self.decoder(script, limits: DecoderProcess.Limits(seconds: 120, processes: 3))
        let pixbuf = Thumbnailer.pixbuf(by: decoder.process, side: 98)
        let picture = try TestPicture.plain(width: 3, height: 2)
        let made = await withTaskGroup(of: Bool.self, returning: Int.self) { group in
            for _ in 0..<9 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread {
                            continuation.resume(returning: (try? pixbuf.thumbnail(of: picture)) != nil)
                        }
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(made == 9)
        let counts = try String(contentsOf: folder.file("counts"), encoding: .utf8).split(separator: "\n")
            .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        #expect(counts.max() == 3)
        withExtendedLifetime(decoder.folder) {}
    }

    @Test("a reason of the decoder is told in Spanish, and one of its library, which is in English alone, isn't")
    func spanish() {
        let texts = [Self.late, Self.nonsense, "Couldn’t recognize the image file format"].map { reason in
            Language.$current.withValue(.spanish) { PixbufError.failed(reason: reason).description }
        }
        #expect(texts[0].hasPrefix("no se puede leer la imagen: el programa que la lee tardó más de 1 s — "))
        #expect(texts[1].contains("no se entiende la respuesta"))
        #expect(texts[2] == "no se puede leer la imagen — guárdela otra vez con el programa que la hizo")
    }

    @Test("a decoder that isn't there is an error of its own")
    func missing() throws {
        let decoder = DecoderProcess(program: try TemporaryFolder().file("nothing"))
        let error = #expect(throws: PixbufError.self) {
            try Thumbnailer.pixbuf(by: decoder).thumbnail(of: TestPicture.plain(width: 3, height: 2))
        }
        #expect(error == .notStarted(reason: "No such file or directory"))
    }

    @Test("it inherits no descriptor, and no variable but those that say where libraries are")
    func inheritsNothing() throws {
        let open = Foundation.open("/dev/null", O_RDONLY)
        defer { close(open) }
        let inherited = fcntl(open, F_DUPFD, 100)
        defer { close(inherited) }
        #expect(inherited >= 100)
        setenv("NOURISH_TEST_SECRET", "1", 1)
        defer { unsetenv("NOURISH_TEST_SECRET") }
        let test = "if [ -e /proc/$$/fd/\(inherited) ]; then echo failed open; else echo failed closed; fi"
        for (script, reason) in [
            (test, "closed"), ("echo \"failed [$NOURISH_TEST_SECRET][$HOME][$LC_ALL]\"", "[][][C]"),
        ] {
            let decoder = try Self.decoder(script)
            #expect(throws: PixbufError.failed(reason: reason)) {
                try Thumbnailer.pixbuf(by: decoder.process).thumbnail(of: TestPicture.plain(width: 3, height: 2))
            }
        }
    }

    @Test("a picture that takes more memory or time than allowed is given up")
    func bomb() throws {
        // The decoded image has 150 MB.
        let picture = try TestPicture.plain(width: 10_000, height: 5000)
        #expect(picture.count < 1_000_000)
        let program = try Executable.named("recipebox")
        func thumbnail(_ limits: DecoderProcess.Limits) throws -> Thumbnail {
            try Thumbnailer.pixbuf(by: DecoderProcess(program: program, limits: limits)).thumbnail(of: picture)
        }
        #expect(try thumbnail(.init()).width == 320)
        let error = #expect(throws: PixbufError.self) { try thumbnail(.init(memory: 100 << 20)) }
        guard case .failed? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("a program asked for anything else answers to its own arguments")
    func arguments() {
        let request = DecodingRequest(side: 1, pixelLimit: 2, limits: .init(seconds: 3, processorSeconds: 4, memory: 5))
        let words = ["recipebox"] + request.arguments
        #expect(DecodingRequest(arguments: words) == request)
        let others = [["recipebox"], ["recipebox", "show"], Array(words.dropLast()), words + ["1"]]
        for wrong in others + [[], Array(words.dropFirst())] {
            #expect(DecodingRequest(arguments: wrong) == nil)
        }
        for number in ["-1", "0", "9223372036854775808", "x", ""] {
            #expect(DecodingRequest(arguments: words.dropLast() + [number]) == nil)
        }
    }

    #if os(Linux)
        @Test("the system holds the process to its limits before it reads a byte of the picture")
        func limits() throws {
            let limits = DecoderProcess.Limits(seconds: 60, processorSeconds: 7, memory: 300 << 20)
            let request = DecodingRequest(side: 9, pixelLimit: 100, limits: limits)
            let child = try ChildProcess(Executable.named("recipebox"), request.arguments)
            func lines(_ file: String) throws -> [String] {
                try String(contentsOfFile: "/proc/\(child.id)/\(file)", encoding: .utf8).split(separator: "\n")
                    .map(String.init)
            }
            // The data exceeds a pipe's buffer. Once it is sent, the process has read a part and waits for the rest.
            child.send(String(repeating: "x", count: 300_000))
            let table = try lines("limits")
            for start in [
                "Max cpu time              7                    7 ",
                "Max file size             0                    0 ",
                "Max open files            32                   32 ",
                "Max core file size        0                    0 ",
            ] {
                #expect(table.contains { $0.hasPrefix(start) }, "\(start)")
            }
            let memory = try #require(table.first { $0.hasPrefix("Max address space ") }?.split(separator: " "))
            #expect((300 << 20...2 << 30).contains(try #require(Int(memory[3]))))
            // The decoding thread can't gain privileges.
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(child.id)/task")
            #expect(try threads.contains { try lines("task/\($0)/status").contains("NoNewPrivs:\t1") })
            #expect(try child.wait() == .status(0))
            #expect(child.output == Data("unsupported\n".utf8))
        }
    #endif

    /// A decoder that runs a shell script in the folder.
    private static func decoder(
        _ script: String,
        limits: DecoderProcess.Limits = .init()
    ) throws -> (process: DecoderProcess, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        let file = folder.file("decoder")
        // Another process writes the file, because a file open for writing here couldn't be executed by children.
        let writing = try ChildProcess.run(
            URL(filePath: "/bin/sh"),
            ["-c", "cat > \"$0\" && chmod 700 \"$0\"", file.path],
            input: "#!/bin/sh\n\(script)\n"
        )
        #expect(writing.exit == .status(0))
        return (DecoderProcess(program: file, limits: limits), folder)
    }
}
