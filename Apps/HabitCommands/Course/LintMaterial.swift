import CommandKit
import CourseSite
import Foundation
import HabitCourse
import WordKit

/// The input of a lint: a manifest or feed, and the pages and files it refers to.
struct LintMaterial: Sendable {
    /// The name of the manifest's file.
    let file: String
    /// The bytes of the manifest or the feed.
    let bytes: [UInt8]
    /// The address of the manifest's folder.
    let site: String
    /// Returns the answer for the page at an address.
    let page: @Sendable (String) -> CourseResponse?
    /// Returns whether an address exists; nil if unknown.
    let exists: @Sendable (String) -> Bool?
}

// MARK: Folder

extension LintMaterial {
    /// The placeholder address of a folder, under which its files are looked up.
    private static let made = "https://course.invalid/"

    /// Creates the material from a course's folder on this machine, or from a manifest or feed in it.
    ///
    /// - Throws: `noInput` for a folder without `course.json`, and the error of a file that can't be read.
    static func folder(at path: String) throws(CommandError) -> LintMaterial {
        var isFolder: ObjCBool = false
        var manifest = URL(fileURLWithPath: path)
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            manifest = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("course.json")
            guard FileManager.default.fileExists(atPath: manifest.path) else {
                throw CommandError(
                    .noInput,
                    localized("there is no course.json in “\(path)”"),
                    remedy: localized("name the folder of a course, its feed, or begin one with “habit course new”")
                )
            }
        }
        // With a limit one byte above the allowed size, the lint itself can report a manifest that is too large by one byte.
        let bytes = [UInt8](try InputFile.read(manifest.path, limit: CourseLimits.manifest + 1))
        let root = manifest.deletingLastPathComponent()
        return LintMaterial(
            file: manifest.lastPathComponent,
            bytes: bytes,
            site: made,
            page: { address in
                file(of: address, in: root).flatMap { beginning(of: $0) }
                    .map { CourseResponse(status: 200, address: address, bytes: $0) }
            },
            exists: { address in
                guard CourseLint.path(of: address, in: made) != nil else { return nil }
                return file(of: address, in: root) != nil
            }
        )
    }

    /// Returns the regular file for an address of the placeholder site; nil if there is none, or if the path or a symbolic
    /// link leads out of the folder.
    private static func file(of address: String, in root: URL) -> URL? {
        guard let path = CourseLint.path(of: address, in: made) else { return nil }
        var file = root.appendingPathComponent(path)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            file.appendPathComponent("index.html")
        }
        let real = file.resolvingSymlinksInPath()
        let folder = root.resolvingSymlinksInPath().path
        guard real.path.hasPrefix(folder == "/" ? folder : folder + "/") else { return nil }
        let type = try? FileManager.default.attributesOfItem(atPath: real.path)[.type]
        return type as? FileAttributeType == .typeRegular ? file : nil
    }

    /// Returns a page's bytes, at most one more than a page may have; nil for a file that can't be opened.
    private static func beginning(of file: URL) -> [UInt8]? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: CourseLimits.page + 1)).map { [UInt8]($0) } ?? []
    }
}

// MARK: Site

extension LintMaterial {
    /// Fetches a course's site: its manifest, its pages, the pictures they show and the pages of the site they link to.
    static func site(
        at address: String,
        from source: some CourseSource,
        _ terminal: Terminal
    ) async throws -> LintMaterial {
        let manifest = try await source.fetch(
            CourseRequest(address: address, purpose: .manifest, limit: CourseLimits.manifest)
        )
        guard manifest.status == 200 else { throw CourseError.status(manifest.status, address: address) }
        let base = CourseLint.address(manifest.address) ?? manifest.address
        let path = base.prefix { $0 != "?" }
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.endIndex
        let site = String(path[..<slash])
        var visit = SiteVisit(
            site: site,
            source: source,
            progress: ProgressLine(localized("addresses asked"), terminal: terminal)
        )
        for post in CourseReading(manifest.bytes, from: base).draft?.posts ?? [] {
            await visit.lookAt(post.url, base: base)
        }
        visit.progress.finish()
        let (pages, seen) = (visit.pages, visit.seen)
        return LintMaterial(
            file: String(base[slash...]),
            bytes: manifest.bytes,
            site: site,
            page: { pages[$0] },
            exists: { seen[$0] }
        )
    }
}

/// Fetches the posts of a course, their pictures and the pages of the site that they link to.
///
/// An address that has answered with status 200, 404 or 410, or that leads back to itself, isn't fetched again. All but those
/// with 200 are missing.
private struct SiteVisit<Source: CourseSource> {
    let site: String
    let source: Source
    var progress: ProgressLine
    var pages: [String: CourseResponse] = [:]
    /// Whether each fetched address exists.
    var seen: [String: Bool] = [:]

    /// Fetches a post's page, its pictures, and the pages of the site that it links to. Links of linked pages aren't followed.
    ///
    /// - Parameters:
    ///   - url: The post's address, absolute or relative to `base`.
    ///   - base: The address of the manifest.
    mutating func lookAt(_ url: String, base: String) async {
        guard let address = CourseLint.address(url, from: base),
            let response = await content(of: address, as: .page, limit: CourseLimits.page),
            let page = try? CoursePage(response)
        else { return }
        for image in page.images.compactMap({ CourseLint.address($0.address) }) {
            _ = await content(of: image, as: .image, limit: CourseLimits.image)
        }
        for link in page.links.compactMap({ CourseLint.address($0) }) where link.hasPrefix(site) {
            _ = await content(of: link, as: .page, limit: CourseLimits.page)
        }
    }

    /// Returns the answer of an address; nil if there is none, or if the address was already fetched and isn't a page.
    private mutating func content(
        of address: String,
        as purpose: CourseRequest.Purpose,
        limit: Int
    ) async -> CourseResponse? {
        if seen[address] != nil { return pages[address] }
        progress.update(seen.count + 1)
        do throws(CourseError) {
            let response = try await source.fetch(CourseRequest(address: address, purpose: purpose, limit: limit))
            if [404, 410].contains(response.status) { seen[address] = false }
            guard response.status == 200 else { return nil }
            seen[address] = true
            if purpose == .page { pages[address] = response }
            return response
        } catch {
            if case .redirectLoop = error { seen[address] = false }
            return nil
        }
    }
}
