/** A row: the text of each column, by the column's heading. */
export type Row = Readonly<Record<string, string | number>>;

const number = /^(–|\$?-?[\d,.]+)$/;

/** Formats rows as a Markdown table. The first row names the columns; numbers are right-aligned. */
export function toMarkdownTable(rows: readonly Row[]): string {
  const headings = Object.keys(rows[0] ?? {});
  const columns = headings.map((heading) => {
    const cells = rows.map((row) => String(row[heading] ?? '–'));
    const width = Math.max(...[heading, ...cells].map((text) => text.length), 3);
    const isNumeric = cells.every((text) => number.test(text));
    const pad = (text: string) => (isNumeric ? text.padStart(width) : text.padEnd(width));
    const rule = isNumeric ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
    return [pad(heading), rule, ...cells.map(pad)];
  });
  const lineCount = columns[0]?.length ?? 0;
  return Array.from(
    { length: lineCount },
    (_, line) => `| ${columns.map((column) => column[line]).join(' | ')} |`,
  ).join('\n');
}
