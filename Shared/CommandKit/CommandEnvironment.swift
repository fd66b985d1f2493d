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

    /// An environment of the given parts.
    public init(variables: [String: String], terminal: Terminal, clock: WallClock) {
        self.variables = variables
        self.terminal = terminal
        self.clock = clock
    }

    /// The environment of the command that runs.
    @TaskLocal public static var current = CommandEnvironment.live
}
