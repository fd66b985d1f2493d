public import Foundation
public import SecurityLog

extension DataFolder {
    /// The file of a program's security log. It lies beside the store, and no backup has it.
    public func securityLog(of program: String) -> URL {
        url.appendingPathComponent("\(program)-security.log", isDirectory: false)
    }
}

extension CommandContext {
    /// The security log of a program. Trouble with it is told on standard error and stops nothing.
    public func securityLog(of program: String) -> SecurityLog {
        SecurityLog(at: folder.securityLog(of: program), clock: clock) { [terminal] reason in
            terminal.note("\("warning:", .warning) the security log can't be written: \(reason)")
        }
    }
}

extension AppSession {
    /// Notes in the app's security log that something was done, with the id of the person who acts where the app knows one.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - reason: A code word; nil where the kind says all.
    ///   - items: The number of things that it is about; nil where nothing is counted.
    public func note(_ kind: SecurityEvent.Kind, reason: String? = nil, items: Int? = nil) {
        let event = SecurityEvent(kind, .done, reason: reason, actor: app.person(self), items: items)
        context.securityLog(of: app.name).note(event)
    }

    /// Writes files of a person's data, each for its owner alone, and notes the export.
    ///
    /// - Parameters:
    ///   - files: The files with their paths.
    ///   - form: The code word of what they hold, such as `FHIR`.
    ///   - items: The number of things in them; nil where nothing is counted.
    /// - Throws: As ``OutputFile/write(_:to:for:in:)`` does. The files before that one are written and noted.
    public func export(_ files: [(name: String, bytes: [UInt8])], as form: String, items: Int? = nil) throws {
        var written = 0
        defer { if written > 0 { note(.export, reason: form, items: items) } }
        for file in files {
            try OutputFile.write(file.bytes, to: file.name, in: context)
            written += 1
        }
    }

    /// Writes a person's data to a file, for its owner alone, or to standard output, and notes the export.
    ///
    /// - Parameters:
    ///   - bytes: The data.
    ///   - path: The file; nil for standard output.
    ///   - form: The code word of what they are, such as `CSV`.
    ///   - items: The number of things in them; nil where nothing is counted.
    /// - Throws: As ``OutputFile/write(_:to:for:in:)`` does, and where standard output can't be written.
    public func export(_ bytes: [UInt8], to path: String?, as form: String, items: Int? = nil) throws {
        if let path { return try export([(path, bytes)], as: form, items: items) }
        try context.terminal.write(bytes)
        note(.export, reason: form, items: items)
    }
}
