import Crypto
import HTMLKit
import Hummingbird
import NIOCore

/// The files that pages use.
enum Assets {
    /// The first component of their paths.
    static let folder = "assets"

    static let style = Asset("nourish", .style, sheet.bytes)
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

    /// The tokens are those of `docs/web.md`: spaces of 4, 8, 12, 16, 24, 32 and 48 pixels, five sizes of type, one accent, targets of 48 pixels.
    private static let sheet = StyleSheet(
        """
        :root {
          color-scheme: light dark;
          --ink: light-dark(#1a1c1e, #f1f3f4); --paper: light-dark(#ffffff, #121416);
          --muted: light-dark(#4a4f55, #b8bec5); --soft: light-dark(#f4f6f7, #1c1f22);
          --line: light-dark(#6b7280, #8b929b); --hair: light-dark(#d9dde1, #34393f);
          --brand: light-dark(#0b6e5f, #7fd8c6); --on-brand: light-dark(#ffffff, #10211e);
          --danger: light-dark(#a4161a, #ffb4ab); --ok: light-dark(#1b6b2f, #8fd89f); --focus: light-dark(#0b57d0, #a8c7fa);
        }
        .accent-teal { --brand: light-dark(#0b6e5f, #7fd8c6); }
        .accent-blue { --brand: light-dark(#1f4fa3, #a9c4ff); }
        .accent-plum { --brand: light-dark(#7b2d8b, #e3b3ef); }
        .accent-rust { --brand: light-dark(#9a3412, #ffb698); }
        .accent-olive { --brand: light-dark(#5f5200, #dccf6a); }
        *, ::before, ::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { font: 100%/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
        body { margin: 0; overflow-wrap: anywhere; }
        main { max-inline-size: 44rem; margin-inline: auto; padding: 24px 16px 48px; }
        .foot { max-inline-size: 44rem; margin-inline: auto; padding: 0 16px 24px; }
        h1 { font-size: 1.875rem; line-height: 1.2; margin: 0 0 24px; text-wrap: balance; }
        h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 12px; }
        h3 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 8px; }
        h4 { font-size: 1rem; margin: 0 0 8px; }
        :is(h2, h3):not(.card *, .notice *, :first-child) { margin-block-start: 32px; }
        p { margin: 0 0 12px; max-inline-size: 68ch; }
        ul, ol { margin: 0 0 24px; padding: 0; list-style: none; }
        a { color: var(--brand); text-underline-offset: 3px; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
        .bar { background: var(--soft); border-block-end: 1px solid var(--hair); }
        .bar nav { display: flex; flex-wrap: wrap; gap: 0 8px; max-inline-size: 44rem; margin-inline: auto; padding: 0 16px; }
        .bar a { display: flex; align-items: center; min-block-size: 48px; padding-inline: 8px; color: inherit; text-decoration: none; }
        .bar a:first-child { font-weight: 700; color: var(--brand); padding-inline-start: 0; }
        .bar a:hover { text-decoration: underline; }
        .heard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        a.heard:focus { position: static; inline-size: auto; block-size: auto; clip-path: none; display: block; padding: 12px 16px; }
        .muted { color: var(--muted); margin: 0 0 12px; }
        .card .muted, .notice .muted, .toggle .muted { margin: 0; }
        .card { display: block; border: 1px solid var(--hair); border-radius: 8px; padding: 16px; margin-block-end: 12px; }
        .card > :last-child { margin-block-end: 0; }
        form.card { padding: 24px 16px; background: var(--soft); margin-block: 24px; }
        .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between; }
        .row > .grow { flex: 1 1 14rem; }
        .row h2 { margin: 0; }
        .card :is(h2, h3) a { display: inline-flex; align-items: center; min-block-size: 48px; text-decoration: none; }
        .card :is(h2, h3) a:hover { text-decoration: underline; }
        .buttons { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
        form.card > .buttons { flex-direction: column; align-items: start; }
        .act, .fields { display: inline-flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0; }
        button, .button {
          display: inline-flex; align-items: center; justify-content: center; min-block-size: 48px; min-inline-size: 48px; padding: 8px 16px;
          font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--line); background: var(--paper); color: var(--ink);
          text-decoration: none; cursor: pointer;
        }
        .main:is(button, a) { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
        .danger:is(button, a) { border-color: var(--danger); color: var(--danger); }
        button:hover, .button:hover { text-decoration: underline; text-underline-offset: 3px; }
        button:disabled { color: var(--muted); border-style: dashed; cursor: not-allowed; text-decoration: none; }
        .field { margin-block-end: 16px; }
        .act .field { margin: 0; min-inline-size: 0; }
        label, legend { display: block; font-weight: 600; padding: 0; margin-block-end: 4px; }
        fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; }
        input, textarea, select {
          inline-size: 100%; min-block-size: 48px; padding: 8px 12px; font: inherit; color: inherit; background: var(--paper);
          border: 1px solid var(--line); border-radius: 8px;
        }
        ::placeholder { color: var(--muted); opacity: 1; }
        .act input { inline-size: 6.5rem; }
        .act, .act :is(.field, .fields) { max-inline-size: 100%; }
        .act input[type="file"] { inline-size: 100%; }
        .act input:is([type="date"], [type="time"], [type="datetime-local"]) { inline-size: auto; max-inline-size: 100%; }
        textarea { min-block-size: 6rem; field-sizing: content; }
        .tick { display: flex; gap: 12px; align-items: center; min-block-size: 48px; }
        .tick input { inline-size: 24px; min-block-size: 24px; block-size: 24px; flex: none; accent-color: var(--brand); }
        .tick label { margin: 0; font-weight: 400; padding-block: 12px; flex: 1; }
        .wrong { border-inline-start: 4px solid var(--danger); padding-inline-start: 12px; }
        .error { color: var(--danger); font-weight: 600; margin-block-end: 4px; }
        .told {
          position: fixed; inset-inline: 16px; inset-block-end: 16px; z-index: 1; max-inline-size: 42rem; margin-inline: auto; padding: 12px 16px;
          border: 2px solid var(--danger); border-radius: 8px; background: var(--paper);
        }
        [aria-busy] button { cursor: progress; }
        .handle { float: inline-start; margin-inline-end: 12px; touch-action: none; cursor: grab; }
        .row > .handle { margin: 0; }
        .row > .handle + .grow { flex-basis: 8rem; }
        .dragged { position: relative; z-index: 1; background: var(--paper); }
        .over { border-color: var(--focus); border-width: 2px; }
        .count:not(:empty)::before { content: " · "; }
        .notice { border: 1px solid var(--hair); border-radius: 8px; padding: 12px 16px; margin-block-end: 24px; background: var(--soft); }
        .notice:not(.wrong) { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between; }
        .notice p { margin: 0; }
        .notice.wrong { border: 2px solid var(--danger); }
        .notice.wrong ul { margin: 0; }
        .notice.wrong a { color: var(--danger); display: inline-block; padding-block: 12px; }
        .app { border-inline-start: 4px solid var(--brand); }
        [aria-pressed="true"].plain { border-color: var(--brand); border-width: 2px; background: var(--soft); }
        [aria-pressed="true"].plain::before { content: "✓"; margin-inline-end: 8px; color: var(--brand); }
        .table th a { display: inline-flex; align-items: center; min-block-size: 48px; }
        .table .today { background: light-dark(#ffe680, #4d4000); color: light-dark(#1a1c1e, #fff3c4); }
        .table .today td::before { color: inherit; }
        .emergency .line { border-inline-start: 4px solid var(--brand); padding-inline-start: 16px; margin-block-end: 16px; }
        .emergency .warning { border-color: var(--danger); color: var(--danger); }
        a[href^="tel:"] { white-space: nowrap; }
        .card.warning { border: 2px solid var(--danger); color: var(--danger); font-weight: 600; }
        .emergency p { margin: 0; }
        .emergency .big a { display: inline-flex; align-items: center; min-block-size: 48px; }
        .chart { margin: 0 0 24px; max-inline-size: 36rem; padding: 8px; background: #ffffff; border: 1px solid var(--hair); border-radius: 8px; }
        @media (prefers-color-scheme: dark) { .chart { filter: invert(.93) hue-rotate(180deg); border-color: transparent; } }
        .chart svg { display: block; inline-size: 100%; block-size: auto; }
        .points { margin-inline-start: 20px; list-style: disc; }
        .points li { padding-block: 4px; max-inline-size: 68ch; }
        #kept a { display: inline-flex; align-items: center; min-block-size: 48px; }
        .numbered { margin-inline-start: 24px; list-style: decimal; }
        .values { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 8px 16px; margin: 0 0 24px; }
        .values dt { color: var(--muted); } .values dd { margin: 0; font-weight: 600; }
        .goal { margin: 0 0 24px; padding: 12px 16px; border-inline-start: 4px solid var(--brand); font-size: 1.125rem; }
        .goal p { margin: 0; }
        .big { font-size: 1.875rem; font-weight: 700; line-height: 1.2; }
        .toggle { inline-size: 100%; justify-content: start; text-align: start; gap: 16px; padding: 12px 16px; font-weight: 400; }
        .toggle::before {
          content: ""; flex: none; inline-size: 24px; block-size: 24px; border: 2px solid var(--line); border-radius: 6px;
          display: inline-flex; align-items: center; justify-content: center; line-height: 1; font-weight: 700;
        }
        .toggle[aria-pressed="true"] { border-color: var(--brand); background: var(--soft); }
        .toggle[aria-pressed="true"]::before { content: "✓"; background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
        .toggle .name { display: block; font-weight: 600; }
        .checks li { margin-block-end: 12px; }
        .checks .row { padding: 4px 0 0; justify-content: end; }
        .graph { margin: 0 0 12px; }
        .graph a { display: block; }
        .graph svg { display: block; inline-size: 100%; block-size: auto; }
        .graph polyline { fill: none; stroke: var(--brand); stroke-width: 4; }
        .graph line { stroke: var(--line); stroke-width: 1; }
        .checks progress { display: block; inline-size: 100%; block-size: 8px; margin-block-start: 4px; accent-color: var(--line); }
        .checks progress.green { accent-color: var(--ok); }
        .checks progress.red { accent-color: var(--danger); }
        .carousel { touch-action: pan-y; }
        .carousel .tagline { font-size: 1.25rem; min-block-size: 4.5em; }
        .carousel > :not(:last-child) { margin-block-end: 24px; }
        .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr)); gap: 12px; }
        .tiles .card { position: relative; margin: 0; padding: 48% 0 0; overflow: hidden; }
        .tiles img { position: absolute; inset: 0 0 auto; inline-size: 100%; block-size: auto; aspect-ratio: 3 / 2; object-fit: cover; }
        .tiles .part-0 { object-position: 0 0; } .tiles .part-1 { object-position: 0 16.667%; } .tiles .part-2 { object-position: 0 33.333%; }
        .tiles .part-3 { object-position: 0 50%; } .tiles .part-4 { object-position: 0 66.667%; } .tiles .part-5 { object-position: 0 83.333%; }
        .tiles .part-6 { object-position: 0 100%; }
        .tiles h2 { font-size: 1.125rem; }
        .tiles .band { position: relative; padding: 0 12px 8px; background: var(--paper); }
        main:has(> .loading) {
          display: flex; flex-direction: column; justify-content: center; max-inline-size: none; min-block-size: 80vh; text-align: center;
          background: #1f6f5c; color: #ffffff;
        }
        main:has(> .loading) a { color: inherit; }
        .loading .framed { margin-inline: auto; }
        .loading .tagline { margin-inline: auto; font-size: 1.25rem; }
        .turning { margin-inline: auto; }
        .turning::before {
          content: ""; display: block; inline-size: 48px; block-size: 48px; margin: 24px auto 12px;
          border: 4px solid; border-block-start-color: transparent; border-radius: 50%; animation: turn 1s linear infinite;
        }
        @keyframes turn { to { transform: rotate(1turn); } }
        @media (prefers-reduced-motion: reduce) { .turning::before { animation: none; } }
        @media (display-mode: standalone) { .install { display: none !important; } }
        .gear::before { content: "⚙"; margin-inline-end: 8px; }
        .map { margin: 0 0 24px; }
        .map svg { display: block; inline-size: 100%; block-size: auto; border: 1px solid var(--hair); border-radius: 8px; }
        .map .county { fill: var(--soft); stroke: var(--line); stroke-width: 2; }
        .map .circle { fill: none; stroke: var(--brand); stroke-width: 2; stroke-dasharray: 8 6; }
        .map .origin { fill: none; stroke: var(--danger); stroke-width: 3; }
        .map .city { fill: var(--muted); font-size: 14px; }
        .map .pin circle { fill: var(--brand); stroke: var(--on-brand); stroke-width: 2; }
        .map .pin text { fill: var(--on-brand); font-size: 14px; font-weight: 700; }
        .map figcaption { color: var(--muted); padding-block-start: 8px; }
        .graph figcaption { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; color: var(--muted); }
        .table, .heat { inline-size: 100%; border-collapse: collapse; margin-block-end: 24px; }
        caption { text-align: start; color: var(--muted); padding-block-end: 8px; }
        .table :is(th, td) { text-align: start; padding: 8px 12px 8px 0; border-block-end: 1px solid var(--hair); vertical-align: baseline; }
        .table :is(th, td) { overflow-wrap: break-word; }
        .table th { font-weight: 600; }
        .table .day { white-space: nowrap; }
        .table th > * + span { margin-inline-start: 12px; }
        @media (max-width: 34rem) {
          .wide, .wide tbody, .wide tr, .wide th, .wide td { display: block; }
          .wide thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
          .wide tr { border: 1px solid var(--hair); border-radius: 8px; padding: 8px 16px; margin-block-end: 12px; }
          .wide :is(th, td) { border: 0; padding: 4px 0; }
          .wide td { display: flex; justify-content: space-between; gap: 16px; overflow-wrap: anywhere; }
          .wide th[data-label]::before { content: attr(data-label) " "; }
          .wide .part { border: 0; padding: 8px 0 0; }
          .wide td { text-align: end; }
          .wide td::before { content: attr(data-label); color: var(--muted); text-align: start; flex: 1 1 6rem; min-inline-size: min(6rem, 40%); }
        }
        .heat { table-layout: fixed; }
        .heat :is(th, td) { text-align: center; padding: 8px 0; border: 2px solid var(--paper); font-weight: 400; overflow-wrap: normal; }
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
        .reader { max-inline-size: 68ch; font-size: 1.125rem; line-height: 1.6; }
        .reader :is(ul, ol) { margin-inline-start: 24px; list-style: revert; }
        .reader img { max-inline-size: 100%; block-size: auto; border-radius: 8px; }
        .reader :is(figure, blockquote) { margin: 24px 0; }
        .reader table { display: block; overflow-x: auto; }
        .reader pre { white-space: pre-wrap; }
        .done { text-decoration: none; }
        .ways { display: flex; flex-wrap: wrap; gap: 12px; margin-block: 24px; }
        .ways [aria-current] { font-weight: 700; border-color: var(--brand); border-width: 2px; }
        .facts { display: flex; flex-wrap: wrap; gap: 4px 24px; margin-block-end: 24px; color: var(--muted); }
        .lines li { padding-block: 8px; border-block-end: 1px solid var(--hair); }
        .lines .heading, .steps .heading { font-weight: 700; padding-block-start: 16px; }
        .steps { counter-reset: step; font-size: 1.125rem; }
        .steps li { display: flex; gap: 16px; padding-block: 12px; white-space: pre-line; }
        .steps li:not(.heading)::before { counter-increment: step; content: counter(step); font-weight: 700; color: var(--brand); min-inline-size: 1.5rem; }
        .photo { display: block; max-inline-size: 100%; block-size: auto; border-radius: 8px; margin-block-end: 24px; }
        .thumb { float: inline-end; margin-inline-start: 12px; object-fit: cover; border-radius: 8px; background: var(--soft); }
        .thumb { inline-size: 96px; block-size: 64px; }
        .card:has(> .thumb) { display: flow-root; }
        .framed { display: block; inline-size: 24rem; max-inline-size: 100%; block-size: auto; aspect-ratio: 3 / 2; object-fit: contain; }
        .framed { border-radius: 8px; background: var(--soft); margin-block-end: 12px; }
        details { margin-block: 12px; min-inline-size: 0; max-inline-size: 100%; }
        summary { min-block-size: 48px; display: flex; align-items: center; font-weight: 600; cursor: pointer; }
        summary::before { content: "+"; inline-size: 1.5rem; font-weight: 700; color: var(--brand); }
        details[open] > summary::before { content: "–"; }
        .after { margin-block-end: 24px; }
        main > .act { margin-block-end: 12px; }
        .buttons + p, .row + p, .ways + p { margin-block-start: 12px; }
        p + .ways, p + .buttons { margin-block-start: 12px; }
        td svg { display: block; inline-size: 100%; max-inline-size: 7.5rem; block-size: auto; }
        @media (forced-colors: active) { .main:is(button, a) { border-width: 3px; } }
        @media (prefers-contrast: more) {
          :root, [class*="accent-"] {
            --ink: light-dark(black, white); --muted: var(--ink); --line: var(--ink); --hair: var(--ink); --focus: var(--ink);
            --paper: light-dark(white, black); --soft: var(--paper); --brand: var(--ink); --on-brand: var(--paper);
            --danger: light-dark(darkred, pink); --ok: light-dark(darkgreen, palegreen);
          }
          :focus-visible { outline-width: 4px; }
          .bar a, .card :is(h2, h3) a { text-decoration: underline; }
          .table .today { color: var(--ink); }
          .heat td { border-color: var(--line); }
          .chart { border-color: black; }
          main:has(> .loading) { background: black; }
        }
        @media print {
          main[data-printed]::before { content: attr(data-printed); display: block; margin-block-end: 12px; }
          .bar, .back, form, .ways, .button, button, .act, details:not([name]), .notice:not(.wrong) { display: none !important; }
          details[name]::details-content { content-visibility: visible; }
          main { max-inline-size: none; padding: 0; }
          :root { color-scheme: light; }
          tr, figure { break-inside: avoid; }
          h2, h3, caption { break-after: avoid; }
        }
        """
    )
}
