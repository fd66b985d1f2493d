import HabitCourse
import TimeKit

/// Sample courses in the formats of manifests and feeds.
enum CourseSamples {
    static let instant = Instant(milliseconds: 1_772_958_600_000)

    /// A course of ten weeks, with every theme in its week.
    static let course = CourseManifest(
        title: "Ten weeks & <one> plate",
        language: "en-GB",
        author: "Ann",
        weeks: 10,
        updated: instant,
        posts: [
            Post(
                id: TimeKit.ID("welcome"),
                week: 1,
                order: 1,
                kind: .tutorial,
                title: "Welcome",
                url: "posts/welcome.html",
                summary: "What this is & how it works.",
                updated: instant
            ),
            Post(
                id: TimeKit.ID("slow"),
                week: 2,
                order: 1,
                kind: .habit,
                title: "Eat “slowly”",
                theme: .eatingSlowly,
                ideas: ["Put the fork down", "Chew, then speak"],
                url: "posts/slow.html",
                summary: "Why slow."
            ),
            Post(
                id: TimeKit.ID("slow-2"),
                week: 2,
                order: 2,
                kind: .article,
                title: "More <about> it",
                url: "https://elsewhere.example/slow?x=1&y=2",
                summary: "More."
            ),
            Post(
                id: TimeKit.ID("water"),
                week: 4,
                order: 1,
                kind: .habit,
                title: "Water",
                theme: .drinkingWater,
                ideas: ["A glass first"],
                url: "posts/water.html"
            ),
        ]
    )

    static let site = "https://course.example/site/"

    static func absolute(_ url: String) -> String { url.hasPrefix("https:") ? url : site + url }

    static func tags(_ post: Post) -> [String] {
        ["week:\(post.week)", "order:\(post.order)", "kind:\(post.kind.rawValue)"]
            + (post.theme.map { ["theme:\($0.rawValue)"] } ?? []) + post.ideas.map { "idea:\($0)" }
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    /// An RSS 2.0 feed, newest entry first.
    static func rss(_ course: CourseManifest) -> String {
        let items = course.posts.reversed().map { post in
            """
            <item><title>\(escaped(post.title))</title><guid isPermaLink="false">\(post.id)</guid>
            <link>\(escaped(absolute(post.url)))</link>
            \(post.summary.isEmpty ? "" : "<description>\(escaped(post.summary))</description>")
            \(post.updated.map { "<dc:date>\($0)</dc:date>" } ?? "")
            \(tags(post).map { "<category>\(escaped($0))</category>" }.joined())</item>
            """
        }
        return """
            <?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
            <title>\(escaped(course.title))</title><language>\(course.language)</language>
            <dc:creator>\(course.author)</dc:creator><category>weeks:\(course.weeks)</category>
            <dc:date>\(course.updated?.description ?? "")</dc:date>
            \(items.joined(separator: "\n"))</channel></rss>
            """
    }

    static func atom(_ course: CourseManifest) -> String {
        let entries = course.posts.map { post in
            """
            <entry><id>\(post.id)</id><title>\(escaped(post.title))</title>
            <link href="\(escaped(absolute(post.url)))"/>
            \(post.summary.isEmpty ? "" : "<summary>\(escaped(post.summary))</summary>")
            \(post.updated.map { "<updated>\($0)</updated>" } ?? "")
            \(tags(post).map { "<category term=\"\(escaped($0))\"/>" }.joined())</entry>
            """
        }
        return """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(course.language)"><title>\(escaped(course.title))</title>
            <author><name>\(course.author)</name></author><category term="weeks:\(course.weeks)"/>
            <updated>\(course.updated?.description ?? "")</updated>
            \(entries.joined(separator: "\n"))</feed>
            """
    }

    static func jsonFeed(_ course: CourseManifest) -> String {
        func quoted(_ text: String) -> String {
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        let items = course.posts.map { post in
            """
            {"id":\(quoted(post.id.rawValue)),"title":\(quoted(post.title)),"url":\(quoted(absolute(post.url))),
            "summary":\(quoted(post.summary)),
            \(post.updated.map { "\"date_modified\":\"\($0)\"," } ?? "")
            "tags":[\((tags(post) + ["weeks:\(course.weeks)"]).map(quoted).joined(separator: ","))]}
            """
        }
        return """
            {"version":"https://jsonfeed.org/version/1.1","title":\(quoted(course.title)),
            "language":"\(course.language)","authors":[{"name":"\(course.author)"}],
            "items":[\(items.joined(separator: ","))]}
            """
    }

    /// A manifest with these posts, each on a line of its own from line 3 on.
    static func manifest(_ posts: [String], weeks: String = "10") -> [UInt8] {
        let head = "{\"format\":\"nourish-course\",\"version\":1,\"title\":\"T\",\"weeks\":\(weeks),\n\"posts\":[\n"
        return Array((head + posts.joined(separator: ",\n") + "\n]}").utf8)
    }

    static func post(_ id: String, _ week: Int = 1, _ rest: String = "") -> String {
        "{\"id\":\"\(id)\",\"week\":\(week),\"order\":1,\"kind\":\"article\",\"title\":\"T\",\"url\":\"a.html\"\(rest)}"
    }
}
