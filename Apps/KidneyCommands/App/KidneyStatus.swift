import CommandKit
import KidneyNutrition
import ReportCommands
import ReportKit

extension KidneyApp {
    /// Returns the exit status of an error of the engine or of a report; nil for other errors.
    static func status(of error: any Error) -> CommandStatus? {
        switch error {
        case let error as KidneyError: engineStatus(error)
        case let error as ReportError: CommandStatus(error)
        default: nil
        }
    }

    private static func engineStatus(_ error: KidneyError) -> CommandStatus {
        switch error {
        case .termsNotAccepted, .termsOutdated, .foodInUse, .goalHarms, .goalExists, .goalEnded, .alertUrgent,
            .alertCanWait, .noSickDay, .medicineEnded,
            .noticeFixed:
            .notAllowed
        case .noProfile, .notInProfile, .noSuchRecord, .noSuchFood, .originalMissing, .noFile: .noInput
        case .notInDatabase, .noSuchLabel: .noInput
        case .source(_, let fault), .notChecked(_, _, let fault): sourceStatus(fault)
        case .component(_, _, let error), .file(_, let error): engineStatus(error)
        case .store(let error): CommandStatus(error)
        case .noPlaceForPhotos, .noPrinter, .noSources, .noImporter, .fault: .software
        // All other errors are about the typed text.
        default: .badData
        }
    }

    private static func sourceStatus(_ fault: SourceFault) -> CommandStatus {
        switch fault {
        case .misconfigured: .usage
        case .overLimit: .tryAgain
        case .keyRefused: .notAllowed
        case .unreachable, .slow, .refused, .garbled, .tooLarge: .unavailable
        }
    }
}
