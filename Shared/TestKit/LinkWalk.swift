import Foundation
import ScreenKit

/// Follows links from page to page, and checks the JSON that a front end gets.
public struct LinkWalk {
    /// The links of the opened pages, in the order of discovery.
    public private(set) var opened: [String] = []
    /// The faults with their pages: an enum's payload under "_0", a dictionary encoded as a list of keys and values, a link that can't be opened.
    public private(set) var faults: [String] = []

    /// Follows links breadth first, except those to the kit's pages, which no engine shows.
    ///
    /// - Parameters:
    ///   - scheme: The scheme of the links to follow.
    ///   - limit: The maximum number of pages.
    ///   - open: Returns the page of a link; nil for a link that isn't opened here.
    public init(
        from links: [String],
        scheme: String,
        limit: Int = 1_000,
        open: (String) throws -> (any Encodable)?
    ) {
        var waiting = links
        var known = Set(links)
        while opened.count < limit, let link = waiting.first {
            waiting.removeFirst()
            do {
                guard let page = try open(link) else { continue }
                opened.append(link)
                let json = try JSONSerialization.jsonObject(
                    with: JSONEncoder().encode(page),
                    options: .fragmentsAllowed
                )
                faults += Self.faults(page, json, at: link)
                for target in Self.targets(json) where target.hasPrefix(scheme + "://") && KitPage(target) == nil {
                    if known.insert(target).inserted { waiting.append(target) }
                }
            } catch {
                faults.append("\(link) can't be opened: \(error)")
            }
        }
    }

    /// The targets of a page's links. A disabled action's link isn't followed.
    private static func targets(_ json: Any) -> [String] {
        switch json {
        case let action as [String: Any] where action["enabled"] as? Bool == false: []
        case let members as [String: Any]:
            members.sorted { $0.key < $1.key }.flatMap { name, value in
                ["target", "address"].contains(name) ? [value as? String].compactMap { $0 } : targets(value)
            }
        case let list as [Any]: list.flatMap(targets)
        default: []
        }
    }

    /// The faults in a value's JSON.
    static func faults(_ value: Any, _ json: Any, at place: String) -> [String] {
        var faults = nameless(json, at: place)
        faults += flattened(value, json, at: place)
        return faults
    }

    /// Payloads without a name.
    private static func nameless(_ json: Any, at place: String) -> [String] {
        switch json {
        case let members as [String: Any]:
            members.filter { $0.key.hasPrefix("_") }.map { "\(place): a payload named \($0.key)" }
                + members.flatMap { nameless($0.value, at: "\(place).\($0.key)") }
        case let list as [Any]: list.enumerated().flatMap { nameless($1, at: "\(place)[\($0)]") }
        default: []
        }
    }

    /// Dictionaries that were encoded as lists.
    private static func flattened(_ value: Any, _ json: Any, at place: String) -> [String] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { flattened($0.value, json, at: place) } ?? []
        case .dictionary: return json is [Any] ? ["\(place): a dictionary as a list"] : []
        case .struct, .class:
            guard let members = json as? [String: Any] else { return [] }
            return mirror.children.flatMap { child -> [String] in
                let label = child.label ?? ""
                // A property wrapper's storage has an underscore before its name.
                let isWrapped = label.hasPrefix("_")
                let name = isWrapped ? String(label.dropFirst()) : label
                let inner =
                    isWrapped ? Mirror(reflecting: child.value).children.first?.value ?? child.value : child.value
                return members[name].map { flattened(inner, $0, at: "\(place).\(name)") } ?? []
            }
        case .collection, .set:
            guard let list = json as? [Any], list.count == mirror.children.count else { return [] }
            return zip(mirror.children, list).flatMap { flattened($0.value, $1, at: place + "[]") }
        default: return []
        }
    }
}
