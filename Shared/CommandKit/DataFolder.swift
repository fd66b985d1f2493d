public import Foundation
import WordKit

/// The folder of all apps' data. Each app has its own database file, so that restoring one never rolls back another.
public struct DataFolder: Hashable, Sendable {
    /// The folder, which may not exist yet.
    public let url: URL

    public init(_ url: URL) { self.url = url }

    /// Creates the folder that the command line and the environment name.
    ///
    /// The first of these that is set counts: `option`, `NOURISH_HOME`, `$XDG_DATA_HOME/nourish`,
    /// `~/.local/share/nourish`. Empty variables count as not set. A relative `XDG_DATA_HOME` is ignored, as its
    /// specification asks.
    ///
    /// - Throws: `usage` if `option` is empty or no variable is set.
    public init(option: String?, variables: [String: String]) throws(CommandError) {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let option {
            guard !option.isEmpty else {
                throw CommandError(
                    .usage,
                    localized("the data folder “” has no name"),
                    remedy: localized("give --data-dir a folder")
                )
            }
            self.init(URL(fileURLWithPath: option, isDirectory: true))
        } else if let home = value("NOURISH_HOME") {
            self.init(URL(fileURLWithPath: home, isDirectory: true))
        } else if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") {
            self.init(
                URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("nourish", isDirectory: true)
            )
        } else if let home = value("HOME") {
            self.init(
                URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(
                    ".local/share/nourish",
                    isDirectory: true
                )
            )
        } else {
            throw CommandError(
                .usage,
                localized("there is no folder for the data: neither NOURISH_HOME, XDG_DATA_HOME nor HOME is set"),
                remedy: localized("name one with --data-dir")
            )
        }
    }

    public func store(of app: String) -> URL { url.appendingPathComponent("\(app).sqlite", isDirectory: false) }

    /// Returns the folder of an app's original photos.
    public func attachments(of app: String) -> URL {
        url.appendingPathComponent("\(app).photos", isDirectory: true)
    }

    public func backups(of app: String) -> URL {
        url.appendingPathComponent("backups", isDirectory: true).appendingPathComponent(app, isDirectory: true)
    }
}
