import { replaceFillers } from '@gschool/domain';

/** Prints lines. Each argument is one line. */
export type Print = (...lines: readonly string[]) => void;

/** Characters that move the cursor or start a line. A tab counts as one. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Characters that are not visible and can change how the text around them looks: control characters,
 * single surrogates, bidi controls, zero-width characters, and tags. The two joiners (U+200C and
 * U+200D) stay, because names in Persian and emoji need them.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\u00ad\u180e\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Makes a text one line without characters that change how a terminal shows it. Characters that only
 * look like a space become one, so that `formatText` finds all runs of spaces.
 */
export const toPrintableLine = (text: string): string =>
  replaceFillers(text.replace(BREAKS, ' ')).replace(INVISIBLE, '');

const MAX_LENGTH = 200;

/**
 * Formats a text that a member or customer wrote, to be part of a line: cleaned, without runs of
 * spaces (a terminal would wrap them, and what follows would look like a separate line), and at
 * most 200 characters.
 */
export const formatText = (value: unknown): string => {
  const text = toPrintableLine(String(value)).replace(/\s+/gu, ' ').trim();
  const characters = [...text];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
};

/**
 * Creates the function through which every command prints. It cleans each line
 * (`toPrintableLine`), so a text from a customer cannot start a line or control the terminal.
 *
 * @param write writes one line and its line break
 */
export const createPrint =
  (write: (line: string) => void): Print =>
  (...lines) => {
    for (const line of lines) write(toPrintableLine(line));
  };

/** Prints to stdout. */
export const printOutput: Print = createPrint((line) => console.log(line));

/** Prints to stderr. */
export const printError: Print = createPrint((line) => console.error(line));
