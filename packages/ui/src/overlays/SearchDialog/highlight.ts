/** A piece of a text, and whether it is what was looked for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** From a character's index up to, and without, another one's. */
export type MatchRange = readonly [from: number, to: number];

/**
 * A text cut at the edges of its matches. Ranges may come in any order, touch, overlap or reach
 * over the ends; what is empty is left out.
 */
export function highlight(text: string, ranges: readonly MatchRange[] = []): TextPiece[] {
  const pieces: TextPiece[] = [];
  const push = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMatch });
  };
  let at = 0;
  let open: [number, number] | undefined;
  const close = () => {
    if (!open) return;
    push(at, open[0], false);
    push(open[0], open[1], true);
    at = open[1];
  };
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const start = Math.max(0, from);
    const end = Math.min(text.length, to);
    if (end <= start) continue;
    if (open && start <= open[1]) {
      open[1] = Math.max(open[1], end);
      continue;
    }
    close();
    open = [start, end];
  }
  close();
  push(at, text.length, false);
  return pieces;
}
