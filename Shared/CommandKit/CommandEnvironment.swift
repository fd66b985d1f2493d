import StorageKit
public import TimeKit
import WordKit

/// The inputs of a command from its process: environment variables, terminal, clock.
///
/// A task-local value, because ArgumentParser creates the commands and takes no parameters for them. A test runs a
/// command inside `CommandEnvironment.$current.withValue(…)`.
public struct CommandEnvironment: Sendable {
    public var variables: [String: String]
    public var terminal: Terminal
    /// The current time and the machine's zone.
    public var clock: WallClock
    /// The faults of a command line that was mended, in words.
    public internal(set) var notUnderstood: [String] = []
    /// Makes thumbnails; nil for a program that decodes no pictures, which then have no thumbnails.
    var decoder: Thumbnailer?

    public init(variables: [String: String], terminal: Terminal, clock: WallClock) {
        self.variables = variables
        self.terminal = terminal
        self.clock = clock
    }

    /// The environment of the running command.
    @TaskLocal public static var current = CommandEnvironment.live
}

extension CommandEnvironment {
    /// Makes thumbnails, and reports on standard error why a picture has none.
    var thumbnailer: Thumbnailer? {
        guard let decoder else { return nil }
        return Thumbnailer { [terminal] picture, side in
            do {
                return try decoder.thumbnail(of: picture, side: side)
            } catch {
                terminal.note(
                    StyledText(localized("the picture is kept without a small one: \("\(error)".escapingControls())"))
                )
                throw error
            }
        }
    }
}
