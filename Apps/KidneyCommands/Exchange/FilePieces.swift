import CommandKit
import Foundation
import MarkupKit
import StorageKit
import WordKit
import ZipKit

/// The bytes of a file, or of a file in an archive, in pieces. It keeps the error that ended the reading early.
final class FilePieces: Sequence, IteratorProtocol {
    private static let size = 1 << 18

    /// The number of bytes; nil if it isn't known.
    let byteCount: Int64?
    private let opening: () throws -> () throws -> [UInt8]?
    private var reading: (() throws -> [UInt8]?)?
    /// Called with the number of bytes in each piece.
    private let progress: (Int) -> Void
    /// The error that ended the reading early; nil for none.
    private(set) var failure: CommandError?

    /// Creates the pieces of a file on disk, which is opened with the first piece.
    init(_ file: URL, progress: @escaping (Int) -> Void = { _ in }) {
        let values = try? file.resourceValues(forKeys: [.fileSizeKey])
        byteCount = values?.fileSize.map(Int64.init)
        self.progress = progress
        opening = {
            let handle = try FileHandle(forReadingFrom: file)
            return {
                guard let data = try handle.read(upToCount: Self.size), !data.isEmpty else { return nil }
                return Array(data)
            }
        }
    }

    /// Creates the pieces of a file in an archive, which is opened with the first piece.
    init(_ entry: ZipArchive.Entry, in archive: ZipArchive, progress: @escaping (Int) -> Void = { _ in }) {
        byteCount = entry.size
        self.progress = progress
        opening = {
            let reader = try archive.reader(of: entry)
            return { try reader.next() }
        }
    }

    /// Returns the next piece; nil at the end and after an error.
    func next() -> [UInt8]? {
        guard failure == nil else { return nil }
        do {
            let next = try reading ?? opening()
            reading = next
            guard let piece = try next() else {
                // The file is closed at its end.
                reading = { nil }
                return nil
            }
            progress(piece.count)
            return piece
        } catch {
            failure = Self.error(error)
            return nil
        }
    }

    /// Returns an error of reading as a command's error.
    static func error(_ error: any Error) -> CommandError {
        if let zip = error as? ZipError { return CommandError(.badData, "\(zip)") }
        let reason = systemReason(of: error)
        return CommandError(
            .inputOutput,
            localized("a file can't be read (\(reason))"),
            remedy: localized("check it and its permissions")
        )
    }
}
