public import Foundation
import StorageKit
public import TimeKit
import WordKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder of a server's signing keys, one file each. It is not part of any backup, and only the owner can read it.
///
/// A file is named `SECONDS-ID.pem`: the time from which the key signs, in seconds since 1970, and the key's id. Files never change, so
/// their names tell whether the keys have changed.
public struct SigningKeyFolder: Sendable {
    /// The folder; it doesn't have to exist.
    public let url: URL

    /// The number of days after which a key is replaced, at the server's start or while it runs.
    public static let daysOfUse = 365

    public init(_ url: URL) { self.url = url }

    private var path: String { url.path(percentEncoded: false) }

    public func file(of dated: SigningKeys.Dated) -> URL { file(Self.name(dated.key.id, dated.made)) }

    private func file(_ name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }

    static func name(_ id: String, _ made: Instant) -> String { "\(made.seconds)-\(id).pem" }
}

// MARK: Reading

extension SigningKeyFolder {
    /// Returns the sorted names of the key files; empty if the folder doesn't exist.
    func names() -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if Self.parts(of: name) != nil { names.append(name) }
        }
        return names.sorted()
    }

    /// Returns a text for the folder and for each of the named files that changes if its contents, its owner or its mode do.
    func state(of names: [String]) -> [String] {
        ([path] + names.map { file($0).path(percentEncoded: false) }).map { path in
            let found = try? FileManager.default.attributesOfItem(atPath: path)
            let shown = [.posixPermissions, .ownerAccountID, .size, .modificationDate].map { (key: FileAttributeKey) in
                found?[key].map { "\($0)" } ?? "-"
            }
            return ([path] + shown).joined(separator: " ")
        }
    }

    /// Whether the folder contains no key.
    public var isEmpty: Bool { names().isEmpty }

    /// Reads the keys.
    ///
    /// - Throws: ``SigningKeyError/readableByOthers(file:)``, `writableByOthers`, `unusable`, or `unreadable`, also if there is no key.
    public func read() throws(SigningKeyError) -> SigningKeys {
        guard let keys = try readAny() else { throw .unreadable(file: path, reason: "it holds no key") }
        return keys
    }

    private func readAny() throws(SigningKeyError) -> SigningKeys? {
        if FileManager.default.fileExists(atPath: path), try Self.mode(of: path) & 0o022 != 0 {
            throw .writableByOthers(folder: path)
        }
        var keys: [(key: SigningKey, made: Instant)] = []
        for name in names() {
            guard let parts = Self.parts(of: name) else { continue }
            let file = file(name)
            let key = try Self.key(in: file)
            guard key.id == parts.id else {
                throw .unusable(file: file.path(percentEncoded: false), reason: "it holds the key \(key.id)")
            }
            keys.append((key, parts.made))
        }
        return SigningKeys(keys)
    }

    private static func parts(of name: String) -> (made: Instant, id: String)? {
        // Compares bytes instead of matching a pattern, because every verified token lists the names.
        guard name.hasSuffix(".pem"), let hyphen = name.firstIndex(of: "-") else { return nil }
        let number = name[..<hyphen]
        let id = name[name.index(after: hyphen)...].dropLast(4)
        guard number.utf8.count <= 11, number.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let seconds = Int64(number), id.utf8.count == 40,
            id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        return (Instant(milliseconds: seconds * 1_000), String(id))
    }

    /// Reads the key in a file, which nobody else may be able to read.
    private static func key(in file: URL) throws(SigningKeyError) -> SigningKey {
        let path = file.path(percentEncoded: false)
        guard try mode(of: path) & 0o077 == 0 else { throw .readableByOthers(file: path) }
        let bytes: Data
        do {
            bytes = try Data(contentsOf: file)
        } catch {
            throw .unreadable(file: path, reason: systemReason(of: error))
        }
        return try SigningKey(pem: String(decoding: bytes.prefix(65_536), as: UTF8.self), named: path)
    }

    private static func mode(of path: String) throws(SigningKeyError) -> Int {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
        } catch {
            throw .unreadable(file: path, reason: systemReason(of: error))
        }
    }
}

// MARK: Changing

extension SigningKeyFolder {
    /// The result of changing the keys.
    public struct Change: Hashable, Sendable {
        /// The id of the new signing key; nil if the signing key is unchanged.
        public var made: String?
        /// The ids of the removed keys.
        public var removed: [String]

        public init(made: String? = nil, removed: [String] = []) {
            self.made = made
            self.removed = removed
        }
    }

    /// Brings the folder up to date: creates the first key, replaces a key that is too short or a year old, and removes keys that verify nothing
    /// anymore. A server calls it at its start and every day.
    ///
    /// - Parameters:
    ///   - earlier: The file in which earlier versions kept their only key; it moves into the folder. nil for none.
    ///   - now: The time.
    /// - Throws: `SigningKeyError`. Steps that were done before the error stay done.
    @discardableResult
    public func maintain(adopting earlier: URL? = nil, at now: Instant) throws(SigningKeyError) -> Change {
        try locked { () throws(SigningKeyError) in
            if let earlier { try adopt(earlier, at: now) }
            var change = Change()
            guard let keys = try readAny() else {
                change.made = try add(after: nil, at: now)
                return change
            }
            let isOld = keys.newest.made.adding(days24h: Self.daysOfUse) <= now
            if isOld || keys.newest.key.bits < SigningKey.bits {
                change.made = try add(after: keys.newest.made, at: now)
            }
            for dated in keys.all where !dated.verifies(at: now) { change.removed.append(try remove(dated)) }
            return change
        }
    }

    /// Creates a new key, which signs from now on.
    ///
    /// - Parameters:
    ///   - isVoiding: Whether all other keys are removed, readable or not, which makes everything they signed invalid at once.
    ///   - earlier: The file in which earlier versions kept their only key; nil for none.
    ///   - now: The time.
    /// - Throws: `SigningKeyError`.
    public func rotate(isVoiding: Bool, adopting earlier: URL? = nil, at now: Instant) throws(SigningKeyError) -> Change
    {
        try locked { () throws(SigningKeyError) in
            if let earlier, !isVoiding { try adopt(earlier, at: now) }
            let names = names()
            let readable = isVoiding ? [] : try readAny()?.all ?? []
            var change = Change(made: try add(after: names.compactMap { Self.parts(of: $0)?.made }.max(), at: now))
            for dated in readable where !dated.verifies(at: now) { change.removed.append(try remove(dated)) }
            guard isVoiding else { return change }
            for name in names {
                try unlink(file(name))
                change.removed.append(Self.parts(of: name)?.id ?? name)
            }
            if let earlier, FileManager.default.fileExists(atPath: earlier.path(percentEncoded: false)) {
                try unlink(earlier)
            }
            return change
        }
    }

    /// Removes a replaced key early, which makes everything it signed invalid at once.
    ///
    /// - Parameter name: A unique prefix of its id, at least one character.
    /// - Returns: The id of the removed key.
    /// - Throws: ``SigningKeyError/noKey(named:)``, ``SigningKeyError/signs(id:)``, and errors of reading and removing files.
    public func retire(_ name: String) throws(SigningKeyError) -> String {
        try locked { () throws(SigningKeyError) in
            let keys = try read()
            let meant = keys.all.filter { !name.isEmpty && $0.key.id.hasPrefix(name.lowercased()) }
            guard meant.count == 1, let dated = meant.first else { throw .noKey(named: name) }
            guard dated.replaced != nil else { throw .signs(id: dated.key.id) }
            return try remove(dated)
        }
    }

    private func remove(_ dated: SigningKeys.Dated) throws(SigningKeyError) -> String {
        try unlink(file(of: dated))
        return dated.key.id
    }

    private func unlink(_ file: URL) throws(SigningKeyError) {
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            throw .unwritable(file: file.path(percentEncoded: false), reason: systemReason(of: error))
        }
    }

    /// Creates a key that is newer than all others, even if the clock was set back.
    private func add(after newest: Instant?, at now: Instant) throws(SigningKeyError) -> String {
        let key = try SigningKey.generate()
        let made = max(now, newest?.adding(seconds: 1) ?? now)
        try place(Data(key.pem.utf8), in: file(Self.name(key.id, made)))
        return key.id
    }

    /// Moves the only key of an earlier version into the folder, dated a second before any key made now.
    private func adopt(_ earlier: URL, at now: Instant) throws(SigningKeyError) {
        guard FileManager.default.fileExists(atPath: earlier.path(percentEncoded: false)) else { return }
        let key = try Self.key(in: earlier)
        do {
            try FileManager.default.moveItem(at: earlier, to: file(Self.name(key.id, now.adding(seconds: -1))))
        } catch {
            throw .unwritable(file: path, reason: systemReason(of: error))
        }
    }
}

// MARK: The files

extension SigningKeyFolder {
    /// Runs a body while no other process changes the folder. Creates the folder with mode 0700 if it doesn't exist.
    private func locked<Value>(_ body: () throws(SigningKeyError) -> Value) throws(SigningKeyError) -> Value {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
        } catch {
            throw .unwritable(file: path, reason: systemReason(of: error))
        }
        // FileManager leaves the mode to the umask.
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        // Closing also releases the lock.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw failure(path) }
        }
        return try body()
    }

    private func place(_ bytes: Data, in file: URL) throws(SigningKeyError) {
        do {
            try PrivateFile(file).write(bytes)
        } catch {
            throw .unwritable(file: file.path(percentEncoded: false), reason: "\(error)")
        }
    }

    private func failure(_ path: String) -> SigningKeyError {
        .unwritable(file: path, reason: systemReason(errno))
    }
}
