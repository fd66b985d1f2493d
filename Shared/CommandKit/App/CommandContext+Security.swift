public import Foundation
public import SecurityLog
import WordKit

extension DataFolder {
    /// Returns the path of a program's security log. The file is in the data folder, beside the store. No backup contains it.
    public func securityLog(of program: String) -> URL {
        url.appendingPathComponent("\(program)-security.log", isDirectory: false)
    }
}

extension CommandContext {
    /// Returns a program's security log. A failure to write it is reported on standard error, and the command goes on.
    public func securityLog(of program: String) -> SecurityLog {
        SecurityLog(at: folder.securityLog(of: program), clock: clock) { [terminal] reason in
            let what = localized(
                "the security log can't be written: \(reason) — free some space, or make the file and its folder writable"
            )
            terminal.note(StyledText(localized("warning:"), .warning) + StyledText(" " + what))
        }
    }
}

extension AppSession {
    /// Notes an event in the app's security log as done, with the id of the acting person if the app knows one.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - reason: A code word that tells events of the kind apart; nil for none.
    ///   - items: The number of things affected; nil if nothing is counted.
    public func note(_ kind: SecurityEvent.Kind, reason: String? = nil, items: Int? = nil) {
        let event = SecurityEvent(kind, .done, reason: reason, actor: app.person(self), items: items)
        context.securityLog(of: app.name).note(event)
    }

    /// Writes a person's data to files that only the owner can read, and notes the export in the security log with the
    /// number of files written.
    ///
    /// - Parameters:
    ///   - files: The files with their paths.
    ///   - form: The code word of the format, such as `PDF`.
    /// - Throws: The errors of ``AppDefinition/checkMayCopy`` and ``OutputFile/write(_:to:for:in:)``. The files before the
    ///   failing one stay, and the export is noted if there is one.
    public func export(_ files: [(name: String, bytes: [UInt8])], as form: String) throws {
        try app.checkMayCopy(self)
        var written = 0
        defer { if written > 0 { note(.export, reason: form, items: written) } }
        for file in files {
            try OutputFile.write(file.bytes, to: file.name, in: context)
            written += 1
        }
    }

    /// Writes a person's data to a file that only the owner can read, or to standard output, and notes the export in the security log.
    ///
    /// - Parameters:
    ///   - bytes: The data.
    ///   - path: The file; nil for standard output.
    ///   - form: The code word of the format, such as `CSV`.
    ///   - items: The number of things in the data; nil if nothing is counted.
    /// - Throws: The errors of ``AppDefinition/checkMayCopy`` and ``OutputFile/write(_:to:for:in:)``, or `TerminalError`.
    public func export(_ bytes: [UInt8], to path: String?, as form: String, items: Int? = nil) throws {
        try app.checkMayCopy(self)
        if let path {
            try OutputFile.write(bytes, to: path, in: context)
        } else {
            try context.terminal.write(bytes)
        }
        note(.export, reason: form, items: items)
    }
}
