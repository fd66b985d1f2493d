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
        environment.merge(Self.language(of: app, in: context, variables)) { $1 }
        let agent = ServiceAgent(
            app: app.name,
            command: [executable.path, "daemon"] + arguments,
            environment: environment
        )
        self.init(agent, on: .current, in: folder, userID: getuid(), runner: runner)
    }

    /// Returns the variables that give the daemon this person's language. Its manager may not know their locale; it reads their choice for the app
    /// itself, so that a later one counts.
    private static func language(
        of app: AppDefinition,
        in context: CommandContext,
        _ variables: [String: String]
    ) -> [String: String] {
        let current = Language.current
        let chosen = context.chosenLanguage(of: app.name)
        let isNamed = variables["NOURISH_LANGUAGE"]?.isEmpty == false
        if isNamed || current != Language(asked: nil, chosen: chosen, variables: variables) {
            return ["NOURISH_LANGUAGE": current.rawValue]
        }
        guard Language(asked: nil, chosen: nil, variables: variables) != .english else { return [:] }
        return variables.filter { Language.localeVariables.contains($0.key) && !$0.value.isEmpty }
    }
}
