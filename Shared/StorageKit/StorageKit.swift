// StorageKit
