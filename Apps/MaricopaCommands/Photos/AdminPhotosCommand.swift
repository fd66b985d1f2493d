import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import MaricopaDirectory
import TimeKit
import WordKit

/// `maricopa admin photos`
struct AdminPhotosCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "photos",
        abstract: "Look at the photos users sent.",
        discussion: "EXAMPLE: maricopa admin photos",
        subcommands: [List.self, Accept.self, Refuse.self],
        defaultSubcommand: List.self
    )

    /// `maricopa admin photos list`
    struct List: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the photos that wait, the oldest first; or those of another state.",
            discussion: "EXAMPLE: maricopa admin photos list --state refused"
        )

        @Option(help: ArgumentHelp("waiting, shown or refused.", valueName: "state")) var state = "waiting"
        @Option(help: "At most so many.") var limit = 50
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            guard PhotoState(rawValue: state) != nil else {
                throw ValidationError(localized("“\(state)” is no state of a photo; write waiting, shown or refused"))
            }
            guard (1...1000).contains(limit) else {
                throw ValidationError(localized("The limit \(limit) is not within 1 and 1000"))
            }
        }

        func run(in session: AppSession) throws {
            let state = PhotoState(rawValue: state) ?? .waiting
            try session.show(try session.ownersDirectory.photosScreen(state, limit: limit))
        }
    }

    /// `maricopa admin photos accept`
    struct Accept: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show a photo to all.",
            discussion: "EXAMPLE: maricopa admin photos accept 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"
        )

        @Argument(help: "The photo's id.") var id: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let photo = try session.ownersDirectory.judgePhoto(TimeKit.ID(id), isShown: true)
            try session.context.answer(photo.json) {
                try $0.printWrapped(StyledText(localized("The photo of \(photo.title) is shown to all.")))
            }
        }
    }

    /// `maricopa admin photos refuse`
    struct Refuse: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Don't show a photo.",
            discussion: """
                EXAMPLE: maricopa admin photos refuse 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44 --reason "It shows a face"
                """
        )

        @Argument(help: "The photo's id.") var id: String
        @Option(help: "Why, which its sender sees.") var reason = ""
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let photo = try session.ownersDirectory.judgePhoto(TimeKit.ID(id), isShown: false, reason: reason)
            try session.context.answer(photo.json) {
                try $0.printWrapped(StyledText(localized("The photo of \(photo.title) was refused.")))
            }
        }
    }
}

/// `maricopa admin thumbnail`
struct AdminThumbnailCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "thumbnail",
        abstract: "Give a record its picture.",
        discussion: """
            EXAMPLE: maricopa admin thumbnail park-south-mountain gate.jpg
                     maricopa admin thumbnail park-south-mountain --remove
            """
    )

    @Argument(help: "The record's id, as lists show it.") var id: String
    @Argument(help: "The picture: JPEG, PNG and the like.", completion: .file()) var file: String?
    @Flag(help: "Take its picture away.") var remove = false
    @Option(help: ArgumentHelp("The version that was looked at.", valueName: "version")) var expecting: Int?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard (file == nil) == remove else { throw ValidationError(localized("give a file, or --remove")) }
    }

    func run(in session: AppSession) throws {
        let record =
            if let file {
                try session.ownersDirectory.setThumbnail(
                    of: TimeKit.ID(id),
                    fromFile: URL(filePath: file),
                    expecting: expecting
                )
            } else {
                try session.ownersDirectory.removeThumbnail(of: TimeKit.ID(id), expecting: expecting)
            }
        let document: JSONValue = [
            "id": .string(id), "thumbnail": record.thumbnail.map { .string($0) } ?? .null,
            "version": JSONValue(record.version),
        ]
        try session.context.answer(document) {
            try $0.printWrapped(
                StyledText(
                    remove
                        ? localized("\(record.title) has no picture anymore.")
                        : localized("\(record.title) has its picture.")
                )
            )
        }
    }
}
