public import AccountKit
public import StorageKit
public import TimeKit

/// What the directory refuses. Each says what is wrong and what to do; nothing was changed.
public enum DirectoryError: Error, Hashable, Sendable {
    /// A span of opening that is no part of a day, in minutes.
    case spanOutOfRange(opens: Int, closes: Int)
    /// Hours of a week for another number of days.
    case notAWeek(Int)
    /// A text that is no ZIP code.
    case notAZIP(String)
    /// A span of days that ends before it begins.
    case spanBackwards(LocalDate, LocalDate)
    /// A text that is no address that may be opened, and why.
    case notAWebLink(String, reason: String)
    /// A text that can't be read as what it should be ("hours", "a cost"), and what to write.
    case unreadable(String, as: String, reason: String)

    // MARK: Records

    /// There is no record of that id.
    case noSuchRecord(String)
    /// Somebody changed the record in between: the version that was looked at, and the one there is.
    case changedMeanwhile(String, seen: Int, is: Int)
    /// Somebody changed what admins set up in between: what it is, the version that was looked at, and the one there is.
    case layoutChangedMeanwhile(String, seen: Int, is: Int)

    /// Fields that can't be as they were typed.
    case fields([RecordFieldError])
    /// A text that can't name a record.
    case notAnID(String)
    /// There is a record of that id already.
    case idTaken(String)
    /// Only recipes are featured, and that is none.
    case notARecipe(String)
    /// There is no such button, section or filter: what was asked for, of what, and which there are.
    case notSetUp(String, of: String, there: [String])
    /// A list that would be empty, or longer than a page can show: of what, and how many at most.
    case wrongCount(String, most: Int)

    // MARK: Imports

    /// A file that isn't of the format it was said to be, and why.
    case notThisFormat(String, reason: String)
    /// A mapping of columns to fields that can't be used, and why.
    case badMapping(reason: String)
    // MARK: Events

    /// What was to be reminded of is no event.
    case notAnEvent(title: String)
    /// The event was called off.
    case eventCancelled(title: String)
    /// Nothing of the event comes any more.
    case eventOver(title: String)
    /// The event doesn't take place then.
    case noSuchOccurrence(title: String, OccurrenceName)
    /// That is no time before an event, in minutes.
    case leadOutOfRange(minutes: Int)
    /// It would have been told then, and that has passed.
    case reminderPast(title: String, LocalDateTime)
    /// The user has no reminder of that id.
    case noSuchReminder(String)

    // MARK: Photos

    /// There is no photo of that id.
    case noSuchPhoto(String)
    /// There is no picture of that name or id, or none that may be seen.
    case noSuchPicture(String)
    /// A caption is too long, in characters.
    case captionTooLong(Int)
    /// The user sent that picture of the record before.
    case photoSentBefore(title: String)
    /// The user has that many photos that wait already.
    case tooManyWaitingPhotos(Int)
    /// This engine was opened without a place for pictures.
    case noPlaceForPhotos
    /// The photo was judged already, so.
    case photoJudged(String, PhotoState)

    // MARK: Who may

    /// That belongs to a user, and nobody is signed in.
    case signInFirst
    /// That is for admins.
    case adminsOnly

    // MARK: Results

    /// The order of those results is no longer kept.
    case resultsGone(String)
    /// What has no places to be found: no activity, or one that needs none.
    case noPlaces(String)
    /// A rating that is not 1 to 5 stars.
    case starsOutOfRange(Int)
    /// The user didn't rate that record.
    case notRated(String)
    /// The record is not among the user's favourites.
    case notAFavorite(String)
    /// Fields of the form for subscriptions are to be mended.
    case subscriptionForm([SubscriptionProblem])
    /// The user has no subscription to that.
    case notSubscribed(String)

    // MARK: The site

    /// A setting of the site that can't be so, and what to write.
    case badSiteSetting(SiteSetting, String, hint: String)
    /// A site is to be built, and nobody said where it will be.
    case siteWithoutAddress
    /// A file of the site's folder that no earlier build wrote.
    case siteFileInTheWay(String)
    /// The site's folder can't be used, and why.
    case siteFolder(String, reason: String)
    // MARK: Places

    /// A text that names no place; why, and what to write, in a sentence.
    case notAPlace(String, reason: String)

    // MARK: What lies below

    /// An account couldn't do it.
    case account(AccountError)
    /// The store couldn't do it.
    case store(StoreError)
    /// What can't be: a fault of the program, or a file that something else wrote to.
    case fault(String)
}

extension DirectoryError: CustomStringConvertible {
    /// One line: what is wrong, with the value, and what to do.
    public var description: String {
        switch self {
        case .spanOutOfRange(let opens, let closes):
            "opening from minute \(opens) to minute \(closes) is no part of a day — it begins within the day and lasts at most 24 hours"
        case .notAWeek(let count): "hours for \(count) days are not those of a week — give all seven, Monday first"
        case .notAZIP(let text): "“\(text)” is no ZIP code — write five digits, such as 85003"
        case .spanBackwards(let from, let to): "the days from \(from) to \(to) end before they begin — swap them"
        case .notAWebLink(let text, let reason):
            "“\(text)” can't be linked to: \(reason) — write an address such as https://example.org"
        case .unreadable(let text, let what, let reason): "“\(text)” can't be read as \(what): \(reason)"
        case .noSuchRecord(let id): "there is no record \(id) — look it up in a list or a search"
        case .changedMeanwhile(let id, let seen, let now):
            "record \(id) was changed since it was looked at (version \(seen), now \(now)) — look at it again, then change it"
        case .layoutChangedMeanwhile(let what, let seen, let now):
            "\(what) were changed since they were looked at (version \(seen), now \(now)) — look again, then change them"
        case .badSiteSetting(let setting, let text, let hint):
            "“\(text)” can't be the site's \(setting.rawValue) — \(hint)"
        case .siteWithoutAddress:
            "nobody said where the site will be, which its pages, search engines and apps have to be told — give --base https://…, or set it once with 'site settings'"
        case .siteFileInTheWay(let file):
            "“\(file)” is in the way: no earlier build of this site wrote it — move it away, or build into another folder"
        case .siteFolder(let folder, let reason): "the site can't be built in “\(folder)”: \(reason)"
        case .fields(let errors): errors.map { "\($0.field.rawValue): \($0.message)" }.joined(separator: "; ")
        case .notAnID(let text):
            "“\(text)” can't name a record — use lower-case letters, digits and hyphens, such as gilbert-market"
        case .idTaken(let id): "there is a record \(id) already — edit it, or choose another id"
        case .notARecipe(let id): "record \(id) is no recipe — only recipes are featured"
        case .notSetUp(let name, let what, let there):
            "there is no “\(name)” among \(what) — use one of \(there.joined(separator: ", "))"
        case .wrongCount(let what, let most): "\(what) can be 1 to \(most) — add or remove some"
        case .notThisFormat(let format, let reason):
            "the file is not in the format \(format): \(reason) — check the file, or name another format"
        case .notAnEvent(let title): "“\(title)” is no event — reminders are for events"
        case .eventCancelled(let title): "“\(title)” was called off — there is nothing to be reminded of"
        case .eventOver(let title): "“\(title)” is over — look for one that is still to come"
        case .noSuchOccurrence(let title, let name):
            "“\(title)” doesn't take place on \(name) — its page lists the days it does"
        case .leadOutOfRange(let minutes):
            "\(minutes) minutes is no time before an event — give from 0 minutes to 365 days"
        case .reminderPast(let title, let moment):
            "the reminder of “\(title)” would have been told on \(moment.date) at \(EventText.time(moment.time)) — "
                + "give a shorter time before it"
        case .noSuchReminder(let id): "you have no reminder \(id) — the list of notifications has their ids"
        case .noSuchPhoto(let id): "there is no photo \(id) — list the photos"
        case .noSuchPicture(let name): "there is no picture \(name) — a record's page has the addresses of its pictures"
        case .captionTooLong(let count):
            "the caption has \(count) characters — write at most \(PhotoRule.longestCaption)"
        case .photoSentBefore(let title): "you sent that picture of “\(title)” before — choose another"
        case .tooManyWaitingPhotos(let count):
            "\(count) of your photos wait to be looked at — send more when some of them were"
        case .noPlaceForPhotos: "there is no place for pictures here — open the directory in a file"
        case .photoJudged(let id, let state): "photo \(id) is already \(state.rawValue) — there is nothing to change"
        case .badMapping(let reason):
            "the mapping of columns can't be used: \(reason) — write {\"id\": \"COLUMN\", \"columns\": {\"COLUMN\": \"title\"}}"
        case .signInFirst: "that belongs to a user, and nobody is signed in — log in, or sign up"
        case .adminsOnly: "only admins may do that — ask one of them"
        case .noPlaces(let title):
            "“\(title)” has no places to find — choose an activity that needs one, such as hiking"
        case .resultsGone(let id): "the results \(id) are no longer kept — ask for the list again"
        case .starsOutOfRange(let stars): "\(stars) is no rating — give 1 to 5 stars"
        case .notRated(let id): "record \(id) has no rating of yours — nothing is to be taken back"
        case .notAFavorite(let id): "record \(id) is not among your favorites — list them to see which are"
        case .subscriptionForm(let problems): problems.map(\.description).joined(separator: "; ")
        case .notSubscribed(let topic): "there is no subscription to \(topic) — list yours to see which there are"
        case .notAPlace(_, let reason): reason
        case .account(let error): error.description
        case .store(let error): error.description
        case .fault(let what): "the directory met something that can't be: \(what) — please report it"
        }
    }
}

extension DirectoryError {
    /// What the engine lets out, whatever came up from below.
    init(_ error: any Error) {
        switch error {
        case let error as DirectoryError: self = error
        case let error as AccountError: self = .account(error)
        case let error as StoreError: self = .store(error)
        default: self = .fault("\(error)")
        }
    }
}
