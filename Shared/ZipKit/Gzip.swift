import CZlib

/// Packed bytes that a browser unpacks: gzip, RFC 1952.
public enum Gzip {
    /// Returns the packed form of bytes; nil if it isn't shorter.
    ///
    /// - Parameter isQuick: Whether little time is spent, as for bytes that are sent once, and not on the shortest form.
    public static func packed(_ bytes: [UInt8], isQuick: Bool = false) -> [UInt8]? {
        var stream = z_stream()
        // Sixteen beyond the window bits: a header and a checksum of gzip.
        let isReady = deflateInit2_(
            &stream,
            isQuick ? Z_BEST_SPEED : Z_BEST_COMPRESSION,
            Z_DEFLATED,
            15 + 16,
            9,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        )
        guard isReady == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var given = bytes
        var packed = [UInt8](repeating: 0, count: bytes.count)
        let status = given.withUnsafeMutableBufferPointer { source in
            packed.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = uInt(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = uInt(target.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        return status == Z_STREAM_END ? Array(packed.prefix(Int(stream.total_out))) : nil
    }
}
