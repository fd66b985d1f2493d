import Foundation
import StorageKit
public import WordKit

/// The language that the person of a device chose for an app, in a file beside the data.
///
/// A command needs it before its arguments are parsed, even if the data can't be opened. No backup, archive or room carries the file to another
/// person.
struct ChosenLanguage {
    private let file: PrivateFile

    init(of app: String, in folder: DataFolder) {
        file = PrivateFile(folder.url.appendingPathComponent("\(app).language", isDirectory: false))
    }

    /// The chosen language; nil for none, and for one that this version has no texts in.
    var language: Language? {
        guard let bytes = try? Data(contentsOf: file.url) else { return nil }
        let tag = String(decoding: bytes.prefix(100), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return Language.offered.first { $0.rawValue == tag }
    }

    /// Keeps a choice; nil forgets it.
    ///
    /// - Throws: The errors of writing a file. The former choice then stays.
    func keep(_ language: Language?) throws {
        guard let language else { return try file.delete() }
        try FileManager.default.createDirectory(
            at: file.url.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try file.write(Data((language.rawValue + "\n").utf8))
    }
}

extension CommandContext {
    /// Returns the language that the person of this device chose for an app; nil for none.
    public func chosenLanguage(of app: String) -> Language? { ChosenLanguage(of: app, in: folder).language }
}

extension AppSession {
    /// Runs work in the language that the person chose for the app, or in that of the current task if there is no choice.
    ///
    /// It suits texts that somebody reads later, such as notices.
    public func inChosenLanguage<Result>(_ work: () throws -> Result) rethrows -> Result {
        let language = context.chosenLanguage(of: app.name) ?? Language.current
        return try Language.$current.withValue(language, operation: work)
    }
}
