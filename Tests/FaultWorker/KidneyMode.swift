import Foundation
import GRDB
import KidneyNutrition
import StorageKit
import TimeKit

/// `fault-worker kidney MODE FILE FROM FOOD …`: enters meals until the process is stopped or an operation fails. FROM is the time of its clock.
///
///     pause FILE FROM FOOD TABLE   enters a dinner, and pauses at a row of TABLE before anything is saved
///     eat FILE FROM FOOD DAYS      enters three meals at FROM and every 24 hours later, DAYS times; prints each when it is saved
///     evaluate FILE FROM FOOD      waits for a line, then evaluates, and prints the number of rewards given
enum KidneyMode {
    private static let misuse = Misuse("kidney pause|eat|evaluate FILE FROM FOOD …")

    static func run(_ arguments: [String]) throws {
        guard arguments.count >= 4 else { throw misuse }
        let store = try LocalStore.open(at: URL(filePath: arguments[1]), schemas: KidneyNutrition.schemas)
        let from = try Instant(iso8601: arguments[2])
        let food = TimeKit.ID<Food>(arguments[3])
        switch (arguments[0], arguments.count) {
        case ("pause", 5): try pause(store, from, food, table: arguments[4])
        case ("eat", 5): try eat(store, from, food, days: Int(arguments[4]) ?? 0)
        case ("evaluate", 4): try evaluate(store, from)
        default: throw misuse
        }
    }

    private static func kidney(_ store: LocalStore, at now: Instant) -> KidneyNutrition {
        KidneyNutrition(store: store, photos: nil, clock: WallClock(now: { now }, zone: { .gmt }), ids: .live)
    }

    private static func pause(_ store: LocalStore, _ from: Instant, _ food: TimeKit.ID<Food>, table: String) throws {
        try store.pause(atRowsOf: table)
        try kidney(store, at: from).eat(food, "330 g", meal: .dinner)
        say("saved")
    }

    private static func eat(_ store: LocalStore, _ from: Instant, _ food: TimeKit.ID<Food>, days: Int) throws {
        say("ready")
        for day in 0..<days {
            for meal in [Meal.breakfast, .lunch, .dinner] {
                let entry = try kidney(store, at: from.adding(days24h: day)).eat(food, "330 g", meal: meal).entry
                say("saved \(entry.id)")
            }
        }
    }

    private static func evaluate(_ store: LocalStore, _ from: Instant) throws {
        say("ready")
        _ = readLine()
        say("given \(try kidney(store, at: from).evaluate().grants.count)")
    }
}
