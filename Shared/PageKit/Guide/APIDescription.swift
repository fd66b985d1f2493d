import ScreenKit

/// The OpenAPI 3.1 description of the addresses in JSON. Its paths come from the apps, and its words from the types of ScreenKit.
struct APIDescription: Encodable {
    let apps: [PageApp]

    /// The address of the document.
    static let path = ["openapi.json"]
    /// The most components of a path after the app's own.
    static let depth = 5

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(
            APIValue.object([
                "openapi": "3.1.0",
                "info": [
                    "title": "Nourish", "version": "1",
                    "description":
                        "Each page of the apps as a screen, and each act on it. The server listens on this machine alone.",
                    "license": ["name": "Apache 2.0", "identifier": "Apache-2.0"],
                ],
                "paths": .object(paths), "components": ["schemas": .object(Self.schemas)],
            ])
        )
    }

    private var paths: [String: APIValue] {
        var paths: [String: APIValue] = [:]
        for app in apps {
            for depth in 0...Self.depth {
                let names = (0..<depth).map { "part\($0 + 1)" }
                let path = "/" + ([app.segment] + names.map { "{\($0)}" }).joined(separator: "/")
                let parameters = names.map { name -> APIValue in
                    [
                        "name": .text(name), "in": "path", "required": true,
                        "schema": ["type": "string", "minLength": 1],
                    ]
                }
                paths[path] = [
                    "summary": .text(app.about), "parameters": .list(parameters),
                    "get": Self.operation(
                        "\(app.segment)Show\(depth)",
                        app,
                        "Returns the screen of an address.",
                        Self.shown
                    ),
                    "post": Self.operation(
                        "\(app.segment)Act\(depth)",
                        app,
                        "Performs an act on the screen.",
                        Self.acted,
                        takesAct: true
                    ),
                ]
            }
        }
        return paths
    }

    private static let shown: [String: String] = ["200": "Screen", "default": "Failure"]
    private static let acted: [String: String] = [
        "200": "Answer", "409": "Asked", "422": "Refused", "default": "Failure",
    ]

    private static func operation(
        _ id: String,
        _ app: PageApp,
        _ summary: String,
        _ answers: [String: String],
        takesAct: Bool = false
    ) -> APIValue {
        let page: APIValue = ["schema": text]
        func content(_ schema: String) -> [String: APIValue] { ["application/json": ["schema": reference(schema)]] }
        // A request that asks for no JSON is answered by a page.
        func answer(_ schema: String) -> APIValue {
            .object(content(schema).merging(["text/html": page]) { first, _ in first })
        }
        var operation: [String: APIValue] = [
            "operationId": .text(id), "summary": .text(summary), "tags": [.text(app.title)],
            "responses": .object(
                answers.mapValues { schema in ["description": .text(schema), "content": answer(schema)] }
            ),
        ]
        if takesAct { operation["requestBody"] = ["required": true, "content": .object(content("Act"))] }
        return .object(operation)
    }
}

// MARK: Schemas

extension APIDescription {
    private static func reference(_ schema: String) -> APIValue { ["$ref": .text("#/components/schemas/" + schema)] }

    /// An object with members, of which those without a question mark are required. Other members are allowed.
    private static func object(_ members: KeyValuePairs<String, APIValue>) -> APIValue {
        var properties: [String: APIValue] = [:]
        var required: [APIValue] = []
        for (name, schema) in members {
            let isOptional = name.hasSuffix("?")
            properties[isOptional ? String(name.dropLast()) : name] = schema
            if !isOptional { required.append(.text(name)) }
        }
        return ["type": "object", "required": .list(required), "properties": .object(properties)]
    }

    private static func words(_ values: [String]) -> APIValue {
        ["type": "string", "enum": .list(values.map { .text($0) })]
    }

    private static let text: APIValue = ["type": "string"]
    private static let flag: APIValue = ["type": "boolean"]
    private static let whole: APIValue = ["type": "integer"]
    private static let textOrNull: APIValue = ["type": ["string", "null"]]
    private static func list(of schema: APIValue) -> APIValue { ["type": "array", "items": schema] }

    private static let schemas: [String: APIValue] = [
        "Screen": object(["title": text, "revision": text]),
        "Link": object(["target": text, "label": text, "isCurrent": flag]),
        "Choice": object(["value": text, "label": text]),
        "Field": object([
            "id": text, "label": text, "kind": words(Field.Kind.allCases.map(\.rawValue)), "value": text,
            "isRequired": flag, "limit?": whole, "choices": list(of: reference("Choice")), "placeholder?": text,
            "reading?": text, "error?": text, "takes?": words(Field.FileKind.allCases.map(\.rawValue)),
            "range?": object(["lowest?": text, "highest?": text]), "whyNot?": text,
        ]),
        "Action": object([
            "id": text, "label": text, "gesture": words(Action.Gesture.allCases.map(\.rawValue)), "enabled": flag,
            "whyNot?": text, "inputs?": list(of: reference("Field")), "confirmation?": reference("Question"),
            "opens?": reference("Link"), "needsSeen?": flag,
        ]),
        "Form": object([
            "id": text, "title": text, "fields": list(of: reference("Field")),
            "buttons": list(of: reference("Action")), "whyNot?": text,
        ]),
        "Question": object(["question": text, "proceed": text, "cancel": text, "key?": text]),
        "Act": object([
            "action": text, "fields?": ["type": "object", "additionalProperties": text], "confirmed?": flag,
            "answers?": textOrNull,
            "operation?": [
                "type": ["string", "null"], "pattern": "^[A-Za-z0-9._-]+$", "minLength": 1, "maxLength": 100,
            ],
            "seen?": textOrNull, "at?": textOrNull,
        ]),
        "Done": object([
            "said": textOrNull, "next": reference("Link"),
            "undo": ["anyOf": [object(["at": reference("Link"), "act": reference("Act")]), ["type": "null"]]],
        ]),
        "File": object(["name": text, "mediaType": text, "bytes": whole]),
        "Answer": [
            "oneOf": [object(["done": reference("Done")]), object(["file": reference("File")])]
        ],
        "Asked": object(["question": reference("Question")]),
        "Refused": object([
            "refused": object([
                "why": text, "remedy?": reference("Link"), "field?": text, "screen": reference("Screen"),
            ])
        ]),
        "Failure": object(["error": text, "remedy?": reference("Link")]),
    ]
}

/// A value of JSON.
enum APIValue: Encodable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    case text(String), flag(Bool), whole(Int)
    case list([APIValue])
    case object([String: APIValue])

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(integerLiteral value: Int) { self = .whole(value) }
    init(arrayLiteral elements: APIValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, APIValue)...) {
        self = .object(Dictionary(elements) { first, _ in first })
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .flag(let flag): try container.encode(flag)
        case .whole(let number): try container.encode(number)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }
}
