import CommandKit
import HabitCommands
import KidneyCommands
import MaricopaCommands
import MaricopaDirectory
import RecipeBox
import RecipeBoxCommands
import TIPsCommands
import TimeKit
import WordKit

/// An app's part of the demonstration. A new engine adds its own to `all`.
struct Demonstration: Sendable {
    let app: String
    let heading: Phrase
    /// Adds samples if the app has no data, and returns their number.
    let fill: @Sendable (DataFolder, WallClock) async throws -> Int
    let program: CommandLineProgram
    /// The commands to show; the home screen comes first.
    let tour: [[String]]

    /// The heading in the reader's language.
    var title: String { localized(heading) }

    static var all: [Demonstration] { [recipes, tips, habits, kidney, maricopa] }
}

extension Demonstration {
    private static var recipes: Demonstration {
        Demonstration(
            app: "recipebox",
            heading: Phrase("RecipeBox: recipes, exact amounts, shopping lists"),
            fill: { folder, clock in
                let box = try RecipeBox.open(at: folder.store(of: "recipebox"), clock: clock)
                guard try box.recipes().isEmpty else { return 0 }
                return try box.importDrafts(RecipeSamples.drafts()).count
            },
            program: RecipeBoxProgram.program,
            tour: [
                ["list"], ["show", localized("Buttermilk pancakes")], ["scale", localized("Buttermilk pancakes"), "3"],
                ["shopping-list", localized("Buttermilk pancakes"), localized("Tomato soup")],
                ["check", localized("Guacamole")],
            ]
        )
    }

    private static let tips = Demonstration(
        app: "tips",
        heading: Phrase("TIPsTracker: a Tolerance Induction Program, day by day"),
        fill: { folder, clock in try RoomSample.fill(folder.store(of: "tips"), clock: clock) },
        program: TIPsProgram.program,
        tour: [["home"], ["week"], ["history", "--on", "yesterday"], ["timer"]]
    )

    private static let habits = Demonstration(
        app: "habit",
        heading: Phrase("HabitCourse: ten weeks of eating habits, one at a time"),
        fill: { folder, clock in try await HabitSample.fill(folder.store(of: "habit"), clock: clock) },
        program: HabitProgram.program,
        tour: [["home"], ["posts"], ["graph"], ["heatmap"], ["score"], ["stats"]]
    )

    private static var kidney: Demonstration {
        Demonstration(
            app: "kidney",
            heading: Phrase("KidneyNutrition: labs, food and drink with kidney disease"),
            fill: { folder, clock in try KidneySample.fill(folder.store(of: "kidney"), clock: clock) },
            program: KidneyProgram.program,
            tour: [
                ["today"], ["lab", "list"], ["targets", "potassium"], ["weight", "list"], ["food", "search", "banan"],
                ["substitute", localized("Banana, raw"), "--lowering", "potassium"], ["goal", "list"], ["rewards"],
                ["interactions"],
            ]
        )
    }

    private static let maricopa = Demonstration(
        app: "maricopa",
        heading: Phrase("MaricopaDirectory: markets, parks, events and recipes near you"),
        fill: { folder, clock in
            try MaricopaDirectory.open(at: folder.store(of: "maricopa"), clock: clock).seed()
        },
        program: MaricopaProgram.program,
        tour: [
            ["home"],
            ["markets", "--near", "85003", "--day", "sat", "--time-of-day", "morning", "--payment", "snap"],
            ["events", "--limit", "5"], ["show", "recipe-calabacitas"], ["directions", "park-tempe-beach"],
        ]
    )
}
