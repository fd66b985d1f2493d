/// ZIP archives for tests, valid and invalid.
public enum ZipFixture {
    /// A file in an archive, with the values that the archive states for it.
    public struct File {
        public var path: String
        /// The unpacked bytes; empty if unknown.
        public var bytes: [UInt8]
        /// The bytes in the archive.
        public var packed: [UInt8]
        /// The method: 0 for stored, 8 for deflated.
        public var method: UInt32
        /// The size stated in the archive.
        public var size: Int
        /// The checksum stated in the archive.
        public var checksum: UInt32
        /// The flags: 1 for encrypted.
        public var flags: UInt32 = 0
        /// The Unix mode; 0o120777 is a link.
        public var mode: UInt32 = 0o100644
        /// The offset stated in the archive; nil for the true one.
        public var offset: Int?
        /// Whether the sizes and the offset are in the field for large archives.
        public var isWide = false
        /// The packed size stated in the archive; nil for the true one.
        public var packedSize: Int?

        /// Creates a stored file.
        public init(_ path: String, _ bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
            packed = bytes
            method = 0
            size = bytes.count
            checksum = GzipFixture.checksum(bytes)
        }

        /// Creates a stored text file.
        public init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

        /// Creates a file from the raw deflate data in a gzip file, with a stated size and checksum.
        public init(_ path: String, gzip: [UInt8], size: Int, checksum: UInt32) {
            self.path = path
            bytes = []
            packed = Array(gzip.dropFirst(10).dropLast(8))
            method = 8
            self.size = size
            self.checksum = checksum
        }

        /// Creates a deflated file with one block of at most 65,535 bytes.
        public init(deflated path: String, _ bytes: [UInt8]) {
            self.init(
                path,
                gzip: GzipFixture.stored(bytes),
                size: bytes.count,
                checksum: GzipFixture.checksum(bytes)
            )
            self.bytes = bytes
        }
    }

    public static func archive(_ files: [File], comment: String = "") -> [UInt8] {
        var body: [UInt8] = []
        var list: [UInt8] = []
        for file in files {
            let offset = file.offset ?? body.count
            let name = Array(file.path.utf8)
            let sizes =
                file.isWide
                ? [0xFFFF_FFFF, 0xFFFF_FFFF] : [UInt32(file.packedSize ?? file.packed.count), UInt32(file.size)]
            var extra: [UInt8] = []
            if file.isWide {
                let numbers = wide(file.size) + wide(file.packedSize ?? file.packed.count) + wide(offset)
                extra = number(1, 2) + number(24, 2) + numbers
            }
            let head = number(file.flags, 2) + number(file.method, 2) + number(0, 4) + number(file.checksum, 4)
            body += number(0x0403_4B50, 4) + number(20, 2) + head + sizes.flatMap { number($0, 4) }
            body += number(UInt32(name.count), 2) + number(UInt32(extra.count), 2) + name + extra + file.packed
            list += number(0x0201_4B50, 4) + number(3 << 8 | 20, 2) + number(20, 2) + head
            list += sizes.flatMap { number($0, 4) } + number(UInt32(name.count), 2)
            list += number(UInt32(extra.count), 2) + number(0, 2) + number(0, 2) + number(0, 2)
            list += number(file.mode << 16, 4) + number(file.isWide ? 0xFFFF_FFFF : UInt32(offset), 4) + name + extra
        }
        let note = Array(comment.utf8)
        let count = number(UInt32(files.count), 2)
        let end = number(0x0605_4B50, 4) + number(0, 4) + count + count + number(UInt32(list.count), 4)
        return body + list + end + number(UInt32(body.count), 4) + number(UInt32(note.count), 2) + note
    }

    private static func number(_ value: UInt32, _ count: Int) -> [UInt8] { GzipFixture.littleEndian(value, count) }

    private static func wide(_ value: Int) -> [UInt8] {
        number(UInt32(truncatingIfNeeded: value), 4) + number(UInt32(truncatingIfNeeded: value >> 32), 4)
    }
}
