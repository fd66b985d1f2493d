public import Foundation

/// The folder of real-world data that some tests read; it is large and not part of the repository.
///
/// It is where `NOURISH_CORPORA` says, else `../shared/data` beside the package. With `NOURISH_INSIST=1` the tests that need it
/// run in any case, and fail where it is missing.
public enum Corpus {
    /// Whether tests that need the corpus shall run: `.enabled(if: Corpus.isPresent)`.
    public static var isPresent: Bool {
        isPresent(environment: ProcessInfo.processInfo.environment, package: package)
    }

    /// A folder of the corpus, such as `feeds`; throws ``TestKitError/noCorpus(folder:)`` where it is missing.
    public static func folder(_ name: String) throws(TestKitError) -> URL {
        try folder(name, environment: ProcessInfo.processInfo.environment, package: package)
    }

    /// The files of a corpus folder whose names end so, in order of path; throws when there is none, so no table is empty.
    public static func files(in name: String, withExtension suffix: String) throws(TestKitError) -> [URL] {
        let folder = try folder(name)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == suffix }
        guard !files.isEmpty else { throw .noCorpus(folder: folder) }
        return files.sorted { $0.path < $1.path }
    }

    /// The root of the package these tests were built from.
    public static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func isPresent(environment: [String: String], package: URL) -> Bool {
        environment["NOURISH_INSIST"] == "1" || exists(root(environment: environment, package: package))
    }

    static func folder(
        _ name: String,
        environment: [String: String],
        package: URL
    ) throws(TestKitError) -> URL {
        let folder = root(environment: environment, package: package).appendingPathComponent(name, isDirectory: true)
        guard exists(folder) else { throw .noCorpus(folder: folder) }
        return folder
    }

    private static func root(environment: [String: String], package: URL) -> URL {
        if let path = environment["NOURISH_CORPORA"], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return package.deletingLastPathComponent().appendingPathComponent("shared/data", isDirectory: true)
    }

    private static func exists(_ folder: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
