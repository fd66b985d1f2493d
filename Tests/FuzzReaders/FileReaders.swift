import Foundation
import PixbufThumbnailer
import StorageKit
import ZipKit

extension FuzzReader {
    /// Readers of archives and pictures.
    static let fileReaders: [FuzzReader] = [
        FuzzReader("zip", longest: 2_048) { bytes in
            var limits = ZipArchive.Limits()
            limits.entries = 100
            limits.directoryBytes = 64 << 10
            limits.fileBytes = 64 << 10
            limits.freeBytes = 64 << 10
            let url = try InputFile.shared.write(bytes)
            _ = ZipArchive.isArchive(url)
            guard let archive = try outcome({ () throws(ZipError) in try ZipArchive(at: url, limits: limits) }) else {
                return
            }
            try require(archive.entries.count <= limits.entries, "an archive has \(archive.entries.count) entries")
            for entry in archive.entries {
                try require(!entry.path.hasPrefix("/"), "an entry is named “\(entry.path)”")
                try require(
                    !entry.path.split(separator: "/").contains(".."),
                    "an entry leads out of the archive: “\(entry.path)”"
                )
                try unpack(entry, of: archive, limits)
            }
        },
        FuzzReader("archive", longest: 2_048) { bytes in try ArchiveLaws.check(bytes) },
        FuzzReader("image", longest: 1_024) { bytes in
            guard let mediaType = MediaType(content: bytes) else { return }
            _ = mediaType.isBare(Data(bytes))
            let header = try outcome { () throws(ImageHeader.Broken) in
                try ImageHeader(Data(bytes), mediaType: mediaType)
            }
            guard let header else { return }
            try require(header.width > 0 && header.height > 0, "a picture has no pixels")
        },
        FuzzReader("picture", longest: 4_096, megabytes: 1_024) { bytes in
            let decoder = PixbufDecoder(side: 64, pixelLimit: 1_000_000)
            guard let small = try outcome({ try decoder.thumbnail(of: Data(bytes)) }) else { return }
            try require(
                (1...64).contains(small.width) && (1...64).contains(small.height),
                "a thumbnail has \(small.width) × \(small.height) pixels"
            )
            let mediaType = MediaType(content: small.data)
            try require(mediaType == .jpeg || mediaType == .png, "a thumbnail is of no known kind")
            try require(mediaType?.isBare(small.data) == true, "a thumbnail has metadata")
        },
    ]

    private static func unpack(_ entry: ZipArchive.Entry, of archive: ZipArchive, _ limits: ZipArchive.Limits) throws {
        var count: Int64 = 0
        let isWhole = try outcome { () throws(ZipError) -> Bool in
            let reader = try archive.reader(of: entry)
            while let piece = try reader.next() { count += Int64(piece.count) }
            return true
        }
        try require(count <= limits.fileBytes, "an entry unpacks to \(count) bytes")
        if isWhole == true { try require(count == entry.size, "an entry has \(count) bytes and says \(entry.size)") }
    }
}

/// A file for readers that need one, rewritten for each input.
private final class InputFile: Sendable {
    static let shared = InputFile()
    private let url = FileManager.default.temporaryDirectory
        .appending(path: "nourish-fuzz-\(ProcessInfo.processInfo.processIdentifier)")

    func write(_ bytes: [UInt8]) throws -> URL {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        guard count == bytes.count else { throw CocoaError(.fileWriteUnknown) }
        return url
    }
}
