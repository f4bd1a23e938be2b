import { replaceFillers } from '@gschool/domain';

/** Prints lines. Each argument is one line. */
export type Print = (...lines: readonly string[]) => void;

/** Matches characters that move the cursor or start a line. A tab is one of them. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Matches invisible characters that can change how the text around them looks: control characters,
 * single surrogates, bidi controls, zero-width characters, and tags. The two joiners (U+200C and
 * U+200D) stay, because names in Persian and emoji need them.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\u00ad\u180e\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Converts a text to a single line without characters that change how a terminal displays it.
 * Characters that only look like a space become a space, so that `formatText` finds all runs of
 * spaces.
 */
export const toPrintableLine = (text: string): string =>
  replaceFillers(text.replace(BREAKS, ' ')).replace(INVISIBLE, '');

const MAX_LENGTH = 200;

/**
 * Formats a text that a member or customer wrote, so that it can be part of a line. The text is
 * cleaned and cut to 200 characters. Runs of spaces are removed, because they could make a terminal
 * wrap the line, and the rest would look like a separate line.
 */
export const formatText = (value: unknown): string => {
  const text = toPrintableLine(String(value)).replace(/\s+/gu, ' ').trim();
  const characters = [...text];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
};

/**
 * Creates the function through which every command prints. It cleans each line (`toPrintableLine`),
 * so a text from a customer cannot start a line or control the terminal.
 *
 * @param write writes a line and a line break
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
