import RealtimeServer
import Testing

@Suite("The sender that limits count by")
struct SenderAddressTests {
    @Test(
        "an IPv4 address counts alone, an IPv6 address with its whole network",
        arguments: [
            ("192.0.2.7", "192.0.2.7"), (" 192.0.2.7:4711", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
            ("[2001:DB8:1:2::9]:443", "2001:db8:1:2::/64"), ("fe80::1%eth0", "fe80:0:0:0::/64"), ("::1", "::1"),
            ("", "unknown"), ("unix:/run/x", "unknown"), ("192.0.2", "unknown"), ("1.2.3.4.5", "unknown"),
        ]
    )
    func keys(address: String, key: String) {
        #expect(SenderAddress(address).text == key)
    }

    @Test("a neighbor's network is another one")
    func neighbors() {
        #expect(SenderAddress("2001:db8:1:2::1") == SenderAddress("2001:db8:1:2:ffff::9"))
        #expect(SenderAddress("2001:db8:1:2::1") != SenderAddress("2001:db8:1:3::1"))
    }

    @Test("the network around an IPv6 address is a customer's, and nobody else has one")
    func networks() {
        #expect(SenderAddress("2001:db8:1:2::1").network == "2001:db8:1::/48")
        #expect(SenderAddress("2001:db8:1:ffff::1").network == "2001:db8:1::/48")
        for alone in ["192.0.2.7", "::ffff:192.0.2.7", "::1", "unknown"] {
            #expect(SenderAddress(alone).network == nil, "\(alone)")
        }
    }

    @Test("a proxy's address counts only where the proxy is trusted, and only the part that it wrote itself")
    func forwarded() {
        func sender(_ fields: [String], _ trusts: Bool) -> String {
            SenderAddress(peer: "127.0.0.1", forwardedFor: fields, trustsProxy: trusts).text
        }
        #expect(sender(["203.0.113.9"], false) == "127.0.0.1")
        #expect(sender(["203.0.113.9"], true) == "203.0.113.9")
        // A sender can forge all addresses except the last, in one field or in several.
        #expect(sender(["10.0.0.1, 198.51.100.1 ,203.0.113.9"], true) == "203.0.113.9")
        #expect(sender(["10.0.0.1", "198.51.100.1, 2001:db8::5"], true) == "2001:db8:0:0::/64")
        #expect(sender([], true) == "127.0.0.1")
        #expect(sender(["203.0.113.9, who knows"], true) == "127.0.0.1")
    }
}
