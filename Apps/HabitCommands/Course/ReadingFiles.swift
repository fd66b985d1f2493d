import CommandKit
import Foundation
import HTMLKit
import HabitCourse
import StorageKit
import TimeKit
import WordKit

/// Writes a post as files that can be read without a network: a page for a browser, and a folder with its pictures.
enum ReadingFiles {
    /// The files written.
    struct Written: Codable, Hashable {
        var post: String
        var file: String
        /// The size of the page.
        var bytes: Int
        /// The folder of the pictures; nil if there are none.
        var folder: String?
        /// The file names of the pictures.
        var pictures: [String]
        /// The addresses of pictures missing from the copy. The page shows their descriptions instead.
        var missing: [String]
    }

    /// Writes a post's page to a path, and its pictures into the folder `NAME_files` beside it.
    ///
    /// It asks before it replaces pictures whose bytes differ, and before it replaces a page.
    ///
    /// - Throws: The errors of `HabitCourse.readingPage(of:)` and ``OutputFile``, or `cannotCreate`.
    static func write(_ post: TimeKit.ID<Post>, to path: String, in session: AppSession) throws -> Written {
        let course = session.course
        let target = URL(fileURLWithPath: path)
        let name = target.deletingPathExtension().lastPathComponent + "_files"
        let folder = target.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
        var pictures: [(name: String, address: String, bytes: [UInt8])] = []
        var missing: [String] = []
        for image in try course.page(of: post).images {
            guard let kept = try course.image(at: image.address) else {
                missing.append(image.address)
                continue
            }
            let number = pictures.count + 1
            pictures.append(("\(number)\(Self.ending(of: kept.mediaType))", image.address, kept.bytes))
        }
        let places = Dictionary(
            pictures.map { ($0.address, "./\(Self.encoded(name))/\($0.name)") },
            uniquingKeysWith: { first, _ in first }
        )
        let bytes = try course.readingPage(of: post, pictures: places).bytes
        let others = pictures.filter { picture in
            let earlier = folder.appendingPathComponent(picture.name).path
            return FileManager.default.fileExists(atPath: earlier)
                && FileManager.default.contents(atPath: earlier) != Data(picture.bytes)
        }
        if !others.isEmpty {
            let names = others.map(\.name).joined(separator: ", ")
            try session.context.confirm(localized("Replace \(names) in \(folder.relativePath)?"))
        }
        try OutputFile.write(bytes, to: path, in: session.context)
        if !pictures.isEmpty { try write(pictures.map { ($0.name, $0.bytes) }, into: folder) }
        return Written(
            post: post.rawValue,
            file: path,
            bytes: bytes.count,
            folder: pictures.isEmpty ? nil : folder.relativePath,
            pictures: pictures.map(\.name),
            missing: missing
        )
    }

    private static func write(_ files: [(name: String, bytes: [UInt8])], into folder: URL) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in files {
                try Data(file.bytes).write(to: folder.appendingPathComponent(file.name), options: .atomic)
            }
        } catch {
            let reason = systemReason(of: error)
            throw CommandError(
                .cannotCreate,
                localized("the pictures can't be written into “\(folder.path)” (\(reason))"),
                remedy: localized("name a page in a folder that you may write to")
            )
        }
    }

    /// Returns the file extension for a media type, with its dot. The course's copy has only pictures of these types.
    private static func ending(of mediaType: String?) -> String {
        switch mediaType {
        case "image/avif": ".avif"
        case "image/gif": ".gif"
        case "image/jpeg": ".jpg"
        case "image/png": ".png"
        case "image/svg+xml": ".svg"
        case "image/webp": ".webp"
        default: ""
        }
    }

    /// Returns a name with percent encoding, for use in an address. ASCII letters and digits, `-`, `_`, `.` and `~` stay as
    /// they are.
    private static func encoded(_ name: String) -> String {
        let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~")
        return name.addingPercentEncoding(withAllowedCharacters: plain) ?? name
    }
}
