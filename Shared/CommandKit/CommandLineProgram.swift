public import ArgumentParser
import Foundation
public import StorageKit
public import WordKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A command-line program: it parses the arguments, runs the command, and turns each error into one line on standard
/// error and an exit status.
public struct CommandLineProgram: Sendable {
    private let root: any ParsableCommand.Type
    private let statusOf: @Sendable (any Error) -> CommandStatus?
    private let told: @Sendable (any Error) -> String
    private let mended: @Sendable ([String]) -> MendedCommandLine?
    private let help: @Sendable () -> Catalog?
    private let hasLanguages: Bool

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - root: The root command.
    ///   - help: The texts of its help pages; nil for a program whose help is in English alone. They are read for help in another language alone,
    ///     because that takes longer than a command.
    ///   - hasLanguages: Whether the program speaks the languages of the catalogs. One that doesn't speaks English, whatever the locale is.
    ///   - statusOf: Returns the exit status of the app's own errors, nil for any other. Those of the kit are known.
    ///   - told: Returns the line for an error whose status is known: its sentence, with the command of its next step.
    ///   - mended: Returns a command line to run in place of arguments that can't be read, nil for those that are refused. It is for a command that
    ///     must not be lost by a slip.
    public init(
        _ root: any ParsableCommand.Type,
        help: @autoclosure @escaping @Sendable () -> Catalog? = nil,
        hasLanguages: Bool = true,
        statusOf: @escaping @Sendable (any Error) -> CommandStatus? = { _ in nil },
        told: @escaping @Sendable (any Error) -> String = { String(describing: $0) },
        mended: @escaping @Sendable ([String]) -> MendedCommandLine? = { _ in nil }
    ) {
        self.root = root
        self.statusOf = statusOf
        self.told = told
        self.mended = mended
        self.help = help
        self.hasLanguages = hasLanguages
    }

    /// Runs the command line of the process, then ends the process.
    ///
    /// - Parameter decoder: Makes thumbnails; nil for a program that links no decoder.
    public func main(decoder: Thumbnailer? = nil) async -> Never {
        // A closed pipe becomes an error of the write, in network code too, instead of killing the process.
        signal(SIGPIPE, SIG_IGN)
        var environment = CommandEnvironment.current
        environment.decoder = decoder
        let status = await CommandEnvironment.$current.withValue(environment) {
            await run(Array(CommandLine.arguments.dropFirst()))
        }
        exit(status.rawValue)
    }

    /// Runs a command line in the current environment and writes its output, in the language of the person who typed it.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    /// - Returns: The exit status.
    public func run(_ arguments: [String]) async -> CommandStatus {
        let variables = CommandEnvironment.current.variables
        let language =
            hasLanguages
            ? GlobalOptions.language(of: root._commandName, in: arguments, variables: variables) : .english
        return await Language.$current.withValue(language) {
            do {
                if hasLanguages, let asked = GlobalOptions.value(of: "--language", in: arguments),
                    Language(tag: asked) == nil
                {
                    throw CommandError.noLanguage(asked)
                }
                let (command, notUnderstood) = try parsed(GlobalOptions.movedBehindSubcommand(arguments, of: root))
                var environment = CommandEnvironment.current
                environment.notUnderstood = notUnderstood
                try await CommandEnvironment.$current.withValue(environment) {
                    var running = command
                    if var asynchronous = running as? any AsyncParsableCommand {
                        try await asynchronous.run()
                    } else {
                        try running.run()
                    }
                }
                return .success
            } catch {
                return report(error, of: arguments)
            }
        }
    }
}

/// A command line in place of one that can't be read as it is.
public struct MendedCommandLine: Sendable {
    let arguments: [String]
    let notUnderstood: [String]

    /// - Parameter notUnderstood: The faults of what was left out, in words. The command finds them in its environment.
    public init(_ arguments: [String], notUnderstood: [String]) {
        self.arguments = arguments
        self.notUnderstood = notUnderstood
    }
}

extension CommandLineProgram {
    private func parsed(_ arguments: [String]) throws -> (command: any ParsableCommand, notUnderstood: [String]) {
        do {
            return (try root.parseAsRoot(arguments), [])
        } catch let error where root.exitCode(for: error) == .validationFailure {
            guard let mended = mended(arguments), let command = try? root.parseAsRoot(mended.arguments) else {
                throw error
            }
            return (command, mended.notUnderstood)
        }
    }
}

// MARK: Errors

extension CommandLineProgram {
    private func report(_ error: any Error, of arguments: [String]) -> CommandStatus {
        let terminal = CommandEnvironment.current.terminal
        if let silent = error as? TerminalError, silent == .readerLeft { return .success }
        if let status = statusOf(error) ?? CommandStatus(kitError: error) {
            terminal.printError(told(error))
            return status
        }
        switch root.exitCode(for: error) {
        case .success:
            return show(helpPage(error, width: terminal.traits.width ?? 100), on: terminal)
        case .validationFailure:
            let raw = root.message(for: error)
            if raw.contains("nexpected argument") || raw.hasPrefix("Unknown option"),
                let unknown = UnknownCommand(in: arguments, of: root)
            {
                terminal.printError(unknown.description)
                return .usage
            }
            let problem = wrongCommandLine(error)
            let isNumber = problem.firstMatch(of: /^unknown option “-[0-9.]/) != nil
            let page = helpPage(error)
            let advice =
                isNumber
                ? localized("put -- before a value that starts with a dash, or see “\(page)”")
                : localized("see “\(page)”")
            terminal.printError("\(WrongCommandLine.text(named(problem))) — \(advice)")
            return .usage
        case let code where error is ExitCode:
            return CommandStatus(rawValue: code.rawValue) ?? .failure
        default:
            terminal.printError(
                localized("\(error) — this is a defect of the program: please report it with this line")
            )
            return .software
        }
    }

    /// Returns a help page, or another text that ends a program well, in the language of the person.
    private func helpPage(_ error: any Error, width: Int) -> String {
        guard Language.current != .english, let help = help() else {
            return root.fullMessage(for: error, columns: width)
        }
        return HelpPage(root.fullMessage(for: error, columns: 100_000), catalogs: [help, helpCatalog]).text(
            width: width
        )
    }

    /// Returns a message with the names of values as the help pages show them.
    private func named(_ message: String) -> String {
        guard Language.current != .english, let help = help() else { return message }
        return HelpPage("", catalogs: [help, helpCatalog]).named(message)
    }

    private func show(_ message: String, on terminal: Terminal) -> CommandStatus {
        do throws(TerminalError) {
            try terminal.write(Array((message + (message.hasSuffix("\n") ? "" : "\n")).utf8))
            return .success
        } catch .readerLeft {
            return .success
        } catch {
            terminal.printError(error.description)
            return .inputOutput
        }
    }

    /// Returns ArgumentParser's message in our form: no capital, no period, no list over several lines.
    private func wrongCommandLine(_ error: any Error) -> String {
        var message = root.message(for: error).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: " ")
        while message.hasSuffix(".") { message.removeLast() }
        message.replace(/(^|[ (])'(.+?)'(?=$|[ ,.;:?)])/) { "\($0.1)“\($0.2)”" }
        guard let first = message.first, message.dropFirst().first?.isUppercase != true else { return message }
        return first.lowercased() + message.dropFirst()
    }

    /// Returns the command that shows the help page of the command meant, as ArgumentParser found it.
    private func helpPage(_ error: any Error) -> String {
        let full = root.fullMessage(for: error)
        guard let start = full.range(of: "See '", options: .backwards),
            let end = full.range(of: "' for more information", range: start.upperBound..<full.endIndex)
        else { return "\(root._commandName) --help" }
        return String(full[start.upperBound..<end.lowerBound])
    }
}
