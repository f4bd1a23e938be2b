/** A value of a cell. Dates are ISO times, so that every program reads them the same way. */
export type CsvValue = string | number | boolean | null | undefined;

/**
 * What a spreadsheet would run as a formula: a text that begins with one of these signs, even a
 * full-width one, and even after spaces.
 */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

const toCell = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  // A number can't be a formula, and stays a number.
  if (typeof value !== 'string') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",;\n\r\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One row of a CSV file (RFC 4180), with its line end. */
export const toCsvRow = (values: readonly CsvValue[]): string =>
  `${values.map(toCell).join(',')}\r\n`;

/** The first bytes of the file, so that Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file with a row of column names. `pages` are the rows, page by page. */
export async function collectCsv(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvValue[])[]>,
  onProgress: (rows: number) => void,
): Promise<Blob> {
  const parts = [BYTE_ORDER_MARK + toCsvRow(head)];
  let count = 0;
  for await (const rows of pages) {
    parts.push(rows.map(toCsvRow).join(''));
    count += rows.length;
    onProgress(count);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
