/// What can go wrong with a ZIP archive; each `description` says what to do.
public enum ZipError: Error, Hashable, Sendable {
    /// The file can't be read.
    case unreadable(path: String, reason: String)
    /// It is no ZIP archive, or a broken one.
    case damaged(path: String, reason: String)
    /// It is written in a way that isn't read here: encrypted, in several parts, packed by a rare method.
    case unsupported(path: String, reason: String)
    /// It would unpack to far more than it is, its parts lie over one another, or a path leads out of it.
    case hostile(path: String, reason: String)
}

extension ZipError: CustomStringConvertible {
    /// One line: what is wrong, and what to do.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) can't be read (\(reason)) — check the file and its permissions"
        case .damaged(let path, let reason): "\(path) is no whole ZIP archive: \(reason) — get it again"
        case .unsupported(let path, let reason):
            "\(path) can't be unpacked here: \(reason) — unpack it and name what was in it"
        case .hostile(let path, let reason): "\(path) was not unpacked: \(reason) — check where it comes from"
        }
    }
}
