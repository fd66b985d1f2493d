import HTMLKit
import Hummingbird
import ScreenKit
import WordKit

extension PageSite {
    /// Returns the answer to an act that an error ended: its page with what was typed, where it can be shown.
    func failed(
        _ act: Act,
        _ problem: PageProblem,
        at link: String,
        _ app: PageApp,
        _ request: Request
    ) async -> Response {
        let fields = act.fields
        guard problem.status != 404, !fields.isEmpty, !Self.wantsJSON(request),
            let screen = try? await Self.apart({ try app.screen(link, fields) })
        else { return failure(problem, app, request) }
        let isUnexpected = problem.status >= 500
        let refusal =
            isUnexpected
            ? Refusal(keeping: act) : Refusal(of: act, why: problem.why, field: problem.field, on: screen)
        var sent = act
        sent.files = [:]
        let shown = await withoutInputs(screen, of: act, at: link, app)
        var context = context(app, link, shown, refused: sent)
        context.refusal = refusal
        let notice = HTMLFragment { [context] in
            RefusalNotice(why: problem.why, remedy: problem.remedy, isUnexpected: isUnexpected, context: context)
        }
        return page(shown, context, notice: notice, status: HTTPResponse.Status(code: problem.status))
    }

    /// Returns a screen without the texts of an act with inputs of its own, such as a row's move. A form of the screen may have fields of their
    /// names.
    func withoutInputs(_ screen: any Screen, of act: Act, at link: String, _ app: PageApp) async -> any Screen {
        guard FieldGroup.action(of: act, on: screen) != nil,
            let plain = try? await Self.apart({ try app.screen(link, [:]) }),
            FieldGroup.action(of: act, on: plain) != nil
        else { return screen }
        return plain
    }

    /// Returns the refusal of a form that was sent by its main button without a file that it requires; nil for any other.
    func lackingFile(
        of act: Act,
        at link: String,
        _ app: PageApp,
        _ request: Request
    ) async throws -> Acted? {
        guard request.headers[.contentType]?.hasPrefix("multipart/form-data") == true else { return nil }
        let fields = act.fields
        let screen = try await Self.apart { try app.screen(link, fields) }
        // Another button of the form, such as one that removes a picture, needs no file.
        let isOther = ScreenParts(screen).forms.contains { form in
            form.buttons.dropFirst().contains { $0.id == act.action }
        }
        let sent = isOther ? [] : FieldGroup.all(of: act, on: screen).flatMap(\.fields)
        let lacking = sent.first { $0.kind == .file && $0.isRequired && act.files[$0.id] == nil }
        guard let lacking else { return nil }
        return .refused(screen, why: localized("no file is chosen — choose one"), field: lacking.id)
    }
}
