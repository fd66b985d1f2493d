import MaricopaDirectory
import PageKit
import WordKit

/// The words of the pages that are made from a screen alone. In English they are the names of the code in words.
enum MaricopaWords {
    static var all: PageWords {
        PageWords(
            labels: labels.mapValues { localized($0) },
            leftOut: [
                "icon", "image", "imageText", "kind", "picture", "thumbnail", "version", "rating", "target",
                "Button.address", "Guide.address", "Phone.address", "next", "position", "language", "titleLanguage",
                "subtitleLanguage", "textLanguage", "scope", "recipient", "logName", "StaticPageScreen.name",
                "ImportReport.source", "ImportReport.format", "sourceID", "Double.record", "logo", "background",
                "isTurning",
            ],
            text: text(of:)
        )
    }

    /// Returns the words of a value; nil for a value that has none of its own.
    @Sendable private static func text(of value: Any) -> String? {
        guard Language.current != .english else { return nil }
        switch value {
        case let kind as RecordKind: return PageWords.sentence(kind.noun)
        case let option as PaymentOption: return option.label
        case let section as FilterSection: return section.title
        case let state as PhotoState: return state.label
        default:
            let code = (value as? any RawRepresentable)?.rawValue as? String
            return code.flatMap { values[$0] }.map { localized($0) }
        }
    }

    /// The labels of properties by name.
    private static let labels: [String: Phrase] = [
        "actor": Phrase("Actor"), "address": Phrase("Address"), "after": Phrase("After"), "age": Phrase("Age"),
        "ask": Phrase("Ask"), "at": Phrase("At"), "before": Phrase("Before"),
        "canBeRefused": Phrase("Can be refused"), "canBeShown": Phrase("Can be shown"), "caption": Phrase("Caption"),
        "changed": Phrase("Changed"), "changes": Phrase("Changes"), "checked": Phrase("Checked"),
        "checkedOn": Phrase("Checked on"), "city": Phrase("City"), "confirmation": Phrase("Confirmation"),
        "count": Phrase("Count"), "deletedHere": Phrase("Deleted here"), "devices": Phrase("Devices"),
        "dialog": Phrase("Dialog"),
        "distanceMeters": Phrase("Distance meters"), "doubled": Phrase("Doubled"), "doubles": Phrase("Doubles"),
        "edit": Phrase("Edit"), "email": Phrase("Email"), "end": Phrase("End"), "event": Phrase("Event"),
        "export": Phrase("Export"), "field": Phrase("Field"), "fields": Phrase("Fields"),
        "firstLine": Phrase("First line"), "format": Phrase("Format"), "found": Phrase("Found"),
        "givenUp": Phrase("Given up"), "guides": Phrase("Guides"), "hint": Phrase("Hint"),
        "isCurrent": Phrase("Current"), "isDryRun": Phrase("Dry run"), "isOwn": Phrase("Own"),
        "isSample": Phrase("Sample"), "judgedAt": Phrase("Judged at"), "judgedBy": Phrase("Judged by"),
        "kept": Phrase("Kept"), "keptOn": Phrase("Kept on"), "keptRecords": Phrase("Kept records"),
        "kind": Phrase("Kind"), "known": Phrase("Known"), "label": Phrase("Label"), "legal": Phrase("Legal"),
        "line": Phrase("Line"), "link": Phrase("Link"), "lists": Phrase("Lists"), "location": Phrase("Location"),
        "logName": Phrase("Log name"),
        "login": Phrase("Login"), "match": Phrase("Match"), "missing": Phrase("Missing"), "more": Phrase("More"),
        "name": Phrase("Name"), "needsSignIn": Phrase("Needs sign in"), "new": Phrase("New"), "note": Phrase("Note"),
        "occurrence": Phrase("Occurrence"), "older": Phrase("Older"), "only": Phrase("Only"), "open": Phrase("Open"),
        "options": Phrase("Options"), "outside": Phrase("Outside"), "page": Phrase("Page"),
        "payments": Phrase("Payments"), "pitch": Phrase("Pitch"), "previous": Phrase("Previous"),
        "putBack": Phrase("Put back"), "rating": Phrase("Rating"), "read": Phrase("Read"), "reason": Phrase("Reason"),
        "recipient": Phrase("Recipient"), "record": Phrase("Record"), "refusal": Phrase("Refusal"),
        "refusals": Phrase("Refusals"), "refused": Phrase("Refused"), "remarks": Phrase("Remarks"),
        "reminders": Phrase("Reminders"), "remove": Phrase("Remove"), "removed": Phrase("Removed"),
        "report": Phrase("Report"), "resend": Phrase("Resend"), "role": Phrase("Role"),
        "rollBack": Phrase("Roll back"), "row": Phrase("Row"), "same": Phrase("Same"), "save": Phrase("Save"),
        "search": Phrase("Search"), "section": Phrase("Section"), "sendAgain": Phrase("Send again"),
        "sender": Phrase("Sender"), "sentAt": Phrase("Sent at"), "signIn": Phrase("Sign in"),
        "signUp": Phrase("Sign up"), "signedInAs": Phrase("Signed in as"), "since": Phrase("Since"),
        "size": Phrase("Size"), "skip": Phrase("Skip"), "sort": Phrase("Order"), "source": Phrase("Source"),
        "state": Phrase("State"), "states": Phrase("States"),
        "status": Phrase("Status"), "subject": Phrase("Subject"), "subscriptions": Phrase("Subscriptions"),
        "subtitle": Phrase("Subtitle"), "suggestions": Phrase("Suggestions"), "summary": Phrase("Summary"),
        "tagline": Phrase("Tagline"), "tellsAt": Phrase("Tells at"), "tenths": Phrase("Tenths"),
        "text": Phrase("Text"), "tile": Phrase("Tile"), "title": Phrase("Title"), "told": Phrase("Told"),
        "topic": Phrase("Topic"), "topics": Phrase("Topics"), "total": Phrase("Total"), "undoes": Phrase("Undoes"),
        "undoneBy": Phrase("Undone by"), "until": Phrase("Until"), "user": Phrase("User"), "value": Phrase("Value"),
        "verifiedOn": Phrase("Verified on"), "verify": Phrase("Verify"), "waiting": Phrase("Waiting"),
        "what": Phrase("What"), "when": Phrase("When"), "whyNot": Phrase("Why not"), "withdraw": Phrase("Withdraw"),
        "words": Phrase("Words"), "zip": Phrase("Zip"),
    ]

    /// The words of choices by their code.
    private static let values: [String: Phrase] = [
        "about": Phrase("About"), "cancelled": Phrase("Canceled"), "closed": Phrase("Closed"),
        "coming": Phrase("Coming"), "contact": Phrase("Contact"), "description": Phrase("Description"),
        "exact": Phrase("Exact"), "gone": Phrase("Gone"), "open": Phrase("Open"), "over": Phrase("Over"),
        "prefix": Phrase("Prefix"), "privacy": Phrase("Privacy"), "subtitle": Phrase("Subtitle"),
        "terms": Phrase("Terms"), "title": Phrase("Title"), "typo": Phrase("Typo"), "unknown": Phrase("Unknown"),
    ]
}
