public import ScreenKit
import StorageKit
import TimeKit

extension TIPsTracker {
    /// The screen a link leads to.
    public func screen(_ link: TIPsLink) throws(TIPsError) -> any Screen {
        throw .fault("not built")
    }
}
