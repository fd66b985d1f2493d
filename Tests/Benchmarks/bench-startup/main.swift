import BenchmarkSupport
import Foundation
import HabitCourse
import RecipeBox
import TestKit
import TimeKit

private typealias Measurement = BenchmarkSupport.Measurement

// Measures `recipebox list` and `habit home` as whole processes, compared with the sqlite3 shell that selects the same texts from the
// same file.
//
// usage: bench-startup [RECIPEBOX [HABIT]]   the release binaries; by default those built at the root with `swift build -c release`

private let runs = 60

private func executable(_ name: String, at place: Int) -> URL {
    let given = Processes.givenPaths.dropFirst(place).first
    if let found = Processes.release(name, given: given, root: Corpus.package) { return found }
    print(
        "there is no \(name)\(given.map { " at \($0)" } ?? "") — make it with: swift build -c release --product \(name)"
    )
    exit(66)
}

/// Fills a box with recipes of three ingredients and two steps.
private func fill(_ folder: URL, recipes: Int) throws {
    let box = try RecipeBox.open(at: folder.appending(path: "recipebox.sqlite"))
    for number in 1...recipes {
        let recipe = try box.newRecipe(named: "Recipe \(number)")
        for line in ["1 and 1/2 cups flour", "2 eggs", "300 ml milk"] { try box.addIngredient(line, to: recipe.id) }
        for step in ["Stir the batter", "Fry it"] { try box.addStep(step, to: recipe.id) }
    }
}

/// Fills a course that was started `days` days ago, with its first week ticked.
private func fill(_ folder: URL, days: Int) throws {
    let live = WallClock.live
    let clock = ManualClock(live.now().adding(hours: -24 * days), zone: live.zone())
    let course = try HabitCourse.open(at: folder.appending(path: "habit.sqlite"), clock: clock.wallClock)
    try course.start()
    let observation = try course.findHabit(Theme.foodObservation.rawValue).id
    for _ in 0..<min(days, 7) {
        try course.check(observation)
        clock.advance(hours: 24)
    }
}

let sqlite3: URL
if let found = Processes.sqlite3() {
    sqlite3 = found
} else {
    print("there is no sqlite3 shell — install it with: make setup")
    exit(69)
}
var table = Table(["process", "over", "ms", "sqlite3 ms", "ratio"])

@MainActor private func add(
    _ app: URL,
    _ command: [String],
    over size: String,
    of file: String,
    _ query: String,
    in folder: URL
) {
    let measured = Measurement(rounds: runs) {
        Processes.run(sqlite3, [folder.appending(path: file).path, query])
    } subject: {
        Processes.run(app, command + ["--data-dir", folder.path])
    }
    table.add([
        "\(app.lastPathComponent) \(command.joined(separator: " "))", size, (measured.seconds * 1_000).text(places: 1),
        (measured.floorSeconds * 1_000).text(places: 1), measured.ratio.text(places: 2),
    ])
}

let recipebox = executable("recipebox", at: 0)
for count in [20, 200, 2_000] {
    let folder = try TemporaryFolder()
    try fill(folder.url, recipes: count)
    let names = "SELECT name FROM recipe ORDER BY name_key, name, id"
    add(recipebox, ["list"], over: "\(count) recipes", of: "recipebox.sqlite", names, in: folder.url)
}
let habit = executable("habit", at: 1)
for days in [6, 69, 3_652] {
    let folder = try TemporaryFolder()
    try fill(folder.url, days: days)
    let texts = "SELECT text FROM habit_version"
    add(habit, ["home"], over: "\(days) days", of: "habit.sqlite", texts, in: folder.url)
}
print(table)
