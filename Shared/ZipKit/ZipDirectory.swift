import WordKit

/// The central directory of an archive (APPNOTE 6.3, sections 4.3.12 to 4.3.16).
struct ZipDirectory {
    private static let recordSize = 46
    private static let endSize = 22

    private let file: ZipFile
    private let limits: ZipArchive.Limits

    init(_ file: ZipFile, _ limits: ZipArchive.Limits) {
        self.file = file
        self.limits = limits
    }

    /// Returns the files, in the order of the directory.
    func entries() throws(ZipError) -> [ZipArchive.Entry] {
        let (count, offset, size) = try place()
        guard count <= UInt64(limits.entries), size <= UInt64(limits.directoryBytes) else {
            throw file.hostile(localized("it lists more than \(limits.entries) files"))
        }
        guard offset <= UInt64(file.size), size <= UInt64(file.size) - offset else {
            throw file.damaged(localized("its list of files lies beyond its end"))
        }
        let bytes = try file.bytes(at: Int64(offset), count: Int(size))
        var entries: [ZipArchive.Entry] = []
        var spans: [(start: Int64, end: Int64)] = []
        var index = 0
        for _ in 0..<count {
            guard index + Self.recordSize <= bytes.count else {
                throw file.damaged(localized("its list of files ends too early"))
            }
            let numbers = ZipNumbers(bytes[index..<(index + Self.recordSize)])
            guard numbers[four: 0] == 0x0201_4B50 else { throw file.damaged(localized("its list of files is broken")) }
            let lengths = [numbers[two: 28], numbers[two: 30], numbers[two: 32]].map(Int.init)
            let end = index + Self.recordSize + lengths[0] + lengths[1] + lengths[2]
            guard end <= bytes.count else { throw file.damaged(localized("its list of files ends too early")) }
            let name = bytes[(index + Self.recordSize)..<(index + Self.recordSize + lengths[0])]
            let extra = bytes[(index + Self.recordSize + lengths[0])..<(end - lengths[2])]
            let entry = try entry(numbers, name: Array(name), extra: Array(extra))
            index = end
            spans.append((entry.offset, entry.offset + 30 + entry.packedSize))
            // The upper half of the external attributes is the Unix mode, which is 0xA000 for a link.
            let isLink = numbers[two: 4] >> 8 == 3 && numbers[four: 38] >> 28 == 0xA
            if !entry.path.hasSuffix("/"), !isLink { entries.append(entry) }
        }
        spans.sort { $0.start < $1.start }
        for (span, next) in zip(spans, spans.dropFirst()) where span.end > next.start {
            throw file.hostile(localized("its files lie over one another"))
        }
        if let last = spans.last, last.end > Int64(offset) {
            throw file.hostile(localized("its files lie over one another"))
        }
        return entries
    }

    private func entry(_ numbers: ZipNumbers, name: [UInt8], extra: [UInt8]) throws(ZipError) -> ZipArchive.Entry {
        let path = String(decoding: name, as: UTF8.self)
        guard Self.isInside(path) else {
            throw file.hostile(localized("it holds the path “\(String(path.prefix(80)))”, which leads out of it"))
        }
        var sizes = [UInt64(numbers[four: 24]), UInt64(numbers[four: 20]), UInt64(numbers[four: 42])]
        // Values that don't fit into 32 bits are in an extra field, in this order.
        if sizes.contains(0xFFFF_FFFF) {
            let wide = ZipNumbers(Self.field(1, in: extra))
            var offset = 0
            for index in sizes.indices where sizes[index] == 0xFFFF_FFFF {
                guard offset + 8 <= wide.bytes.count else {
                    throw file.damaged(localized("the size of a file is missing"))
                }
                sizes[index] = wide[eight: offset]
                offset += 8
            }
        }
        guard sizes[0] <= UInt64(limits.fileBytes) else {
            throw file.hostile(localized("a file in it is larger than \(limits.fileBytes) bytes"))
        }
        // Both are at most the archive's size, so their sum can't overflow.
        guard sizes[1] <= UInt64(file.size), sizes[2] <= UInt64(file.size) - sizes[1] else {
            throw file.damaged(localized("the file “\(path)” lies beyond its end"))
        }
        return ZipArchive.Entry(
            path: path,
            size: Int64(sizes[0]),
            packedSize: Int64(sizes[1]),
            checksum: numbers[four: 16],
            method: numbers[two: 10],
            isEncrypted: numbers[two: 8] & 1 == 1,
            offset: Int64(sizes[2])
        )
    }

    /// Returns whether a path stays inside the folder it is unpacked to: it is relative, names no drive and has no "..".
    private static func isInside(_ path: String) -> Bool {
        guard !path.isEmpty, path.utf8.count <= 1024, !path.hasPrefix("/"),
            !path.unicodeScalars.contains(where: { $0.value < 32 || $0 == "\\" || $0 == ":" })
        else { return false }
        return !path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
    }

    /// Returns the content of an extra field, or nothing if it is missing.
    private static func field(_ id: UInt16, in extra: [UInt8]) -> ArraySlice<UInt8> {
        var index = 0
        while index + 4 <= extra.count {
            let numbers = ZipNumbers(extra[index..<(index + 4)])
            let end = min(index + 4 + Int(numbers[two: 2]), extra.count)
            if numbers[two: 0] == id { return extra[(index + 4)..<end] }
            index = end
        }
        return []
    }

    // MARK: Location

    /// Returns the number of entries, and the location of the directory.
    private func place() throws(ZipError) -> (count: UInt64, offset: UInt64, size: UInt64) {
        // The end record may be followed by a comment of up to 64 KB.
        let tailSize = Int(min(file.size, Int64(Self.endSize + 0xFFFF)))
        let tail = try file.bytes(at: file.size - Int64(tailSize), count: tailSize)
        guard tail.count >= Self.endSize,
            let end = (0...(tail.count - Self.endSize)).reversed().first(where: { index in
                tail[index] == 0x50 && tail[index + 1] == 0x4B && tail[index + 2] == 5 && tail[index + 3] == 6
            })
        else { throw file.damaged(localized("it has no list of files")) }
        let numbers = ZipNumbers(tail[end...])
        let place = (
            count: UInt64(numbers[two: 10]), offset: UInt64(numbers[four: 16]), size: UInt64(numbers[four: 12])
        )
        let endOffset = file.size - Int64(tailSize) + Int64(end)
        if place.count == 0xFFFF || place.offset == 0xFFFF_FFFF || place.size == 0xFFFF_FFFF, endOffset >= 20 {
            let locator = ZipNumbers(try file.bytes(at: endOffset - 20, count: 20))
            if locator[four: 0] == 0x0706_4B50 {
                guard locator[four: 16] <= 1, locator[eight: 8] < 1 << 62 else {
                    throw file.unsupported(localized("it is in several parts"))
                }
                let wide = ZipNumbers(try file.bytes(at: Int64(locator[eight: 8]), count: 56))
                guard wide[four: 0] == 0x0606_4B50 else { throw file.damaged(localized("its list of files is broken")) }
                return (wide[eight: 32], wide[eight: 48], wide[eight: 40])
            }
        }
        guard numbers[two: 4] == 0, numbers[two: 6] == 0 else {
            throw file.unsupported(localized("it is in several parts"))
        }
        return place
    }
}
