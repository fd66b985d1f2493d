import FractionParser
public import TimeKit
import WordKit

/// The scope of the tables of targets, goals, rewards and advice: adults who aren't pregnant.
public enum TableScope {
    /// The youngest age for which the tables are valid, in years.
    public static let adultAge = 18
    /// The least weight that counts as an adult's while the birth date isn't known, in kilograms.
    static let adultWeight = Rational(40)
    /// The source of ``adultWeight``.
    static let weightEvidence = Evidence("the app's own bound: 40 kg, while the age isn't known", .recalled)

    /// Returns the reason why the tables aren't valid for a user on a day, as a sentence without a period; nil if they are.
    ///
    /// An unknown birth date isn't a reason. The pages of targets then say that the tables are for adults, and a weight under
    /// ``adultWeight`` gives no numbers.
    public static func refusal(for profile: Profile, on day: LocalDate) -> String? {
        if let age = profile.age(on: day), age < adultAge {
            return localized(
                "at \(age) no target, goal, reward or advice is worked out: the tables here are for adults of ",
                "\(adultAge) and over — the pediatric kidney team sets the numbers"
            )
        }
        if profile.conditions(on: day).contains(.pregnancy) {
            return
                localized(
                    "during pregnancy no target, goal, reward or advice is worked out: the tables here don't hold then — ",
                    "the kidney team and the obstetrician set the numbers"
                )
        }
        return nil
    }
}
