import Foundation
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The calendar of an event in other programs")
struct EventCalendarJudgeTests {
    @Test(
        "icalendar and dateutil find the occurrences that the rule has, recurring with exceptions and moves, all-day ones too",
        .enabled(if: Judge.python != nil || Judge.isInsistedOn, "make setup installs the judge"),
        arguments: UInt64(1)...3
    )
    func agree(seed: UInt64) throws {
        let python = try #require(Judge.python, "make setup could not install icalendar and dateutil")
        var random = SeededGenerator(seed: seed)
        let lower = try EventSample.moment("2025-12-01T00:00")
        let upper = try EventSample.moment("2026-08-01T00:00")
        var cases: [Judge.Case] = []
        for number in 0..<120 {
            let schedule = try EventSample.generated(&random)
            let record = try EventSample.record("event-\(number)", schedule, title: "Class, \(number)")
            guard let bytes = try EventCalendar.file(record) else { continue }
            let ours = EventRule.occurrences(of: schedule, endingAfter: lower, startingBefore: upper)
            cases.append(
                Judge.Case(
                    name: record.id.rawValue,
                    calendar: String(decoding: bytes, as: UTF8.self),
                    occurrences: ours.map { "\(Judge.text($0.start)) \(Judge.text($0.end))" }.sorted()
                )
            )
        }
        let folder = try TemporaryFolder()
        let file = folder.file("cases.json")
        try JSONEncoder().encode(cases).write(to: file)
        let (status, said) = try PythonJudge.run(python, ["-c", Judge.script, file.path])
        #expect(status == 0 && said.hasPrefix("compared "), "seed \(seed): \(said.suffix(2_000))")
        #expect(try #require(Int(said.dropFirst("compared ".count).filter(\.isNumber))) > 1_000)
    }

    /// Asks Python's `icalendar` and `dateutil` for the times of events.
    enum Judge {
        struct Case: Encodable {
            let name: String
            let calendar: String
            let occurrences: [String]
        }

        static let isInsistedOn = PythonJudge.isInsistedOn
        static let python = PythonJudge.with("icalendar, dateutil")

        /// The format of times in Python's output: "2026-03-07T08:00".
        static func text(_ moment: LocalDateTime) -> String { "\(moment.date)T\(moment.time.description.prefix(5))" }

        /// A script that prints a line for each difference, and finally the number of comparisons.
        static let script = """
            import json, sys
            from datetime import datetime, timedelta
            from dateutil import rrule
            from icalendar import Calendar

            compared = 0

            def dates(event, name):
                found = event.get(name, [])
                found = found if isinstance(found, list) else [found]
                return [d.dt for listed in found for d in listed.dts]

            def wall(value):
                if not isinstance(value, datetime):
                    return datetime(value.year, value.month, value.day)
                return value.replace(tzinfo=None)

            def span(event):
                start = wall(event["DTSTART"].dt)
                length = event["DURATION"].dt if "DURATION" in event else timedelta(0)
                return start, length

            for case in json.load(open(sys.argv[1])):
                calendar = Calendar.from_ical(case["calendar"])
                for component in calendar.walk():
                    if component.errors:
                        print(case["name"], "errors", component.errors)
                found = {}
                for event in calendar.walk("VEVENT"):
                    if "RECURRENCE-ID" in event:
                        continue
                    start, length = span(event)
                    rules = rrule.rruleset()
                    if "RRULE" in event:
                        # The county never changes its clocks: what UNTIL says in UTC is seven hours earlier there.
                        rule = event["RRULE"]
                        if "UNTIL" in rule and isinstance(rule["UNTIL"][0], datetime):
                            rule["UNTIL"] = [rule["UNTIL"][0].replace(tzinfo=None) - timedelta(hours=7)]
                        rules.rrule(rrule.rrulestr(rule.to_ical().decode(), dtstart=start))
                    else:
                        rules.rdate(start)
                    for value in dates(event, "EXDATE"):
                        rules.exdate(wall(value))
                    for value in dates(event, "RDATE"):
                        rules.rdate(wall(value))
                    for slot in rules.between(datetime(2025, 1, 1), datetime(2027, 1, 1), inc=True):
                        found[(str(event["UID"]), slot)] = (slot, slot + length)
                for event in calendar.walk("VEVENT"):
                    if "RECURRENCE-ID" in event:
                        slot = (str(event["UID"]), wall(event["RECURRENCE-ID"].dt))
                        if slot not in found:
                            print(case["name"], "replaces what isn't there", slot)
                        start, length = span(event)
                        found[slot] = (start, start + length)
                lower, upper = datetime(2025, 12, 1), datetime(2026, 8, 1)
                theirs = sorted(
                    f"{start:%Y-%m-%dT%H:%M} {end:%Y-%m-%dT%H:%M}"
                    for start, end in found.values()
                    if start < upper and (end > lower or (start == end and start >= lower))
                )
                compared += len(theirs)
                if theirs != case["occurrences"]:
                    more = [one for one in theirs if one not in case["occurrences"]][:4]
                    less = [one for one in case["occurrences"] if one not in theirs][:4]
                    print(case["name"], "more", more, "less", less, case["calendar"][:900])
            print("compared", compared)
            """
    }
}
