import Foundation
import WordKit

/// An open file for random access. It is closed with its last reference.
final class ZipFile {
    let path: String
    let size: Int64
    private let descriptor: Int32

    init(_ url: URL) throws(ZipError) {
        path = url.lastPathComponent
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            let reason = systemReason(errno)
            size = 0
            throw .unreadable(path: url.lastPathComponent, reason: reason)
        }
        size = Int64(status.st_size)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns `count` bytes at an offset.
    ///
    /// - Throws: ``ZipError/damaged(path:reason:)`` if the file ends before, or ``ZipError/unreadable(path:reason:)``.
    func bytes(at offset: Int64, count: Int) throws(ZipError) -> [UInt8] {
        guard offset >= 0, count >= 0, offset <= size - Int64(count) else {
            throw damaged(localized("it ends too early"))
        }
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let read = bytes.withUnsafeMutableBytes { buffer in
                pread(descriptor, buffer.baseAddress.map { $0 + done }, count - done, off_t(offset) + off_t(done))
            }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw .unreadable(path: path, reason: systemReason(errno)) }
            guard read > 0 else { throw damaged(localized("it ends too early")) }
            done += read
        }
        return bytes
    }

    func damaged(_ reason: String) -> ZipError { .damaged(path: path, reason: reason) }
    func unsupported(_ reason: String) -> ZipError { .unsupported(path: path, reason: reason) }
    func hostile(_ reason: String) -> ZipError { .hostile(path: path, reason: reason) }
}

/// Little-endian numbers in an archive. Bytes beyond the end are 0.
struct ZipNumbers {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes)[...] }

    subscript(two offset: Int) -> UInt16 { UInt16(truncatingIfNeeded: number(offset, 2)) }
    subscript(four offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: number(offset, 4)) }
    subscript(eight offset: Int) -> UInt64 { number(offset, 8) }

    private func number(_ offset: Int, _ count: Int) -> UInt64 {
        var value: UInt64 = 0
        for index in (0..<count).reversed() {
            let place = bytes.startIndex + offset + index
            value = value << 8 | (place < bytes.endIndex ? UInt64(bytes[place]) : 0)
        }
        return value
    }
}
