import Testing

@Suite("RoomRemote")
struct RoomRemoteTests {}
