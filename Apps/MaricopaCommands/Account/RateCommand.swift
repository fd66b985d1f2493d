import ArgumentParser
import CommandKit
import JSONKit
import MaricopaDirectory
import TimeKit
import WordKit

/// `maricopa rate`
struct RateCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate",
        abstract: "Rate a record with 1 to 5 stars, or take your rating back.",
        discussion: """
            You have one rating of each record; another one takes its place.

            EXAMPLE: maricopa rate usda-1018235 4
                     maricopa rate usda-1018235 --remove
            """
    )

    @Argument(help: "The record's id, as lists show it.") var id: String
    @Argument(help: "1 to 5.") var stars: Int?
    @Flag(help: "Take your rating back.") var remove = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard (stars == nil) == remove else { throw ValidationError(localized("give 1 to 5 stars, or --remove")) }
    }

    func run(in session: AppSession) throws {
        guard let stars else {
            try session.directory.unrate(TimeKit.ID(id))
            return try session.told(localized("Your rating of \(id) is taken back."), [("id", .string(id))])
        }
        let mark = RecordRow.RatingMark(try session.directory.rate(TimeKit.ID(id), stars: stars))
        let mean = mark.tenths.map { "\($0 / 10).\($0 % 10)" } ?? localized("none")
        try session.told(
            localized("You gave \(id) \(stars, "star"); it has \(mean) from \(mark.count, "rating")."),
            [
                ("id", .string(id)), ("stars", JSONValue(stars)), ("count", JSONValue(mark.count)),
                ("tenths", JSONValue(mark.tenths)),
            ]
        )
    }
}
