import Foundation
import StorageKit
import WordKit

/// The folder of a site. A build writes new files to a draft folder inside, and moves them to their places when all are ready.
///
/// A list in the folder holds the hashes of the files that builds wrote, which tell them from other files. It is written before the first
/// move and after the last, so the next build completes an interrupted one. A lock allows only one build at a time.
final class SiteFolder {
    private let folder: URL
    private let draft: URL
    private let lock: Int32
    /// The hashes by path of files that earlier builds may have left.
    private var known: [String: Set<String>] = [:]
    /// The hash by path of this build's files.
    private var own: [String: String] = [:]
    private var ready: [String] = []
    private var folders: Set<String> = []

    private static let list = ".maricopa-site"
    private static let head = "maricopa-site 1"

    /// Opens and locks a folder, which is created if missing.
    ///
    /// - Throws: `siteFolder`.
    init(_ folder: URL) throws(DirectoryError) {
        self.folder = folder.standardizedFileURL
        draft = self.folder.appendingPathComponent(".maricopa-site.draft", isDirectory: true)
        let manager = FileManager.default
        do {
            try manager.createDirectory(at: self.folder, withIntermediateDirectories: true)
        } catch {
            throw .siteFolder(folder.path, reason: localized("it can't be made — name a folder where you may write"))
        }
        lock = open(self.folder.path, O_RDONLY | O_CLOEXEC)
        guard lock >= 0 else { throw .siteFolder(folder.path, reason: localized("it can't be read — name another")) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            Foundation.close(lock)
            throw .siteFolder(folder.path, reason: localized("another build is at work there — wait until it is done"))
        }
        do {
            try readList()
            // An interrupted build may have left its draft.
            try? manager.removeItem(at: draft)
            try manager.createDirectory(at: draft, withIntermediateDirectories: false)
        } catch {
            Self.release(lock)
            if let error = error as? DirectoryError { throw error }
            throw .siteFolder(
                folder.path,
                reason: localized("nothing can be written there — name a folder where you may write")
            )
        }
    }

    /// Deletes the draft and releases the lock.
    func close() {
        try? FileManager.default.removeItem(at: draft)
        Self.release(lock)
    }

    /// Unlocks explicitly, because a child process that inherited the descriptor would keep the lock.
    private static func release(_ lock: Int32) {
        flock(lock, LOCK_UN)
        Foundation.close(lock)
    }

    /// Writes a file to the draft unless it is up to date. A repeated path is ignored.
    ///
    /// - Throws: `siteFileInTheWay`, `siteFolder`.
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
            throw .siteFolder(folder.path, reason: localized("“\(path)” can't be written — is the disk full?"))
        }
        ready.append(path)
    }

    /// Moves the draft's files to their places and removes obsolete files.
    ///
    /// - Throws: `siteFolder`.
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
                reason: localized("a file can't be moved to its place — build again to complete the site")
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
        // The deepest folders come first; one with other files isn't empty and stays.
        for path in emptied.sorted(by: { $0.count > $1.count }) { rmdir(folder.appendingPathComponent(path).path) }
        return (removed, left)
    }

    // MARK: Files

    /// Checks that all parent folders are real folders, because a link would lead out of the site.
    ///
    /// - Throws: `siteFileInTheWay`.
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

    /// The bytes of a regular file; nil for anything else.
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
