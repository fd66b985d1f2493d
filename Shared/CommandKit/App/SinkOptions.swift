public import ArgumentParser
import Foundation
import NotificationKit
import WebClient

/// Where notifications go beside the inbox, which has them always.
public struct SinkOptions: ParsableArguments {
    /// Whether the desktop shows them.
    @Flag(help: "Show notifications on the desktop, with notify-send.") public var desktop = false
    /// Addresses that get each as JSON.
    @Option(help: ArgumentHelp("Post notifications to this address as JSON; may be repeated.", valueName: "url"))
    public var webhook: [String] = []
    /// Topics that get each as a message.
    @Option(help: ArgumentHelp("Publish notifications to this ntfy topic; may be repeated.", valueName: "url"))
    public var ntfy: [String] = []
    /// Whether the terminal shows them.
    @Flag(help: "Write notifications to standard error.") public var terminal = false

    /// None beside the inbox.
    public init() {}
}

extension SinkOptions {
    /// The sinks; a failing one never loses the inbox's copy.
    func sinks(in context: CommandContext, post: @escaping HTTPPoster) throws -> [any NotificationSink] {
        var sinks: [any NotificationSink] = []
        if desktop {
            guard let sink = DesktopSink.live() else {
                throw CommandError(
                    .unavailable,
                    "there is no notify-send for --desktop",
                    remedy: "install libnotify-bin, or leave --desktop out"
                )
            }
            sinks.append(sink)
        }
        for address in webhook { sinks.append(try WebhookSink(name: "webhook \(address)", url: address, post: post)) }
        for topic in ntfy { sinks.append(try NtfySink(name: "ntfy \(topic)", topic: topic, post: post)) }
        if terminal {
            sinks.append(TerminalSink { context.terminal.note(StyledText($0.trimmingCharacters(in: .newlines))) })
        }
        return sinks
    }

    /// The options again as arguments, for the service that runs the daemon.
    var arguments: [String] {
        (desktop ? ["--desktop"] : []) + webhook.flatMap { ["--webhook", $0] } + ntfy.flatMap { ["--ntfy", $0] }
    }
}

extension LiveWebClient {
    /// Posts for the sinks. Redirects aren't followed: a post that becomes a get, at the page where a hotel's guests sign in, would count as delivered.
    var poster: HTTPPoster {
        { url, headers, body in
            let mediaType = headers.first { $0.key.lowercased() == "content-type" }?.value ?? "application/octet-stream"
            let request = WebRequest(
                try WebAddress(url.absoluteString),
                method: .post(body: Array(body), mediaType: mediaType),
                limits: .init(bytes: 1 << 20),
                fields: headers.filter { $0.key.lowercased() != "content-type" }.map { WebField($0.key, $0.value) },
                followsRedirects: false
            )
            return try await send(request).status
        }
    }
}
