import StorageKit
import TimeKit
import WordKit

extension KidneyError {
    /// The messages about the terms, the profile, records and the store; nil for every other case.
    var storeMessage: String? {
        switch self {
        case .termsNotAccepted(let version):
            localized(
                "the terms of use (version \(version)) were not accepted yet — read them, then accept them"
            )
        case .termsOutdated(let version, let current):
            localized("version \(version) of the terms no longer holds — read version \(current) and accept that one")
        case .noProfile: localized("there is no profile yet — enter one first")
        case .textBlank(let what): localized("the \(what) is blank — enter something to read")
        case .textTooLong(let what, let characters, let limit):
            localized("the \(what) has \(characters) characters — shorten it to \(limit)")
        case .profileValue(let what, let value, let allowed): localized("\(what) \(value) can't be — enter \(allowed)")
        case .notInProfile(let what): localized("the profile has no \(what) — look at what it has")
        case .noSuchRecord(let what, let id): localized("there is no \(what) “\(id)” — use an id of its list")
        case .alertUrgent(let message):
            localized(
                "“\(message)” can't be dismissed — do what it says, then acknowledge it"
            )
        case .alertCanWait(let message):
            localized("“\(message)” can wait, so it isn't repeated — dismiss it to hide it")
        case .noticeFixed(let kind):
            localized("notices of \(kind.name) can't be turned off — acknowledge the alert")
        case .inTheFuture(let moment): localized("\(moment.words) hasn't come yet — enter what was, with its time")
        case .notADrink(let name): localized("\(name) isn't a drink — enter it as eaten")
        case .foodInUse(let name, let dishes):
            localized(
                "“\(name)” is part of \(dishes.map { "“\($0)”" }.joined(separator: ", ")) — take it out there first"
            )
        case .notForImport(let name):
            localized("“\(name)” is a food of one's own — make it as a dish instead of importing it")
        case .noPlaceForPhotos: localized("photos can't be kept here — open the engine with a folder for them")
        case .noFile(let field): localized("the field “\(field)” has no file that can be read — choose a file")
        case .noPrinter: localized("a PDF can't be made here — open the engine with a printer for it")
        case .noImporter:
            localized("files of other programs can't be read here — open the engine with a reader for them")
        case .originalMissing(let name):
            localized(
                "the original of \(name) is gone from the disk — its small picture is still shown; add the file again"
            )
        case .store(let error): error.description
        case .fault(let reason): localized("something went wrong inside: \(reason) — report it; nothing was changed")
        default: nil
        }
    }
}

extension KidneyError {
    /// Whether it is about what the person did, and not about the store, the disk or the engine itself.
    var isAboutTheAct: Bool {
        switch self {
        case .fault: false
        case .store(let error):
            switch error {
            case .nothingToUndo, .noSuchChange, .alreadyUndone, .changedSince, .cannotUndo, .unsupportedMedia,
                .tooLarge, .tooManyPixels, .brokenImage:
                true
            default: false
            }
        default: true
        }
    }

    /// Wraps any error as a `KidneyError`: a store's error as `store`, an unexpected one as `fault`.
    init(_ error: any Error) {
        switch error {
        case let error as KidneyError: self = error
        case let error as StoreError: self = .store(error)
        default: self = .fault("\(error)")
        }
    }
}
