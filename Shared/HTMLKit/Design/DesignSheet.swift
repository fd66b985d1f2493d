/// The design that all of our pages share: the colors, spaces and measures, and the looks of a page, its bar, its headings, its buttons and its cards.
///
/// Pages of a server and files of a static site have the same look by it. A page's own sheet follows it.
public enum DesignSheet {
    /// The tokens are colors in pairs for light and dark, spaces of 4, 8, 12, 16, 24, 32 and 48 pixels, the radius of a corner, the least size of a
    /// target and the longest line.
    public static let base = StyleSheet(
        """
        :root {
          color-scheme: light dark;
          --ink: light-dark(#1a1c1e, #f1f3f4); --paper: light-dark(#ffffff, #121416);
          --muted: light-dark(#4a4f55, #b8bec5); --soft: light-dark(#f4f6f7, #1c1f22);
          --line: light-dark(#6b7280, #8b929b); --hair: light-dark(#d9dde1, #34393f);
          --brand: light-dark(#0b6e5f, #7fd8c6); --on-brand: light-dark(#ffffff, #10211e);
          --danger: light-dark(#a4161a, #ffb4ab); --warn: light-dark(#7a4a00, #f5c26b); --ok: light-dark(#1b6b2f, #8fd89f);
          --today: light-dark(#ffe680, #4d4000); --on-today: light-dark(#1a1c1e, #fff3c4); --focus: light-dark(#0b57d0, #a8c7fa);
          --s4: 4px; --s8: 8px; --s12: 12px; --s16: 16px; --s24: 24px; --s32: 32px; --s48: 48px;
          --radius: 8px; --target: 48px; --measure: 68ch;
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
        main { max-inline-size: 44rem; margin-inline: auto; padding: var(--s24) var(--s16) var(--s48); }
        h1 { font-size: 1.875rem; line-height: 1.2; margin: 0 0 var(--s24); text-wrap: balance; }
        h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 var(--s12); }
        h3 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 var(--s8); }
        h4 { font-size: 1rem; margin: 0 0 var(--s8); }
        :is(h2, h3):not(.card *, .notice *, :first-child) { margin-block-start: var(--s32); }
        p { margin: 0 0 var(--s12); max-inline-size: var(--measure); }
        a { color: var(--brand); text-underline-offset: 3px; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
        .bar { background: var(--soft); border-block-end: 1px solid var(--hair); }
        .bar nav { display: flex; flex-wrap: wrap; gap: 0 var(--s8); max-inline-size: 44rem; margin-inline: auto; padding: 0 var(--s16); }
        .bar a { display: flex; align-items: center; min-block-size: var(--target); padding-inline: var(--s8); color: inherit; text-decoration: none; }
        .bar .name { font-weight: 700; color: var(--brand); padding-inline-start: 0; }
        .bar a:hover { text-decoration: underline; }
        .heard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        a.heard:focus { position: static; inline-size: auto; block-size: auto; clip-path: none; display: block; padding: var(--s12) var(--s16); }
        .muted { color: var(--muted); margin: 0 0 var(--s12); }
        .card .muted, .notice .muted, .toggle .muted { margin: 0; }
        .card { display: block; border: 1px solid var(--hair); border-radius: var(--radius); padding: var(--s16); margin-block-end: var(--s12); }
        .card > :last-child { margin-block-end: 0; }
        .card :is(h2, h3) a { display: inline-flex; align-items: center; min-block-size: var(--target); text-decoration: none; }
        .card :is(h2, h3) a:hover { text-decoration: underline; }
        .buttons { display: flex; flex-wrap: wrap; gap: var(--s12); align-items: center; }
        button, .button {
          display: inline-flex; align-items: center; justify-content: center; min-block-size: var(--target); min-inline-size: var(--target); padding: var(--s8) var(--s16);
          font: inherit; font-weight: 600; border-radius: var(--radius); border: 1px solid var(--line); background: var(--paper); color: var(--ink);
          text-decoration: none; cursor: pointer;
        }
        .main:is(button, a) { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
        .danger:is(button, a) { border-color: var(--danger); color: var(--danger); }
        button:hover, .button:hover { text-decoration: underline; text-underline-offset: 3px; }
        button:disabled { color: var(--muted); border-style: dashed; cursor: not-allowed; text-decoration: none; }
        .card.warn { border-inline-start: 4px solid var(--warn); }
        @media (prefers-contrast: more) {
          :root, [class*="accent-"] {
            --ink: light-dark(black, white); --muted: var(--ink); --line: var(--ink); --hair: var(--ink); --focus: var(--ink);
            --paper: light-dark(white, black); --soft: var(--paper); --brand: var(--ink); --on-brand: var(--paper);
            --danger: light-dark(darkred, pink); --warn: var(--ink); --ok: light-dark(darkgreen, palegreen); --on-today: var(--ink);
          }
          :focus-visible { outline-width: 4px; }
          .bar a, .card :is(h2, h3) a { text-decoration: underline; }
        }
        @media print {
          .bar, button, .button, form { display: none !important; }
          main { max-inline-size: none; padding: 0; }
          :root { color-scheme: light; }
          tr, figure { break-inside: avoid; }
          h2, h3, caption { break-after: avoid; }
        }
        """
    )
}
