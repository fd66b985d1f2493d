import Testing

@Suite("RealtimeClient")
struct RealtimeClientTests {}
