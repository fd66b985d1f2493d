import CommandKit
import Foundation
import WordKit
import ZipKit

/// The input files at a path: a file, an archive, or a folder.
struct HealthFiles {
    private enum Place {
        case file(URL)
        case archive(ZipArchive)
        case folder(URL, [String])
    }

    /// The maximum number of files in a folder. The export of an account has fewer.
    private static let limit = 100_000

    private let place: Place
    let path: String

    /// Finds the files at a path.
    ///
    /// - Throws: `noInput` if there are none, or for a folder that isn't allowed; `badData` for an unreadable archive or too many files;
    ///   `inputOutput` for an unreadable folder.
    init(at path: String, allowsFolder: Bool = false) throws(CommandError) {
        self.path = path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(.noInput, localized("there is no file “\(path)”"), remedy: localized("check the path"))
        }
        let url = URL(fileURLWithPath: path)
        if isFolder.boolValue {
            guard allowsFolder else {
                throw CommandError(.noInput, localized("“\(path)” is a folder"), remedy: localized("name a file in it"))
            }
            place = .folder(url, try Self.names(in: url))
        } else if ZipArchive.isArchive(url) {
            do throws(ZipError) {
                place = .archive(try ZipArchive(at: url))
            } catch {
                throw CommandError(.badData, "\(error)")
            }
        } else {
            place = .file(url)
        }
    }

    /// The last part of the path, which the change log names.
    var name: String { URL(fileURLWithPath: path).lastPathComponent }

    /// Returns the export of Apple Health: the file itself, or the XML file in the archive that isn't the clinical document (CDA). Its name
    /// depends on the phone's language.
    func healthExport(_ progress: @escaping (Int) -> Void) throws(CommandError) -> (name: String, pieces: FilePieces) {
        switch place {
        case .folder:
            throw CommandError(.noInput, localized("“\(path)” is a folder"), remedy: localized("name a file in it"))
        case .file(let file): return (name, FilePieces(file, progress: progress))
        case .archive(let archive):
            let found = archive.entries.filter {
                let name = $0.name.lowercased()
                return name.hasSuffix(".xml") && !name.contains("_cda")
            }
            guard let export = found.first(where: { $0.name == "export.xml" }) ?? (found.count == 1 ? found[0] : nil)
            else {
                let problem =
                    found.isEmpty
                    ? localized("“\(path)” holds no export of Apple Health")
                    : localized("“\(path)” holds more than one export of Apple Health")
                throw CommandError(
                    .badData,
                    problem,
                    remedy: localized("choose the file that the phone's Health app exported")
                )
            }
            return (export.name, FilePieces(export, in: archive, progress: progress))
        }
    }

    /// Returns Fitbit's files. In an archive or a folder these are the files with known names, or every JSON file if no name is known. A
    /// single file is read under any name.
    func fitbitFiles(_ progress: @escaping (Int) -> Void) throws(CommandError) -> [(name: String, pieces: FilePieces)] {
        let files: [(name: String, pieces: FilePieces)]
        switch place {
        case .file(let file): return [(name, FilePieces(file, progress: progress))]
        case .archive(let archive):
            files = Self.fitbit(archive.entries, \.name).sorted { $0.path < $1.path }.map {
                ($0.name, FilePieces($0, in: archive, progress: progress))
            }
        case .folder(let folder, let names):
            files = Self.fitbit(names) { ($0 as NSString).lastPathComponent }.map { name in
                (
                    (name as NSString).lastPathComponent,
                    FilePieces(folder.appendingPathComponent(name), progress: progress)
                )
            }
        }
        guard !files.isEmpty else {
            let problem = localized("“\(path)” holds no weight, steps or active minutes of Fitbit")
            throw CommandError(
                .badData,
                problem,
                remedy: localized("name the folder of the export that has weight-….json in it")
            )
        }
        return files
    }

    /// Returns the file, or the only file in the archive with a suffix in lowercase.
    func single(_ suffix: String, _ progress: @escaping (Int) -> Void) throws(CommandError) -> FilePieces {
        switch place {
        case .folder:
            throw CommandError(.noInput, localized("“\(path)” is a folder"), remedy: localized("name a file in it"))
        case .file(let file): return FilePieces(file, progress: progress)
        case .archive(let archive):
            let found = archive.entries.filter { $0.name.lowercased().hasSuffix(suffix) }
            guard found.count == 1 else {
                let problem =
                    found.isEmpty
                    ? localized("“\(path)” holds no file of the kind *\(suffix)")
                    : localized("“\(path)” holds more than one file of the kind *\(suffix)")
                throw CommandError(.badData, problem, remedy: localized("unpack it, and name the file that is meant"))
            }
            return FilePieces(found[0], in: archive, progress: progress)
        }
    }

    private static let kinds = ["weight", "steps", "very_active_minutes", "moderately_active_minutes"]

    private static func fitbit<File>(_ files: [File], _ name: (File) -> String) -> [File] {
        let all = files.filter { name($0).lowercased().hasSuffix(".json") }
        let named = all.filter { file in
            kinds.contains { name(file).hasPrefix($0 + "-") || name(file) == $0 + ".json" }
        }
        return named.isEmpty ? all : named
    }

    /// Returns the paths of the files below a folder, relative to it and sorted. Symbolic links are ignored.
    private static func names(in folder: URL) throws(CommandError) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder.path) else {
            throw CommandError(
                .inputOutput,
                localized("“\(folder.path)” can't be read"),
                remedy: localized("check its permissions")
            )
        }
        var names: [String] = []
        while let name = walk.nextObject() as? String {
            guard walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
            names.append(name)
            guard names.count <= limit else {
                let problem = localized("“\(folder.path)” has more than \(limit) files")
                throw CommandError(.badData, problem, remedy: localized("name the folder of the export itself"))
            }
        }
        return names.sorted()
    }
}
