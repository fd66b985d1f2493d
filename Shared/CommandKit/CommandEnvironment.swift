import StorageKit
public import TimeKit

/// What a command gets from the process around it: environment variables, the terminal, the clock.
///
/// ArgumentParser makes the commands itself, so this can't be an initialiser's parameter; it is a task-local value, and a
/// test runs a command inside `CommandEnvironment.$current.withValue(…)`.
public struct CommandEnvironment: Sendable {
    /// The environment variables.
    public var variables: [String: String]
    /// The standard streams.
    public var terminal: Terminal
    /// Now, and the zone of this machine.
    public var clock: WallClock
    /// Makes small pictures; nil for a program that decodes none. Pictures then stay without a small one.
    var decoder: Thumbnailer?

    /// An environment of the given parts.
    public init(variables: [String: String], terminal: Terminal, clock: WallClock) {
        self.variables = variables
        self.terminal = terminal
        self.clock = clock
    }

    /// The environment of the command that runs.
    @TaskLocal public static var current = CommandEnvironment.live
}

extension CommandEnvironment {
    /// Makes small pictures, and says on standard error why there is none of a picture.
    var thumbnailer: Thumbnailer? {
        guard let decoder else { return nil }
        return Thumbnailer { [terminal] picture in
            do {
                return try decoder.thumbnail(of: picture)
            } catch {
                terminal.note("the picture is kept without a small one: \("\(error)".escapingControls())")
                throw error
            }
        }
    }
}
