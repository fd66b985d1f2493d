public import Foundation
public import TimeKit

/// A row of the schedule preview: a week and when it unlocks.
public struct PreviewWeek: Hashable, Codable, Sendable {
    /// When it unlocks, by the course's own clock.
    public let unlock: WeekUnlock
    /// What the clocks show then in the zone asked for.
    public let shown: LocalDateTime
    /// The theme whose post unlocks with it.
    public let theme: Theme?
}

/// When everything unlocks, as seen in any zone.
public enum CoursePreview {
    /// The weeks of a course and when they unlock; those after a pause without an end are left out. O(weeks × pauses).
    ///
    /// For a course lived in another zone give its state another clock.
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
