public import ScreenKit
import WordKit

/// The prompt for visitors where an account is needed.
public struct SignInPrompt: Hashable, Codable, Sendable {
    /// The benefit of an account.
    public let text: String
    /// The links "Log in" and "Create an account".
    public let links: [Link]

    /// The feature that needs an account.
    public enum Purpose: String, CaseIterable, Codable, Sendable {
        case settings, profile, favorites, notifications, meetup, subscribe, rating, reminder, photo
    }

    public init(_ purpose: Purpose) {
        text =
            switch purpose {
            case .settings: localized("Log in or create an account to keep favorites, get reminders and subscribe.")
            case .profile: localized("You have no profile here yet. Create an account to have one, or log in to yours.")
            case .favorites: localized("Log in or create an account to keep what you like, and find it again here.")
            case .notifications:
                localized("Log in or create an account to be told when an event you follow begins or moves.")
            case .meetup: localized("Log in or create an account to meet others through Meetup.")
            case .subscribe: localized("Log in or create an account to subscribe to news of Maricopa Healthy.")
            case .rating: localized("Log in or create an account to rate this.")
            case .reminder: localized("Log in or create an account to be reminded of this.")
            case .photo: localized("Log in or create an account to add a photo.")
            }
        links = [
            DirectoryLink.account(.login).labeled(localized("Log in")),
            DirectoryLink.account(.signUp).labeled(localized("Create an account")),
        ]
    }
}
