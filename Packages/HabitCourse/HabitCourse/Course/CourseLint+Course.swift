import JSONKit
import TimeKit
import WordKit

extension CourseLint {
    /// Returns the findings that need no pages.
    func courseFindings(_ course: CourseManifest) -> [PostFinding] {
        weekFindings(course) + themeFindings(course) + postFindings(course)
    }

    private func weekFindings(_ course: CourseManifest) -> [PostFinding] {
        var found: [PostFinding] = []
        let first = course.posts(ofWeek: 1)
        if !first.contains(where: { $0.kind == .tutorial }) {
            let text = localized("week 1 has no tutorial — write a post that welcomes the reader and explains the app")
            found.append(PostFinding(.error, .noWelcome, nil, text))
        } else if let post = first.first, post.kind != .tutorial {
            let text = localized("week 1 does not begin with its tutorial — give that the lowest order")
            found.append(PostFinding(.warning, .lateWelcome, post, text))
        }
        for week in 1...max(1, course.weeks) {
            let posts = course.posts(ofWeek: week)
            if posts.isEmpty {
                found.append(PostFinding(.warning, .emptyWeek, nil, localized("week \(week) has no post — write one")))
            }
            for (index, post) in posts.enumerated() where post.order != index + 1 {
                let orders = posts.map { String($0.order) }.joined(separator: ", ")
                let text = localized("the orders of week \(week) are \(orders) — count them from 1 without gaps")
                found.append(PostFinding(.warning, .order, post, text))
                break
            }
        }
        return found
    }

    private func themeFindings(_ course: CourseManifest) -> [PostFinding] {
        var found: [PostFinding] = []
        for theme in Theme.ofCourse {
            let posts = course.posts.filter { $0.theme == theme }
            if posts.isEmpty {
                let text = localized(
                    "no post has the theme \(theme.rawValue) — write a habit post for it in week \(theme.week)"
                )
                found.append(PostFinding(.error, .themeMissing, nil, text))
            }
            for post in posts.dropFirst() {
                let text = localized(
                    "the theme \(theme.rawValue) has the post “\(posts[0].id)” already — keep one of them"
                )
                found.append(PostFinding(.error, .themeTwice, post, text))
            }
            for post in posts where post.week != theme.week {
                let text =
                    localized(
                        "\(theme.rawValue) stands in week \(post.week), and its habit is set in week \(theme.week) — move it"
                    )
                found.append(PostFinding(.error, .themeWeek, post, text))
            }
        }
        return found
    }

    private func postFindings(_ course: CourseManifest) -> [PostFinding] {
        course.posts.flatMap { post -> [PostFinding] in
            var found: [PostFinding] = []
            if post.summary.isEmpty {
                found.append(
                    PostFinding(
                        .advice,
                        .noSummary,
                        post,
                        localized("there is no summary — say in a sentence what it is about")
                    )
                )
            }
            if post.kind == .habit, post.ideas.isEmpty {
                let text = localized("the habit post has no ideas — write some ways to carry it out")
                found.append(PostFinding(.warning, .noIdeas, post, text))
            }
            return found
        }
    }
}

/// A finding about a post or the whole course, before its place is known.
struct PostFinding {
    let severity: CourseLint.Severity
    let rule: CourseLint.Rule
    let post: Post?
    let text: String

    init(_ severity: CourseLint.Severity, _ rule: CourseLint.Rule, _ post: Post?, _ text: String) {
        self.severity = severity
        self.rule = rule
        self.post = post
        self.text = text
    }

    func finding(_ file: String, _ places: PostPlaces) -> CourseLint.Finding {
        let place = post.map { places.place(of: $0) } ?? CoursePlace()
        return CourseLint.Finding(severity: severity, rule: rule, file: file, place: place, text: text)
    }
}

/// The places of the posts in a manifest. A feed has only ids.
struct PostPlaces {
    private var places: [String: CoursePlace] = [:]

    init(bytes: [UInt8]) {
        guard bytes.count <= CourseLimits.manifest, let (value, json) = try? JSONPlaces.ofCourse(bytes),
            value["format"] != nil
        else { return }
        for (index, post) in (value["posts"]?.list ?? []).enumerated() {
            guard let id = post["id"]?.string, places[id] == nil else { continue }
            let (line, column) = json.place(["posts", String(index)])
            places[id] = CoursePlace(post: index + 1, id: id, line: line, column: column)
        }
    }

    func place(of post: Post) -> CoursePlace { places[post.id.rawValue] ?? CoursePlace(id: post.id.rawValue) }
}
