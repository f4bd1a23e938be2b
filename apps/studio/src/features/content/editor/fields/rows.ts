/** A row of an entry: a chapter, or captions. In a draft, its values may have any type. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a field. A draft of a broken import may have anything in their place. */
export const toRows = (value: unknown): readonly Row[] =>
  Array.isArray(value)
    ? value.map((row) => (typeof row === 'object' && row !== null ? (row as Row) : {}))
    : [];

/** The rows with a value of one of them changed. Undefined removes the value. */
export const changeRow = (
  rows: readonly Row[],
  index: number,
  name: string,
  value: unknown,
): readonly Row[] =>
  rows.map((row, at) => {
    if (at !== index) return row;
    const { [name]: _old, ...rest } = row;
    return value === undefined ? rest : { ...row, [name]: value };
  });

export const removeRow = (rows: readonly Row[], index: number): readonly Row[] =>
  rows.filter((_, at) => at !== index);
