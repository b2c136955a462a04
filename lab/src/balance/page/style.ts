/** The page's style: light or dark as the reader's system is set, one column on a phone. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --ink: #23211d; --faint: #666055; --line: #dcd6c9; --panel: #f2eee5;
  --bar: #39698a; --bar-light: #a9c3d4; --off: #a8501f; --mark: #a3402a; --band: #d9e6d3;
  --met: #256b40; --missed: #a5302a; --unsure: #7a5a00; --shade: #0002;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #181714; --ink: #ece8df; --faint: #aba496; --line: #3b372f; --panel: #23211c;
    --bar: #6fa3c4; --bar-light: #35566b; --off: #d98a54; --mark: #f0a489; --band: #2b3a2b;
    --met: #7cc795; --missed: #f0938a; --unsure: #dcb650; --shade: #fff3;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 78rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
}
h1 { font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.2; margin: 0 0 .4rem; text-wrap: balance; }
h2 { font-size: 1.35rem; margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .4rem; }
header p { margin: 0; color: var(--faint); }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: 1rem 0 0; padding: 0; list-style: none; }
a { color: inherit; text-underline-offset: .2em; text-decoration-color: var(--faint); }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
.lead { font-size: 1.25rem; margin: 0 0 1rem; }
.note { color: var(--faint); font-size: .9rem; margin: .5rem 0; max-width: 70ch; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 0 0 1.5rem; }
.facts div { display: flex; flex-direction: column; background: var(--panel); border-radius: .5rem; padding: .7rem .9rem; }
.facts dt { order: 1; font-size: .85rem; line-height: 1.3; }
.facts .interval { order: 2; margin: auto 0 0; padding-top: .3rem; color: var(--faint); font-size: .8rem; }
.facts dd:not(.interval) { margin: 0; font-size: 1.6rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.pair, .beside, .targets { display: grid; gap: 1rem 2.5rem; margin: 1rem 0 1.5rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
@media (min-width: 60rem) {
  .pair { grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
  .beside { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  .targets { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
}
.pair h3, .targets div:first-child > h3 { margin-top: 0; }
ul { padding-left: 1.2rem; margin: .3rem 0; }
.pair p, .targets p { margin: .3rem 0; }
figure { margin: 0; max-width: 29rem; }
figcaption { font-weight: 600; margin-bottom: .3rem; }
svg { display: block; width: 100%; height: auto; font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
svg text { fill: var(--ink); }
svg .value { text-anchor: end; font-variant-numeric: tabular-nums; }
svg .tick { fill: var(--faint); font-size: 12px; }
svg .inside { fill: #fff; text-anchor: middle; font-size: 12px; }
.rail { fill: var(--panel); }
.bar { fill: var(--bar); }
.bar.light { fill: var(--bar-light); }
.bar.off { fill: var(--off); }
.band { fill: var(--band); }
.axis { stroke: var(--faint); stroke-width: 1; }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.halo { stroke: var(--paper); stroke-width: 4; fill: none; opacity: .75; }
.mark { stroke: var(--mark); stroke-width: 2; fill: none; }
svg .mark-label { fill: var(--mark); text-anchor: middle; font-size: 12px; }
.narrow { max-width: 36rem; }
.scroll {
  overflow-x: auto; margin: 0 0 .5rem;
  background:
    linear-gradient(to right, var(--paper) 50%, transparent) local left / 2rem 100% no-repeat,
    linear-gradient(to left, var(--paper) 50%, transparent) local right / 2rem 100% no-repeat,
    linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat;
}
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; min-width: 100%; }
caption { text-align: left; font-weight: 600; padding-bottom: .4rem; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
thead th { color: var(--faint); font-weight: 500; line-height: 1.2; vertical-align: bottom; border-bottom-width: 2px; }
th.word, td.word { text-align: left; }
tbody th { font-weight: 400; min-width: 8.5rem; }
tbody th small { display: block; white-space: normal; }
@media (max-width: 30rem) { th, td { padding-inline: .35rem; } th:first-child { padding-left: 0; } .targets tbody th { min-width: 7rem; } }
td.figure { white-space: nowrap; }
small { color: var(--faint); font-size: .8rem; white-space: nowrap; }
td small { display: block; line-height: 1.1; }
td small.cards { max-width: 28rem; margin-top: .3rem; line-height: 1.3; white-space: normal; }
.swatch { display: inline-block; width: .8rem; height: .8rem; border-radius: .15rem; vertical-align: -.05rem; }
.verdict { font-weight: 600; }
.verdict.met { color: var(--met); }
.verdict.missed { color: var(--missed); }
.verdict.unsure { color: var(--unsure); }
.verdict.unknown { color: var(--faint); }
details { margin: 1rem 0; }
summary { cursor: pointer; font-weight: 600; margin-bottom: .5rem; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); color: var(--faint); font-size: .85rem; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.fill-rows { fill: #2f6f9f; background: #2f6f9f; }
.fill-orders { fill: #a8501f; background: #a8501f; }
.fill-goods { fill: #4d7a2b; background: #4d7a2b; }
.fill-houses { fill: #8b4a8f; background: #8b4a8f; }
.fill-houseGoods { fill: #b03e66; background: #b03e66; }
.fill-boats { fill: #1f7a74; background: #1f7a74; }
.fill-missions { fill: #7d6a14; background: #7d6a14; }
.fill-opals { fill: #5a5fb0; background: #5a5fb0; }
.fill-points { fill: #6d6d6d; background: #6d6d6d; }
.fill-assets { fill: #a33a30; background: #a33a30; }
@media print { nav, details > summary { display: none; } .scroll { overflow: visible; } }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
