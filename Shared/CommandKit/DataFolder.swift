public import Foundation

/// The folder all apps keep their data in, one database file an app, so that restoring one never rolls another back.
public struct DataFolder: Hashable, Sendable {
    /// The folder itself. It may not exist yet.
    public let url: URL

    /// A folder at a place already decided.
    public init(_ url: URL) { self.url = url }

    /// The folder the command line and the environment name: `option`, else `NOURISH_HOME`, else
    /// `$XDG_DATA_HOME/nourish`, else `~/.local/share/nourish`. A relative `XDG_DATA_HOME` is ignored, as its
    /// specification asks; empty values count as absent.
    public init(option: String?, variables: [String: String]) throws(CommandError) {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let option {
            guard !option.isEmpty else {
                throw CommandError(.usage, "the data folder “” has no name", remedy: "give --data-dir a folder")
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
                "there is no folder for the data: neither NOURISH_HOME, XDG_DATA_HOME nor HOME is set",
                remedy: "name one with --data-dir"
            )
        }
    }

    /// The database file of an app.
    public func store(of app: String) -> URL { url.appendingPathComponent("\(app).sqlite", isDirectory: false) }

    /// The folder of the originals of an app's photos.
    public func attachments(of app: String) -> URL {
        url.appendingPathComponent("\(app).photos", isDirectory: true)
    }

    /// The folder of an app's rotating backups.
    public func backups(of app: String) -> URL {
        url.appendingPathComponent("backups", isDirectory: true).appendingPathComponent(app, isDirectory: true)
    }
}
