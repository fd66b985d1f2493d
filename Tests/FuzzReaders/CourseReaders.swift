import HabitCourse
import MarkupKit

extension FuzzReader {
    /// Readers of a course's site: its manifest or feed, and its pages.
    static let courseReaders: [FuzzReader] = [
        FuzzReader("course", longest: 8_192) { bytes in
            let reading = CourseReading(bytes, from: "https://a.example/b/course.json")
            try require(reading.draft != nil || !reading.errors.isEmpty, "a course is refused without a reason")
            _ = reading.errors.map(\.description)
            _ = CourseLint(files: [:]).findings(bytes)
        },
        FuzzReader("coursepage") { bytes in
            let page = try outcome { () throws(CourseError) in
                try CoursePage(bytes, from: "https://a.example/b/one.html")
            }
            guard let page else { return }
            try require(page.minutes > 0, "a page takes no time to read")
            try SanitizerLaws(policy: .article).checkSafe(page.html)
        },
    ]
}
