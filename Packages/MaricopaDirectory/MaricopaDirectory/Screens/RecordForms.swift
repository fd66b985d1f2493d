import ScreenKit
import WordKit

/// The forms on a record's page.
enum RecordForms {
    /// The forms to rate the record, to send a photo and, for an event, to set a reminder.
    static func forms(for record: Record, _ context: RecordScreen.Context) -> [Form] {
        var forms = [rate(context), photo]
        if record.kind == .event { forms.append(reminder) }
        guard !context.isSignedIn else { return forms }
        let why = localized("Sign in first.")
        for index in forms.indices {
            forms[index].whyNot = why
            for button in forms[index].buttons.indices {
                forms[index].buttons[button].availability = .disabled(why: why)
                forms[index].buttons[button].opens = DirectoryLink.account(.login).labeled(localized("Sign in"))
            }
        }
        return forms
    }

    private static func rate(_ context: RecordScreen.Context) -> Form {
        let stars = MaricopaDirectory.stars.map { Field.Choice("\($0)", label: localized("\($0, "star")")) }
        return Form(
            id: "rate",
            title: localized("Your rating"),
            fields: [
                Field(
                    id: "stars",
                    label: localized("Stars"),
                    kind: .choice,
                    value: context.mark?.stars.map { "\($0)" } ?? "",
                    isRequired: true,
                    choices: stars
                )
            ],
            buttons: [Action(DirectoryAct.rate, label: localized("Rate"))]
                + (context.mark?.stars == nil
                    ? [] : [Action(DirectoryAct.unrate, label: localized("Take my rating back"))])
        )
    }

    private static var photo: Form {
        Form(
            id: "photo",
            title: localized("Your photo"),
            fields: [
                Field(id: "file", label: localized("Picture"), kind: .file, isRequired: true, takes: .picture),
                Field(id: "caption", label: localized("Description"), limit: PhotoRule.longestCaption),
            ],
            buttons: [Action(DirectoryAct.sendPhoto, label: localized("Send it to be looked at"))]
        )
    }

    static var reminder: Form {
        Form(
            id: "reminder",
            title: localized("Remind me"),
            fields: [
                Field(
                    id: "before",
                    label: localized("When"),
                    kind: .choice,
                    value: "60",
                    isRequired: true,
                    choices: leads.map { Field.Choice("\($0)", label: ReminderRule.words(minutesBefore: $0)) }
                )
            ],
            buttons: [Action(DirectoryAct.remind, label: localized("Remind me"))]
        )
    }

    /// Reads the text of one of the forms' fields.
    ///
    /// - Parameter own: The user's own rating in stars; nil if unrated.
    /// - Throws: The error of the field's rule.
    static func check(_ field: String, _ text: String, own: Int?) throws(DirectoryError) {
        switch field {
        case "stars": _ = try stars(text, own: own)
        case "caption": _ = try PhotoRule.caption(text)
        case "before": _ = try minutes(text)
        default: break
        }
    }

    /// Reads a rating in stars. A blank text keeps the user's own.
    ///
    /// - Throws: `unreadable`, `starsOutOfRange`.
    static func stars(_ typed: String, own: Int?) throws(DirectoryError) -> Int {
        guard let stars = try WholeNumber.read(typed, as: localized("a rating")) ?? own else {
            throw .unreadable("", as: localized("a rating"), reason: localized("choose 1 to 5 stars"))
        }
        guard MaricopaDirectory.stars.contains(stars) else { throw .starsOutOfRange(stars) }
        return stars
    }

    /// Reads a lead time in minutes.
    ///
    /// - Throws: `unreadable`, `leadOutOfRange`.
    static func minutes(_ typed: String) throws(DirectoryError) -> Int {
        guard let minutes = try WholeNumber.read(typed, as: localized("minutes before the event")) else {
            throw .unreadable("", as: localized("minutes before the event"), reason: localized("choose a time"))
        }
        guard (0...EventReminder.longest).contains(minutes) else { throw .leadOutOfRange(minutes: minutes) }
        return minutes
    }

    /// The offered lead times in minutes; commands accept any.
    private static let leads = [0, 15, 30, 60, 120, 1_440, 2_880, 10_080]
}
