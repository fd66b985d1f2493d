import ArgumentParser
import CommandKit
import CourseSite
import JSONKit
import PageKit
import SchedulerKit
import WordKit

/// `habit course serve`
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show a course's folder as a site on this machine, until Ctrl-C.",
        discussion: """
            Nobody else can reach it. The app fetches from it as from any site, so that a course can be tried before it is put \
            on the web.

            EXAMPLE: habit course serve my-course --port 8080
            """
    )

    @Argument(help: "The folder of course.json.", completion: .directory) var folder: String
    @Option(help: ArgumentHelp("The port to listen at; 0 for any that is free.", valueName: "number")) var port = 8080
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() async throws {
        let context = try global.context()
        let folder = folder
        do throws(CourseServerError) {
            let server = try CourseServer(folder: folder, port: port)
            try await server.run(until: TerminationSignals.stream()) { address in
                // If the output is closed, the server still runs: the site is there to be fetched.
                try? context.answer(["address": .string(address), "course": .string(address + "course.json")]) {
                    try $0.print(StyledText(localized("\(folder) is at \(address)")))
                    try $0.print(StyledText(localized("Fetch it with: habit course fetch \(address)course.json")))
                    try $0.print(StyledText(localized("Stop with Ctrl-C")))
                }
            }
        } catch {
            throw CommandError(error.status, error.description)
        }
    }
}

extension CourseServerError {
    fileprivate var status: CommandStatus {
        switch self {
        case .noFolder: .noInput
        case .server(.noPort): .usage
        case .server(.portTaken): .unavailable
        case .server(.failed): .software
        }
    }
}
