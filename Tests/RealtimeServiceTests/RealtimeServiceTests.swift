import Testing

@Suite("RealtimeService")
struct RealtimeServiceTests {}
