import CommandKit
import Foundation
import TestKit
import Testing

@Suite("A file that a person names is read up to its limit")
struct InputFileTests {
    @Test("a regular file is read to its end, and one byte over the limit is refused")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a").path
        try Data(repeating: 7, count: 200_000).write(to: folder.file("a"))
        #expect(try InputFile.read(path, limit: 200_000) == Data(repeating: 7, count: 200_000))
        #expect(throws: CommandError.self) { try InputFile.read(path, limit: 199_999) }
    }

    @Test("a device without end is refused as too large", .timeLimit(.minutes(1)))
    func device() {
        #expect {
            try InputFile.read("/dev/zero", limit: 100_000)
        } throws: { error in
            (error as? CommandError)?.status == .badData && "\(error)".contains("larger than 100000 bytes")
        }
    }

    @Test("a pipe is read to its end", .timeLimit(.minutes(1)))
    func pipe() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        Thread.detachNewThread {
            let handle = FileHandle(forWritingAtPath: path)
            try? handle?.write(contentsOf: Data("hello".utf8))
            try? handle?.close()
        }
        #expect(try InputFile.read(path, limit: 10) == Data("hello".utf8))
    }
}
