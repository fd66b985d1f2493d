import Foundation
import MarkupKit
import ScreenKit
import ServedPages
import Testing
import WebClient

@Suite("Links in place of buttons")
struct WayTests {
    @Test(
        "an action that is shown as a link leads where its act would, says nothing and changes nothing",
        arguments: ServedProgram.homes
    )
    func ways(home: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            let paths = try await served.pages(of: home, limit: 30)
            try await served.visiting { browser in
                var count = 0
                for path in paths where !path.hasSuffix("/device") {
                    try await browser.open(path)
                    let buttons = Set(browser.page.elements(named: "button").compactMap { $0.attribute("value") })
                    let texts = Set(browser.page.elements(named: "a").map(PlainBrowser.text))
                    try await browser.open(path, [WebField("Accept", "application/json")])
                    let screen = try JSONSerialization.jsonObject(with: Data(browser.body))
                    for action in Self.actions(in: screen)
                    where !buttons.contains(action.id) && texts.contains(action.label) {
                        count += 1
                        let act = [UInt8](try JSONEncoder().encode(Act(action.id)))
                        try await browser.send(act, "application/json", to: path, from: nil)
                        let answer = try JSONDecoder().decode([String: Acted.Done].self, from: Data(browser.body))
                        #expect(answer["done"]?.said == nil, "\(path): \(action.id)")
                        let ends = [answer["done"]?.next, action.opens].map { Self.kind(of: $0) }
                        #expect(ends[0] == ends[1], "\(path): \(action.id)")
                    }
                }
                #expect(count > 0 || home == "/kidney", "\(home) has no such action")
            }
        }
    }

    /// The target of a link without the id of a list of results, which is new for each request.
    private static func kind(of link: Link?) -> String? {
        link?.target.replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "ID")
    }

    /// The enabled actions of a screen's JSON that open another screen and have no field and no question.
    private static func actions(in value: Any) -> [Action] {
        switch value {
        case let members as [String: Any]:
            if members["gesture"] != nil, let data = try? JSONSerialization.data(withJSONObject: members),
                let action = try? JSONDecoder().decode(Action.self, from: data)
            {
                let isPlain = action.isEnabled && action.inputs.isEmpty && action.confirmation == nil
                return isPlain && action.opens != nil ? [action] : []
            }
            return members.values.flatMap(actions)
        case let list as [Any]: return list.flatMap(actions)
        default: return []
        }
    }
}
