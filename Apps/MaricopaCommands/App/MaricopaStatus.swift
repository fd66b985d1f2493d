import AccountKit
import CommandKit
import MaricopaDirectory

extension MaricopaApp {
    /// The exit status of the engine's errors.
    static func status(of error: any Error) -> CommandStatus? {
        switch error {
        case let error as DirectoryError: engineStatus(error)
        case let error as AccountError: accountStatus(error)
        default: nil
        }
    }

    private static func engineStatus(_ error: DirectoryError) -> CommandStatus {
        switch error {
        case .noSuchRecord, .notSetUp, .resultsGone: .noInput
        case .changedMeanwhile, .layoutChangedMeanwhile, .signInFirst, .adminsOnly: .notAllowed
        case .noSuchReminder, .noSuchPhoto, .noSuchPicture: .noInput
        case .eventCanceled, .eventOver, .reminderPast, .tooManyWaitingPhotos, .photoJudged: .notAllowed
        case .noPlaceForPhotos: .inputOutput
        case .siteFileInTheWay, .siteFolder: .cannotCreate
        case .notRated, .notAFavorite, .notSubscribed: .noInput
        case .account(let error): accountStatus(error)
        case .store(let error): CommandStatus(error)
        case .fault: .software
        // All others are errors of input.
        default: .badData
        }
    }

    private static func accountStatus(_ error: AccountError) -> CommandStatus {
        switch error {
        case .form, .wrongCode, .noLiveCode, .unreadableRow: .badData
        case .wrongEmailOrPassword, .wrongPassword, .addressTaken, .signedOut, .notAllowed, .lastAdmin, .codesOff,
            .passwordAgain:
            .notAllowed
        case .tooManyAttempts, .tooManyCodes: .tryAgain
        case .noSuchUser, .noSuchSession, .noSuchLetter: .noInput
        case .unusableSecret: .inputOutput
        case .secretReadableByOthers: .notAllowed
        case .mailSetting: .usage
        }
    }
}
