import ArgumentParser
import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney profile`
struct ProfileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile",
        abstract: "Show and change who you are, as far as targets and formulas ask.",
        discussion: """
            EXAMPLE: kidney profile show
                     kidney profile set --name Ana --sex female --birth-date 1960-05-14 --category G3b
            """,
        subcommands: [
            Show.self, Set.self, Preferences.self, Like.self, Dislike.self, Avoid.self, Vegetarian.self,
        ],
        defaultSubcommand: Show.self
    )

    struct Show: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show the profile.",
            discussion: """
                EXAMPLE: kidney profile show
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let screen = try session.kidney.profileScreen()
            guard screen.isEntered else { throw KidneyError.noProfile }
            try session.show(screen)
        }
    }

    struct Set: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Enter the profile, or change parts of it.",
            discussion: """
                What isn't named stays as it was. A category and the clinic's limits hold from today on, or from --from; what \
                was before is kept. The first category covers earlier days as well, unless --from is given. A limit of your clinic always comes before the tables.

                EXAMPLE: kidney profile set --name Ana --sex female --birth-date 1960-05-14 --height "170 cm" --category G3b
                         kidney profile set --category hemodialysis --from 2026-03-01 --dry-weight "72.5 kg" --urine "500 mL"
                         kidney profile set --category G4 --from always
                         kidney profile set --limit potassium=2500 --limit protein=60-75
                         kidney profile set --diabetes yes --diet carbohydrate=180 --diet meal=60 --diet HbA1c=7.0
                """
        )

        @Option(help: "Your name.") var name: String?
        @Option(help: "female or male; formulas ask for it.") var sex: Sex?
        @Option(help: ArgumentHelp("1960-05-14.", valueName: "day")) var birthDate: String?
        @Option(help: "\"170 cm\", \"1.7 m\" or \"67 in\".") var height: String?
        @Option(help: "early-ckd, G1 to G5, hemodialysis, peritoneal-dialysis or transplant.") var category: String?
        @Option(help: "yes or no.") var diabetes: Answer?
        @Option(help: "yes or no.") var gout: Answer?
        @Option(help: "yes or no; from today on, or from --from. The tables don't hold during a pregnancy.")
        var pregnant: Answer?
        @Option(help: "Nephrotic syndrome: yes or no.") var nephrotic: Answer?
        @Option(help: "An amputation: yes or no; it makes the eGFR misleading.") var amputation: Answer?
        @Option(help: ArgumentHelp("As the clinic set it: \"72.5 kg\", \"160 lb\".", valueName: "weight"))
        var dryWeight: String?
        @Option(help: ArgumentHelp("Urine in 24 hours: \"500 mL\".", valueName: "amount")) var urine: String?
        @Option(
            help: ArgumentHelp(
                "The care team's telephone number; alarms show it. \"\" takes it away.",
                valueName: "number"
            )
        )
        var careTeamPhone: String?
        @Option(help: ArgumentHelp("The number to call out of hours. \"\" takes it away.", valueName: "number"))
        var afterHoursPhone: String?
        @Option(help: "conventional (mg/dL, lb) or international (mmol/L, kg).") var units: UnitSystem?
        @Option(
            help: ArgumentHelp(
                "The clinic's: potassium=2500, protein=60-75, energy=1800-, fluid=none.",
                valueName: "limit"
            )
        )
        var limit: [String] = []
        @Option(
            help: ArgumentHelp(
                "Your diabetes diet, at most: carbohydrate=180, meal=60, sugars=40, HbA1c=7.0, fasting-glucose=130.",
                valueName: "goal"
            )
        )
        var diet: [String] = []
        @Option(
            help: ArgumentHelp(
                "From when on category, limits and conditions hold, \"always\" for every day; else today.",
                valueName: "day"
            )
        )
        var from: String?
        @Option(help: "A picture of yours.", completion: .file()) var picture: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            let conditions = [pregnant, nephrotic, amputation]
            if from != nil, category == nil, limit.isEmpty, conditions.allSatisfy({ $0 == nil }) {
                throw ValidationError(
                    localized("--from goes with --category, --limit, --pregnant, --nephrotic or --amputation")
                )
            }
        }

        func run(in session: AppSession) throws {
            let today = session.context.clock.zone().date(at: session.context.clock.now())
            let old = try session.kidney.profile()
            guard var profile = old ?? name.map({ Profile(name: $0) }) else {
                throw CommandError(.usage, localized("a first profile needs a name"), remedy: localized("add --name"))
            }
            let first =
                try from.map { text in
                    ["always", "siempre"].contains(text) ? CategoryPeriod.always : try session.calendarDay(text)
                } ?? today
            profile.name = name ?? profile.name
            profile.sex = sex ?? profile.sex
            profile.units = units ?? profile.units
            if let birthDate { profile.birthDate = try session.calendarDay(birthDate) }
            if let height { profile.height = try ScreenInput.height(height) }
            if let diabetes { profile.hasDiabetes = diabetes == .yes }
            if let gout { profile.hasGout = gout == .yes }
            for (condition, answer) in [
                (HealthCondition.pregnancy, pregnant), (.nephrotic, nephrotic), (.amputation, amputation),
            ] {
                guard let answer else { continue }
                profile = profile.setting(condition, answer == .yes, from: first, isSinceKnown: from != nil)
            }
            if let dryWeight { profile.dryWeight = try ScreenInput.weight(dryWeight, in: profile.units) }
            if let urine { profile.urineOutput = try ScreenInput.milliliters(urine) }
            profile.careTeamPhone = careTeamPhone ?? profile.careTeamPhone
            profile.afterHoursPhone = afterHoursPhone ?? profile.afterHoursPhone
            if let category {
                let start = from == nil ? profile.firstDay(ofCategoryEntered: today) : first
                profile.set(try ProfileText.category(category), from: start)
            }
            profile.clinicLimits += try limit.map { try ProfileText.limit($0, from: first) }
            for text in diet { try ProfileText.read(text, into: &profile.diabetesDiet, in: profile.units) }
            if let picture { try InputFile.check(picture) }
            try session.kidney.setProfile(profile)
            if let picture { try session.kidney.setAvatar(fromFile: URL(fileURLWithPath: picture)) }
            try session.show(try session.kidney.profileScreen())
        }

        enum Answer: String, CaseIterable, ExpressibleByArgument {
            case yes, no

            /// Reads a raw value, or "sí".
            init?(argument: String) {
                guard let answer = Self(rawValue: FoldedText.key(argument) == "si" ? "yes" : argument) else {
                    return nil
                }
                self = answer
            }
        }
    }
}
