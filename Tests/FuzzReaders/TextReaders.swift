import AccountKit
import Foundation
import HabitCourse
import KidneyNutrition
import MaricopaDirectory
import MarkupKit
import NotificationKit
import RecipeBox
import ScreenKit
import TIPsTracker
import TimeKit

extension FuzzReader {
    /// Readers of short texts: times, addresses and links.
    static let textReaders: [FuzzReader] = [
        FuzzReader("time", longest: 128) { bytes in
            let text = text(bytes)
            try readsBack(text, LocalDate.init(_:))
            try readsBack(text, LocalTime.init(_:))
            try readsBack(text, LocalDateTime.init(_:))
            try readsBack(text, Instant.init(_:))
            _ = FeedDate.milliseconds(of: text)
            _ = try? TimeZone.named(text)
        },
        FuzzReader("recurrence", longest: 512) { bytes in
            guard let value = try? JSONDecoder().decode(Recurrence.self, from: Data(bytes)) else { return }
            let again = try JSONDecoder().decode(Recurrence.self, from: try JSONEncoder().encode(value))
            try require(again == value, "a recurrence isn't read back as it was written")
            _ = value.first(of: "a", atOrAfter: Instant(milliseconds: 1_700_000_000_000), in: .gmt)
            _ = value.last(of: "a", before: Instant(milliseconds: 1_700_000_000_000), in: .gmt)
        },
        FuzzReader("email", longest: 512) { bytes in
            guard let address = try outcome({ () throws(EmailProblem) in try EmailAddress(text(bytes)) }) else {
                return
            }
            let written = "\(address)"
            try require((try? EmailAddress(written)) == address, "an address isn't read back as it was written")
            try require(
                !written.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7F },
                "an address holds a control character"
            )
        },
        FuzzReader("link", longest: 512) { bytes in
            let text = text(bytes)
            try readsBack(text, { DeepLink($0) }, \.description)
            try readsBack(text, { try? TIPsLink($0) }, \.target)
            try readsBack(text, { try? HabitLink($0) }, \.target)
            try readsBack(text, { KidneyLink($0) }, \.target)
            try readsBack(text, { DirectoryLink($0) }, \.target)
            try readsBack(text, { try? RecipeLink($0) }, \.target)
        },
    ]

    private static func readsBack<Value: LosslessStringConvertible & Equatable>(
        _ text: String,
        _ read: (String) -> Value?
    ) throws(BrokenLaw) {
        try readsBack(text, read) { $0.description }
    }

    /// Checks that a value survives formatting and parsing.
    private static func readsBack<Value: Equatable>(
        _ text: String,
        _ read: (String) -> Value?,
        _ written: (Value) -> String
    ) throws(BrokenLaw) {
        guard let value = read(text) else { return }
        try require(
            read(written(value)) == value,
            "“\(text)” is written as “\(written(value))”, which is read otherwise"
        )
    }
}
