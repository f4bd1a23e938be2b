/** A title broken into lines, and the size of its letters in pixels. */
export interface FittedTitle {
  lines: readonly string[];
  size: number;
}

/**
 * The font sizes of a title, the largest first, and the number of lines that fit into the picture
 * at each size.
 */
const sizes = [
  { size: 80, lines: 3 },
  { size: 66, lines: 4 },
  { size: 52, lines: 6 },
] as const;

/**
 * The width of a letter as a multiple of the font size: an upper bound for Inter in the picture's
 * style.
 */
function getLetterWidth(letter: string): number {
  if (/[ijlI.,:;!'’|()\s]/.test(letter)) return 0.26;
  if (/[ftr\-“”"–/]/.test(letter)) return 0.38;
  if (/[mwMW@%—…]/.test(letter)) return 0.88;
  return /\p{Lu}/u.test(letter) ? 0.69 : 0.55;
}

const getWidth = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + getLetterWidth(letter), 0) * size;

/** Breaks a text between words. A word that is wider than the line gets its own line. */
function breakLines(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && getWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Fits a title into a width: as large as possible, cut off with an ellipsis if it is too long. */
export function fitTitle(title: string, width: number): FittedTitle {
  for (const { size, lines: most } of sizes) {
    const lines = breakLines(title, size, width);
    const fits = lines.length <= most && lines.every((line) => getWidth(line, size) <= width);
    if (fits) return { lines, size };
  }
  const { size, lines: most } = sizes[sizes.length - 1]!;
  const lines = breakLines(title, size, width);
  const isCut = lines.length > most;
  return {
    lines: lines.slice(0, most).map((line, at) => cut(line, size, width, isCut && at === most - 1)),
    size,
  };
}

/** Shortens a line to a width. Adds an ellipsis if something is cut off. */
function cut(line: string, size: number, width: number, hasMore: boolean): string {
  let text = hasMore ? `${line}…` : line;
  while (getWidth(text, size) > width) text = `${text.replace(/…$/, '').slice(0, -1)}…`;
  return text;
}
