import HTMLKit

/// The style sheets of the site: those of all our pages, and the site's own parts.
enum SiteStyle {
    /// The bytes of the site's file, which has both sheets.
    static var bytes: [UInt8] { DesignSheet.base.bytes + Array("\n".utf8) + sheet.bytes }

    static let sheet = StyleSheet(
        """
        .top, .bottom { max-inline-size: 44rem; margin-inline: auto; padding: var(--s8) var(--s16); }
        .top, .bottom, .top nav, .bottom nav { display: flex; flex-wrap: wrap; gap: 0 var(--s8); align-items: center; }
        .top nav { margin: 0; padding: 0; }
        :is(main nav, .bottom) a { display: inline-flex; align-items: center; min-block-size: var(--target); padding-inline: var(--s8); }
        .logo { block-size: 1.6rem; inline-size: auto; border-radius: 4px; margin-inline-end: var(--s8); }
        .banner {
          display: flex; flex-wrap: wrap; gap: var(--s4) var(--s16); justify-content: space-between; align-items: center; padding: var(--s8) var(--s16);
          background: var(--brand); color: var(--on-brand);
        }
        .banner p { margin: 0; }
        .banner a { display: inline-flex; align-items: center; min-block-size: var(--target); color: inherit; }
        .banner .open { border: 1px solid; border-radius: var(--radius); padding-inline: var(--s16); text-decoration: none; font-weight: 700; }
        .subtitle { font-size: 1.125rem; margin-block-end: var(--s8); }
        .subtitle, .note, .facts { color: var(--muted); }
        .text { white-space: pre-line; }
        .picture { float: inline-end; max-inline-size: 40%; block-size: auto; margin: 0 0 var(--s8); margin-inline-start: var(--s16); border-radius: var(--radius); }
        :is(.buttons, .tags, .tiles) { list-style: none; padding: 0; margin: 0 0 var(--s24); }
        .buttons { clear: both; }
        .buttons .button { gap: var(--s8); }
        section { margin-block-start: var(--s32); }
        table { border-collapse: collapse; margin-block-end: var(--s16); }
        th { text-align: start; font-weight: 400; padding-inline-end: var(--s24); }
        :is(th, td) { padding-block: var(--s4); vertical-align: top; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: var(--s4) var(--s24); margin: 0 0 var(--s16); }
        dt { color: var(--muted); }
        dd { margin: 0; }
        .tags { display: flex; flex-wrap: wrap; gap: var(--s8); }
        .tags li { background: var(--soft); border-radius: var(--radius); padding-inline: var(--s12); }
        summary { display: list-item; align-content: center; min-block-size: var(--target); font-weight: 600; cursor: pointer; }
        .rows { padding-inline-start: 2.25rem; }
        .rows li { padding-block: var(--s12); border-block-start: 1px solid var(--hair); overflow: hidden; }
        .rows a { display: inline-flex; align-items: center; min-block-size: var(--target); font-weight: 600; }
        .rows p { margin: 0; }
        .rows img { float: inline-end; inline-size: 4.5rem; block-size: auto; border-radius: var(--radius); margin-inline-start: var(--s12); }
        .map img { inline-size: 100%; block-size: auto; border: 1px solid var(--hair); border-radius: var(--radius); background: #ffffff; }
        .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: var(--s12); }
        .tiles a { color: inherit; text-decoration: none; }
        .tiles img { inline-size: 100%; block-size: auto; border-radius: var(--radius); }
        .tiles strong { display: block; font-size: 1.125rem; color: var(--brand); }
        .photos { display: flex; flex-wrap: wrap; gap: var(--s12); }
        .photos figure { margin: 0; max-inline-size: 14rem; }
        .photos img { max-inline-size: 100%; block-size: auto; }
        .off { text-decoration: line-through; }
        .warning { font-weight: 700; }
        @media print { .banner, nav, .top, .bottom, .buttons { display: none; } }
        """
    )
}
