import CommandKit
import KidneyNutrition
import KidneySources
import WebClient

/// FoodData Central for the pages. Each question reads the settings and opens a connection of its own.
struct PageFoods: FoodDatabase {
    let context: CommandContext

    let name = "FoodData Central"
    var host: String { SourceOptions.Source.foodData.host(in: context) }
    var account: String { (try? SourceOptions.Source.foodData.place(in: context))?.account ?? "" }

    func foods(
        named words: String,
        limit: Int,
        branded: Bool
    ) async throws(SourceFault) -> SourceReply<FoodPage> {
        try await ask { database in
            try await database.foods(named: words, limit: limit, branded: branded)
        }
    }

    func food(_ number: Int) async throws(SourceFault) -> SourceReply<FoodPage> {
        try await ask { database in try await database.food(number) }
    }

    private func ask(
        _ body: (FoodDataCentral) async throws -> SourceReply<FoodPage>
    ) async throws(SourceFault) -> SourceReply<FoodPage> {
        do {
            let place = try SourceOptions.Source.foodData.place(in: context)
            return try await LiveWebClient.with(agent: AppSession.agent) {
                try await body(FoodDataCentral($0, at: place))
            }
        } catch {
            throw SourceFault(asking: error)
        }
    }
}

/// openFDA for the pages. Each question reads the settings and opens a connection of its own.
struct PageLabels: DrugLabels {
    let context: CommandContext

    let name = "openFDA"
    var host: String { SourceOptions.Source.openFDA.host(in: context) }
    var account: String { (try? SourceOptions.Source.openFDA.place(in: context))?.account ?? "" }

    func labels(of names: [String], limit: Int) async throws(SourceFault) -> SourceReply<DrugLabelReply> {
        do {
            let place = try SourceOptions.Source.openFDA.place(in: context)
            return try await LiveWebClient.with(agent: AppSession.agent) {
                try await OpenFDA($0, at: place).labels(of: names, limit: limit)
            }
        } catch {
            throw SourceFault(asking: error)
        }
    }
}

extension SourceOptions.Source {
    /// The server that gets the requests; the settings' problem where they can't be used.
    fileprivate func host(in context: CommandContext) -> String {
        do throws(CommandError) { return try place(in: context).host } catch { return error.message }
    }
}

extension SourceFault {
    /// Creates the fault of a question that failed. Settings that can't be used are one, too.
    fileprivate init(asking error: any Error) {
        self =
            switch error {
            case let fault as SourceFault: fault
            case let error as CommandError: .misconfigured(error.message)
            default: .unreachable("\(error)")
            }
    }
}
