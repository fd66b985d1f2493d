import Foundation
import TestKit
import Testing

@testable import ZipKit

@Suite("ZIP archives as streams")
struct ZipArchiveTests {
    /// An archive made by Python's zipfile: two deflated files and a folder.
    private static let another = """
        UEsDBBQAAAAIAL2WdV0FWjoEJwAAACEHAAAeAAAAYXBwbGVfaGVhbHRoX2V4cG9ydC9leHBvcnQueG1ss/FITcwpyXBJLEm0swlK
        Tc4vStEfZYwyRhmjjFHGKGNEMvSRKkUAUEsDBBQAAAgIAL2WdV1H3dx5BAAAAAIAAAAkAAAAYXBwbGVfaGVhbHRoX2V4cG9ydC9I
        w6RrY2hlbiDinJMudHh0y88GAFBLAwQUAAAAAAAAACEAAAAAAAAAAAAAAAAABgAAAGVtcHR5L1BLAQIUAxQAAAAIAL2WdV0FWjoE
        JwAAACEHAAAeAAAAAAAAAAAAAACAAQAAAABhcHBsZV9oZWFsdGhfZXhwb3J0L2V4cG9ydC54bWxQSwECFAMUAAAICAC9lnVdR93c
        eQQAAAACAAAAJAAAAAAAAAAAAAAAgAFjAAAAYXBwbGVfaGVhbHRoX2V4cG9ydC9Iw6RrY2hlbiDinJMudHh0UEsBAhQDFAAAAAAA
        AAAhAAAAAAAAAAAAAAAAAAYAAAAAAAAAAAAQAP9BqQAAAGVtcHR5L1BLBQYAAAAAAwADANIAAADNAAAAAAA=
        """

    /// Opens an archive in a file.
    private static func archive(
        _ bytes: [UInt8],
        _ limits: ZipArchive.Limits = ZipArchive.Limits()
    ) throws -> (archive: ZipArchive, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: folder.file("export.zip"))
        return (try ZipArchive(at: folder.file("export.zip"), limits: limits), folder)
    }

    /// The bytes of an entry.
    private static func read(_ archive: ZipArchive, _ entry: ZipArchive.Entry) throws(ZipError) -> [UInt8] {
        let reader = try archive.reader(of: entry)
        var bytes: [UInt8] = []
        while let piece = try reader.next() { bytes += piece }
        return bytes
    }

    /// The error of reading an archive to its last byte; nil for none.
    private static func refusal(
        _ files: [ZipFixture.File],
        _ limits: ZipArchive.Limits = ZipArchive.Limits()
    ) throws -> ZipError? {
        do {
            let (archive, folder) = try archive(ZipFixture.archive(files), limits)
            defer { _ = folder }
            for entry in archive.entries { _ = try read(archive, entry) }
            return nil
        } catch let error as ZipError {
            return error
        }
    }

    @Test("an archive made by another program is read, its folder is no file")
    func interoperable() throws {
        let bytes = try #require(Data(base64Encoded: Self.another, options: .ignoreUnknownCharacters))
        let (archive, folder) = try Self.archive(Array(bytes))
        defer { _ = folder }
        #expect(archive.entries.map(\.path) == ["apple_health_export/export.xml", "apple_health_export/Häkchen ✓.txt"])
        let export = try Self.read(archive, archive.entries[0])
        let record = String(repeating: "<Record/>", count: 200)
        #expect(String(decoding: export, as: UTF8.self) == "<HealthData>\(record)</HealthData>")
        #expect(archive.entries[0].size == Int64(export.count) && archive.entries[0].name == "export.xml")
        #expect(try Self.read(archive, archive.entries[1]) == Array("ok".utf8))
    }

    @Test("a file is read whole into a buffer of any size", arguments: [1, 2, 7, 100, 257, 258, 259, 1_000])
    func smallBuffer(size: Int) throws {
        // A literal and 258 copies of it. The last compressed byte is consumed before most of the output is produced.
        let whole = [UInt8](repeating: 0xFF, count: 259)
        let deflated: [UInt8] = [0xFB, 0x3F, 0x0A, 0x00]
        let gzip = [UInt8](repeating: 0, count: 10) + deflated + [UInt8](repeating: 0, count: 8)
        let entry = ZipFixture.File("run", gzip: gzip, size: 259, checksum: GzipFixture.checksum(whole))
        let (archive, folder) = try Self.archive(ZipFixture.archive([entry]))
        defer { _ = folder }
        let reader = try archive.reader(of: archive.entries[0])
        var piece = [UInt8](repeating: 0, count: size)
        var read: [UInt8] = []
        var count = 0
        repeat {
            count = try piece.withUnsafeMutableBytes { try reader.read(into: $0) }
            read += piece.prefix(count)
        } while count > 0
        #expect(read == whole)
    }

    @Test("stored and deflated files of every size around the pieces they are read in, with a comment behind them")
    func sizes() throws {
        var random = SeededGenerator(seed: 3)
        for size in [0, 1, 65_534, 65_535] + (0..<6).map({ _ in random.int(in: 2...60_000) }) {
            let bytes = (0..<size).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            var wide = ZipFixture.File("wide", bytes)
            wide.isWide = true
            let files = [ZipFixture.File("stored", bytes), ZipFixture.File(deflated: "deflated", bytes), wide]
            let (archive, folder) = try Self.archive(ZipFixture.archive(files, comment: "made by hand PK"))
            defer { _ = folder }
            #expect(archive.entries.map(\.path) == ["stored", "deflated", "wide"])
            for entry in archive.entries { #expect(try Self.read(archive, entry) == bytes, "\(entry.path) \(size)") }
        }
    }

    @Test(
        "a path that leads out of the archive is refused, wherever it stands",
        arguments: ["../export.xml", "/etc/passwd", "a/../../b", "C:/x", "a\\..\\b", "a\u{0}b", ""]
    )
    func paths(path: String) throws {
        let error = try Self.refusal([ZipFixture.File("fine", "x"), ZipFixture.File(path, "y")])
        guard case .hostile(_, let reason)? = error else {
            Issue.record("\(path): \(String(describing: error))")
            return
        }
        #expect(reason.contains("leads out"))
    }

    @Test("a path has at most 1,024 bytes", arguments: [1_023, 1_024, 1_025])
    func longPath(count: Int) throws {
        let file = ZipFixture.File(String(repeating: "p", count: count), "x")
        #expect((try Self.refusal([file]) == nil) == (count <= 1_024))
    }

    @Test(
        "the end is found before a comment of any length, also one that nearly looks like an end",
        arguments: ["QK\u{5}\u{6}", "PL\u{5}\u{6}", "PK\u{4}\u{6}", "PK\u{5}\u{7}", ""]
    )
    func comments(sign: String) throws {
        for count in [0, 17, 18, 19, 65_535 - sign.utf8.count] {
            let comment = sign + String(repeating: "x", count: count)
            let (archive, folder) = try Self.archive(ZipFixture.archive([ZipFixture.File("a", "x")], comment: comment))
            defer { _ = folder }
            #expect(archive.entries.map(\.path) == ["a"])
        }
    }

    @Test("the wide record counts where a number of the end is its largest", arguments: [10..<12, 12..<16, 16..<20])
    func wideEnd(places: Range<Int>) throws {
        let plain = ZipFixture.archive([ZipFixture.File("a", "x")])
        let body = Array(plain.dropLast(22))
        let end = Array(plain.suffix(22))
        var wide: [UInt8] = [0x50, 0x4B, 6, 6]
        wide += [UInt8](repeating: 0, count: 28)
        for number in [10..<12, 12..<16, 16..<20] {
            wide += end[number]
            wide += [UInt8](repeating: 0, count: 8 - number.count)
        }
        var locator: [UInt8] = [0x50, 0x4B, 6, 7, 0, 0, 0, 0, UInt8(body.count)]
        locator += [UInt8](repeating: 0, count: 11)
        var largest = end
        for place in places { largest[place] = 0xFF }
        let (archive, folder) = try Self.archive(body + wide + locator + largest)
        defer { _ = folder }
        #expect(archive.entries.map(\.path) == ["a"])
        largest[places.lowerBound] = 0xFE
        #expect(throws: ZipError.self) { _ = try Self.archive(body + wide + locator + largest) }
    }

    @Test("bytes before the start and behind the end of a file are damage")
    func outside() throws {
        let folder = try TemporaryFolder()
        let file = try ZipFile(folder.write("abc", to: "f"))
        #expect(try file.bytes(at: 0, count: 3) == Array("abc".utf8))
        #expect(try file.bytes(at: 3, count: 0).isEmpty)
        for (offset, count) in [(-1, 1), (-1, 0), (0, -1), (0, 4), (3, 1), (4, 0), (.max, 1)] as [(Int64, Int)] {
            #expect(throws: ZipError.damaged(path: "f", reason: "it ends too early"), "\(offset), \(count)") {
                try file.bytes(at: offset, count: count)
            }
        }
    }

    @Test("a link is no file")
    func links() throws {
        var link = ZipFixture.File("export.xml", "/etc/passwd")
        link.mode = 0o120777
        let (archive, folder) = try Self.archive(ZipFixture.archive([link, ZipFixture.File("real", "x")]))
        defer { _ = folder }
        #expect(archive.entries.map(\.path) == ["real"])
    }

    @Test("a bomb is refused by how tightly it is packed, by its claimed size, or where it is larger than it claims")
    func bombs() throws {
        let count = 8_000_000
        let bomb = GzipFixture.bomb(zeros: count)
        func file(claiming size: Int) -> ZipFixture.File {
            ZipFixture.File("zeros", gzip: bomb, size: size, checksum: 0)
        }
        var limits = ZipArchive.Limits()
        limits.freeBytes = 1_000_000
        limits.ratio = 100
        let tight = try Self.refusal([file(claiming: count * 2)], limits)
        #expect(tight == .hostile(path: "export.zip", reason: "“zeros” unpacks to more than 100 times its size"))
        let small = try Self.refusal([file(claiming: 1000)])
        #expect(small == .hostile(path: "export.zip", reason: "“zeros” is larger than the archive says"))
        limits.fileBytes = 1_000_000
        guard case .hostile? = try Self.refusal([file(claiming: count)], limits) else {
            Issue.record("a file over the limit was read")
            return
        }
        limits.entries = 2
        guard case .hostile? = try Self.refusal((0..<3).map { ZipFixture.File("\($0)", "x") }, limits) else {
            Issue.record("more files than the limit were read")
            return
        }
    }

    @Test("files that lie over one another are refused: one packed stream can't be unpacked a thousand times")
    func overlapping() throws {
        let first = ZipFixture.File("a", "the same bytes")
        var second = ZipFixture.File("b", "the same bytes")
        second.offset = 0
        #expect(
            try Self.refusal([first, second])
                == .hostile(path: "export.zip", reason: "its files lie over one another")
        )
    }

    @Test(
        "a file that lies beyond the archive's end is refused, however large its numbers",
        arguments: [1000, 1 << 32, 1 << 62 - 1, 1 << 62, Int.max, -1]
    )
    func beyondTheEnd(number: Int) throws {
        let damage = ZipError.damaged(path: "export.zip", reason: "the file “a” lies beyond its end")
        for (offset, size) in [(number, number), (number, 0), (0, number), (number, 1), (1, number)] {
            var file = ZipFixture.File("a", "")
            (file.isWide, file.offset, file.packedSize) = (true, offset, size)
            #expect(try Self.refusal([file]) == damage, "offset \(offset), size \(size)")
        }
    }

    @Test("encrypted files and rare methods are refused in words, and so is what isn't what the archive says it is")
    func unsupported() throws {
        var encrypted = ZipFixture.File("a", "x")
        encrypted.flags = 1
        #expect(try Self.refusal([encrypted]) == .unsupported(path: "export.zip", reason: "“a” is encrypted"))
        var rare = ZipFixture.File("a", "x")
        rare.method = 14
        #expect(try Self.refusal([rare]) == .unsupported(path: "export.zip", reason: "“a” is packed by method 14"))
        var wrong = ZipFixture.File("a", "x")
        wrong.checksum = 7
        #expect(
            try Self.refusal([wrong])
                == .damaged(path: "export.zip", reason: "“a” isn't what the archive says it is")
        )
        var long = ZipFixture.File("a", "xy")
        long.size = 3
        guard case .damaged? = try Self.refusal([long]) else {
            Issue.record("a file shorter than it claims was read")
            return
        }
    }

    @Test("a file that is no archive, or none at all, is refused with what to do")
    func noArchive() throws {
        let folder = try TemporaryFolder()
        let text = try folder.write("<HealthData/>", to: "export.xml")
        #expect(!ZipArchive.isArchive(text))
        #expect(throws: ZipError.damaged(path: "export.xml", reason: "it has no list of files")) {
            try ZipArchive(at: text)
        }
        let missing = folder.file("missing.zip")
        #expect(!ZipArchive.isArchive(missing))
        do {
            _ = try ZipArchive(at: missing)
            Issue.record("a missing file was opened")
        } catch {
            #expect("\(error)".contains("missing.zip can't be read"))
        }
        let archive = folder.file("real.zip")
        try Data(ZipFixture.archive([ZipFixture.File("a", "x")])).write(to: archive)
        #expect(ZipArchive.isArchive(archive))
    }

    @Test("a damaged archive ends with its bytes or an error, never in a crash", arguments: 0..<8 as Range<UInt64>)
    func damaged(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let files = [
            ZipFixture.File("a/export.xml", "some text"), ZipFixture.File(deflated: "b", Array("deflated".utf8)),
        ]
        let whole = ZipFixture.archive(files, comment: "note")
        for _ in 0..<150 {
            var bytes = whole
            for _ in 0..<random.int(in: 1...6) {
                bytes[random.int(in: 0...bytes.count - 1)] = UInt8(truncatingIfNeeded: random.next())
            }
            if random.oneIn(4) { bytes.removeLast(random.int(in: 1...bytes.count - 1)) }
            do {
                let (archive, folder) = try Self.archive(bytes)
                defer { _ = folder }
                for entry in archive.entries { #expect(try Self.read(archive, entry).count <= 65_535) }
            } catch let error as ZipError {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Test("reading a file of 100 MB takes a few hundred kilobytes of memory")
    func memory() throws {
        let count = 100_000_000
        let bomb = GzipFixture.bomb(zeros: count)
        let file = ZipFixture.File("zeros", gzip: bomb, size: count * 2, checksum: 0)
        let (archive, folder) = try Self.archive(ZipFixture.archive([file]))
        defer { _ = folder }
        let reader = try archive.reader(of: archive.entries[0])
        var read = 0
        let growth = try PeakMemory.growth {
            while read < count, let piece = try reader.next() { read += piece.count }
        }
        #expect(read >= count)
        if let growth { #expect(growth < 8_000_000, "\(growth) bytes") }
    }
}
