import NotificationKit
import SchedulerKit
public import StorageKit
import TimeKit
import WebClient

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
        case .cancelled: self = .tryAgain
        }
    }
}
