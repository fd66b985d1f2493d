import CZlib
import WordKit

/// A stream of the bytes of a file in an archive. It buffers one piece of the packed bytes and zlib's window.
public final class ZipReader {
    private static let pieceSize = 1 << 16

    private let entry: ZipArchive.Entry
    private let file: ZipFile
    private let limits: ZipArchive.Limits
    private var offset: Int64
    private var left: Int64
    private var unpacked: Int64 = 0
    private var checksum: UInt
    private var input: [UInt8] = []
    private var inputStart = 0
    /// The state of zlib, which keeps a pointer to it, so it must not move. nil for a stored file.
    private let stream: UnsafeMutablePointer<z_stream>?
    private var isUnpacked = false
    private var isOver = false

    init(_ entry: ZipArchive.Entry, in file: ZipFile, _ limits: ZipArchive.Limits) throws(ZipError) {
        self.entry = entry
        self.file = file
        self.limits = limits
        left = entry.packedSize
        checksum = UInt(crc32(0, nil, 0))
        guard !entry.isEncrypted else {
            (stream, offset) = (nil, 0)
            throw file.unsupported(localized("“\(entry.path)” is encrypted"))
        }
        guard entry.method == 0 || entry.method == 8 else {
            (stream, offset) = (nil, 0)
            throw file.unsupported(localized("“\(entry.path)” is packed by method \(entry.method)"))
        }
        do throws(ZipError) {
            let head = ZipNumbers(try file.bytes(at: entry.offset, count: 30))
            guard head[four: 0] == 0x0403_4B50 else {
                throw file.damaged(localized("“\(entry.path)” isn't where it should be"))
            }
            offset = entry.offset + 30 + Int64(head[two: 26]) + Int64(head[two: 28])
        } catch {
            (stream, offset) = (nil, 0)
            throw error
        }
        guard entry.method == 8 else {
            stream = nil
            return
        }
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        self.stream = stream
        // Negative window bits: deflated data in archives has no zlib header.
        guard inflateInit2_(stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw file.damaged(localized("zlib can't be set up"))
        }
    }

    deinit {
        guard let stream else { return }
        inflateEnd(stream)
        stream.deinitialize(count: 1)
        stream.deallocate()
    }

    /// Fills a buffer as far as possible. At the end of the file, size and checksum are verified.
    ///
    /// - Returns: The number of bytes written, or 0 at the end.
    /// - Throws: ``ZipError/unreadable(path:reason:)``, ``ZipError/damaged(path:reason:)``, ``ZipError/hostile(path:reason:)``.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        guard !isOver, buffer.count > 0 else { return 0 }
        let count = try stream == nil ? copy(into: buffer) : inflate(into: buffer)
        guard count > 0 else {
            isOver = true
            guard unpacked == entry.size, UInt32(truncatingIfNeeded: checksum) == entry.checksum else {
                throw file.damaged(localized("“\(entry.path)” isn't what the archive says it is"))
            }
            return 0
        }
        unpacked += Int64(count)
        guard unpacked <= entry.size else {
            throw file.hostile(localized("“\(entry.path)” is larger than the archive says"))
        }
        if unpacked > limits.freeBytes, unpacked / limits.ratio > entry.packedSize {
            throw file.hostile(localized("“\(entry.path)” unpacks to more than \(limits.ratio) times its size"))
        }
        let bytes = buffer.bindMemory(to: UInt8.self)
        checksum = UInt(crc32(uLong(checksum), bytes.baseAddress, uInt(count)))
        return count
    }

    /// Returns the next piece of up to 64 KB, or nil at the end.
    ///
    /// - Throws: The errors of ``read(into:)``.
    public func next() throws(ZipError) -> [UInt8]? {
        var piece = [UInt8](repeating: 0, count: Self.pieceSize)
        var failure: ZipError?
        let count = piece.withUnsafeMutableBytes { buffer in
            do throws(ZipError) {
                return try read(into: buffer)
            } catch {
                failure = error
                return 0
            }
        }
        if let failure { throw failure }
        guard count > 0 else { return nil }
        if count < piece.count { piece.removeLast(piece.count - count) }
        return piece
    }

    private func copy(into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        let piece = try packed(atMost: buffer.count)
        buffer.copyBytes(from: piece)
        return piece.count
    }

    private func inflate(into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        guard let stream, !isUnpacked else { return 0 }
        let room = min(buffer.count, 1 << 30)
        stream.pointee.next_out = buffer.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_out = uInt(room)
        while stream.pointee.avail_out > 0 {
            if inputStart == input.count {
                input = try packed(atMost: Self.pieceSize)
                inputStart = 0
            }
            let given = input.count - inputStart
            let status = input.withUnsafeMutableBufferPointer { bytes in
                stream.pointee.next_in = bytes.baseAddress.map { $0 + inputStart }
                stream.pointee.avail_in = uInt(given)
                return CZlib.inflate(stream, Z_NO_FLUSH)
            }
            inputStart += given - Int(stream.pointee.avail_in)
            if status == Z_STREAM_END {
                isUnpacked = true
                break
            }
            // Without input, zlib may still have output to give. It says Z_BUF_ERROR where it can do neither.
            guard status == Z_OK else { throw file.damaged(localized("“\(entry.path)” breaks off or is broken")) }
        }
        return room - Int(stream.pointee.avail_out)
    }

    private func packed(atMost count: Int) throws(ZipError) -> [UInt8] {
        let piece = try file.bytes(at: offset, count: Int(min(Int64(count), left)))
        offset += Int64(piece.count)
        left -= Int64(piece.count)
        return piece
    }
}
