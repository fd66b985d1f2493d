// HTMLKit
