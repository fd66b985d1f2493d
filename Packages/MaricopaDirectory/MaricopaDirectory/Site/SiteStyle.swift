import HTMLKit

/// The style sheet of the site: light, dark, print, narrow and wide screens.
enum SiteStyle {
    static let sheet = StyleSheet(
        """
        :root { --ink: #262626; --faint: #5c5c5c; --paper: #fff; --soft: #f3efe6; --accent: #0e6b5c; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #ececec; --faint: #b5b5b5; --paper: #181a19; --soft: #262b29; --accent: #6fd0bd; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
        a { color: var(--accent); }
        main, .top, .bottom { max-width: 46rem; margin: 0 auto; padding: 0.75rem 1rem; }
        h1 { line-height: 1.2; margin: 0.5rem 0 0.25rem; } h2 { font-size: 1.2rem; margin: 1.5rem 0 0.25rem; }
        h3 { font-size: 1rem; margin: 0.75rem 0 0.25rem; }
        h1, h2, h3, p, li, dd, td { overflow-wrap: anywhere; }
        .banner { background: var(--accent); color: var(--paper); padding: 0.5rem 1rem; display: flex; flex-wrap: wrap;
          gap: 0.25rem 1rem; justify-content: space-between; align-items: center; }
        .banner p { margin: 0; } .banner a { color: inherit; }
        .banner .open { border: 1px solid; border-radius: 1rem; padding: 0.15rem 0.8rem; text-decoration: none; font-weight: bold; }
        nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; } .top .name { font-weight: bold; font-size: 1.1rem; } .top .logo { height: 1.6rem; width: auto; border-radius: 0.3rem; vertical-align: middle; margin-right: 0.5rem; }
        .subtitle, .note, .facts { color: var(--faint); } .subtitle { margin: 0 0 0.5rem; font-size: 1.1rem; }
        .text { white-space: pre-line; } .picture { float: right; max-width: 40%; height: auto; margin: 0 0 0.5rem 1rem; border-radius: 0.5rem; }
        .buttons { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0; clear: both; }
        .buttons a { display: block; padding: 0.4rem 0.9rem; border: 1px solid var(--accent); border-radius: 1.2rem; text-decoration: none; }
        table { border-collapse: collapse; } th { text-align: left; font-weight: normal; padding-right: 1.5rem; }
        th, td { padding-top: 0.15rem; padding-bottom: 0.15rem; vertical-align: top; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1.5rem; margin: 0.25rem 0; } dt { color: var(--faint); } dd { margin: 0; }
        .tags { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.4rem; } .tags li { background: var(--soft); border-radius: 1rem; padding: 0.1rem 0.8rem; }
        .rows { padding-left: 2.2rem; } .rows li { padding: 0.6rem 0; border-top: 1px solid var(--soft); overflow: hidden; }
        .rows a { font-weight: bold; } .rows p { margin: 0; } .rows img { float: right; width: 4.5rem; height: auto; border-radius: 0.3rem; margin-left: 0.75rem; }
        .map img { width: 100%; height: auto; border: 1px solid var(--soft); background: #fff; }
        .tiles { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 0.75rem; }
        .tiles a { display: block; background: var(--soft); border-radius: 0.75rem; padding: 1.25rem 1rem; text-decoration: none; }
        .tiles img { width: 100%; height: auto; border-radius: 0.5rem; } .tiles strong { display: block; font-size: 1.15rem; } .photos { display: flex; flex-wrap: wrap; gap: 0.75rem; } .photos figure { margin: 0; max-width: 14rem; }
        .photos img { max-width: 100%; height: auto; } .off { text-decoration: line-through; } .warning { font-weight: bold; }
        @media print { .banner, nav, .top, .bottom, .buttons { display: none; } body { background: none; color: #000; } main { max-width: none; } }
        """
    )
}
