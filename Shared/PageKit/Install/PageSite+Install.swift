import Foundation
import HTMLKit
import Hummingbird
import NIOCore
import ScreenKit
import TimeKit
import WordKit

// MARK: Apps on a phone

extension PageSite {
    /// Answers at the addresses with which an app is installed and kept; nil for any other one.
    func installation(_ path: [String], _ app: PageApp, _ request: Request) async -> Response? {
        guard let icon = app.icon, path.count == 2 else { return nil }
        let isRead = request.method == .get || request.method == .head
        switch path[1] {
        case PagePlaces.manifest where isRead:
            var response = json(.ok, AppManifest(app, icon, language: Language.current.rawValue))
            response.headers[.contentType] = "application/manifest+json"
            KeptApps.mark(&response.headers, of: app)
            return response
        case PagePlaces.worker where isRead: return worker(app)
        case PagePlaces.offline where isRead: return page(offlinePage(app))
        case PagePlaces.device: return await device(app, request)
        default: return nil
        }
    }

    /// Returns the look of an installed app that starts, which leads to the first page as soon as that is there; nil for any other request.
    func starting(_ app: PageApp, _ request: Request) async -> Response? {
        guard let start = app.start, request.uri.queryParameters[Substring(PagePlaces.start)] != nil,
            !Self.wantsJSON(request)
        else { return nil }
        do {
            let screen = try await Self.apart { try app.screen(start.link, [:]) }
            var response = page(screen, context(app, start.link, screen))
            let first = (app.launch().map(app.address(of:)) ?? app.path([])).description
            // The browser shows this page until the other one has arrived, without a script.
            response.headers[.named("Refresh")] = "0; url=\(first)"
            return response
        } catch {
            return failure(app.problem(error), app, request)
        }
    }

    /// Returns the file of an app's icon at a path; nil if there is none.
    func icon(at path: [String], _ request: Request) async -> Response? {
        guard path.first == Assets.folder else { return nil }
        for app in apps {
            do {
                if let answer = try await Self.apart({ try app.icon?.answer(at: path) }) { return answer }
            } catch {
                return failure(app.problem(error), app, request)
            }
        }
        return nil
    }

    /// The worker of an app. Its scope is the app's own address, which is above the address of the script.
    private func worker(_ app: PageApp) -> Response {
        let home = app.path([]).description
        let stays = KeptApps.current.contains(app.segment)
        // The version of the worker is the same in every language.
        let text = Language.$current.withValue(.english) {
            stays ? OfflineWorker.keeping(home, page: offlinePage(app).bytes) : OfflineWorker.leaving(home)
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/javascript; charset=utf-8", .named("Service-Worker-Allowed"): home,
                .cacheControl: "no-cache", .vary: "Cookie",
            ],
            body: .init(byteBuffer: ByteBuffer(bytes: text))
        )
    }

    private func offlinePage(_ app: PageApp) -> ShellPage {
        let zone = clock.zone().identifier
        // Browsers don't know Foundation's names of fixed distances, such as "GMT-0700".
        let known = zone.hasPrefix("GMT") ? "" : zone
        return ShellPage(
            title: localized("You're offline"),
            app: app,
            content: HTMLFragment { OfflinePage(app: app, zone: known) }
        )
    }

    /// Shows the page about the device, or keeps the choice that its form sends.
    private func device(_ app: PageApp, _ request: Request) async -> Response {
        let address = app.path([PagePlaces.device])
        switch request.method {
        case .get, .head:
            let content = HTMLFragment { DevicePage(app: app, canKeep: keepsPages) }
            return page(
                ShellPage(
                    title: localized("On this device"),
                    app: app,
                    address: address,
                    way: app.homeWay,
                    content: content
                )
            )
        case .post:
            guard Self.isOwn(request) else { return failure(.otherSite, app, request) }
            do throws(PageProblem) {
                let form = PostedForm(encoded: try await body(of: request, limit: Self.bodyLimit))
                guard let choice = form?["to"], ["on", "off"].contains(choice) else { throw PageProblem.unreadable }
                let cookie = KeptApps.cookie(app, choice == "on")
                return Response(status: .seeOther, headers: [.location: address.description, .setCookie: cookie])
            } catch {
                return failure(error, app, request)
            }
        default: return wrongMethod(app, request)
        }
    }
}

/// The lines of a page's head with which a browser installs the page's app.
struct AppHead: HTMLView {
    let app: PageApp
    let icon: AppIcon

    var body: some HTMLContent {
        link(
            .manifest,
            href: app.path([PagePlaces.manifest]),
            .withCredentials,
            .data("data-keep", KeptApps.current.contains(app.segment) ? "on" : "off")
        )
        link(.icon, href: icon.address())
        link(.appleTouchIcon, href: icon.address(side: 180))
        let bar = DesignToken.named("soft")
        meta(.themeColor, bar.light, media: "(prefers-color-scheme: light)")
        meta(.themeColor, bar.dark, media: "(prefers-color-scheme: dark)")
        meta(.webApp, "yes")
        meta(.appleWebApp, "yes")
        meta(.appleWebAppTitle, app.title)
        meta(.appleWebAppStatusBar, "default")
    }
}
