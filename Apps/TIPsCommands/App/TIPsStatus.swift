import CommandKit
import RealtimeClient
import ReportCommands
import ReportKit
import StorageKit
import TIPsTracker

extension TIPsApp {
    /// The exit status of an error; nil for an unknown one.
    static func status(of error: any Error) -> CommandStatus? {
        switch error {
        case let error as TIPsError: engineStatus(error)
        case let error as ReportError: CommandStatus(error)
        case let error as RealtimeClientError: clientStatus(error)
        case let error as RoomTransportError: remoteStatus(error)
        default: nil
        }
    }

    private static func engineStatus(_ error: TIPsError) -> CommandStatus {
        switch error {
        case .blank, .tooLong, .notAnAmount, .doseIsRange, .doseNotPositive, .doseIncomplete: .badData
        case .cycleNumberOutOfRange, .cycleNumberTaken, .challengeNotAfterStart, .cycleTooLong, .cyclesOverlap,
            .cycleLongPast:
            .badData
        case .nameTaken, .tenfoldDose, .otherUnit, .notAWeight, .notAnAdrenalineDose, .notAPhoneNumber,
            .gapOutOfRange, .missingWeekDoses, .noSuchWeek,
            .weekIsPast, .noSuchPlace,
            .weeklyDosesNotAllowed:
            .badData
        case .notATime, .notAMoment, .notInHistory, .notAWholeNumber, .notACategory, .noFile, .timerOutOfRange,
            .restOutOfRange,
            .daysOutOfRange, .endBeforeStart, .holdTooLong, .notARoomCode, .notAnAddress:
            .badData
        case .supplyUnitDiffers, .otherMeasure, .unitInUse: .badData
        case .inTheFuture, .outsideCycle, .challengeDay, .outsideItsCycle, .notPlanned, .notToday, .tooLateForYesterday:
            .badData
        case .alreadyLogged, .clockBehind, .clockOff: .badData
        case .brokenRoomFile, .newerRoomFile, .otherRoom: .badData
        case .notSetUp, .noCycle, .noSuchCycle, .notFound, .ambiguous, .noRoomWithCode, .noSuchScreen, .notLogged,
            .notLetIn, .pictureElsewhere:
            .noInput
        case .alreadySetUp: .cannotCreate
        case .timerRuns, .clinicNotAsked, .stopped, .noDosePlanned, .recordedAhead: .tryAgain
        case .notAllowed, .challengeAhead, .lastCycle, .lastAdmin, .changedAgain, .unsent: .notAllowed
        case .notConnected: .noInput
        case .alreadyConnected: .cannotCreate
        case .notBegun(_, .invalid): .badData
        case .notBegun(_, let error), .remote(let error): remoteStatus(error)
        case .store(let error): CommandStatus(error)
        case .noPlaceForPhotos, .notOffered, .fault: .software
        }
    }

    private static func clientStatus(_ error: RealtimeClientError) -> CommandStatus {
        switch error {
        case .badAddress: .badData
        case .unreachable, .busy, .full, .malformed: .unavailable
        case .denied, .signedOut: .notAllowed
        case .invalid: .software
        }
    }

    private static func remoteStatus(_ error: RoomTransportError) -> CommandStatus {
        switch error {
        case .unreachable, .busy, .full: .unavailable
        case .refused, .signedOut: .notAllowed
        case .invalid: .software
        }
    }
}
