/** A part of a text, and whether it matches the query. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** The start index and the end index (exclusive) of a match. */
export type MatchRange = readonly [from: number, to: number];

/**
 * Splits a text at the edges of its matches. Ranges may be unordered, touch, overlap or exceed the
 * text. Empty parts are left out.
 */
export function highlight(text: string, ranges: readonly MatchRange[] = []): TextPiece[] {
  const pieces: TextPiece[] = [];
  const push = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMatch });
  };
  let position = 0;
  let current: [number, number] | undefined;
  const pushCurrent = () => {
    if (!current) return;
    push(position, current[0], false);
    push(current[0], current[1], true);
    position = current[1];
  };
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const start = Math.max(0, from);
    const end = Math.min(text.length, to);
    if (end <= start) continue;
    if (current && start <= current[1]) {
      current[1] = Math.max(current[1], end);
      continue;
    }
    pushCurrent();
    current = [start, end];
  }
  pushCurrent();
  push(position, text.length, false);
  return pieces;
}
