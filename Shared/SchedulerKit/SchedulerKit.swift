// SchedulerKit
