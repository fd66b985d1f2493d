import AccountKit
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The page on which admins review users' photos.
public struct AdminPhotosScreen: Screen {
    public let title: String
    public let state: PhotoState
    /// The lists of photos by state.
    public let states: [Link]
    public private(set) var rows: [Row]
    public let emptyText: String
    public let revision: Revision
    public private(set) var back = AdminPage.back

    /// A photo in the list.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The photo's id.
        public let id: String
        /// The attachment id of the picture.
        public let picture: String
        /// The link to the picture.
        public let address: String
        /// The record's title; the last known one if the record was deleted.
        public let record: String
        /// The record's page; nil if the record was deleted, and the photo can't be accepted then.
        @NullEncoded public private(set) var link: Link?
        /// The sender's caption; may be empty.
        public let caption: String
        /// In pixels: "1200 × 800".
        public let size: String
        /// The sender's name, else their email address; the user id if the account is gone.
        public let sender: String
        /// By the county's clocks.
        public let sentAt: LocalDateTime
        /// The reviewer, as the sender; nil while waiting.
        @NullEncoded public private(set) var judgedBy: String?
        /// The time of the decision by the county's clocks; nil while waiting.
        @NullEncoded public private(set) var judgedAt: LocalDateTime?
        /// The reason of a refusal; may be empty.
        public let reason: String
        /// Whether the photo can be accepted.
        public let canBeShown: Bool
        /// Whether the photo can be refused.
        public let canBeRefused: Bool
        /// Accepts and refuses the photo; a disabled action has its reason.
        public fileprivate(set) var actions: [Action]
    }
}

extension AdminPhotosScreen {
    /// Returns the page with what an act typed into the inputs of its photo.
    func filled(by act: Act) -> AdminPhotosScreen {
        var page = self
        for (row, photo) in rows.enumerated() {
            for (place, action) in photo.actions.enumerated() where action.id == act.action {
                page.rows[row].actions[place].inputs = action.inputs.filled(act.fields) { _, text in
                    _ = try PhotoRule.reason(text)
                }
            }
        }
        return page
    }

    init(state: PhotoState, rows: [Row], revision: Revision) {
        title = localized("Photos")
        self.state = state
        self.rows = rows
        states = PhotoState.allCases.map {
            let page: AdminPage = $0 == .waiting ? .photos : .judgedPhotos($0)
            return DirectoryLink.admin(page).labeled($0.label, isCurrent: $0 == state)
        }
        emptyText =
            switch state {
            case .waiting: localized("No photo waits.")
            case .shown: localized("No photo is shown.")
            case .refused: localized("No photo was refused.")
            }
        self.revision = revision
    }
}

extension AdminPhotosScreen.Row {
    /// Creates a row; `kind` is nil if the record was deleted.
    ///
    /// - Parameter user: Returns the user of an id; nil for an account that is gone, and for the owner.
    init(_ photo: UserPhoto, _ kind: RecordKind?, size: String, user: (String) throws -> User?) throws {
        func name(_ id: String) throws -> String {
            try user(id).map { $0.name.isEmpty ? $0.email.text : $0.name } ?? id
        }
        id = photo.id.rawValue
        picture = photo.picture
        address = DirectoryLink.picture(photo.picture).target
        record = photo.title
        link = kind.map { DirectoryLink.record($0, photo.record).labeled(photo.title) }
        caption = photo.caption
        self.size = size
        sender = try name(photo.user.rawValue)
        sentAt = County.zone.local(at: photo.addedAt)
        judgedBy = try photo.judgedBy.map { try name($0) }
        judgedAt = photo.judgedAt.map { County.zone.local(at: $0) }
        reason = photo.reason
        canBeShown = kind != nil && photo.state != .shown
        canBeRefused = photo.state != .refused
        let whyNot =
            kind == nil ? localized("Its record is no longer in the directory.") : localized("It is shown to all.")
        actions = [
            Action(
                DirectoryAct.judgePhoto(photo.id, isShown: true),
                label: localized("Show it to all"),
                availability: canBeShown ? .enabled : .disabled(why: whyNot)
            ),
            Action(
                DirectoryAct.judgePhoto(photo.id, isShown: false),
                label: localized("Refuse it"),
                availability: canBeRefused ? .enabled : .disabled(why: localized("It was refused.")),
                inputs: [
                    Field(id: "reason", label: localized("Reason, for its sender"), limit: PhotoRule.longestReason)
                ]
            ),
        ]
    }
}
