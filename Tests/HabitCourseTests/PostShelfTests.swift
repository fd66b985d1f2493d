import HabitCourse
import TestKit
import Testing
import TimeKit

@Suite("Posts that can be read")
struct PostShelfTests {
    let posts = [
        HabitSample.post("a", week: 1, 1, .tutorial), HabitSample.post("b", week: 1, 2),
        HabitSample.post("c", week: 1, 3),
        HabitSample.post("d", week: 2, 1, .habit, theme: .eatingSlowly), HabitSample.post("e", week: 2, 2),
        HabitSample.post("x", week: 11, 1),
    ]
    let now = Instant(milliseconds: 1_780_000_000_000)

    private func open(_ state: CourseState, _ posts: [Post], day: Int) throws -> [String] {
        try PostShelf(posts, in: state, on: HabitSample.day(day)).open.map(\.id.rawValue)
    }

    private func finish(_ ids: [TimeKit.ID<Post>], _ state: CourseState, _ posts: [Post], day: Int) throws
        -> CourseState
    {
        try ids.reduce(state) {
            try #require(try $0.finishing($1, at: now, on: HabitSample.day(day), of: posts))
        }
    }

    @Test("in an unlocked week the next post opens when the one before is finished, then the next week is waited for")
    func chain() throws {
        var state = try HabitSample.course()
        #expect(try open(state, posts.reversed(), day: 1) == ["a"])
        #expect(try PostShelf(posts, in: state, on: HabitSample.day(1)).standing(of: "b") == .waitsForPost("a"))
        #expect(try state.finishing("b", at: now, on: HabitSample.day(1), of: posts) == nil)
        #expect(try state.finishing("none", at: now, on: HabitSample.day(1), of: posts) == nil)
        state = try finish(["a"], state, posts, day: 1)
        #expect(try open(state, posts, day: 1) == ["b"])
        state = try finish(["b", "c"], state, posts, day: 2)
        let shelf = try PostShelf(posts, in: state, on: HabitSample.day(2))
        #expect(shelf.open.isEmpty && shelf.standing(of: "d") == .waitsForWeek(2))
        let week = try #require(try state.nextWeek(on: HabitSample.day(2)))
        #expect(shelf.next == .week(week) && week.week == 2)
        #expect(try open(state, posts, day: 7) == [])
        #expect(try open(state, posts, day: 8) == ["d"])
        // Finishing a post again keeps the time of the first time.
        let again = try #require(try state.finishing("a", at: now.adding(hours: 1), on: HabitSample.day(2), of: posts))
        #expect(again == state)
    }

    @Test("no post opens before its week, at the millisecond")
    func edge() throws {
        let state = try finish(["a", "b", "c"], try HabitSample.course(), posts, day: 1)
        let at = try #require(state.unlock(ofWeek: 2)).at
        let before = PostShelf(posts, in: state, on: state.clock.day(of: at.adding(milliseconds: -1)))
        #expect(before.open.isEmpty)
        #expect(PostShelf(posts, in: state, on: state.clock.day(of: at)).open.map(\.id) == ["d"])
    }

    @Test("a week that begins in mid-post opens its first post, and what was left unread can still be read")
    func midPost() throws {
        let state = try finish(["a"], try HabitSample.course(), posts, day: 7)
        #expect(try open(state, posts, day: 8) == ["b", "d"])
        #expect(try PostShelf(posts, in: state, on: HabitSample.day(8)).next == .read("b"))
    }

    @Test("a post put in before the current one can be read, and takes nothing away")
    func inserted() throws {
        let state = try finish(["a"], try HabitSample.course(), posts, day: 1)
        let more =
            posts + [
                HabitSample.post("a2", week: 1, 1), HabitSample.post("0", week: 1, 0),
                HabitSample.post("1", week: 1, 0),
            ]
        #expect(try open(state, more, day: 1) == ["0", "a2", "b"])
        #expect(try PostShelf(more, in: state, on: HabitSample.day(1)).standing(of: "1") == .waitsForPost("0"))
        // The next post opens once the one before it is finished, even if an earlier one was added.
        #expect(try open(finish(["b"], state, more, day: 1), more, day: 1) == ["0", "a2", "c"])
    }

    @Test("a post that was removed, read or not, hinders nobody")
    func removed() throws {
        let state = try finish(["a"], try HabitSample.course(), posts, day: 1)
        #expect(try open(state, posts.filter { $0.id != "a" }, day: 1) == ["b"])
        #expect(try open(state, posts.filter { $0.id != "b" }, day: 1) == ["c"])
    }

    @Test("a post that could be read stays readable: edited, moved to a later week, or with the clock set back")
    func ratchet() throws {
        let course = try HabitSample.course()
        let late = try course.holdingUnlocks(on: HabitSample.day(9), of: posts)
        #expect(late.unlockedWeeks == 2)
        #expect(try open(late, posts, day: 9) == ["a", "d"] && open(late, posts, day: 2) == ["a", "d"])
        #expect(try late.lastUnlockedWeek(on: HabitSample.day(-5)) == 2)
        #expect(try late.holdingUnlocks(on: HabitSample.day(2), of: posts) == late)
        var moved = posts
        moved[3].week = 7
        moved[3].title = "another title"
        #expect(try open(late, moved, day: 9) == ["a", "e", "d"])
        // The next week is still announced with its date.
        #expect(try late.nextWeek(on: HabitSample.day(2))?.week == 3)
    }

    @Test("after the last week nothing new unlocks: a post of a week the course doesn't have stays shut")
    func afterTheEnd() throws {
        var state = try finish(["a", "b", "c"], try HabitSample.course(), posts, day: 1)
        state = try finish(["d", "e"], state, posts, day: 71)
        for day in [71, 4_000] {
            let shelf = try PostShelf(posts, in: state, on: HabitSample.day(day))
            #expect(shelf.next == .nothing && shelf.open.isEmpty)
            #expect(shelf.standing(of: "x") == .waitsForWeek(11))
        }
    }

    @Test("before the start nothing can be read, whatever week a post claims")
    func beforeTheStart() throws {
        let odd = posts + [HabitSample.post("zero", week: 0, 1), HabitSample.post("minus", week: .min, 1)]
        #expect(try open(HabitSample.course(), odd, day: 0) == [])
        #expect(try open(HabitSample.course(), odd, day: 1) == ["minus", "zero", "a"])
    }

    @Test("while the course rests, what is open can be read, and then it waits to go on")
    func rests() throws {
        let state = try finish(["a", "b"], try HabitSample.course(), posts, day: 1).paused(on: HabitSample.day(2))
        #expect(try open(state, posts, day: 30) == ["c"])
        let read = try finish(["c"], state, posts, day: 30)
        #expect(try PostShelf(posts, in: read, on: HabitSample.day(30)).next == .resume)
    }

    @Test(
        "whatever the author does to the posts, and whatever the clock shows, nothing that was readable is ever locked",
        arguments: Array(1...30) as [UInt64]
    )
    func law(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var state = try HabitSample.course()
        var posts = (0..<12).map { HabitSample.post("p\($0)", week: $0 / 4 + 1, $0 % 4) }
        var readable = Set<TimeKit.ID<Post>>()
        for step in 0..<80 {
            let day = try HabitSample.day(generator.int(in: -2...40))
            switch generator.int(in: 0...4) {
            case 0:
                posts.append(HabitSample.post("n\(step)", week: generator.int(in: 1...12), generator.int(in: 0...4)))
            case 1: posts.remove(at: generator.int(in: 0...posts.count - 1))
            case 2:
                let place = generator.int(in: 0...posts.count - 1)
                posts[place].week = generator.int(in: 1...12)
                posts[place].order = generator.int(in: 0...5)
            default:
                let shelf = PostShelf(posts, in: state, on: day)
                if let post = shelf.open.first {
                    state = try #require(state.finishing(post.id, at: now, on: day, of: posts))
                }
            }
            if posts.isEmpty { posts.append(HabitSample.post("l\(step)", week: 1, 0)) }
            state = state.holdingUnlocks(on: day, of: posts)
            let shelf = PostShelf(posts, in: state, on: day)
            let now = Set(shelf.entries.filter(\.standing.isReadable).map(\.id))
            #expect(readable.intersection(posts.map(\.id)).isSubset(of: now), "seed \(seed), step \(step)")
            readable.formUnion(now)
            // The author can't open a post of a week that the course doesn't have, unless it was open before.
            for entry in shelf.entries where !entry.standing.isReadable && entry.post.week > 10 {
                #expect(entry.standing == .waitsForWeek(entry.post.week))
            }
        }
    }
}
