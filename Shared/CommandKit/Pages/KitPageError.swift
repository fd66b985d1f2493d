public import ScreenKit
public import StorageKit
import WordKit

/// An error of the kit's pages.
public enum KitPageError: ScreenError, ActError {
    case store(StoreError)
    /// No backup has the file name.
    case noSuchBackup(String)
    /// The archive to import is missing.
    case noFile
    /// Another error, of the app or of the kit itself.
    case fault(String)

    public var remedy: Link? { nil }

    public var description: String {
        switch self {
        case .store(let error): error.description
        case .noSuchBackup(let name): localized("there is no backup “\(name)” — look at the page again")
        case .noFile: localized("the archive is missing — choose its file")
        case .fault(let reason): reason
        }
    }

    /// Runs `body` and turns each of its errors into one of these.
    static func mapping<T>(_ body: () throws -> T) throws(KitPageError) -> T {
        do {
            return try body()
        } catch let error as KitPageError {
            throw error
        } catch let error as StoreError {
            throw .store(error)
        } catch {
            throw .fault("\(error)")
        }
    }

    /// The field of the archive, which only the import has.
    package var field: String? {
        switch self {
        case .noFile, .store: "archive"
        case .noSuchBackup, .fault: nil
        }
    }

    /// Whether the file or the moment is wrong, and not the app's own data.
    package var isAboutTheAct: Bool {
        switch self {
        case .noSuchBackup, .noFile: true
        case .fault: false
        case .store(let error):
            switch error {
            case .notADatabase, .otherApplication, .otherApp, .damaged, .altered, .newerVersion, .migrationChanged,
                .migrationFailed, .brokenArchive, .otherArchive, .newerArchive, .unreadable, .readOnly, .diskFull,
                .locked,
                .alreadyExists, .inUse, .tooLarge, .unsupportedMedia, .brokenImage, .tooManyPixels, .inputOutput:
                true
            default: false
            }
        }
    }
}

extension CommandStatus {
    /// Creates the status of an error of the kit's pages.
    init(_ error: KitPageError) {
        switch error {
        case .store(let error): self.init(error)
        case .noSuchBackup, .noFile: self = .noInput
        case .fault: self = .software
        }
    }
}
