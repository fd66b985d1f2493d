import CommandKit
import Foundation
import MarkupKit
import ZipKit

/// A file, or a file in an archive, read piece by piece. Why a reading ended early is kept.
final class FilePieces: Sequence, IteratorProtocol {
    private static let size = 1 << 18

    /// How many bytes there are; nil where that isn't known.
    let byteCount: Int64?
    private let opening: () throws -> () throws -> [UInt8]?
    private var reading: (() throws -> [UInt8]?)?
    /// Told how many bytes were read.
    private let progress: (Int) -> Void
    /// What made it end early.
    private(set) var failure: CommandError?

    /// A file on disk, opened at the first piece.
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

    /// A file in an archive, opened at the first piece.
    init(_ entry: ZipArchive.Entry, in archive: ZipArchive, progress: @escaping (Int) -> Void = { _ in }) {
        byteCount = entry.size
        self.progress = progress
        opening = {
            let reader = try archive.reader(of: entry)
            return { try reader.next() }
        }
    }

    /// The next piece; nil at the end, and where it can't be read.
    func next() -> [UInt8]? {
        guard failure == nil else { return nil }
        do {
            let next = try reading ?? opening()
            reading = next
            guard let piece = try next() else {
                // Nothing is held open longer than it is read.
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

    /// What can't be read, in words.
    static func error(_ error: any Error) -> CommandError {
        if let zip = error as? ZipError { return CommandError(.badData, "\(zip)") }
        let reason = (error as? CocoaError)?.localizedDescription ?? "\(error)"
        return CommandError(.inputOutput, "a file can't be read (\(reason))", remedy: "check it and its permissions")
    }
}
