import CommandKit
import HTMLKit
import PageKit
import ReportKit
import ScreenKit

extension PageApp {
    /// Creates the pages of a command-line app: the same screens and acts over the same files.
    ///
    /// - Parameters:
    ///   - session: A session for anybody.
    ///   - sign: The sign of its icon.
    ///   - entrance: The link of the screen that lets a person in, to which each link leads while the app refuses the person; nil for an app
    ///     that lets everybody in.
    ///   - status: Returns the exit status of an error; nil for an error of another app.
    init(
        _ session: AppSession,
        segment: String,
        home: String = "home",
        homeTitle: @autoclosure @escaping @Sendable () -> String? = nil,
        title: @autoclosure @escaping @Sendable () -> String,
        about: @autoclosure @escaping @Sendable () -> String,
        accent: Accent,
        sign: ReportIcon.Sign,
        asksBeforeKeeping: Bool = false,
        words: @autoclosure @escaping @Sendable () -> PageWords,
        entrance: String? = nil,
        onlyOpens: @escaping @Sendable (String) -> Bool = { _ in false },
        changesPerson: @escaping @Sendable (String) -> Bool = { _ in false },
        page: @escaping @Sendable (any Screen, PageContext) -> HTMLFragment? = { _, _ in nil },
        picture: @escaping @Sendable (String) throws -> PagePicture? = { _ in nil },
        status: @escaping @Sendable (any Error) -> CommandStatus?
    ) {
        let place: @Sendable (String) throws -> String = { link in
            guard let entrance, try session.app.refusal?(session) != nil else { return link }
            return entrance
        }
        self.init(
            scheme: session.app.name,
            segment: segment,
            home: home,
            homeTitle: homeTitle(),
            title: title(),
            about: about(),
            accent: accent,
            icon: AppIcon(sign, on: accent, name: segment),
            asksBeforeKeeping: asksBeforeKeeping,
            words: words(),
            screen: { link, _ in try session.screen(place(link)) },
            perform: { act, link in try await session.perform(act, at: place(link)) },
            onlyOpens: onlyOpens,
            changesPerson: changesPerson,
            page: page,
            picture: picture,
            problem: { error in (error as? PageProblem) ?? PageProblem(error, status: status(error)) }
        )
    }
}
