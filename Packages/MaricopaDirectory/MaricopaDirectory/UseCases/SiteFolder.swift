import Foundation
import StorageKit

/// The folder of a site: what is ready is put aside in it, and moved to its place when all of it is there.
///
/// A list in the folder names the files that were written and what they held, so that a later build knows its own from those of
/// others. It is written before a file moves and again when all have: a build that was cut off is completed by the next. Only one
/// build works in a folder at a time.
final class SiteFolder {
    private let folder: URL
    private let draft: URL
    private let lock: Int32
    /// By path, the hashes of what earlier builds may have left there.
    private var known: [String: Set<String>] = [:]
    /// By path, the hash of what this one has.
    private var own: [String: String] = [:]
    private var ready: [String] = []
    private var folders: Set<String> = []

    private static let list = ".maricopa-site"
    private static let head = "maricopa-site 1"

    /// Opens a folder, which is made where there is none. Throws `siteFolder`.
    init(_ folder: URL) throws(DirectoryError) {
        self.folder = folder.standardizedFileURL
        draft = self.folder.appendingPathComponent(".maricopa-site.draft", isDirectory: true)
        let manager = FileManager.default
        do {
            try manager.createDirectory(at: self.folder, withIntermediateDirectories: true)
        } catch {
            throw .siteFolder(folder.path, reason: "it can't be made — name a folder where you may write")
        }
        lock = open(self.folder.path, O_RDONLY | O_CLOEXEC)
        guard lock >= 0 else { throw .siteFolder(folder.path, reason: "it can't be read — name another") }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            Foundation.close(lock)
            throw .siteFolder(folder.path, reason: "another build is at work there — wait until it is done")
        }
        do {
            try readList()
            // Of a build that was cut off.
            try? manager.removeItem(at: draft)
            try manager.createDirectory(at: draft, withIntermediateDirectories: false)
        } catch {
            Self.release(lock)
            if let error = error as? DirectoryError { throw error }
            throw .siteFolder(folder.path, reason: "nothing can be written there — name a folder where you may write")
        }
    }

    /// Leaves the folder as the last whole build has it.
    func close() {
        try? FileManager.default.removeItem(at: draft)
        Self.release(lock)
    }

    /// Given back in words, too: a process that was started meanwhile holds the lock as long as it has a copy of the descriptor.
    private static func release(_ lock: Int32) {
        flock(lock, LOCK_UN)
        Foundation.close(lock)
    }

    /// Puts a file aside, unless it is there already as it should be. A path that was put before is passed over. Throws
    /// `siteFileInTheWay`, `siteFolder`.
    func put(_ path: String, _ bytes: [UInt8]) throws(DirectoryError) {
        guard own[path] == nil else { return }
        own[path] = SHA256.hexadecimal(of: bytes)
        try checkWay(to: path)
        let place = folder.appendingPathComponent(path)
        if let there = contents(place) {
            if there == bytes { return }
            guard known[path] != nil else { throw .siteFileInTheWay(place.path) }
        } else if isThere(place) {
            throw .siteFileInTheWay(place.path)
        }
        do {
            try Data(bytes).write(to: draft.appendingPathComponent("\(ready.count)"))
        } catch {
            throw .siteFolder(folder.path, reason: "“\(path)” can't be written — is the disk full?")
        }
        ready.append(path)
    }

    /// Moves what is ready to its place and removes what is the site's no more. Throws `siteFolder`.
    func finish(missing: [String]) throws(DirectoryError) -> SiteReport {
        do {
            var claims = known
            for (path, hash) in own { claims[path, default: []].insert(hash) }
            try writeList(claims)
            for (number, path) in ready.enumerated() {
                let place = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                let source = draft.appendingPathComponent("\(number)")
                guard rename(source.path, place.path) == 0 else {
                    throw CocoaError(.fileWriteUnknown)
                }
            }
            let (removed, left) = removeOld()
            try writeList(own.mapValues { [$0] })
            return SiteReport(files: own.count, written: ready.count, removed: removed, left: left, missing: missing)
        } catch {
            throw .siteFolder(
                folder.path,
                reason: "a file can't be moved to its place — build again to complete the site"
            )
        }
    }

    private func removeOld() -> (removed: Int, left: [String]) {
        var removed = 0
        var left: [String] = []
        var emptied: Set<String> = []
        for (path, hashes) in known.sorted(by: { $0.key < $1.key }) where own[path] == nil {
            let place = folder.appendingPathComponent(path)
            guard (try? checkWay(to: path)) != nil, let there = contents(place) else { continue }
            guard hashes.contains(SHA256.hexadecimal(of: there)) else {
                left.append(path)
                continue
            }
            if unlink(place.path) == 0 { removed += 1 }
            var above = path.split(separator: "/").dropLast()
            while !above.isEmpty {
                emptied.insert(above.joined(separator: "/"))
                above = above.dropLast()
            }
        }
        // The deepest first; one that others use isn't empty, and stays.
        for path in emptied.sorted(by: { $0.count > $1.count }) { rmdir(folder.appendingPathComponent(path).path) }
        return (removed, left)
    }

    // MARK: Files

    /// Whether folders on the way are the folder's own: a link would lead out of it. Throws `siteFileInTheWay`.
    private func checkWay(to path: String) throws(DirectoryError) {
        var way = ""
        for part in path.split(separator: "/").dropLast() {
            way += (way.isEmpty ? "" : "/") + part
            guard !folders.contains(way) else { continue }
            let place = folder.appendingPathComponent(way)
            let type = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
            guard type == nil || type == .typeDirectory else { throw .siteFileInTheWay(place.path) }
            if type != nil { folders.insert(way) }
        }
    }

    private func isThere(_ file: URL) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil
    }

    /// The bytes of a file; nil where there is none, and for a folder or a link.
    private func contents(_ file: URL) -> [UInt8]? {
        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        guard type == .typeRegular, let data = try? Data(contentsOf: file) else { return nil }
        return Array(data)
    }

    // MARK: The list

    private func readList() throws(DirectoryError) {
        let file = folder.appendingPathComponent(Self.list)
        guard isThere(file) else { return }
        let lines = contents(file).map { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
        guard lines.first.map(String.init) == Self.head else {
            throw .siteFileInTheWay(file.path)
        }
        for line in lines.dropFirst() {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2, !parts[1].split(separator: "/").contains(".."), !parts[1].hasPrefix("/") else {
                throw .siteFileInTheWay(file.path)
            }
            known[parts[1], default: []].insert(parts[0])
        }
    }

    private func writeList(_ files: [String: Set<String>]) throws {
        var text = Self.head + "\n"
        for (path, hashes) in files.sorted(by: { $0.key < $1.key }) {
            for hash in hashes.sorted() { text += "\(hash) \(path)\n" }
        }
        let source = draft.appendingPathComponent("list")
        try Data(text.utf8).write(to: source)
        guard rename(source.path, folder.appendingPathComponent(Self.list).path) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
    }
}
