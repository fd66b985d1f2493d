public import Foundation
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The acting member's settings.
    public func settings() throws(TIPsError) -> MemberSettings {
        throw .fault("not built")
    }

    /// Turns a category's daily reminder on or off, or moves it; nil stays. The first time is 08:00 where none was given.
    @discardableResult
    public func setReminder(
        _ category: Category,
        isOn: Bool? = nil,
        at time: LocalTime? = nil
    ) throws(TIPsError) -> MemberSettings {
        throw .fault("not built")
    }

    /// Turns the treatment timer on or off, or sets its minutes; nil stays. Throws `timerOutOfRange`.
    @discardableResult
    public func setTimer(isOn: Bool? = nil, minutes: Int? = nil) throws(TIPsError) -> MemberSettings {
        throw .fault("not built")
    }

    /// Sets the zone the member lives by; nil for the device's.
    @discardableResult
    public func setOwnTimeZone(_ zone: TimeZone?) throws(TIPsError) -> MemberSettings {
        throw .fault("not built")
    }
}
