public import TimeKit

/// Whom the tables of targets, goals, rewards and advice are written for: adults who aren't pregnant.
public enum TableScope {
    /// The age from which on the tables hold, years.
    public static let adultAge = 18
    /// The reason that no table holds for somebody on a day, in a sentence without its full stop; nil where they hold.
    ///
    /// An unknown birth date is no refusal: the pages of targets say then that the tables are for adults.
    public static func refusal(for profile: Profile, on day: LocalDate) -> String? {
        if let age = profile.age(on: day), age < adultAge {
            return "at \(age) no target, goal, reward or advice is worked out: the tables here are for adults of "
                + "\(adultAge) and over — the pediatric kidney team sets the numbers"
        }
        if profile.conditions(on: day).contains(.pregnancy) {
            return
                "during pregnancy no target, goal, reward or advice is worked out: the tables here don't hold then — "
                + "the kidney team and the obstetrician set the numbers"
        }
        return nil
    }
}
