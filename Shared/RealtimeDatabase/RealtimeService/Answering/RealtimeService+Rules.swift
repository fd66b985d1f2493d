import JSONKit
import RealtimeTree

/// Reads and deployments of the rules at `/.settings/rules.json`, for admins only.
extension RealtimeService {
    func rules(_ call: PreparedCall, _ body: [UInt8]) async throws(RealtimeRefusal) -> RealtimeAnswer {
        let options = call.options
        guard call.principal == .admin else { throw .notAdmin }
        switch options.method {
        case .get:
            let document = try await read(for: call) { $0.rules.bytes }
            return .json(options.isStrict ? Self.withoutComments(document) : document, options)
        case .put:
            guard body.count <= options.writeBytes else {
                throw RealtimeRefusal(413, "Rules exceed the maximum size of \(options.writeBytes) bytes.")
            }
            do {
                _ = try SecurityRules.read(body)
            } catch {
                throw RealtimeRefusal(error)
            }
            do {
                try await store.setRules(body, of: call.database)
            } catch {
                throw RealtimeRefusal(error)
            }
            listeners.rulesChanged(in: call.database)
            return .json(RealtimeValue.children(["status": .string("ok")]).printed(options), options)
        case .patch, .post, .delete: throw RealtimeRefusal(405, "Rules are read by GET and replaced by PUT")
        }
    }

    private static func withoutComments(_ document: [UInt8]) -> [UInt8] {
        (try? JSONValue.parse(document, .lenient)).map { Array($0.description.utf8) } ?? document
    }
}
