/**
 * The inspector has its own styles, independent of the product's themes. Its button covers nothing:
 * at 1200 px and wider, it is in the page's margin; on narrower pages, it is at the end of the
 * page.
 */
const css = `
:host { display: block; background: #1d1b18;
  font: 14px/1.45 ui-sans-serif, system-ui, sans-serif; color: #f4f2ee; color-scheme: dark; }
@media print { :host { display: none; } }
* { box-sizing: border-box; }
button, select, a { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid #ffd54a; outline-offset: 2px; }
.toggle { inline-size: 100%; min-block-size: 56px; padding: 8px 16px; border: 0; background: none;
  cursor: pointer; display: flex; align-items: center; justify-content: center; gap: 8px; }
.toggle:focus-visible { outline-offset: -4px; }
.toggle svg { inline-size: 20px; block-size: 20px; flex: none; }
.toggle[data-alarm] .label::after { content: ' !'; color: #ff6b5e; font-weight: 700; }
.count:empty { display: none; }
.count { padding: 0 8px; border-radius: 999px; background: #ecba12; color: #16130c;
  font-weight: 650; font-size: 12.5px; white-space: nowrap; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; }
.panel { position: fixed; z-index: 2147483000; inset-block-end: 8px; inset-inline: 8px;
  block-size: min(560px, calc(100dvh - 16px));
  display: flex; flex-direction: column; background: #1d1b18; border: 1px solid #47433d;
  border-radius: 14px; box-shadow: 0 18px 50px rgb(0 0 0 / .45); overflow: hidden; }
@media (min-width: 1200px) {
  :host { block-size: 0; }
  .toggle { position: fixed; z-index: 2147483000; inset-block-end: 16px; inset-inline-start: 4px;
    inline-size: 40px; min-block-size: 40px; padding: 0; border: 1px solid #5b564e;
    border-radius: 50%; background: #1d1b18; box-shadow: 0 4px 16px rgb(0 0 0 / .3); }
  .label { display: none; }
  .toggle[data-alarm]::after, .count:not(:empty) { position: absolute; inset-block-start: -4px;
    inset-inline-end: -4px; inline-size: 14px; block-size: 14px; padding: 0; border-radius: 50%;
    border: 2px solid #1d1b18; }
  .toggle[data-alarm]::after { content: ''; background: #ff6b5e; }
  .count:not(:empty) { font-size: 0; inset-block-start: auto; inset-block-end: -4px; }
  :host([data-side=end]) .toggle { inset-inline: auto 4px; }
  :host([data-side=end]) .panel { inset-inline: auto 8px; }
  .panel { inset-inline: 8px auto; inset-block-end: 68px; inline-size: 440px;
    block-size: min(560px, calc(100dvh - 96px)); }
}
.panel[hidden], .body[hidden] { display: none; }
header { display: flex; align-items: center; gap: 8px; padding: 12px 12px 8px 16px; }
h2 { margin: 0; font-size: 15px; font-weight: 650; flex: 1; }
.small { min-block-size: 36px; padding: 4px 12px; border: 1px solid #5b564e; border-radius: 8px;
  background: #2b2824; cursor: pointer; }
.small:hover { background: #3a362f; }
.danger { border-color: #a8443b; color: #ffb4ab; }
[role=tablist] { display: flex; padding: 0 8px; border-block-end: 1px solid #47433d; }
[role=tab]:focus-visible { outline-offset: -3px; }
[role=tab] { flex: 1; min-block-size: 44px; padding: 0 6px; border: 0; background: none;
  color: #c9c3b8; cursor: pointer; border-block-end: 2px solid transparent; }
[role=tab][aria-selected=true] { color: #fff; border-block-end-color: #ecba12; }
.body { flex: 1; overflow: auto; padding: 12px 16px 16px; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-block-end: 12px; }
label { display: grid; gap: 4px; margin-block-end: 16px; color: #c9c3b8; }
select { min-block-size: 40px; padding: 0 8px; border-radius: 8px; border: 1px solid #5b564e;
  background: #2b2824; color: #f4f2ee; }
h3 { margin: 8px 0; font-size: 13px; color: #c9c3b8; font-weight: 600; }
p { margin: 0 0 8px; }
.soft { color: #c9c3b8; }
table { inline-size: 100%; border-collapse: collapse; font-size: 12.5px; }
th { text-align: start; color: #c9c3b8; font-weight: 600; padding: 4px 6px 6px 0; }
td { padding: 5px 6px 5px 0; border-block-start: 1px solid #37332d; vertical-align: top;
  overflow-wrap: anywhere; }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr[data-bad] td { color: #ffb4ab; }
article { padding-block: 12px 16px; }
article + article { border-block-start: 1px solid #37332d; }
article h3 { margin: 0 0 2px; font-size: 14px; color: #fff; font-weight: 650; }
article a { display: inline-flex; align-items: center; min-block-size: 44px; text-decoration: none;
  border-color: #ecba12; color: #ffd54a; margin-block-end: 8px; }
`;

/** A constructed stylesheet, which a content security policy without `unsafe-inline` allows. */
export function inspectorSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
