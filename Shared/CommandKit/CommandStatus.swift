/// How a command ended, as a process exit code: 0, the codes of `sysexits.h` where one fits, and 1 otherwise.
public enum CommandStatus: Int32, Sendable, CaseIterable {
    /// The command did what was asked.
    case success = 0
    /// It failed, and no code below says why.
    case failure = 1
    /// The command line itself is wrong: an unknown option, a missing argument, a missing `--yes`.
    case usage = 64
    /// The input was read and can't be used as it is.
    case badData = 65
    /// What was named does not exist, or the name fits several things.
    case noInput = 66
    /// A service or a remote machine that is needed does not answer.
    case unavailable = 69
    /// A defect of this program.
    case software = 70
    /// A file or folder could not be made.
    case cannotCreate = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Nothing is wrong for good: the same command may work in a moment.
    case tryAgain = 75
    /// The rules, or the permissions, don't allow it.
    case notAllowed = 77
}
