import Foundation
import Hummingbird

/// The files of a folder that anybody may see: regular ones, inside of it, none of them hidden.
struct FolderFiles: FileProvider {
    /// What is said about a file.
    struct FileAttributes: FileMiddlewareFileAttributes, Sendable {
        let isFolder: Bool
        let size: Int
        /// As exact as the file system has it: the entity tag is made of it, and a post can be saved twice in a second.
        let modificationDate: Date
    }

    /// The folder's real path, without a slash at its end.
    private let root: String
    private let reader = FileIO()

    /// The files of a folder; nil where there is none.
    init?(_ folder: String) {
        guard let root = Self.realPath(folder), Self.attributes(of: root)?.isFolder == true else { return nil }
        self.root = root == "/" ? "" : root
    }

    /// The real path of what a request names; nil for what isn't to be seen.
    func getFileIdentifier(_ path: String) -> String? {
        let names = path.split(separator: "/")
        guard !path.contains("\0"), !path.contains("\\"), !names.contains(where: { $0.hasPrefix(".") }),
            let real = Self.realPath(([Substring(root)] + names).joined(separator: "/")),
            real == root || real.hasPrefix(root + "/")
        else { return nil }
        // Where a link leads inside the folder counts, too.
        let inside = real.dropFirst(root.count).split(separator: "/")
        guard !inside.contains(where: { $0.hasPrefix(".") }) else { return nil }
        // `page.html/` names no file.
        if path.hasSuffix("/"), Self.attributes(of: real)?.isFolder != true { return nil }
        return real
    }

    func getAttributes(id: String) async throws -> FileAttributes? { Self.attributes(of: id) }

    func loadFile(id: String, context: some RequestContext) async throws -> ResponseBody {
        try await reader.loadFile(path: id, context: context)
    }

    func loadFile(id: String, range: ClosedRange<Int>, context: some RequestContext) async throws -> ResponseBody {
        try await reader.loadFile(path: id, range: range, context: context)
    }

    /// Neither devices nor pipes, which would never end.
    private static func attributes(of path: String) -> FileAttributes? {
        guard let found = try? FileManager.default.attributesOfItem(atPath: path),
            let type = found[.type] as? FileAttributeType, type == .typeRegular || type == .typeDirectory
        else { return nil }
        return FileAttributes(
            isFolder: type == .typeDirectory,
            size: (found[.size] as? NSNumber)?.intValue ?? 0,
            modificationDate: found[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0)
        )
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
