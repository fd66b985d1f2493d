// NotificationKit
