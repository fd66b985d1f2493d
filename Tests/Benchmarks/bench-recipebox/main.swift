import BenchmarkSupport
import CSQLite
import Foundation
import RecipeBox
import TestKit
import TimeKit

private typealias Measurement = BenchmarkSupport.Measurement

// Measures the recipe box's screens and use cases compared with SQLite's own interface in the same file, and their growth
// with ten times the data.

/// The floor: statements through SQLite's own interface.
private final class BareDatabase {
    private var handle: OpaquePointer?

    init(_ file: URL) {
        precondition(sqlite3_open(file.path, &handle) == SQLITE_OK, "the benchmark's file can be opened")
        sqlite3_busy_timeout(handle, 5000)
        execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    }

    deinit { sqlite3_close(handle) }

    func execute(_ sql: String) {
        precondition(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "the benchmark's SQL is sound: \(sql)")
    }

    /// Runs a statement once for each pair of bound texts, and returns the number of bytes of all selected texts.
    func run(_ sql: String, _ texts: [(String, String)] = [("", "")]) -> Int {
        var statement: OpaquePointer?
        precondition(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, "the SQL is sound: \(sql)")
        defer { sqlite3_finalize(statement) }
        let columns = sqlite3_column_count(statement)
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        var total = 0
        for (first, second) in texts {
            if sqlite3_bind_parameter_count(statement) > 0 { sqlite3_bind_text(statement, 1, first, -1, copied) }
            if sqlite3_bind_parameter_count(statement) > 1 { sqlite3_bind_text(statement, 2, second, -1, copied) }
            while sqlite3_step(statement) == SQLITE_ROW {
                for column in 0..<columns {
                    if let text = sqlite3_column_text(statement, column) { total &+= String(cString: text).utf8.count }
                }
            }
            sqlite3_reset(statement)
        }
        return total
    }
}

private let foods = ["flour", "milk", "eggs", "butter", "sugar", "leek", "salt", "rice", "beans", "crème fraîche"]

private func drafts(_ count: Int) -> [RecipeDraft] {
    (0..<count).map { number in
        RecipeDraft(
            name: "\(foods[number % foods.count]) dish \(number)",
            ingredients: foods.enumerated().map { place, food in
                IngredientDraft(amount: nil, unit: "cup", name: "\(food) \(number % 97)", note: "part \(place)")
            },
            steps: ["Stir the batter", "Fry it"]
        )
    }
}

private var table = Table(["", "size", "ms", "floor ms", "times the floor", "times a tenth"])
private var before: [String: Double] = [:]

@MainActor private func add(_ name: String, _ size: Int, each count: Int = 1, _ measurement: Measurement) {
    let growth = before[name].map { (measurement.seconds / $0).text(places: 1) } ?? ""
    before[name] = measurement.seconds
    table.add([
        name, Double(size).text(places: 0), (measurement.seconds / Double(count) * 1e3).text(places: 3),
        (measurement.floorSeconds / Double(count) * 1e3).text(places: 3), measurement.ratio.text(places: 2), growth,
    ])
}

/// The result's number. An error ends the benchmark, as its time would mean nothing.
private func answer(_ body: () throws -> Int) -> Int {
    do { return try body() } catch { preconditionFailure("the use case works: \(error)") }
}

@MainActor private func measureImport(_ folder: TemporaryFolder, _ count: Int) throws {
    let drafts = drafts(count)
    var round = 0
    // Two rows for each of the recipe's rows: its own, and the one of the change log.
    let rows = drafts.flatMap { draft in (0..<14).map { ("\(draft.name) \($0)", String(repeating: "x", count: 300)) } }
    let measurement = Measurement(rounds: 3) {
        round += 1
        let bare = BareDatabase(folder.file("bare-\(count)-\(round).sqlite"))
        bare.execute("CREATE TABLE a (x TEXT PRIMARY KEY, y TEXT); CREATE TABLE b (x TEXT, y TEXT); BEGIN")
        let done = bare.run("INSERT INTO a VALUES (?, ?)", rows) &+ bare.run("INSERT INTO b VALUES (?, ?)", rows)
        bare.execute("COMMIT")
        return done
    } subject: {
        answer { try RecipeBox.open(at: folder.file("import-\(count)-\(round).sqlite")).importDrafts(drafts).count }
    }
    add("importDrafts, 10 ingredients each", count, measurement)
}

@MainActor private func measureReading(_ folder: TemporaryFolder, _ count: Int) throws {
    let file = folder.file("read-\(count).sqlite")
    let box = try RecipeBox.open(at: file)
    let id = try box.importDrafts(drafts(count))[count / 2].id
    let bare = BareDatabase(file)
    let home = Measurement {
        bare.run("SELECT id, name, servings, total_minutes FROM recipe ORDER BY name_key, name, id")
    } subject: {
        answer { try box.homeScreen().title.utf8.count }
    }
    add("home", count, home)
    for (name, word) in [("search, a tenth of them", "leek dish"), ("search, nothing", "zebra")] {
        let search = Measurement {
            bare.run(
                "SELECT recipe_id FROM recipe_ingredient WHERE instr(' ' || name_key, ?) > 0 GROUP BY recipe_id",
                [(word, "")]
            )
        } subject: {
            answer { try box.searchScreen(word).title.utf8.count }
        }
        add(name, count, search)
    }
    let opened = Measurement {
        (0..<50).reduce(0) { sum, _ in
            sum &+ bare.run("SELECT * FROM recipe WHERE id = ?", [(id.rawValue, "")])
                &+ bare.run(
                    "SELECT * FROM recipe_ingredient WHERE recipe_id = ? ORDER BY order_key",
                    [(id.rawValue, "")]
                )
                &+ bare.run("SELECT * FROM recipe_step WHERE recipe_id = ? ORDER BY order_key", [(id.rawValue, "")])
        }
    } subject: {
        answer { try (0..<50).reduce(0) { sum, _ in sum &+ (try box.recipe(id).ingredients.count) } }
    }
    add("open one recipe", count, each: 50, opened)
}

@MainActor private func measureSteps(_ folder: TemporaryFolder, _ count: Int) throws {
    let box = try RecipeBox.open(at: folder.file("steps-\(count).sqlite"))
    let steps = (1...count).map { "Step \($0)" }
    let id = try box.importDrafts([RecipeDraft(name: "Long", steps: steps)])[0].id
    let bare = BareDatabase(folder.file("commits-\(count).sqlite"))
    bare.execute("CREATE TABLE step (id INTEGER PRIMARY KEY, text TEXT)")
    let measurement = Measurement(rounds: 5) {
        for _ in 0..<100 { bare.execute("BEGIN IMMEDIATE; INSERT INTO step (text) VALUES ('Stir the batter'); COMMIT") }
        return 100
    } subject: {
        answer {
            for _ in 0..<100 { try box.addStep("Stir the batter", to: id, at: 1) }
            return 100
        }
    }
    add("addStep at position 1, committed", count, each: 100, measurement)
}

let folder = try TemporaryFolder()
for count in [500, 5_000] {
    try measureReading(folder, count)
    try measureImport(folder, count)
    try measureSteps(folder, 2 * count)
}
print(table)
