import BrowserKit
import ServedPages
import Testing

@Suite(
    "TIPs, Kidney and Maricopa in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct ServedBrowserTests {
    @Test(
        "no page of the sample data is wider than the window, breaks a rule of accessibility or has an error in its console",
        arguments: ["/tips", "/kidney", "/maricopa", "/design"]
    )
    func pages(of home: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            let pages = try await served.pages(of: home, limit: 40).map { served.server + $0.dropFirst() }
            let faults = try await Chromium.run { try $0.faults(of: pages) }
            #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(40).joined(separator: "\n"))")
        }
    }

    @Test("TIPs from the setup to a ticked dose, its week and the tick taken back, by the keyboard alone")
    func tips() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "tips")
                try browser.reach("Are you setting up for yourself, or do you have a room code?", isStart: true)
                try browser.press("ArrowDown")
                try browser.follow("Next", with: "Enter")
                try browser.reach("Patient Name")
                try browser.type("Mia")
                try browser.reach("Food Challenge Date")
                for digit in "02122027" { try browser.press(String(digit)) }
                try browser.reach("Your Name")
                try browser.type("Ann")
                try browser.follow("Next", with: "Enter")
                try browser.follow("Add Item: Medicine", with: " ")
                try browser.reach("Medicine 1: Item Name")
                try browser.type("Cetirizine")
                try browser.reach("Medicine 1: Dose")
                try browser.type("5")
                try browser.reach("Medicine 1: Unit")
                for _ in 0..<3 { try browser.press("ArrowDown") }
                for _ in 0..<3 { try browser.follow("Next", with: "Enter") }
                try browser.follow("Confirm", with: "Enter")
                try browser.follow("Cetirizine 5 mL", with: " ")
                try browser.follow("Week View", with: "Enter")
                let today = try browser.text(of: "document.querySelector('.today').textContent")
                #expect(today.contains("18:00 by Ann"), "\(today)")
                try browser.follow("← Home", with: "Enter")
                try browser.follow("Cetirizine 5 mL", with: " ", isStart: true)
                #expect(try browser.text(of: "document.querySelectorAll('[aria-pressed=true]').length") == "0")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a dose is ticked, seen in the week and taken back by touch alone, on a phone")
    func dose() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "tips")
                let box = "[...document.querySelectorAll('.toggle')].find(b => b.textContent.startsWith('Egg'))"
                try browser.leading { try browser.touch(box) }
                #expect(try browser.text(of: box + ".getAttribute('aria-pressed')") == "true")
                try browser.leading { try browser.touch(Self.named("Week View", "a")) }
                let today = try browser.text(
                    of: "[...document.querySelectorAll('.today')].map(e => e.textContent).join(' ')"
                )
                #expect(today.contains("18:00 by Ann"), "\(today)")
                try browser.leading { try browser.touch(Self.named("← Home", "a")) }
                try browser.leading { try browser.touch(box) }
                #expect(try browser.text(of: box + ".getAttribute('aria-pressed')") == "false")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a dangerous potassium: the terms, the value, the alarm and its acknowledgment, by the keyboard alone")
    func alarm() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "kidney")
                try browser.follow("Accept", with: " ")
                try browser.open(served.server + "kidney/labs/potassium")
                try browser.reach("Value")
                try browser.type("6.8")
                try browser.follow("Add", with: "Enter")
                try browser.open(served.server + "kidney")
                let alarm = try browser.text(of: "document.querySelector('.notice.wrong').textContent")
                #expect(alarm.contains("Go to an emergency department now"), "\(alarm)")
                try browser.follow("Alerts", with: "Enter")
                try browser.follow("I have seen it and act on it", with: " ", isStart: true)
                #expect(
                    try !browser.text(of: "document.querySelector('main').textContent").contains(
                        "I have seen it and act"
                    )
                )
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a market open on Saturday is found by its filters and the way there shown, by touch alone, on a phone")
    func market() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "maricopa/markets")
                for (text, kind) in [
                    ("Filters", "a"), ("Saturday", "button"), ("Hours of earlier years", "button"),
                    ("Apply filter", "button"), ("2. Buckeye Farmer\\'s Market", "a"), ("Directions", "a"),
                ] {
                    try browser.leading { try browser.touch(Self.named(text, kind)) }
                }
                let heading = try browser.text(of: "document.querySelector('h1').textContent")
                #expect(heading == "Directions to Buckeye Farmer's Market")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    private static func named(_ text: String, _ kind: String) -> String {
        "[...document.querySelectorAll('\(kind)')].find(e => e.textContent.trim() === '\(text)')"
    }
}
