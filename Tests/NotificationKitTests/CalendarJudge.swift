import TestKit
import TimeKit

/// Asks Python's `icalendar` and `dateutil` for the meaning of a calendar.
enum CalendarJudge {
    /// A calendar with our reading of it.
    struct Case: Encodable, Sendable {
        let name: String
        let calendar: String
        /// The examined range, in seconds since 1970.
        let from, to: Int64
        /// The times of each event by UID, in seconds since 1970; for whole days in days since 1970.
        let occurrences: [String: [Int64]]
        /// Wall times (ISO text) with the offset in seconds, by zone.
        let offsets: [String: [Offset]]
        /// Zones that are also compared with Python's own tz database.
        let known: [String]
    }

    struct Offset: Encodable, Sendable {
        let wall: String
        let seconds: Int64
    }

    static let isInsistedOn = PythonJudge.isInsistedOn
    static let python = PythonJudge.with("icalendar, dateutil")

    /// A script that prints a line for each difference, and finally the number of comparisons.
    static let script = """
        import io, json, sys
        from datetime import date, datetime, timedelta, timezone
        from zoneinfo import ZoneInfo
        from dateutil import rrule, tz
        from icalendar import Calendar

        EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
        compared = 0

        def dates(event, name):
            found = event.get(name, [])
            found = found if isinstance(found, list) else [found]
            return [d.dt for listed in found for d in listed.dts]

        def occurrences(event, zones, lo, hi):
            prop = event["DTSTART"]
            zone = zones.get(prop.params.get("TZID"))
            whole = not isinstance(prop.dt, datetime)
            def moment(value):
                if whole:
                    return datetime(value.year, value.month, value.day)
                value = value.replace(tzinfo=zone) if zone else value
                return value
            start = moment(prop.dt)
            rules = rrule.rruleset()
            if "RRULE" in event:
                rules.rrule(rrule.rrulestr(event["RRULE"].to_ical().decode(), dtstart=start))
            else:
                rules.rdate(start)
            for value in dates(event, "EXDATE"):
                rules.exdate(moment(value))
            for value in dates(event, "RDATE"):
                rules.rdate(moment(value))
            if whole:
                lo, hi = (d.replace(tzinfo=None) for d in (lo, hi))
                return [(d - datetime(1970, 1, 1)).days for d in rules.between(lo, hi, inc=True)]
            found = {(d.astimezone(timezone.utc) - EPOCH) // timedelta(seconds=1) for d in rules.between(lo, hi, inc=True)}
            return sorted(found)

        for case in json.load(open(sys.argv[1])):
            calendar = Calendar.from_ical(case["calendar"])
            zones = {}
            for component in calendar.walk():
                if component.errors:
                    print(case["name"], "errors", component.errors)
            for component in calendar.walk("VTIMEZONE"):
                text = component.to_ical().decode()
                zones[str(component["TZID"])] = tz.tzical(io.StringIO(text)).get(str(component["TZID"]))
            for name, offsets in case["offsets"].items():
                for offset in offsets:
                    wall = datetime.fromisoformat(offset["wall"])
                    judges = [("VTIMEZONE", zones[name])]
                    if name in case["known"]:
                        judges.append(("tz database", ZoneInfo(name)))
                    for title, zone in judges:
                        compared += 1
                        says = zone.utcoffset(wall) // timedelta(seconds=1)
                        if says != offset["seconds"]:
                            print(case["name"], name, title, offset["wall"], "is", says, "for us", offset["seconds"])
            lo = EPOCH + timedelta(seconds=case["from"])
            hi = EPOCH + timedelta(seconds=case["to"])
            events = {str(event["UID"]): event for event in calendar.walk("VEVENT")}
            if set(events) != set(case["occurrences"]):
                print(case["name"], "events", sorted(events))
            for uid, ours in case["occurrences"].items():
                theirs = occurrences(events[uid], zones, lo, hi)
                compared += len(ours)
                if theirs != ours:
                    unit = "seconds" if max(theirs + ours) > 100_000 else "days"
                    more = [str(EPOCH + timedelta(**{unit: s})) for s in theirs if s not in ours][:4]
                    less = [str(EPOCH + timedelta(**{unit: s})) for s in ours if s not in theirs][:4]
                    entry = events[uid].to_ical().decode().replace("\\r\\n", " ")
                    print(case["name"], uid, entry[:300], "more", more, "less", less)
        print("compared", compared)
        """
}
