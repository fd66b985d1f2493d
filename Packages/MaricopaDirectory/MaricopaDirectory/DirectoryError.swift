public import AccountKit
public import ScreenKit
public import StorageKit
public import TimeKit
import WordKit

/// An error of the directory. Each message names the fault and the remedy; after an error nothing has changed.
public enum DirectoryError: StoreFailure, Hashable, Sendable {
    /// An opening span outside of a day, in minutes.
    case spanOutOfRange(opens: Int, closes: Int)
    /// Weekly hours with this number of days instead of seven.
    case notAWeek(Int)
    /// A text that isn't a ZIP code.
    case notAZIP(String)
    /// A range of days that ends before it begins.
    case spanBackwards(LocalDate, LocalDate)
    /// A text that isn't a web address that may be opened.
    case notAWebLink(String, reason: String)
    /// A text that can't be parsed as `as` ("hours", "a cost"). The reason says what to write.
    case unreadable(String, as: String, reason: String)

    // MARK: Records

    /// No record has this id.
    case noSuchRecord(String)
    /// The record was changed since it was read: its id, the version read and the current version.
    case changedMeanwhile(String, seen: Int, is: Int)
    /// The configuration was changed since it was read: its label, the version read and the current version.
    case layoutChangedMeanwhile(String, seen: Int, is: Int)

    /// Invalid fields of a record.
    case fields([RecordFieldError])
    /// A text that isn't a valid record id.
    case notAnID(String)
    /// The record id is in use.
    case idTaken(String)
    /// The record isn't a recipe, and only recipes are featured.
    case notARecipe(String)
    /// An unknown button, section or filter, where it was looked for, and the valid names.
    case notSetUp(String, of: String, there: [String])
    /// A list that is empty or longer than a page shows: its name and the most entries.
    case wrongCount(String, most: Int)
    /// A place that a list doesn't have, and its last one.
    case noSuchPlace(Int, most: Int)

    // MARK: Imports

    /// A file that isn't in the stated format.
    case notThisFormat(String, reason: String)
    /// An unusable mapping of columns to fields.
    case badMapping(reason: String)
    // MARK: Events

    /// A reminder of a record that isn't an event.
    case notAnEvent(title: String)
    /// The event was canceled.
    case eventCanceled(title: String)
    /// The event has no further occurrence.
    case eventOver(title: String)
    /// The event has no such occurrence.
    case noSuchOccurrence(title: String, OccurrenceName)
    /// A lead time out of range.
    case leadOutOfRange(minutes: Int)
    /// The moment of the reminder has passed.
    case reminderPast(title: String, LocalDateTime)
    /// The user has no reminder with this id.
    case noSuchReminder(String)

    // MARK: Photos

    /// No photo has this id.
    case noSuchPhoto(String)
    /// No visible picture has this name or id.
    case noSuchPicture(String)
    /// The text to search for is too long, in characters.
    case searchTooLong(Int)
    /// The caption is too long, in characters.
    case captionTooLong(Int)
    /// The reason of a refusal has this many characters, more than ``PhotoRule/longestReason``.
    case reasonTooLong(Int)
    /// The user has already sent this picture of the record.
    case photoSentBefore(title: String)
    /// The user has this many photos waiting, the most allowed.
    case tooManyWaitingPhotos(Int)
    /// The engine was opened without picture storage.
    case noPlaceForPhotos
    /// The photo is already in this state.
    case photoJudged(String, PhotoState)

    // MARK: Permissions

    /// The operation needs a signed-in user.
    case signInFirst
    /// The operation needs an admin.
    case adminsOnly

    /// No page has this address, or it isn't the page of the act.
    case notAPage(String)
    /// A field of an act needs a file that can be read.
    case noFile(field: String)
    /// The file of a field isn't a picture, or one that is too large.
    case unusableFile(StoreError, field: String)
    /// The page belongs to accounts, and this front end has none.
    case noAccountsHere

    // MARK: Results

    /// The result session has expired.
    case resultsGone(String)
    /// "Find a place" for a record that isn't an activity or needs no place.
    case noPlaces(String)
    /// A rating outside of 1 to 5 stars.
    case starsOutOfRange(Int)
    /// The user hasn't rated the record.
    case notRated(String)
    /// The record isn't one of the user's favorites.
    case notAFavorite(String)
    /// Invalid fields of the subscription form.
    case subscriptionForm([SubscriptionProblem])
    /// The user has no subscription to this topic.
    case notSubscribed(String)

    // MARK: The site

    /// An invalid value of a site setting; the hint says what to write.
    case badSiteSetting(SiteSetting, String, hint: String)
    /// The site was built without an address.
    case siteWithoutAddress
    /// A file in the site's folder that no earlier build wrote.
    case siteFileInTheWay(String)
    /// The site's folder can't be used.
    case siteFolder(String, reason: String)
    // MARK: Places

    /// A text that isn't a place; the reason is a full sentence.
    case notAPlace(String, reason: String)

    // MARK: Lower layers

    case account(AccountError)
    case store(StoreError)
    /// An internal fault, or a file that another program changed.
    case fault(String)
}

extension DirectoryError: CustomStringConvertible {
    /// One line with the fault, the value and the remedy.
    public var description: String {
        switch self {
        case .spanOutOfRange(let opens, let closes):
            localized(
                "opening from minute \(opens) to minute \(closes) is no part of a day — it begins within the day and lasts at most 24 hours"
            )
        case .notAWeek(let count):
            localized("hours for \(count) days are not those of a week — give all seven, Monday first")
        case .notAZIP(let text): localized("“\(text)” is no ZIP code — write five digits, such as 85003")
        case .spanBackwards(let from, let to):
            localized("the days from \(from) to \(to) end before they begin — swap them")
        case .notAWebLink(let text, let reason):
            localized("“\(text)” can't be linked to: \(reason) — write an address such as https://example.org")
        case .unreadable(let text, let what, let reason): localized("“\(text)” can't be read as \(what): \(reason)")
        case .noSuchRecord(let id): localized("there is no record \(id) — look it up in a list or a search")
        case .changedMeanwhile(let id, let seen, let now):
            localized(
                "record \(id) was changed since it was looked at (version \(seen), now \(now)) — look at it again, then change it"
            )
        case .layoutChangedMeanwhile(let what, let seen, let now):
            localized(
                "\(what) were changed since they were looked at (version \(seen), now \(now)) — look again, then change them"
            )
        case .badSiteSetting(let setting, let text, let hint):
            localized("“\(text)” can't be the site's \(setting.rawValue) — \(hint)")
        case .siteWithoutAddress:
            localized(
                "nobody said where the site will be, which its pages, search engines and apps have to be told — set its address"
            )
        case .siteFileInTheWay(let file):
            localized(
                "“\(file)” is in the way: no earlier build of this site wrote it — move it away, or build into another folder"
            )
        case .siteFolder(let folder, let reason): localized("the site can't be built in “\(folder)”: \(reason)")
        case .fields(let errors): errors.map { "\($0.field.rawValue): \($0.message)" }.joined(separator: "; ")
        case .notAnID(let text):
            localized(
                "“\(text)” can't name a record — use lower-case letters, digits and hyphens, such as gilbert-market"
            )
        case .idTaken(let id): localized("there is a record \(id) already — edit it, or choose another id")
        case .notARecipe(let id): localized("record \(id) is no recipe — only recipes are featured")
        case .notSetUp(let name, let what, let there):
            localized("there is no “\(name)” among \(what) — use one of \(there.joined(separator: ", "))")
        case .wrongCount(let what, let most): localized("\(what) can be 1 to \(most) — add or remove some")
        case .noSuchPlace(let place, let most): localized("there is no place \(place) — use one from 1 to \(most)")
        case .notThisFormat(let format, let reason):
            localized("the file is not in the format \(format): \(reason) — check the file, or name another format")
        case .notAnEvent(let title): localized("“\(title)” is no event — reminders are for events")
        case .eventCanceled(let title): localized("“\(title)” was called off — there is nothing to be reminded of")
        case .eventOver(let title): localized("“\(title)” is over — look for one that is still to come")
        case .noSuchOccurrence(let title, let name):
            localized("“\(title)” doesn't take place on \(name) — its page lists the days it does")
        case .leadOutOfRange(let minutes):
            localized("\(minutes) minutes is no time before an event — give from 0 minutes to 365 days")
        case .reminderPast(let title, let moment):
            localized(
                "the reminder of “\(title)” would have been told on \(moment.date) at \(EventText.time(moment.time)) — ",
                "give a shorter time before it"
            )
        case .noSuchReminder(let id): localized("you have no reminder \(id) — the list of notifications has their ids")
        case .noSuchPhoto(let id): localized("there is no photo \(id) — list the photos")
        case .noSuchPicture(let name):
            localized("there is no picture \(name) — a record's page has the addresses of its pictures")
        case .searchTooLong(let count):
            localized("the search has \(count) characters — write at most \(SearchScreen.longestText)")
        case .captionTooLong(let count):
            localized("the caption has \(count) characters — write at most \(PhotoRule.longestCaption)")
        case .reasonTooLong(let count):
            localized("the reason has \(count) characters — write at most \(PhotoRule.longestReason)")
        case .photoSentBefore(let title): localized("you sent that picture of “\(title)” before — choose another")
        case .tooManyWaitingPhotos(let count):
            localized("\(count) of your photos wait to be looked at — send more when some of them were")
        case .noPlaceForPhotos: localized("there is no place for pictures here — open the directory in a file")
        case .photoJudged(let id, let state):
            switch state {
            case .waiting: localized("photo \(id) is already waiting — there is nothing to change")
            case .shown: localized("photo \(id) is already shown — there is nothing to change")
            case .refused: localized("photo \(id) is already refused — there is nothing to change")
            }
        case .badMapping(let reason):
            localized(
                "the mapping of columns can't be used: \(reason) — write {\"id\": \"COLUMN\", \"columns\": {\"COLUMN\": \"title\"}}"
            )
        case .signInFirst: localized("that belongs to a user, and nobody is signed in — log in, or sign up")
        case .adminsOnly: localized("only admins may do that — ask one of them")
        case .notAPage(let link): localized("“\(link)” isn't a page for that — open the page again")
        case .noFile(let field): localized("the field “\(field)” has no file that can be read — choose a file")
        case .unusableFile(let error, field: _): error.description
        case .noAccountsHere: localized("accounts aren't kept here — sign in where the directory has them")
        case .noPlaces(let title):
            localized("“\(title)” has no places to find — choose an activity that needs one, such as hiking")
        case .resultsGone(let id): localized("the results \(id) are no longer kept — ask for the list again")
        case .starsOutOfRange(let stars): localized("\(stars) is no rating — give 1 to 5 stars")
        case .notRated(let id): localized("record \(id) has no rating of yours — nothing is to be taken back")
        case .notAFavorite(let id): localized("record \(id) is not among your favorites — list them to see which are")
        case .subscriptionForm(let problems): problems.map(\.description).joined(separator: "; ")
        case .notSubscribed(let topic):
            localized("there is no subscription to \(topic) — list yours to see which there are")
        case .notAPlace(_, let reason): reason
        case .account(let error): error.description
        case .store(let error): error.description
        case .fault(let what): localized("the directory met something that can't be: \(what) — please report it")
        }
    }
}

extension DirectoryError {
    /// Converts an error of a lower layer.
    init(_ error: any Error) {
        switch error {
        case let error as DirectoryError: self = error
        case let error as AccountError: self = .account(error)
        case let error as StoreError: self = .store(error)
        default: self = .fault("\(error)")
        }
    }
}

extension DirectoryError: ActError {
    package var isAboutTheAct: Bool {
        switch self {
        case .account(.unusableSecret), .account(.secretReadableByOthers), .account(.unreadableRow),
            .account(.mailSetting), .fault:
            false
        case .store(let error): error.isAboutTheRequest
        default: true
        }
    }

    package var field: String? {
        switch self {
        case .fields(let errors): errors.first?.field.rawValue
        case .badSiteSetting(let setting, _, hint: _): setting.rawValue
        // The error of the topics is at the first of their boxes.
        case .subscriptionForm(let problems):
            problems.first.map { $0.field == "topics" ? SubscribeScreen.id(of: .newsletter) : $0.field }
        case .noFile(let field), .unusableFile(_, let field): field
        case .notThisFormat, .photoSentBefore: "file"
        case .badMapping: "mapping"
        case .noSuchPlace: "position"
        case .notAPlace: "place"
        case .starsOutOfRange: "stars"
        case .leadOutOfRange, .reminderPast: "before"
        case .searchTooLong: "text"
        case .captionTooLong: "caption"
        case .reasonTooLong: "reason"
        case .account(.form(let problems)): problems.first?.field.rawValue
        case .account(.wrongEmailOrPassword), .account(.wrongPassword), .account(.passwordAgain): "password"
        case .account(.wrongCode), .account(.noLiveCode): "code"
        case .account(.addressTaken): "email"
        default: nil
        }
    }
}

extension DirectoryError: ScreenError {
    public var remedy: Link? {
        switch self {
        case .signInFirst, .account(.signedOut), .account(.addressTaken):
            DirectoryLink.account(.login).labeled(localized("Log in"))
        case .noSuchRecord: DirectoryLink.search(nil).labeled(localized("Search"))
        case .changedMeanwhile(let id, seen: _, is: _): DirectoryLink.admin(.edit(ID(id))).labeled(localized("Edit"))
        case .siteWithoutAddress: DirectoryLink.admin(.site).labeled(localized("Site"))
        case .eventOver: DirectoryLink.list(.event).labeled(RecordKind.event.heading)
        case .noSuchReminder: DirectoryLink.notifications.labeled(localized("Notifications"))
        case .noPlaces: DirectoryLink.list(.activity).labeled(RecordKind.activity.heading)
        case .notAFavorite: DirectoryLink.favorites.labeled(localized("Favorites"))
        case .notSubscribed: DirectoryLink.subscribe.labeled(localized("Subscribe"))
        default: nil
        }
    }
}
