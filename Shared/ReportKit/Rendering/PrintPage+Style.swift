import HTMLKit

extension PrintPage {
    static let common = StyleSheet(
        """
        :root { color-scheme: light; font: 100%/1.5 "DejaVu Sans", Verdana, sans-serif; color: #1c1c1f }
        body { margin: 0 auto; max-width: 44rem; padding: 1.5rem }
        main { overflow-wrap: anywhere }
        h1 { font-size: 2em; line-height: 1.25; margin: 0 0 .4em }
        h2 { font-size: 1.35em; line-height: 1.3; margin: 1.6em 0 .3em }
        h3 { font-size: 1.1em; margin: 1.3em 0 .2em }
        h1, h2, h3 { break-after: avoid }
        p { margin: .6em 0; orphans: 2; widows: 2 }
        .lead { font-size: 1.15em }
        .note, figcaption { font-size: .85em; color: #5c5c61 }
        a { color: #0072b2 }
        ul, ol { margin: .6em 0; padding-inline-start: 1.6em }
        li { margin: .25em 0 }
        .check { list-style: "\\2610\\00a0\\00a0" }
        table { border-collapse: collapse; width: 100%; margin: 1em 0; font-size: .92em }
        caption { text-align: start; font-weight: bold; margin-bottom: .3em }
        thead { display: table-header-group; border-bottom: 1px solid #5c5c61 }
        tr { break-inside: avoid; border-bottom: 1px solid #ccccd1 }
        th, td { text-align: start; vertical-align: baseline; padding: .3em .7em }
        th:first-child, td:first-child { padding-inline-start: 0 }
        th:last-child, td:last-child { padding-inline-end: 0 }
        .center { text-align: center }
        .end { text-align: end; font-variant-numeric: tabular-nums }
        dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: .15em 1.6em; margin: .6em 0 }
        dt { color: #5c5c61 }
        dd { margin: 0 }
        figure { margin: 1em 0; break-inside: avoid }
        img { max-width: 100%; max-height: 20rem; width: auto; height: auto; display: block }
        .chart svg { width: 100%; max-width: 36rem; height: auto; display: block }
        details { font-size: .85em; color: #5c5c61 }
        hr { border: 0; border-top: 1px solid #ccccd1; margin: 1em 0 }
        .page-break { break-after: page }
        @media (min-width: 36rem) { .columns { columns: 2; column-gap: 2.4em } .columns li { break-inside: avoid } }
        @media print { :root { font-size: 10pt } body { max-width: none; padding: 0 } a { text-decoration: none } }
        """
    )

    static let a4 = StyleSheet(
        """
        @page { size: A4; margin: 22mm; @bottom-right { content: counter(page) " / " counter(pages) } }
        """
    )

    static let letter = StyleSheet(
        """
        @page { size: letter; margin: 22mm; @bottom-right { content: counter(page) " / " counter(pages) } }
        """
    )
}
