import ArgumentParser
import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit

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

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show the profile.",
            discussion: """
                EXAMPLE: kidney profile show
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            guard let profile = try session.kidney.profile() else { throw KidneyError.noProfile }
            try session.answer(profile)
        }
    }

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Enter the profile, or change parts of it.",
            discussion: """
                What isn't named stays as it was. A category and the clinic's limits hold from today on, or from --from; what \
                was before is kept. A limit of your clinic always comes before the tables.

                EXAMPLE: kidney profile set --name Ana --sex female --birth-date 1960-05-14 --height "170 cm" --category G3b
                         kidney profile set --category haemodialysis --from 2026-03-01 --dry-weight "72.5 kg" --urine "500 mL"
                         kidney profile set --limit potassium=2500 --limit protein=60-75
                         kidney profile set --diabetes yes --diet carbohydrate=180 --diet meal=60 --diet HbA1c=7.0
                """
        )

        @Option(help: "What you are called.") var name: String?
        @Option(help: "female or male; formulas ask for it.") var sex: Sex?
        @Option(help: ArgumentHelp("1960-05-14.", valueName: "day")) var birthDate: String?
        @Option(help: "\"170 cm\", \"1.7 m\" or \"67 in\".") var height: String?
        @Option(help: "early-ckd, G1 to G5, haemodialysis, peritoneal-dialysis or transplant.") var category: String?
        @Option(help: "yes or no.") var diabetes: Answer?
        @Option(help: "yes or no.") var gout: Answer?
        @Option(help: ArgumentHelp("As the clinic set it: \"72.5 kg\", \"160 lb\".", valueName: "weight"))
        var dryWeight: String?
        @Option(help: ArgumentHelp("Urine in 24 hours: \"500 mL\".", valueName: "amount")) var urine: String?
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
        @Option(help: ArgumentHelp("From when on category and limits hold; else today.", valueName: "day"))
        var from: String?
        @Option(help: "A picture of yours.", completion: .file()) var picture: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if from != nil, category == nil, limit.isEmpty {
                throw ValidationError("--from goes with --category or --limit")
            }
        }

        func run() throws {
            let session = try global.session()
            let today = session.context.clock.zone().date(at: session.context.clock.now())
            let old = try session.kidney.profile()
            guard var profile = old ?? name.map({ Profile(name: $0) }) else {
                throw CommandError(.usage, "a first profile needs a name", remedy: "add --name")
            }
            let first = try from.map { try session.calendarDay($0) } ?? today
            profile.name = name ?? profile.name
            profile.sex = sex ?? profile.sex
            profile.units = units ?? profile.units
            if let birthDate { profile.birthDate = try session.calendarDay(birthDate) }
            if let height { profile.height = try ProfileText.height(height) }
            if let diabetes { profile.hasDiabetes = diabetes == .yes }
            if let gout { profile.hasGout = gout == .yes }
            if let dryWeight { profile.dryWeight = try ProfileText.kilograms(dryWeight, in: profile.units) }
            if let urine { profile.urineOutput = try ProfileText.millilitres(urine) }
            if let category {
                profile.categories.append(CategoryPeriod(from: first, try ProfileText.category(category)))
            }
            profile.clinicLimits += try limit.map { try ProfileText.limit($0, from: first) }
            for text in diet { try ProfileText.read(text, into: &profile.diabetesDiet, in: profile.units) }
            if let picture { try InputFile.check(picture) }
            let saved = try session.kidney.setProfile(profile)
            if let picture { try session.kidney.setAvatar(fromFile: URL(fileURLWithPath: picture)) }
            try session.answer(saved)
        }

        /// Yes or no.
        enum Answer: String, CaseIterable, ExpressibleByArgument {
            case yes, no
        }
    }
}

extension AppSession {
    /// Prints the profile as it holds today.
    fileprivate func answer(_ profile: Profile) throws {
        let today = context.clock.zone().date(at: context.clock.now())
        let picture = try kidney.avatar() != nil
        let document: JSON = [
            "name": .string(profile.name), "sex": JSON(profile.sex?.rawValue), "birthDate": JSON(profile.birthDate),
            "age": JSON(profile.age(on: today)), "height": JSON(profile.height),
            "category": JSON(profile.category(on: today)?.rawValue),
            "categories": JSON(profile.categories) {
                ["from": JSON($0.from), "category": .string($0.category.rawValue)]
            },
            "hasDiabetes": .bool(profile.hasDiabetes), "hasGout": .bool(profile.hasGout),
            "dryWeight": JSON(profile.dryWeight), "urineOutput": JSON(profile.urineOutput),
            "units": .string(profile.units.rawValue),
            "limits": JSON(profile.clinicLimits) {
                [
                    "quantity": .string($0.quantity.rawValue), "low": JSON($0.low), "high": JSON($0.high),
                    "unit": .string($0.quantity.unit), "from": JSON($0.from),
                ]
            },
            "hasPicture": .bool(picture),
        ]
        try context.answer(document) { try $0.show(profile, on: today) }
    }
}

extension Terminal {
    /// The profile as it holds on a day.
    fileprivate func show(_ profile: Profile, on today: LocalDate) throws {
        try printWrapped(StyledText(profile.name, .heading))
        var table = Table([.init(""), .init("", shrinks: true)])
        func row(_ what: String, _ text: String?) {
            table.append(["\(what)", text.map { StyledText($0) } ?? StyledText("not entered", .faint)])
        }
        func number(_ value: Rational?, _ unit: String) -> String? {
            value.map { "\(DecimalText.text($0, most: 3)) \(unit)" }
        }
        row("Sex", profile.sex?.rawValue)
        row("Born", profile.birthDate.map { born in "\(born)" + (profile.age(on: today).map { ", \($0)" } ?? "") })
        row("Height", number(profile.height, "cm"))
        row("Diabetes", profile.hasDiabetes ? "yes" : "no")
        row("Gout", profile.hasGout ? "yes" : "no")
        row("Dry weight", number(profile.dryWeight, "kg"))
        row("Urine a day", number(profile.urineOutput, "mL"))
        row("Units", profile.units.rawValue)
        try print(table)
        if profile.categories.isEmpty {
            try printWrapped(StyledText("No category: kidney profile set --category …", .warning))
        }
        for period in profile.categories {
            try printWrapped("From \(period.from): \(period.category.words)", indent: 2)
        }
        for limit in profile.clinicLimits {
            try printWrapped(
                "From \(limit.from), set by your clinic: \(limit.quantity.words) \(limit.shown)",
                indent: 2
            )
        }
    }
}

extension ClinicLimit {
    /// "60 to 75 g", "at most 2,500 mg", "no limit".
    fileprivate var shown: String {
        let unit = quantity.unit
        func text(_ value: Rational) -> String { DecimalText.grouped(value, most: 1) }
        return switch (low, high) {
        case (let low?, let high?): "\(text(low)) to \(text(high)) \(unit)"
        case (let low?, nil): "at least \(text(low)) \(unit)"
        case (nil, let high?): "at most \(text(high)) \(unit)"
        case (nil, nil): "no limit"
        }
    }
}
