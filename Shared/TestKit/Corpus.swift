public import Foundation

/// The folder of real-world data that some tests read. It is large and not in the repository.
///
/// It is the folder in `NOURISH_CORPORA`, otherwise `../shared/data` beside the package. With `NOURISH_INSIST=1` the
/// tests that need it always run, and fail if it is missing. `NOURISH_CORPORA=none` skips them even then.
public enum Corpus {
    /// Whether tests that need the corpus run: `.enabled(if: Corpus.isPresent)`.
    public static var isPresent: Bool {
        isPresent(environment: ProcessInfo.processInfo.environment, package: package)
    }

    /// Returns a folder of the corpus, such as `feeds`.
    ///
    /// - Throws: ``TestKitError/noCorpus(folder:)`` if it is missing.
    public static func folder(_ name: String) throws(TestKitError) -> URL {
        try folder(name, environment: ProcessInfo.processInfo.environment, package: package)
    }

    /// Returns the files in a corpus folder with an extension, sorted by path.
    ///
    /// - Throws: ``TestKitError/noCorpus(folder:)`` if there are none, so that no test runs on an empty list.
    public static func files(in name: String, withExtension suffix: String) throws(TestKitError) -> [URL] {
        let folder = try folder(name)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == suffix }
        guard !files.isEmpty else { throw .noCorpus(folder: folder) }
        return files.sorted { $0.path < $1.path }
    }

    /// The root of the package that contains these tests.
    public static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func isPresent(environment: [String: String], package: URL) -> Bool {
        guard environment["NOURISH_CORPORA"] != "none" else { return false }
        return environment["NOURISH_INSIST"] == "1" || exists(root(environment: environment, package: package))
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
