import BenchmarkSupport
import Foundation
import RecipeBox
import TestKit
import TimeKit

// What `recipebox list` costs as a whole process, beside the sqlite3 shell that selects the same names from the same file.
//
// usage: bench-startup [RECIPEBOX]   the release binary; else the one that `swift build -c release` made at the root

private let runs = 60

private func executable() -> URL {
    let given = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
    let url = given.map { URL(filePath: $0) } ?? Corpus.package.appending(path: ".build/release/recipebox")
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
        print("there is no recipebox at \(url.path) — make it with: swift build -c release --product recipebox")
        exit(66)
    }
    return url
}

private func shell() -> URL {
    for folder in ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"] {
        let url = URL(filePath: folder).appending(path: "sqlite3")
        if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    print("there is no sqlite3 shell — install it with: make setup")
    exit(69)
}

/// Runs a program to its end, reading and dropping what it prints. Returns how many bytes that was.
private func run(_ program: URL, _ arguments: [String]) -> Int {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return 0 }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0 && !said.isEmpty, "\(program.lastPathComponent) failed")
    return said.count
}

private func fill(_ folder: URL, recipes: Int) throws {
    let box = try RecipeBox.open(at: folder.appending(path: "recipebox.sqlite"))
    for number in 1...recipes {
        let recipe = try box.newRecipe(named: "Recipe \(number)")
        for line in ["1 and 1/2 cups flour", "2 eggs", "300 ml milk"] { try box.addIngredient(line, to: recipe.id) }
        for step in ["Stir the batter", "Fry it"] { try box.addStep(step, to: recipe.id) }
    }
}

let recipebox = executable()
let sqlite3 = shell()
var table = Table(["process", "recipes", "ms", "sqlite3 ms", "ratio"])
for count in [20, 200, 2_000] {
    let folder = try TemporaryFolder()
    try fill(folder.url, recipes: count)
    let file = folder.url.appending(path: "recipebox.sqlite").path
    let measured = Measurement(
        rounds: runs,
        floor: { run(sqlite3, [file, "SELECT name FROM recipe ORDER BY name_key, name, id"]) },
        subject: { run(recipebox, ["list", "--data-dir", folder.url.path]) }
    )
    table.add([
        "recipebox list", String(count), (measured.seconds * 1_000).text(places: 1),
        (measured.floorSeconds * 1_000).text(places: 1), measured.ratio.text(places: 2),
    ])
}
print(table)
