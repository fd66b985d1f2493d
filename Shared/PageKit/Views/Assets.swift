import Crypto
import HTMLKit
import Hummingbird
import NIOCore

/// The files that pages use.
enum Assets {
    /// The first component of their paths.
    static let folder = "assets"

    static let style = Asset("nourish", .style, DesignSheet.base.bytes + Array("\n".utf8) + sheet.bytes)
    /// The script of every page.
    static let core = Asset("core", .script, PackageResources.core_js)

    private static let all = Dictionary(
        uniqueKeysWithValues: ([style, core] + PageScript.files).map { ($0.path, $0) }
    )

    /// Returns the file at a path; nil if there is none.
    static func file(at path: [String]) -> Asset? { all[path] }

    /// Returns a file that a browser keeps for good, because its address has a hash of its bytes.
    static func answer(_ bytes: [UInt8], _ type: String) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: type, .cacheControl: "public, max-age=31536000, immutable"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    static func hash(_ bytes: [UInt8]) -> String {
        SHA256.hash(data: bytes).prefix(8).map { String(256 + Int($0), radix: 16).dropFirst() }.joined()
    }

    /// The parts of an app's pages, beside those that all of our pages share.
    private static let sheet = StyleSheet(
        """
        .foot { max-inline-size: 44rem; margin-inline: auto; padding: 0 var(--s16) var(--s24); }
        ul, ol { margin: 0 0 var(--s24); padding: 0; list-style: none; }
        form.card { padding: var(--s24) var(--s16); background: var(--soft); margin-block: var(--s24); }
        .row { display: flex; flex-wrap: wrap; gap: var(--s12); align-items: center; justify-content: space-between; }
        .row > .grow { flex: 1 1 14rem; }
        .row h2 { margin: 0; }
        form.card > .buttons { flex-direction: column; align-items: start; }
        form.card > .buttons:has(~ .field) { margin-block-end: var(--s16); }
        .act, .fields { display: inline-flex; flex-wrap: wrap; gap: var(--s8); align-items: end; margin: 0; }
        .field { margin-block-end: var(--s16); }
        .act .field { margin: 0; min-inline-size: 0; }
        label, legend { display: block; font-weight: 600; padding: 0; margin-block-end: var(--s4); }
        fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; }
        input, textarea, select {
          inline-size: 100%; min-block-size: var(--target); padding: var(--s8) var(--s12); font: inherit; color: inherit; background: var(--paper);
          border: 1px solid var(--line); border-radius: var(--radius);
        }
        ::placeholder { color: var(--muted); opacity: 1; }
        .act input { inline-size: 6.5rem; }
        .act, .act :is(.field, .fields) { max-inline-size: 100%; }
        .act input[type="file"] { inline-size: 100%; }
        .act input:is([type="date"], [type="time"], [type="datetime-local"]) { inline-size: auto; max-inline-size: 100%; }
        textarea { min-block-size: 6rem; field-sizing: content; }
        .tick { display: flex; gap: var(--s12); align-items: center; min-block-size: var(--target); }
        .tick input { inline-size: 24px; min-block-size: 24px; block-size: 24px; flex: none; accent-color: var(--brand); }
        .tick label { margin: 0; font-weight: 400; padding-block: var(--s12); flex: 1; }
        .wrong { border-inline-start: 4px solid var(--danger); padding-inline-start: var(--s12); }
        .reading:empty { display: none; }
        .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 var(--s12); align-items: end; }
        .error { color: var(--danger); font-weight: 600; margin-block-end: var(--s4); }
        .told {
          position: fixed; inset-inline: 16px; inset-block-end: 16px; z-index: 1; max-inline-size: 42rem; margin-inline: auto; padding: var(--s12) var(--s16);
          border: 2px solid var(--danger); border-radius: var(--radius); background: var(--paper);
        }
        [aria-busy] button { cursor: progress; }
        .handle { float: inline-start; margin-inline-end: var(--s12); touch-action: none; cursor: grab; }
        .row > .handle { margin: 0; }
        .row > .handle + .grow { flex-basis: 8rem; }
        .dragged { position: relative; z-index: 1; background: var(--paper); }
        .over { border-color: var(--focus); border-width: 2px; }
        .count:not(:empty)::before { content: " · "; }
        .notice { border: 1px solid var(--hair); border-radius: var(--radius); padding: var(--s12) var(--s16); margin-block-end: var(--s24); background: var(--soft); }
        .notice:not(.wrong) { display: flex; flex-wrap: wrap; gap: var(--s12); align-items: center; justify-content: space-between; }
        .notice p { margin: 0; }
        .notice.wrong { border: 2px solid var(--danger); }
        .notice.wrong ul { margin: 0; }
        .notice.wrong a { color: var(--danger); display: inline-block; padding-block: var(--s12); }
        .app { border-inline-start: 4px solid var(--brand); }
        [aria-pressed="true"].plain { border-color: var(--brand); border-width: 2px; background: var(--soft); }
        [aria-pressed="true"].plain::before { content: "✓"; margin-inline-end: var(--s8); color: var(--brand); }
        .table th a { display: inline-flex; align-items: center; min-block-size: var(--target); }
        .table .today { background: var(--today); color: var(--on-today); }
        .table .today td::before { color: inherit; }
        .emergency .line { border-inline-start: 4px solid var(--brand); padding-inline-start: var(--s16); margin-block-end: var(--s16); }
        .emergency .warning { border-color: var(--danger); color: var(--danger); }
        a[href^="tel:"] { white-space: nowrap; }
        .card.warning { border: 2px solid var(--danger); color: var(--danger); font-weight: 600; }
        .emergency p { margin: 0; }
        .emergency .big a { display: inline-flex; align-items: center; min-block-size: var(--target); }
        .chart { margin: 0 0 var(--s24); max-inline-size: 36rem; padding: var(--s8); background: #ffffff; border: 1px solid var(--hair); border-radius: var(--radius); }
        @media (prefers-color-scheme: dark) { .chart { filter: invert(.93) hue-rotate(180deg); border-color: transparent; } }
        .chart svg { display: block; inline-size: 100%; block-size: auto; }
        .points { margin-inline-start: 20px; list-style: disc; }
        .points li { padding-block: var(--s4); max-inline-size: var(--measure); }
        #kept a { display: inline-flex; align-items: center; min-block-size: var(--target); }
        .numbered { margin-inline-start: var(--s24); list-style: decimal; }
        .values { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: var(--s8) var(--s16); margin: 0 0 var(--s24); }
        .values dt { color: var(--muted); } .values dd { margin: 0; font-weight: 600; }
        .values dd a { display: inline-flex; align-items: center; min-block-size: var(--target); }
        .goal { margin: 0 0 var(--s24); padding: var(--s12) var(--s16); border-inline-start: 4px solid var(--brand); font-size: 1.125rem; }
        .goal p { margin: 0; }
        .big { font-size: 1.875rem; font-weight: 700; line-height: 1.2; }
        .toggle { inline-size: 100%; justify-content: start; text-align: start; gap: var(--s16); padding: var(--s12) var(--s16); font-weight: 400; }
        .toggle::before {
          content: ""; flex: none; inline-size: 24px; block-size: 24px; border: 2px solid var(--line); border-radius: 6px;
          display: inline-flex; align-items: center; justify-content: center; line-height: 1; font-weight: 700;
        }
        .toggle[aria-pressed="true"] { border-color: var(--brand); background: var(--soft); }
        .toggle[aria-pressed="true"]::before { content: "✓"; background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
        .toggle .name { display: block; font-weight: 600; }
        .checks li { margin-block-end: var(--s12); }
        .checks .row { padding: var(--s4) 0 0; justify-content: end; }
        .graph { margin: 0 0 var(--s12); }
        .graph a { display: block; }
        .graph svg { display: block; inline-size: 100%; block-size: auto; }
        .graph polyline { fill: none; stroke: var(--brand); stroke-width: 4; }
        .graph line { stroke: var(--line); stroke-width: 1; }
        .checks progress { display: block; inline-size: 100%; block-size: 8px; margin-block-start: var(--s4); accent-color: var(--line); }
        .checks progress.green { accent-color: var(--ok); }
        .checks progress.red { accent-color: var(--danger); }
        .carousel { touch-action: pan-y; }
        .carousel .tagline { font-size: 1.25rem; min-block-size: 4.5em; }
        .carousel > :not(:last-child) { margin-block-end: var(--s24); }
        .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr)); gap: var(--s12); }
        .tiles .card { position: relative; margin: 0; padding: 48% 0 0; overflow: hidden; }
        .tiles img { position: absolute; inset: 0 0 auto; inline-size: 100%; block-size: auto; aspect-ratio: 3 / 2; object-fit: cover; }
        .tiles .part-0 { object-position: 0 0; } .tiles .part-1 { object-position: 0 16.667%; } .tiles .part-2 { object-position: 0 33.333%; }
        .tiles .part-3 { object-position: 0 50%; } .tiles .part-4 { object-position: 0 66.667%; } .tiles .part-5 { object-position: 0 83.333%; }
        .tiles .part-6 { object-position: 0 100%; }
        .tiles h2 { font-size: 1.125rem; }
        .tiles .band { position: relative; padding: 0 var(--s12) var(--s8); background: var(--paper); }
        main:has(> .loading) {
          display: flex; flex-direction: column; justify-content: center; max-inline-size: none; min-block-size: 80vh; text-align: center;
          background: #1f6f5c; color: #ffffff;
        }
        main:has(> .loading) a { color: inherit; }
        .loading .framed { margin-inline: auto; }
        .loading .tagline { margin-inline: auto; font-size: 1.25rem; }
        .turning { margin-inline: auto; }
        .turning::before {
          content: ""; display: block; inline-size: 48px; block-size: 48px; margin: var(--s24) auto var(--s12);
          border: 4px solid; border-block-start-color: transparent; border-radius: 50%; animation: turn 1s linear infinite;
        }
        @keyframes turn { to { transform: rotate(1turn); } }
        @media (prefers-reduced-motion: reduce) { .turning::before { animation: none; } }
        @media (display-mode: standalone) { .install { display: none !important; } }
        .gear::before { content: "⚙"; margin-inline-end: var(--s8); }
        .map { margin: 0 0 var(--s24); max-inline-size: 30rem; }
        @media screen and (min-width: 60rem) {
          body:has(main > .beside) :is(main, .bar nav, .foot) { max-inline-size: 64rem; }
          .beside { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: var(--s32); align-items: start; }
          .beside > .map { position: sticky; inset-block-start: var(--s16); }
        }
        .map svg { display: block; inline-size: 100%; block-size: auto; border: 1px solid var(--hair); border-radius: var(--radius); }
        .map .county { fill: var(--soft); stroke: var(--line); stroke-width: 2; }
        .map .circle { fill: none; stroke: var(--brand); stroke-width: 2; stroke-dasharray: 8 6; }
        .map .origin { fill: none; stroke: var(--danger); stroke-width: 3; }
        .map .city { fill: var(--muted); font-size: 14px; }
        .map .pin circle { fill: var(--brand); stroke: var(--on-brand); stroke-width: 2; }
        .map .pin text { fill: var(--on-brand); font-size: 14px; font-weight: 700; }
        .map figcaption { color: var(--muted); padding-block-start: var(--s8); }
        .graph figcaption { display: flex; flex-wrap: wrap; gap: var(--s4) var(--s16); justify-content: space-between; color: var(--muted); }
        .table, .heat { inline-size: 100%; border-collapse: collapse; margin-block-end: var(--s24); }
        caption { text-align: start; color: var(--muted); padding-block-end: var(--s8); }
        .table :is(th, td) { text-align: start; padding: var(--s8) var(--s12) var(--s8) 0; border-block-end: 1px solid var(--hair); vertical-align: baseline; }
        .table :is(th, td) { overflow-wrap: break-word; }
        .table th { font-weight: 600; }
        .table .day { white-space: nowrap; }
        .table th > * + span { margin-inline-start: var(--s12); }
        @media (max-width: 34rem) {
          .wide, .wide tbody, .wide tr, .wide th, .wide td { display: block; }
          .wide thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
          .wide tr { border: 1px solid var(--hair); border-radius: var(--radius); padding: var(--s8) var(--s16); margin-block-end: var(--s12); }
          .wide :is(th, td) { border: 0; padding: var(--s4) 0; }
          .wide td { display: flex; justify-content: space-between; gap: var(--s16); overflow-wrap: anywhere; }
          .wide th[data-label]::before { content: attr(data-label) " "; }
          .wide .part { border: 0; padding: var(--s8) 0 0; }
          .wide td { text-align: end; }
          .wide td::before { content: attr(data-label); color: var(--muted); text-align: start; flex: 1 1 6rem; min-inline-size: min(6rem, 40%); }
        }
        .heat { table-layout: fixed; }
        .heat :is(th, td) { text-align: center; padding: var(--s8) 0; border: 2px solid var(--paper); font-weight: 400; overflow-wrap: normal; }
        .heat th { color: var(--muted); overflow: hidden; }
        .heat th:first-child { inline-size: 3.25rem; }
        @media (max-width: 26rem) { .heat { font-size: .875rem; } }
        .heat td { background: var(--soft); }
        .tables { container-type: inline-size; }
        .card > .tables:last-child > table { margin-block-end: 0; }
        @container (max-width: 12rem) {
          .table, .heat, .tables :is(caption, tbody, tr, th, td) { display: block; text-align: start; overflow-wrap: anywhere; }
          .tables thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
          .table td::before { content: attr(data-label); display: block; color: var(--muted); }
          .tables .heat tr { display: flex; flex-wrap: wrap; }
          .heat th:first-child { inline-size: 100%; }
          .heat td { flex: 1 1 4rem; }
          .heat td::before { content: attr(data-label) " "; }
        }
        .heat .level-1 { background: color-mix(in srgb, var(--brand) 12%, var(--paper)); }
        .heat .level-2 { background: color-mix(in srgb, var(--brand) 22%, var(--paper)); }
        .heat .level-3 { background: color-mix(in srgb, var(--brand) 32%, var(--paper)); }
        .heat .level-4 { background: color-mix(in srgb, var(--brand) 42%, var(--paper)); font-weight: 700; }
        .reader { max-inline-size: var(--measure); font-size: 1.125rem; line-height: 1.6; }
        .reader :is(ul, ol) { margin-inline-start: var(--s24); list-style: revert; }
        .reader img { max-inline-size: 100%; block-size: auto; border-radius: var(--radius); }
        .reader :is(figure, blockquote) { margin: var(--s24) 0; }
        .reader table { display: block; overflow-x: auto; }
        .reader pre { white-space: pre-wrap; }
        [rel~="external"]::after { content: "↗"; margin-inline-start: 0.25em; }
        .done { text-decoration: none; }
        .ways { display: flex; flex-wrap: wrap; gap: var(--s12); margin-block: var(--s24); }
        .ways [aria-current] { font-weight: 700; border-color: var(--brand); border-width: 2px; }
        .facts { display: flex; flex-wrap: wrap; gap: var(--s4) var(--s24); margin-block-end: var(--s24); color: var(--muted); }
        .lines li { padding-block: var(--s8); border-block-end: 1px solid var(--hair); }
        .lines .heading, .steps .heading { font-weight: 700; padding-block-start: var(--s16); }
        .steps { counter-reset: step; font-size: 1.125rem; }
        .cook :is(.lines, .steps) { font-size: 1.25rem; }
        .steps li { display: flex; gap: var(--s16); padding-block: var(--s12); white-space: pre-line; }
        .steps li:not(.heading)::before { counter-increment: step; content: counter(step); font-weight: 700; color: var(--brand); min-inline-size: 1.5rem; }
        .photo { display: block; max-inline-size: 100%; block-size: auto; border-radius: var(--radius); margin-block-end: var(--s24); }
        .thumb { float: inline-end; margin-inline-start: var(--s12); object-fit: cover; border-radius: var(--radius); background: var(--soft); }
        .thumb { inline-size: 96px; block-size: 64px; }
        :is(.card, .grow):has(> .thumb) { display: flow-root; }
        :is(.card, .grow):has(> .thumb) h2 a { display: inline; padding-block: 14px; }
        .framed { display: block; inline-size: 24rem; max-inline-size: 100%; block-size: auto; aspect-ratio: 3 / 2; object-fit: contain; }
        .framed { border-radius: var(--radius); background: var(--soft); margin-block-end: var(--s12); }
        details { margin-block: var(--s12); min-inline-size: 0; max-inline-size: 100%; }
        summary { min-block-size: var(--target); display: flex; align-items: center; font-weight: 600; cursor: pointer; }
        summary::before { content: "+"; inline-size: 1.5rem; font-weight: 700; color: var(--brand); }
        details[open] > summary::before { content: "–"; }
        .after { margin-block-end: var(--s24); }
        main > .act { margin-block-end: var(--s12); }
        .buttons + p, .row + p, .ways + p { margin-block-start: var(--s12); }
        p + .ways, p + .buttons { margin-block-start: var(--s12); }
        td svg { display: block; inline-size: 100%; max-inline-size: 7.5rem; block-size: auto; }
        @media (forced-colors: active) { .main:is(button, a) { border-width: 3px; } }
        @media (prefers-contrast: more) {
          .heat td { border-color: var(--line); }
          .chart { border-color: black; }
          main:has(> .loading) { background: black; }
        }
        @media print {
          main[data-printed]::before { content: attr(data-printed); display: block; margin-block-end: var(--s12); }
          .back, .ways, .act, details:not([name]), .notice:not(.wrong) { display: none !important; }
          details[name]::details-content { content-visibility: visible; }
          .tick { min-block-size: 0; }
          .tick input { inline-size: 16px; min-block-size: 16px; block-size: 16px; }
          .tick label { padding-block: 0; }
          .lines .tick { padding-block: var(--s4); border: 0; break-inside: avoid; }
          .cook :is(.lines, .steps) { font-size: 1rem; }
          .steps li { padding-block: var(--s4); break-inside: avoid; }
          .photo { max-block-size: 12rem; }
        }
        """
    )
}
