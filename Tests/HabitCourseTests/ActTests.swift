import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import HabitCourse

@Suite("Acts on the screens of the habit course")
struct ActTests {
    @Test("Random walks break no law of screens, meet every screen and do every kind of action")
    func walks() async throws {
        // Before the start, in the first week, with a habit to set, with one to edit, and after the last week.
        let found = try await ScreenWalk.together(from: [0, 1, 7, 24, 90]) { seed, day in
            try await self.walk(seed: seed, day: day)
        }
        #expect(found.breaches.isEmpty, "\(found.breaches.prefix(5).joined(separator: "\n"))")
        #expect(found.triedRanges.isSuperset(of: ["from", "until"]))
        let folder = "Packages/HabitCourse/HabitCourse/Screens"
        #expect(try found.screens == Declared.screens(in: folder))
        let done = found.done.compactMap { HabitAct($0.replacing("check/*", with: "check/2026-06-01")) }
        // A theme can be set from the list for a few days only, which a walk misses: the first week by acts alone does it.
        let all = Set(done.map { Declared.name(of: $0) }).union(["openSet"])
        #expect(try all == Declared.cases(in: folder + "/HabitAct.swift"))
        #expect(found.done.isSuperset(of: ["habit/*/check/*", "habit/*/uncheck/*"]))
    }

    @Test(
        "A walk in another language breaks no law, and each of its texts is in a catalog",
        arguments: [Language.pseudo, .spanish],
        [0, 24]
    )
    func languages(language: Language, day: Int) async throws {
        let walk = try await walk(seed: day == 0 ? 11 : 12, day: day, in: language)
        #expect(walk.breaches.isEmpty, "\(walk.breaches.prefix(12).joined(separator: "\n"))")
    }

    private func walk(seed: UInt64, day: Int, in language: Language = .english) async throws -> ScreenWalk {
        let story = try await day == 0 ? CourseStory.installed() : CourseStory.lived(through: day)
        if day == 7 { try story.go(to: 8) }
        let course = story.course
        // The course, and the learner's own words.
        let own = Array(CourseStory.words.values) + ["I am someone who eats with attention"]
        let contents = try (CourseSampleSiteTests.files().values.map { String(decoding: $0, as: UTF8.self) } + own)
            .joined(separator: "\n")
        var walk = ScreenWalk(
            seed: seed,
            // A post that was open stays open, even if reading the one before it is taken back.
            lasting: ["post/*/finish"],
            log: { try course.store.read { try ChangeLog.latest(in: $0) } },
            clock: story.clock,
            language: language,
            isContent: { contents.contains($0) || $0.count > 300 || $0.hasPrefix("https://course.example/") },
            kind: { id in
                var parts = id.split(separator: "/").map(String.init)
                for place in parts.indices where place == 3 || (place == 1 && parts.count > 2) { parts[place] = "*" }
                return parts.joined(separator: "/")
            },
            show: { try course.screen(HabitLink($0)) },
            perform: { try await course.perform($0, at: HabitLink($1)) }
        )
        await walk.walk(from: HabitLink.home.target, steps: language == .english ? 400 : 200)
        if language == .english {
            await walk.tryRanges()
            await walk.tryLimits()
        }
        return walk
    }

    @Test("Each act's id is read back into it, and nothing else is read")
    func ids() throws {
        let day = try LocalDate(iso8601: "2026-06-01")
        let acts: [HabitAct] = [
            .openEdit("a/b"), .openSet(.wholeFoods), .read("100%"), .finish("a b"), .unskip("s"),
            .box("h", day, isChecked: true), .box("h", day, isChecked: false), .start, .skip, .openSkips,
        ]
        for act in acts { #expect(HabitAct(act.id) == act, "\(act.id)") }
        #expect(HabitAct.openEdit("a/b").id == "habit/a%2Fb/edit")
        for wrong in [
            "", "/", "habit", "habit//edit", "theme/slowly/set", "habit/h/check/today", "start/", "habit/a%62/edit",
        ] {
            #expect(HabitAct(wrong) == nil, "\(wrong)")
        }
    }

    @Test("A first week by acts alone: fetched, started, read, ticked, the goal and the first habit in own words")
    func story() async throws {
        let story = try await CourseStory.installed()
        let course = story.course
        #expect(try await done(course.perform(Act("fetch"), at: .course)).undo == nil)
        guard case .question(let question) = try await course.perform(Act("start"), at: .home) else {
            Issue.record("the start wasn't asked about")
            return
        }
        #expect(question.proceed == "Start")
        try await done(course.perform(Act("start", isConfirmed: true), at: .home))
        let box = try #require(try course.homeScreen().habits.first?.box)
        #expect(try await done(course.perform(Act(box.id), at: .home)).next.target == "habit://home")
        #expect(try course.homeScreen().score.today == 5)
        for _ in 0..<20 {
            guard let post = try course.homeScreen().posts.available.first else { break }
            let at = HabitLink.post(post.id)
            let read = try await done(course.perform(Act("post/\(post.id)/finish"), at: at))
            let found = try course.findPost(post.id.rawValue)
            let theme = found.kind == .habit ? found.theme : nil
            #expect(read.said == "“\(post.title)” read")
            // After the post of a habit, its ideas come with the form to set it.
            #expect(read.next.target == theme.map { HabitLink.setHabit($0).target } ?? at.target)
            if try course.homeScreen().posts.available.isEmpty { try story.go(to: 8) }
        }
        let open = try await done(course.perform(Act("theme/eatingSlowly/set"), at: .habits))
        #expect(open.next.target == HabitLink.setHabit(.eatingSlowly).target && open.said == nil)
        try await done(course.perform(Act("goal/save", fields: ["goal": "I am patient"]), at: .goal))
        let set = Act("habit/set", fields: ["habit": "I put the fork down"])
        let habit = try await done(course.perform(set, at: .setHabit(.eatingSlowly)))
        #expect(habit.said == "habit set: “I put the fork down”")
        let undo = try #require(habit.undo)
        try await done(course.perform(undo.act, at: HabitLink(undo.at.target)))
        #expect(try course.habits().map(\.theme) == [.foodObservation])
    }

    @Test("The first day is one of the range that its field says, and any other is refused at the field")
    func firstDay() async throws {
        let course = try await CourseStory.installed().course
        let field = try #require(try course.homeScreen().startForm?[field: "on"])
        let lowest = try #require(field.range?.lowest.flatMap { LocalDate($0) })
        let highest = try #require(field.range?.highest.flatMap { LocalDate($0) })
        for (day, isTaken) in [(lowest.previous, false), (lowest, true), (highest, true), (highest.next, false)] {
            switch try await course.perform(Act("start", fields: ["on": "\(day)"]), at: .home) {
            case .question: #expect(isTaken, "\(day)")
            case .refused(let screen, let why, _, _):
                #expect(!isTaken && (screen as? HomeScreen)?.startForm?[field: "on"]?.error == why, "\(day)")
            default: Issue.record("started on \(day) without a question")
            }
        }
    }

    @Test("A refusal is at its field: the screen has its error there, or the refusal names the field")
    func fields() async throws {
        let story = try await CourseStory.installed()
        await story.site.set(
            CourseStory.address,
            .failure(.unreachable(address: CourseStory.address, reason: "no answer"))
        )
        guard case .refused(_, _, _, let named) = try await story.course.perform(Act("fetch"), at: .course) else {
            Issue.record("a site that is down was fetched")
            return
        }
        #expect(named == "address")
        let learner = try Learner(isStarted: true)
        let wrong: [(Act, HabitLink, String)] = [
            (Act("skip", fields: ["reason": ""]), .skips, "reason"), (Act("skip"), .skips, "reason"),
            (Act("skip", fields: ["habit": "none", "reason": "flu"]), .skips, "habit"),
            (Act("settings/save", fields: ["zone": "Mars"]), .settings, "zone"),
            (Act("settings/save", fields: ["reset": "25:00"]), .settings, "reset"),
        ]
        for (act, link, field) in wrong {
            guard case .refused(let screen, let why, _, _) = try await learner.course.perform(act, at: link) else {
                Issue.record("\(act.action) wasn't refused")
                continue
            }
            let form = ScreenParts(screen).forms.first { $0[button: act.action] != nil }
            #expect(form?[field: field]?.error == why, "\(act.action) · \(field)")
        }
    }

    @Test("A tick that is sent after the day has ended counts for its own day, and two days later for none")
    func late() async throws {
        let learner = try Learner(isStarted: true)
        let box = try #require(try learner.course.homeScreen().habits.first?.box)
        try learner.day(2)
        try await done(learner.course.perform(Act(box.id), at: .home))
        let row = try #require(try learner.course.homeScreen().habits.first)
        #expect(row.yesterday?.checked == true && !row.checked)
        try learner.course.uncheck(row.id, forYesterday: true)
        try learner.day(3)
        guard case .refused(_, let why, _, _) = try await learner.course.perform(Act(box.id), at: .home) else {
            Issue.record("a day that is over was changed")
            return
        }
        #expect(why == "this page has no such action")
    }

    @Test("A box that was ticked on another device meanwhile is done, once, and under its operation stays done")
    func met() async throws {
        let learner = try Learner(isStarted: true)
        let box = try #require(try learner.course.homeScreen().habits.first?.box)
        let act = Act(box.id, operation: "phone-1")
        try learner.tickAll()
        let first = try await done(learner.course.perform(act, at: .home))
        #expect(first.said == nil && first.undo == nil)
        let habit = try learner.habit(.foodObservation)
        try learner.course.uncheck(habit)
        #expect(try await done(learner.course.perform(act, at: .home)) == first)
        #expect(try learner.course.homeScreen().habits.map(\.checked) == [false])
    }

    @Test("An act that unlocks a week on the way answers with its own change, and its undo leaves the week unlocked")
    func unlocking() async throws {
        let story = try await CourseStory.lived(through: 7)
        try story.go(to: 8)
        let course = story.course
        let post = try #require(try course.shelf().open.last)
        let next = try #require(try course.shelf().entries.first { $0.standing == .waitsForPost(post.id) })
        let act = Act("post/\(post.id)/finish", operation: "a")
        let read = try await done(course.perform(act, at: .post(post.id)))
        #expect(read.said == "“\(post.title)” read")
        let undo = try #require(read.undo)
        #expect(try await done(course.perform(undo.act, at: .home)).said == "taken back: “\(post.title)” read")
        #expect(try course.shelf().standing(of: next.id)?.isReadable == true)
    }

    @Test("An act on a screen that has changed since is done where it means the same, and else shows what changed")
    func stale() async throws {
        let learner = try Learner(isStarted: true)
        try learner.day(8)
        try learner.course.setGoal("I am calm")
        let seen = try learner.course.goalPage().revision
        let habit = try learner.habit(.foodObservation)
        try learner.course.check(habit, forYesterday: true)
        let save = Act("goal/save", fields: ["goal": "I am patient"], seen: seen)
        try await done(learner.course.perform(save, at: .goal))
        let other = Act("goal/save", fields: ["goal": "I am quick"], seen: seen)
        guard case .refused(let screen, let why, _, _) = try await learner.course.perform(other, at: .goal) else {
            Issue.record("another device's goal was overwritten")
            return
        }
        #expect(why == "since you looked: goal changed: I am patient — look again, then decide")
        #expect((screen as? GoalPage)?.form[field: "goal"]?.value == "I am quick", "what was typed is kept")
        guard case .refused(_, let undo, _, _) = try await learner.course.perform(Act("undo", seen: seen), at: .home)
        else {
            Issue.record("an undo took back another change than the one that was seen")
            return
        }
        #expect(undo == "since you looked: goal changed: I am patient — look again, then decide")
    }

    @Test("Settings and reminders are saved as one change each, and one undo takes back the whole form")
    func oneChange() async throws {
        let learner = try Learner(isStarted: true)
        let own = "change WHERE actor = 'me'"
        let before = try learner.count(own)
        let habit = try learner.habit(.foodObservation)
        for (act, link) in [
            (
                Act("settings/save", fields: ["reset": "04:00", "week.on": "false", "edit.on": "false"]),
                HabitLink.settings
            ),
            (Act("reminders/save", fields: ["\(habit).on": "true", "\(habit).time": "21:00"]), .reminders),
        ] {
            let settings = try learner.course.settingsPage().clock
            let reminders = try learner.course.remindersPage().habits
            let saved = try await done(learner.course.perform(act, at: link))
            let undo = try #require(saved.undo)
            try await done(learner.course.perform(undo.act, at: .home))
            #expect(try learner.course.settingsPage().clock == settings)
            #expect(try learner.course.remindersPage().habits == reminders)
        }
        #expect(try learner.count(own) == before + 4)
    }

    @Test("An act that isn't on the screen, is disabled or is wrong changes nothing and says why")
    func refused() async throws {
        let learner = try Learner(isStarted: true)
        let habit = try learner.habit(.foodObservation)
        let before = try learner.course.homeScreen()
        let cases: [(Act, HabitLink, String)] = [
            (Act("fly"), .home, "this page has no such action"),
            (
                Act("habit/\(habit)/edit"), .habits, "the first week's observation is the course's own"
            ),
            (
                Act("goal/save", fields: ["goal": "I am patient"]), .goal,
                "the goal is written when week 1 is over: it unlocks Monday 2026-06-08 03:00"
            ),
            (Act("skip", fields: ["reason": " "]), .skips, HabitCourseError.blank(.reason).description),
            (
                Act("skip", fields: ["from": "2026-02-30", "reason": "flu"]), .skips,
                HabitCourseError.notADay("2026-02-30").description
            ),
            (Act("settings/save", fields: ["zone": "Mars"]), .settings, HabitCourseError.notAZone("Mars").description),
            (
                Act("fetch", fields: ["address": "https://a.example/course.json"], isConfirmed: true), .course,
                HabitCourseError.noNetwork.description
            ),
        ]
        for (act, link, expected) in cases {
            guard case .refused(_, let why, _, _) = try await learner.course.perform(act, at: link) else {
                Issue.record("\(act.action) wasn't refused")
                continue
            }
            #expect(why == expected)
        }
        #expect(try learner.course.homeScreen() == before)
    }

    @Test("A site that is down leaves the act undone, so that the same operation fetches when it is up again")
    func siteDown() async throws {
        let story = try await CourseStory.installed()
        let before = await story.site.asked.count
        let sound = try #require(try await story.site.answer(CourseStory.address))
        await story.site.set(
            CourseStory.address,
            .failure(.unreachable(address: CourseStory.address, reason: "no answer"))
        )
        let act = Act("fetch", operation: "f")
        guard case .refused(_, let why, _, _) = try await story.course.perform(act, at: .course) else {
            Issue.record("a site that is down was fetched")
            return
        }
        #expect(why.contains("no answer"))
        await story.site.set(CourseStory.address, .success(sound))
        try await done(story.course.perform(act, at: .course))
        let asked = await story.site.asked.count
        try await done(story.course.perform(act, at: .course))
        #expect(await story.site.asked.count == asked && asked > before)
    }

    @discardableResult
    private func done(_ acted: Acted) throws -> Acted.Done {
        guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
        return done
    }

    private struct NotDone: Error { let acted: String }
}
