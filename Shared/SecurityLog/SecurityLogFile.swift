import Foundation
import TimeKit
import WordKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The files of a log: the current one, and the rotated ones NAME.1 (the newest), NAME.2 and so on.
///
/// Several processes may write to it. Each line is written whole, under a lock on the file.
struct SecurityLogFile {
    let path: String
    let options: SecurityLogOptions

    /// The reason why writing failed.
    struct Failure: Error {
        let reason: String
        init(_ path: String) { reason = "\(path): \(systemReason(errno))" }
    }

    /// Returns the path of a rotated file, or of the current file for 0.
    func path(_ number: Int) -> String { number == 0 ? path : "\(path).\(number)" }

    /// Returns the numbers of the files that exist, ascending. Files that are too old were removed between others, so there may be gaps.
    func numbers() -> [Int] {
        let url = URL(fileURLWithPath: path)
        let name = url.lastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
        return names.compactMap { other in
            if other == name { return 0 }
            guard other.hasPrefix(name + "."), let number = Int(other.dropFirst(name.count + 1)), number > 0 else {
                return nil
            }
            return number
        }.sorted()
    }

    /// Appends entries as lines, all or none of them.
    func append(_ entries: [SecurityLogEntry], at now: Instant) throws {
        guard !entries.isEmpty else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines = Data()
        for entry in entries { lines += try encoder.encode(entry) + [UInt8(ascii: "\n")] }
        let descriptor = try opened(at: now)
        // Closing also releases the lock.
        defer { close(descriptor) }
        let size = lseek(descriptor, 0, SEEK_END)
        // A power failure may have left a partial line.
        if size > 0, Self.bytes(of: descriptor, at: size - 1, count: 1) != Data([UInt8(ascii: "\n")]) {
            lines.insert(UInt8(ascii: "\n"), at: lines.startIndex)
        }
        var offset = 0
        while offset < lines.count {
            let count = lines.withUnsafeBytes {
                write(descriptor, $0.baseAddress?.advanced(by: offset), $0.count - offset)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let failure = Failure(path)
                _ = ftruncate(descriptor, size)
                throw failure
            }
            offset += count
        }
    }

    /// Opens and locks the current file, rotating it first if it is full.
    private func opened(at now: Instant) throws -> Int32 {
        // Another process may rotate the file between opening and locking it.
        while true {
            let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { throw Failure(path) }
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    close(descriptor)
                    throw Failure(path)
                }
            }
            var (own, named) = (stat(), stat())
            guard fstat(descriptor, &own) == 0, fchmod(descriptor, 0o600) == 0 else {
                close(descriptor)
                throw Failure(path)
            }
            let isCurrent = stat(path, &named) == 0 && own.st_ino == named.st_ino && own.st_dev == named.st_dev
            if isCurrent, !isFull(descriptor, bytes: Int(own.st_size), at: now) { return descriptor }
            defer { close(descriptor) }
            if isCurrent { try putAside(at: now) }
        }
    }

    private func isFull(_ descriptor: Int32, bytes: Int, at now: Instant) -> Bool {
        guard bytes > 0 else { return false }
        if bytes >= options.fileBytes { return true }
        let start = Self.bytes(of: descriptor, at: 0, count: 4_096)
        guard let first = SecurityLogReading.entries(in: start).entries.first else { return false }
        return first.time.milliseconds(until: now) >= Int64(options.keptDays) * 86_400_000 / 6
    }

    /// Rotates the files, and removes those that are too many or too old. Call it under the lock.
    ///
    /// - Throws: ``Failure`` if the current file stays in its place.
    private func putAside(at now: Instant) throws {
        guard unlink(path(options.keptFiles)) == 0 || errno == ENOENT else { throw Failure(path(options.keptFiles)) }
        for number in stride(from: options.keptFiles - 1, through: 0, by: -1) {
            guard rename(path(number), path(number + 1)) == 0 || errno == ENOENT else {
                throw Failure(path(number + 1))
            }
        }
        for number in 1...max(1, options.keptFiles) {
            guard let end = SecurityLogReading.tail(of: path(number), bytes: 4_096),
                let last = SecurityLogReading.entries(in: end).entries.last
            else { continue }
            if last.last.milliseconds(until: now) >= Int64(options.keptDays) * 86_400_000 { unlink(path(number)) }
        }
    }

    private static func bytes(of descriptor: Int32, at offset: off_t, count: Int) -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        let got = pread(descriptor, &bytes, count, offset)
        return Data(bytes.prefix(max(0, got)))
    }
}
