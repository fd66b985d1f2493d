import Foundation
import NotificationKit
import TestKit
import Testing
import TimeKit

@Suite("The plan of notifications")
struct NotificationPlanTests {
    private func plan(
        _ reasons: [NotificationCandidate],
        _ zone: String = "America/Phoenix",
        now: String,
        budget: Int = 64,
        _ change: (inout NotificationPreferences) throws -> Void = { _ in }
    ) throws -> NotificationPlan {
        var wishes = NotificationPreferences(zone: try .named(zone))
        try change(&wishes)
        return NotificationPlan.plan(reasons, preferences: wishes, now: try at(now), budget: budget)
    }

    @Test("ids are made of app, recipient, category, series and local time, each part percent-encoded")
    func ids() throws {
        let series = NotificationSeries(app: "tips", recipient: "Ana/Bo", category: "day log", name: "a/b")
        var reason = try reason("x", at: daily("2026-03-08T08:00"))
        reason.series = series
        let planned = try plan([reason], now: "2026-03-08T00:00:00Z", budget: 1)
        #expect(planned.requests.map(\.id.rawValue) == ["tips/Ana%2FBo/day%20log/a%2Fb/2026-03-08T08:00"])
    }

    @Test("a daily reminder stays at its wall time over the change of the clocks, and means the end of the gap in it")
    func clockChange() throws {
        let planned = try plan(
            [reason("daily", at: daily("2026-03-01T02:30"))],
            "America/New_York",
            now: "2026-03-07T00:00:00Z",
            budget: 3
        )
        #expect(
            planned.requests.map(\.fireAt.description) == [
                "2026-03-07T07:30:00.000Z", "2026-03-08T07:00:00.000Z", "2026-03-09T06:30:00.000Z",
            ]
        )
    }

    @Test("for a member who travels the same reminder moves with their clock, under the same id")
    func travel() throws {
        let reasons = [try reason("daily", at: daily("2026-03-01T08:00"))]
        let home = try plan(reasons, "America/New_York", now: "2026-03-10T02:00:00Z", budget: 1)
        let away = try plan(reasons, "America/Los_Angeles", now: "2026-03-10T02:00:00Z", budget: 1)
        #expect(home.requests[0].id == away.requests[0].id)
        #expect(home.requests[0].fireAt.milliseconds(until: away.requests[0].fireAt) == 3 * 3_600_000)
        #expect(away.difference(from: home.requests).replaced == away.requests)
    }

    @Test("the category's time replaces the reminder's, and a category that is off plans nothing")
    func wishes() throws {
        let reasons = [try reason("daily", at: daily("2026-03-01T08:00"))]
        let evening = try plan(reasons, now: "2026-03-10T00:00:00Z", budget: 1) {
            $0["treatment"].time = try LocalTime(iso8601: "20:15")
        }
        #expect(evening.requests.map(\.fireAt.description) == ["2026-03-10T03:15:00.000Z"])
        let off = try plan(reasons, now: "2026-03-10T00:00:00Z") { $0["treatment"].isOn = false }
        #expect(off.requests.isEmpty && off.nextRefresh == nil && off.firstLeftOut == nil)
    }

    @Test("a budget of four is shared three ways: each its first, then whoever is next")
    func rounds() throws {
        let planned = try plan(
            [
                reason("a", at: daily("2026-03-01T06:00")), reason("b", at: daily("2026-03-01T07:00")),
                reason("c", at: .at([at("2026-03-20T00:00:00Z")])),
            ],
            now: "2026-03-10T00:00:00Z",
            budget: 4
        )
        #expect(planned.requests.map(\.series.name) == ["a", "b", "a", "c"])
        #expect(planned.nextRefresh == (try at("2026-03-10T13:00:00Z")))
        #expect(planned.firstLeftOut == (try at("2026-03-11T14:00:00Z")))
    }

    @Test("a reason that is silent for ten years is looked for behind them at once")
    func longSilence() throws {
        let silence = try at("2026-01-01T00:00:00Z")..<at("2036-01-01T00:00:00Z")
        let planned = try plan(
            [reason("daily", at: daily("2026-01-01T08:00"), silent: [silence])],
            now: "2026-03-10T00:00:00Z",
            budget: 1
        )
        #expect(planned.requests.map(\.fireAt.description) == ["2036-01-01T15:00:00.000Z"])
    }

    @Test("a reminder that always falls in quiet hours in which things are dropped plans nothing, and ends")
    func alwaysQuiet() throws {
        let planned = try plan([reason("daily", at: daily("2026-01-01T23:00"))], now: "2026-03-10T00:00:00Z") {
            $0.quietHours = try QuietHours(
                from: LocalTime(iso8601: "22:00"),
                until: LocalTime(iso8601: "07:00"),
                policy: .drop
            )
        }
        #expect(planned.requests.isEmpty)
    }

    @Test("an event that is still to come is planned for its instant, and stays planned after it")
    func comingEvent() throws {
        let news = [try reason("news", at: .occurred(at("2026-03-10T16:00:00Z")))]
        for now in ["2026-03-01T00:00:00Z", "2026-04-20T00:00:00Z"] {
            #expect(try plan(news, now: now).requests.map(\.fireAt) == [at("2026-03-10T16:00:00Z")])
        }
    }

    @Test("two series of the same name give no request twice")
    func sameSeries() throws {
        let planned = try plan(
            [reason("daily", at: daily("2026-03-01T08:00")), reason("daily", at: daily("2026-03-02T08:00"))],
            now: "2026-03-10T00:00:00Z",
            budget: 6
        )
        #expect(Set(planned.requests.map(\.id)).count == 6)
        #expect(planned.requests.map(\.fireAt).last == (try at("2026-03-15T15:00:00Z")))
    }

    @Test("preferences read back as they were written, and nonsense in them is refused")
    func coding() throws {
        var wishes = NotificationPreferences(
            zone: try phoenix(),
            quietHours: try QuietHours(from: LocalTime(iso8601: "22:00"), until: LocalTime(iso8601: "07:00"))
        )
        wishes["treatment"] = .init(isOn: false, time: try LocalTime(iso8601: "08:00"))
        let data = try JSONEncoder().encode(wishes)
        #expect(try JSONDecoder().decode(NotificationPreferences.self, from: data) == wishes)
        let fixed = try JSONDecoder().decode(NotificationPreferences.self, from: Data(#"{"zone":"GMT-0700"}"#.utf8))
        #expect(fixed.zone.secondsFromGMT() == -25_200)
        for text in [
            #"{"zone":"Mars/Olympus"}"#,
            #"{"zone":"UTC","quietHours":{"from":"22:00","until":"22:00","policy":"delay"}}"#,
        ] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(NotificationPreferences.self, from: Data(text.utf8))
            }
        }
    }
}
