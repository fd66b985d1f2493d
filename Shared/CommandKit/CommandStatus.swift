import NotificationKit
import SchedulerKit
public import StorageKit
import TimeKit
import WebClient

/// The exit status of a command: 0, a code of `sysexits.h` if one fits, otherwise 1.
public enum CommandStatus: Int32, Sendable, CaseIterable {
    case success = 0
    /// The command failed, and no code below fits.
    case failure = 1
    /// The command line is wrong: an unknown option, a missing argument, a missing `--yes`.
    case usage = 64
    /// The input was read but can't be used.
    case badData = 65
    /// The thing named doesn't exist, or the name fits several things.
    case noInput = 66
    /// A service or remote machine that is needed doesn't answer.
    case unavailable = 69
    /// The program has a defect.
    case software = 70
    /// A file or folder couldn't be created.
    case cannotCreate = 73
    case inputOutput = 74
    /// The same command may succeed in a moment.
    case tryAgain = 75
    /// The rules or the permissions don't allow it.
    case notAllowed = 77
}

extension CommandStatus {
    /// Creates the status of an error of the kit's modules; nil for any other error.
    public init?(kitError error: any Error) {
        switch error {
        case let error as CommandError: self = error.status
        case is TerminalError: self = .inputOutput
        case is TimeError: self = .badData
        case is NotificationError: self = .usage
        case let error as SchedulerError: self.init(error)
        case let error as StoreError: self.init(error)
        case let error as KitPageError: self.init(error)
        case let error as WebError: self.init(error)
        default: return nil
        }
    }
}

extension CommandStatus {
    /// Creates the status of a store error.
    public init(_ error: StoreError) {
        switch error {
        case .readableByOthers: self = .notAllowed
        case .notADatabase, .otherApplication, .otherApp, .damaged, .altered, .newerVersion, .migrationChanged,
            .migrationFailed:
            self = .badData
        case .unsupportedMedia, .tooLarge, .tooManyPixels, .brokenImage, .brokenArchive, .otherArchive, .newerArchive:
            self = .badData
        case .nothingToUndo, .nothingToRedo, .noSuchChange, .noSuchAttachment: self = .noInput
        case .alreadyUndone, .changedSince, .cannotUndo, .notEmpty: self = .notAllowed
        case .readOnly, .alreadyExists: self = .cannotCreate
        case .unreadable, .diskFull, .inputOutput: self = .inputOutput
        case .locked, .inUse: self = .tryAgain
        case .closed, .noPrimaryKey, .noSuchRow: self = .software
        }
    }

    init(_ error: SchedulerError) {
        switch error {
        case .noSuchJob: self = .noInput
        case .agentFile: self = .cannotCreate
        case .agentCommand: self = .unavailable
        case .unreadableJob, .unreadablePayload, .noHandler: self = .badData
        case .emptyID, .unknownZone: self = .software
        }
    }

    init(_ error: WebError) {
        switch error {
        case .badAddress: self = .usage
        case .unreachable, .tooSlow, .cutShort: self = .unavailable
        case .tooLarge, .tooManyRedirects, .badRedirect, .malformed: self = .badData
        case .insecureRedirect, .forbiddenAddress: self = .notAllowed
        case .canceled: self = .tryAgain
        }
    }
}
