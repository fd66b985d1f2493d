/// Returns the words for an error number of the operating system: "Connection refused".
///
/// The system's own words, which `strerror` gives, are in English alone.
public func systemReason(_ code: Int32) -> String {
    words[code].map { localized($0) } ?? localized("error \(Int(code)) of the system")
}

/// Returns such words that are kept in English in the current language; nil for other texts, and in English.
public func systemReason(kept text: String) -> String? {
    guard Language.current != .english else { return nil }
    return faults.first { $0.words.english == text }.map { localized($0.words) }
}

private let words: [Int32: Phrase] = Dictionary(uniqueKeysWithValues: faults.map { (code(of: $0), $0.words) })

private typealias Fault = (linux: Int32, darwin: Int32, words: Phrase)

/// Returns the number of an error on this system.
private func code(of fault: Fault) -> Int32 {
    #if canImport(Darwin)
        return fault.darwin
    #else
        return fault.linux
    #endif
}

/// The error numbers that an app meets, with the words of the GNU C library.
private let faults: [Fault] = [
    (1, 1, Phrase("Operation not permitted")), (2, 2, Phrase("No such file or directory")),
    (4, 4, Phrase("Interrupted system call")), (5, 5, Phrase("Input/output error")),
    (6, 6, Phrase("No such device or address")), (8, 8, Phrase("Exec format error")),
    (9, 9, Phrase("Bad file descriptor")), (11, 35, Phrase("Resource temporarily unavailable")),
    (12, 12, Phrase("Cannot allocate memory")), (13, 13, Phrase("Permission denied")),
    (16, 16, Phrase("Device or resource busy")), (17, 17, Phrase("File exists")),
    (18, 18, Phrase("Invalid cross-device link")), (19, 19, Phrase("No such device")),
    (20, 20, Phrase("Not a directory")), (21, 21, Phrase("Is a directory")), (22, 22, Phrase("Invalid argument")),
    (23, 23, Phrase("Too many open files in system")), (24, 24, Phrase("Too many open files")),
    (26, 26, Phrase("Text file busy")), (27, 27, Phrase("File too large")),
    (28, 28, Phrase("No space left on device")), (30, 30, Phrase("Read-only file system")),
    (32, 32, Phrase("Broken pipe")), (36, 63, Phrase("File name too long")), (39, 66, Phrase("Directory not empty")),
    (40, 62, Phrase("Too many levels of symbolic links")), (98, 48, Phrase("Address already in use")),
    (99, 49, Phrase("Cannot assign requested address")), (100, 50, Phrase("Network is down")),
    (101, 51, Phrase("Network is unreachable")), (103, 53, Phrase("Software caused connection abort")),
    (104, 54, Phrase("Connection reset by peer")), (105, 55, Phrase("No buffer space available")),
    (107, 57, Phrase("Transport endpoint is not connected")), (110, 60, Phrase("Connection timed out")),
    (111, 61, Phrase("Connection refused")), (112, 64, Phrase("Host is down")), (113, 65, Phrase("No route to host")),
    (122, 69, Phrase("Disk quota exceeded")),
]
