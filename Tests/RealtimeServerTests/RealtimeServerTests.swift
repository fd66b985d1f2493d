import Testing

@Suite("RealtimeServer")
struct RealtimeServerTests {}
