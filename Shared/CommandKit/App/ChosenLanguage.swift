import Foundation
import StorageKit
public import WordKit

/// The language that the user of a device chose for an app.
///
/// It is in a file of its own beside the data, because a command needs it before its arguments are parsed and even if the data can't be opened.
/// The file is in no backup, archive or shared room, so it never reaches another person.
struct ChosenLanguage {
    private let file: PrivateFile

    init(of app: String, in folder: DataFolder) {
        file = PrivateFile(folder.url.appendingPathComponent("\(app).language", isDirectory: false))
    }

    /// The chosen language; nil if there is none, if the file can't be read, or if this version has no texts in the language.
    var language: Language? {
        guard let bytes = try? Data(contentsOf: file.url) else { return nil }
        let tag = String(decoding: bytes.prefix(100), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return Language.offered.first { $0.rawValue == tag }
    }

    /// Stores a choice.
    ///
    /// - Parameter language: The language; nil to delete the choice.
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
    /// Returns the language that the user of this device chose for an app; nil for none.
    public func chosenLanguage(of app: String) -> Language? { ChosenLanguage(of: app, in: folder).language }
}

extension AppSession {
    /// Runs work in the language that the user chose for the app, or in that of the current task if there is no choice.
    ///
    /// Texts that are read later, such as notices, are made in it.
    public func inChosenLanguage<Result>(_ work: () throws -> Result) rethrows -> Result {
        let language = context.chosenLanguage(of: app.name) ?? Language.current
        return try Language.$current.withValue(language, operation: work)
    }
}
