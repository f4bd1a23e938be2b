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

const isUncovered = ({ trueCount, falseCount }: Condition): boolean =>
  trueCount === 0 || falseCount === 0;

const row = (condition: Condition): string =>
  `<tr${isUncovered(condition) ? ' class="open"' : ''}><td class="n">${condition.line}</td>` +
  `<td>${escaped(condition.block)}</td><td><code>${escaped(condition.text)}</code></td>` +
  `<td class="n">${condition.trueCount}</td><td class="n">${condition.falseCount}</td></tr>`;

/** The coverage as an HTML page of all conditions, with the uncovered ones highlighted. */
export const coveragePage = (conditions: readonly Condition[]): string => {
  const uncoveredCount = conditions.filter(isUncovered).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Coverage of firestore.rules</title>
<style>${STYLE}</style>
<h1>Coverage of firestore.rules</h1>
<p>${conditions.length - uncoveredCount} of ${conditions.length} conditions were both true and false.</p>
<table>
<thead><tr><th class="n">Line</th><th>In</th><th>Condition</th><th class="n">True</th><th class="n">False</th></tr></thead>
<tbody>
${conditions.map(row).join('\n')}
</tbody>
</table>
</html>
`;
};

/** The coverage for the terminal: the number of covered conditions for each block. */
export const coverageTable = (conditions: readonly Condition[]): string => {
  const blocks = [...new Set(conditions.map(({ block }) => block))];
  const line = (name: string, inside: readonly Condition[]): string => {
    const coveredCount = inside.filter((condition) => !isUncovered(condition)).length;
    return `${name.padEnd(44)}${String(coveredCount).padStart(5)} of ${String(inside.length).padStart(3)}`;
  };
  return [
    ...blocks.map((name) =>
      line(
        name,
        conditions.filter(({ block }) => block === name),
      ),
    ),
    line('all conditions, both true and false', conditions),
  ].join('\n');
};
