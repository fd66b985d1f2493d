import WordKit

/// An error of a ZIP archive. Each `description` says what to do.
public enum ZipError: Error, Hashable, Sendable {
    /// The file can't be read.
    case unreadable(path: String, reason: String)
    /// The file is not a ZIP archive, or a broken one.
    case damaged(path: String, reason: String)
    /// The archive is encrypted, split into parts, or packed by an unsupported method.
    case unsupported(path: String, reason: String)
    /// The archive unpacks to far more than its size, has overlapping parts, or has a path that leads out of it.
    case hostile(path: String, reason: String)
}

extension ZipError: CustomStringConvertible {
    /// One line with the problem and how to solve it.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            localized("\(path) can't be read (\(reason)) — check the file and its permissions")
        case .damaged(let path, let reason): localized("\(path) is no whole ZIP archive: \(reason) — get it again")
        case .unsupported(let path, let reason):
            localized("\(path) can't be unpacked here: \(reason) — unpack it and name what was in it")
        case .hostile(let path, let reason):
            localized("\(path) was not unpacked: \(reason) — check where it comes from")
        }
    }
}
