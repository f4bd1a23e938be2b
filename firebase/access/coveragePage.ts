import type { Condition } from './coverage';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 2rem auto; max-inline-size: 72rem; padding-inline: 1rem; }
  table { border-collapse: collapse; inline-size: 100%; }
  td, th { border-block-end: 1px solid #8884; padding: 0.25rem 0.75rem; text-align: start; }
  td.n, th.n { text-align: end; font-variant-numeric: tabular-nums; }
  code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  .open { background: #d3302f2b; }
`;

const isOpen = ({ trues, falses }: Condition): boolean => trues === 0 || falses === 0;

const row = (condition: Condition): string =>
  `<tr${isOpen(condition) ? ' class="open"' : ''}><td class="n">${condition.line}</td>` +
  `<td>${escaped(condition.place)}</td><td><code>${escaped(condition.text)}</code></td>` +
  `<td class="n">${condition.trues}</td><td class="n">${condition.falses}</td></tr>`;

/** The coverage as a page: every condition, and how often it was true and false; open ones stand out. */
export const coveragePage = (conditions: readonly Condition[]): string => {
  const open = conditions.filter(isOpen).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Coverage of firestore.rules</title>
<style>${STYLE}</style>
<h1>Coverage of firestore.rules</h1>
<p>${conditions.length - open} of ${conditions.length} conditions were seen both true and false.</p>
<table>
<thead><tr><th class="n">Line</th><th>In</th><th>Condition</th><th class="n">True</th><th class="n">False</th></tr></thead>
<tbody>
${conditions.map(row).join('\n')}
</tbody>
</table>
</html>
`;
};

/** The coverage as lines for a terminal: each function and match, and how much of it was seen both ways. */
export const coverageTable = (conditions: readonly Condition[]): string => {
  const places = [...new Set(conditions.map(({ place }) => place))];
  const line = (name: string, inside: readonly Condition[]): string => {
    const closed = inside.filter((condition) => !isOpen(condition)).length;
    return `${name.padEnd(44)}${String(closed).padStart(5)} of ${String(inside.length).padStart(3)}`;
  };
  return [
    ...places.map((name) =>
      line(
        name,
        conditions.filter(({ place }) => place === name),
      ),
    ),
    line('all conditions, seen both true and false', conditions),
  ].join('\n');
};
