import CommandKit
import KidneyNutrition

extension KidneyApp {
    /// Returns the exit status of an error of the engine; nil for other errors.
    static func status(of error: any Error) -> CommandStatus? {
        (error as? KidneyError).map(engineStatus)
    }

    private static func engineStatus(_ error: KidneyError) -> CommandStatus {
        switch error {
        case .termsNotAccepted, .termsOutdated, .foodInUse, .goalHarms, .goalExists, .goalEnded, .alertUrgent,
            .alertCanWait,
            .noticeFixed:
            .notAllowed
        case .noProfile, .notInProfile, .noSuchRecord, .noSuchFood, .originalMissing, .noFile: .noInput
        case .notInDatabase, .noSuchLabel: .noInput
        case .source(_, let fault), .notChecked(_, _, let fault): sourceStatus(fault)
        case .component(_, _, let error): engineStatus(error)
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
