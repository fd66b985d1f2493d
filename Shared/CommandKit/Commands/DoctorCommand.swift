public import ArgumentParser
import Foundation
import JSONKit
import StorageKit
import TimeKit
import WordKit

/// `APP doctor`: checks everything the app needs and says what to fix.
public struct DoctorCommand<App: CommandApp>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor",
            abstract: "Check the data and what it needs, and say what to mend.",
            discussion: """
                Looks at the data folder, the store and its schema, free space, backups, the daemon and each remote. The exit \
                status is 1 if anything is broken.

                EXAMPLE: \(App.definition.name) doctor
                """
        )
    }

    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() async throws {
        let context = try global.context()
        try context.admit(to: App.definition)
        let findings = await Examination(App.definition, context).findings()
        let isHealthy = !findings.contains { $0.state == .problem }
        try context.answer(["healthy": JSONValue(isHealthy), "findings": JSONValue(findings) { JSONValue($0) }]) {
            terminal in
            var table = Table([.init(""), .init(""), .init("", shrinks: true)])
            for finding in findings {
                table.append([finding.mark, StyledText(finding.subjectText), StyledText(finding.finding)])
            }
            try terminal.print(table)
            for remedy in findings.compactMap(\.remedy) { try terminal.print("→ \(remedy)") }
        }
        if !isHealthy { throw ExitCode(CommandStatus.failure.rawValue) }
    }
}

extension Diagnosis {
    fileprivate var mark: StyledText {
        switch state {
        case .ok: StyledText(localized("ok"), .good)
        case .warning: StyledText(localized("look"), .warning)
        case .problem: StyledText(localized("broken"), .bad)
        }
    }
}
