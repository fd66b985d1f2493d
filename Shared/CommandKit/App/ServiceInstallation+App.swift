import Foundation
import SchedulerKit
import WordKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension ServiceInstallation {
    /// Creates the user's service that runs an app's daemon, with this executable and this data folder.
    ///
    /// - Throws: `usage` if `HOME` isn't set, `software` if the executable can't be found.
    init(
        _ app: AppDefinition,
        arguments: [String],
        in context: CommandContext,
        runner: CommandRunner = .live
    ) throws(CommandError) {
        let variables = CommandEnvironment.current.variables
        guard let home = variables["HOME"], !home.isEmpty else {
            throw CommandError(
                .usage,
                localized("HOME is not set, so there is no place for the agent"),
                remedy: localized("set HOME")
            )
        }
        guard let executable = Bundle.main.executableURL else {
            throw CommandError(
                .software,
                localized("this program can't find its own file"),
                remedy: localized("start it by its full path")
            )
        }
        let configuration = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let folder = Self.folder(for: .current, home: URL(fileURLWithPath: home), configuration: configuration)
        var environment = ["NOURISH_HOME": context.folder.url.standardizedFileURL.path]
        // The daemon tells this person, and its manager may not know their locale.
        let language = Language.current
        if language != .english || Language(variables: variables) != .english {
            environment["NOURISH_LANGUAGE"] = language.rawValue
        }
        let agent = ServiceAgent(
            app: app.name,
            command: [executable.path, "daemon"] + arguments,
            environment: environment
        )
        self.init(agent, on: .current, in: folder, userID: getuid(), runner: runner)
    }
}
