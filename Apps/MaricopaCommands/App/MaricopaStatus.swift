import CommandKit
import MaricopaDirectory

extension MaricopaApp {
    /// The exit status of what the engine refuses.
    static func status(of error: any Error) -> CommandStatus? {
        (error as? DirectoryError).map(engineStatus)
    }

    private static func engineStatus(_ error: DirectoryError) -> CommandStatus {
        switch error {
        case .noSuchRecord, .notSetUp, .resultsGone: .noInput
        case .changedMeanwhile, .layoutChangedMeanwhile, .signInFirst, .adminsOnly: .notAllowed
        case .noSuchReminder, .noSuchPhoto: .noInput
        case .eventCancelled, .eventOver, .reminderPast, .tooManyWaitingPhotos, .photoJudged: .notAllowed
        case .noPlaceForPhotos: .inputOutput
        case .store(let error): CommandStatus(error)
        case .fault: .software
        // What is left is about what was typed.
        default: .badData
        }
    }
}
