import WordKit

/// The default texts of the static pages.
public enum StaticPages {
    /// A page as it comes with the app, in English, which is how admins edit it and the store keeps it.
    public static func page(_ name: StaticPageName) -> StaticPage {
        inEnglish { own(name) }
    }

    /// Returns a page in the reader's language, as far as no admin wrote another title or text.
    static func shown(_ page: StaticPage, _ name: StaticPageName) -> (title: Shown<String>, text: Shown<String>) {
        let (english, own) = (Self.page(name), own(name))
        return (
            page.title == english.title ? Shown(own.title) : Shown(asWritten: page.title),
            page.text == english.text ? Shown(own.text) : Shown(asWritten: page.text)
        )
    }

    private static func own(_ name: StaticPageName) -> StaticPage {
        switch name {
        case .about: StaticPage(localized("About"), localized(about))
        case .contact: StaticPage(localized("Contact"), localized(contact))
        case .privacy: StaticPage(localized("Privacy Policy"), localized(privacy))
        case .terms: StaticPage(localized("Terms of Service"), localized(terms))
        }
    }

    private static let about = Phrase(
        """
        # Why it is there

        Eating well and moving more begin close to home. Maricopa Healthy shows what Maricopa County has to offer: where fresh food is \
        sold, what can be cooked with it, where to walk, play and swim, what goes on this weekend, and who helps.

        # What is in it

        Markets, with their seasons, their hours, what they sell and how they are paid, SNAP, WIC and the Senior Farmers' Market \
        Nutrition Program included. Recipes, with their nutrition facts. Parks, with what is there. Activities, with how to begin and \
        where. Events, with reminders. Resources: programs and places to turn to.

        # Where the facts come from

        Most markets come from the National Farmers Market Directory of the U.S. Department of Agriculture, whose entries the markets \
        wrote themselves, some of them years ago. Each record says where it came from and when somebody last checked it. Parks and \
        programs that came with this app are widely known facts, restated without asking there; their places are approximate. What \
        was written for this app as an example is marked as a sample. Hours that nobody told are shown as unknown, not as closed.

        # When something is wrong

        Hours change faster than any directory. Before a long way, call first. If you find something wrong here, tell those who run \
        this directory; the Contact page says how.
        """
    )

    private static let contact = Phrase(
        """
        # Those who run this directory

        They haven't entered yet how to reach them. Whoever runs this copy of Maricopa Healthy writes an address, a phone number or a \
        website here, on the admin's page of the Contact text.

        # About a market, a park or an event

        Please ask there: its record shows its phone number and its website where they are known.

        # For help with food, housing, health or benefits

        Dial 2-1-1 anywhere in Arizona, or look at https://211arizona.org. In an emergency dial 911.
        """
    )

    private static let privacy = Phrase(
        """
        # Without an account

        You can read, search and filter everything without telling who you are. What you search for, the filters you set and the \
        results they gave are kept on the device the app runs on, and sent nowhere.

        # Where you are

        The app knows your location only if you tell it. It is kept on this device as a setting, used to measure distances and to \
        choose a city, and forgotten when you turn it off.

        # With an account

        An account keeps your e-mail address, your name if you give one, and your password in a form that it can't be read from. With \
        it are kept your favorites, your ratings, your reminders, the photos you send in and what you subscribe to. Others see how \
        many people rated a record and with how many stars on average, and photos that an admin has let through; not who they are from.

        # E-mail

        You get a letter with a code when you sign up or have forgotten your password, and what you subscribed to. Your address is \
        given to nobody else.

        # What others see of you elsewhere

        Directions, websites, Facebook and Meetup open outside of this app. What they keep is for them to say.

        # Leaving

        When you delete your account, your favorites, ratings, reminders, photos and subscriptions are erased with it. Copies in \
        backups last until those who run this directory delete the backups.

        # Questions

        The Contact page says whom to ask.
        """
    )

    private static let terms = Phrase(
        """
        # What this is

        Maricopa Healthy is a directory. It sells nothing, takes no payments, and runs none of the markets, parks, events and programs \
        it lists. To be listed is no endorsement.

        # Please check

        The facts were put together with care, and come without any promise that they are right or up to date. Markets close, move and \
        change what they take; before you rely on something, ask there. A program decides for itself who may take part in it.

        # Food and exercise

        Recipes and activities are general information and no medical advice. Nutrition facts are estimates unless a recipe says \
        otherwise. Ask your doctor or dietitian what is right for you, and read labels if you have an allergy.

        # Your account

        Give an e-mail address that is yours, keep your password to yourself, and have one account. You can delete it at any time.

        # What you send in

        Rate what you know. Send only photos that you took, of which nobody in them would mind. You keep your rights in them and allow \
        this directory to show them with the record. An admin looks at each photo first, and may refuse or remove it.

        # Fair use

        Don't put in what is false, hurtful or unlawful, and don't use the app to disturb others.

        # Changes

        These terms can change. What stands here is what holds.
        """
    )
}
