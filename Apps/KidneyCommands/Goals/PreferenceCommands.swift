import ArgumentParser
import CommandKit
import KidneyNutrition
import ScreenKit
import TimeKit
import WordKit

extension ProfileCommand {
    /// `kidney profile preferences`
    struct Preferences: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "preferences",
            abstract: "Show what you like and don't, as the advice goes by it.",
            discussion: """
                EXAMPLE: kidney profile preferences
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws { try session.showPreferences() }
    }

    struct Like: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "like",
            abstract: "Name a food first where it fits the advice.",
            discussion: """
                EXAMPLE: kidney profile like "Apples, raw, with skin"
                         kidney profile like ndb-09003 --remove
                """
        )

        @OptionGroup var food: FoodArgument
        @Flag(help: "Take it off the list.") var remove = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.changePreferences(of: food) { preferences, id in
                if remove { preferences.likes.remove(id) } else { preferences.like(id) }
            }
        }
    }

    struct Dislike: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "dislike",
            abstract: "Never name a food in the advice.",
            discussion: """
                EXAMPLE: kidney profile dislike "Cabbage, raw"
                         kidney profile dislike ndb-11109 --remove
                """
        )

        @OptionGroup var food: FoodArgument
        @Flag(help: "Take it off the list.") var remove = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.changePreferences(of: food) { preferences, id in
                if remove { preferences.dislikes.remove(id) } else { preferences.dislike(id) }
            }
        }
    }

    struct Avoid: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "avoid",
            abstract: "Leave kinds of food out of the advice, for an allergy or as you please.",
            discussion: """
                dairy, egg, fish, shellfish, peanut, tree-nut, soy, walnut, alcohol, coffee, tea, cranberry, grapefruit, licorice, \
                added-sugar and others. It goes by what a food is; what a dish or a brand holds besides stands on its label.

                EXAMPLE: kidney profile avoid dairy soy
                         kidney profile avoid soy --remove
                """
        )

        @Argument(help: "Kinds of food: dairy, soy, walnut.") var kinds: [String]
        @Flag(help: "No longer leave them out.") var remove = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let tags = try kinds.map { text throws(CommandError) in try FoodTag.typed(text) }
            try session.kidney.changePreferences { preferences in
                if remove { preferences.avoids.subtract(tags) } else { preferences.avoids.formUnion(tags) }
            }
            try session.showPreferences()
        }
    }

    struct Vegetarian: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "vegetarian",
            abstract: "Leave meat and fish out of the advice, or take them in again.",
            discussion: """
                EXAMPLE: kidney profile vegetarian
                         kidney profile vegetarian no
                """
        )

        @Argument(help: "yes or no.") var answer: Set.Answer = .yes
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.kidney.changePreferences { $0.isVegetarian = answer == .yes }
            try session.showPreferences()
        }
    }
}

extension AppSession {
    /// Changes the preference for a food and prints the preferences.
    fileprivate func changePreferences(
        of food: FoodArgument,
        _ change: (inout FoodPreferences, TimeKit.ID<Food>) -> Void
    ) throws {
        let id = try self.food(food.food).id
        try kidney.changePreferences { change(&$0, id) }
        try showPreferences()
    }

    fileprivate func showPreferences() throws {
        let screen = try kidney.preferencesScreen()
        try show(screen)
    }
}

extension Terminal {
    /// Prints the food preferences.
    func show(_ screen: PreferencesScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        for (words, rows) in [(localized("Named first"), screen.likes), (localized("Never named"), screen.dislikes)]
        where !rows.isEmpty {
            try print(StyledText(words))
            for row in rows { try printPoint("\(row.name)  \(row.id, .faint)") }
        }
        let kinds = screen.form.fields.filter { $0.kind == .toggle && $0.value == "true" }.map(\.label)
        if !kinds.isEmpty { try printWrapped(StyledText(kinds.joined(separator: ", ")), indent: 2) }
        if screen.likes.isEmpty, screen.dislikes.isEmpty, kinds.isEmpty {
            try printWrapped(StyledText(localized("Nothing entered: kidney profile like FOOD"), .faint))
        }
    }
}

extension FoodTag {
    /// Returns the kind of food with a name, in any case and spelling.
    fileprivate static func typed(_ text: String) throws(CommandError) -> FoodTag {
        guard let tag = named(text) else {
            let names = FoodTag.allCases.map(\.name).joined(separator: ", ")
            throw CommandError(
                .badData,
                localized("“\(text)” is no kind of food"),
                remedy: localized("use one of \(names)")
            )
        }
        return tag
    }
}
