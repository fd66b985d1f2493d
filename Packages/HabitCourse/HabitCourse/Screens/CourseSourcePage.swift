public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The source of the course and the age of its copy (COURSE-0.0).
public struct CourseSourcePage: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day, at which the age changes.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The address of the site; nil if none was ever used.
    @NullEncoded public private(set) var address: String?
    /// The copy in use; nil if none was ever fetched.
    @NullEncoded public private(set) var copy: CourseStatus.Copy?
    /// The state of the copy as a phrase: "“Ten weeks”, 10 weeks with 25 posts, confirmed today"; "no course was
    /// fetched yet".
    public let text: String
    /// The number of course days since the site confirmed the copy; nil without a copy.
    @NullEncoded public private(set) var ageInDays: Int?
    /// The error of the last attempt in a sentence; nil if it succeeded.
    @NullEncoded public private(set) var failureText: String?
    /// The form with the field `address` and its button ``fetch``.
    public let form: Form
    /// A link back to the settings, or home before the start.
    public let back: Link

    /// Fetches the course.
    public var fetch: Action { form.buttons[0] }

    /// Creates the page, also before the start. `typed` holds the unsaved texts by field id.
    public init(
        _ source: CourseStatus?,
        by clock: CourseClock,
        isStarted: Bool,
        now: Instant,
        revision: Revision,
        typed: [String: String] = [:]
    ) {
        title = localized("The course's site")
        self.revision = revision
        validUntil = clock.boundary(of: clock.day(of: now).next)
        address = source?.address
        let copy = source?.copy
        self.copy = copy
        let age = copy.flatMap { CopyAge.of($0, by: clock, at: now) }
        ageInDays = copy.map { _ in age?.days ?? 0 }
        text =
            copy.map { copy in
                let state = age.map { localized("the copy is \($0.text)") } ?? localized("confirmed today")
                return localized(
                    "\(Words.quoted(copy.title)), \(copy.weeks, "week") with \(copy.posts, "post"), \(state)"
                )
            } ?? localized("no course was fetched yet")
        failureText = source?.failure.map { failure in
            let day = clock.day(of: source?.attempted ?? now)
            let tried = localized("The last try, on \(day), failed: \(failure).")
            return copy == nil ? tried : tried + " " + localized("You can still read the copy that you have.")
        }
        let value = typed["address"] ?? source?.address ?? ""
        var field = Field(
            id: "address",
            label: localized("Address"),
            value: value,
            isRequired: true,
            placeholder: "https://example.org/course/course.json"
        )
        if value.isEmpty {
            field.error = localized("an address is needed, such as https://example.org/course/course.json")
        } else if !CourseAddress.isWeb(value) || CourseAddress.fault(value) != nil {
            let example = "https://example.org/course/course.json"
            field.error = localized("“\(value.prefix(60))” is no address of the web — write it as \(example)")
        }
        let isOther = copy != nil && source?.address != value
        form = Form(
            HabitAct.fetch,
            title,
            [field],
            saves: copy == nil ? localized("Fetch the course") : localized("Ask the site now"),
            confirmation: isOther
                ? Action.Confirmation(
                    question: localized(
                        "Replace the copy of \(Words.quoted(copy?.title ?? "")) with the course at \(value)? ",
                        "Your habits and points stay."
                    ),
                    proceed: localized("Replace")
                ) : nil
        ).unjudged(typed)
        back = isStarted ? HabitLink.settings.labeled(localized("Settings")) : HabitLink.home.labeled(localized("Home"))
    }
}
