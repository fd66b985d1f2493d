public import Foundation
public import TimeKit

/// A week of the schedule preview.
public struct PreviewWeek: Hashable, Codable, Sendable {
    /// The unlock by the course's clock.
    public let unlock: WeekUnlock
    /// The wall-clock time of the unlock in the requested zone.
    public let shown: LocalDateTime
    /// The theme whose post unlocks with the week; nil if there is none.
    public let theme: Theme?
}

/// Previews the unlocks of a course in any time zone.
public enum CoursePreview {
    /// Returns the weeks of a course with their unlocks. Weeks after a pause without an end are left out.
    ///
    /// To preview a course that runs in another zone, pass a state with another clock.
    ///
    /// - Parameters:
    ///   - state: The course, whose clock decides the unlocks.
    ///   - zone: The zone of the shown times. It doesn't change the unlocks.
    /// - Complexity: O(weeks × pauses).
    public static func weeks(of state: CourseState, shownIn zone: TimeZone) -> [PreviewWeek] {
        (1...state.weeks).compactMap { week in
            state.unlock(ofWeek: week).map { unlock in
                PreviewWeek(
                    unlock: unlock,
                    shown: zone.local(at: unlock.at),
                    theme: Theme.allCases.first { $0.week == week }
                )
            }
        }
    }
}
