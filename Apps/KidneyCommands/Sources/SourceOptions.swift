import ArgumentParser
import CommandKit
import Foundation
import KidneyNutrition
import KidneySources
import WebClient
import WordKit

/// The address and key of a network source: an option, else the environment, else a file, else the default address.
struct SourceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Ask at this address instead of the usual one.", valueName: "url")) var sourceURL:
        String?

    /// A network source with settings.
    enum Source {
        case foodData, openFDA

        /// The prefix of its environment variables.
        fileprivate var prefix: String { self == .foodData ? "NOURISH_FOODDATA" : "NOURISH_OPENFDA" }
        private var usualAddress: String {
            self == .foodData ? FoodDataCentral.usualAddress : OpenFDA.usualAddress
        }

        /// Returns the address and key.
        ///
        /// - Parameter address: The address to ask at; nil for that of the settings.
        func place(at address: String? = nil, in context: CommandContext) throws(CommandError) -> SourcePlace {
            let variables = CommandEnvironment.current.variables
            func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
            let file = try SourceFile.read(in: context.folder)
            let kept = self == .foodData ? file?.foodData : file?.openFDA
            let text = address ?? value("\(prefix)_URL") ?? kept?.url ?? usualAddress
            let key = value("\(prefix)_KEY") ?? kept?.key
            if let key, key.utf8.contains(where: { $0 <= 32 || $0 >= 127 }) {
                throw CommandError(
                    .usage,
                    localized("the key of \(prefix)_KEY has spaces or foreign letters"),
                    remedy: localized("copy it again")
                )
            }
            do throws(WebError) {
                return SourcePlace(try WebAddress(text), key: key)
            } catch {
                throw CommandError(.usage, error.description)
            }
        }
    }

    /// Returns the help text on the settings.
    static func help(_ source: Source) -> String {
        """
        A key of your own is set as \(source.prefix)_KEY, another address as \(source.prefix)_URL; or both in \
        \(SourceFile.name) in the data folder, as {"\(source == .foodData ? "foodData" : "openFDA")": {"key": "…", "url": "…"}}. \
        A key never goes over a connection that others can read.
        """
    }
}

/// The settings file in the data folder.
private struct SourceFile: Decodable {
    static let name = "kidney-sources.json"

    struct Source: Decodable {
        let url: String?
        let key: String?
    }

    let foodData: Source?
    let openFDA: Source?

    /// Returns the settings; nil if there is no file.
    static func read(in folder: DataFolder) throws(CommandError) -> SourceFile? {
        let file = folder.url.appendingPathComponent(name, isDirectory: false)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(SourceFile.self, from: try Data(contentsOf: file))
        } catch {
            let example = #"{"foodData": {"key": "…"}, "openFDA": {"key": "…"}}"#
            throw CommandError(
                .badData,
                localized("“\(file.path)” can't be read"),
                remedy: localized("write it as \(example)")
            )
        }
    }
}

extension AppSession {
    /// The user agent of requests.
    static var agent: String { "kidney/\(KidneyApp.version)" }

    /// Runs a body with FoodData Central.
    func foodData<Value>(
        _ options: SourceOptions,
        _ body: (FoodDataCentral) async throws -> Value
    ) async throws -> Value {
        let place = try SourceOptions.Source.foodData.place(at: options.sourceURL, in: context)
        return try await LiveWebClient.with(agent: Self.agent) { try await body(FoodDataCentral($0, at: place)) }
    }

    /// Runs a body with openFDA.
    func openFDA<Value>(
        _ options: SourceOptions,
        _ body: (OpenFDA) async throws -> Value
    ) async throws -> Value {
        let place = try SourceOptions.Source.openFDA.place(at: options.sourceURL, in: context)
        return try await LiveWebClient.with(agent: Self.agent) { try await body(OpenFDA($0, at: place)) }
    }
}
