import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

/** A word that names may not contain, from a row of `docs/glossary.md`. */
export interface NameRule {
  /** The word in lowercase. It must be a whole word of a name. */
  word: string;
  /**
   * True if the word is refused only as the first of several: `hold…` refuses `holdPage`, but not
   * `threshold`.
   */
  isPrefix: boolean;
  /** The term to use instead. */
  term: string;
  /** Identifiers in which the word has another meaning. */
  allowedNames: readonly string[];
  /** Files and folders (ending with `/`) in which the word has another meaning. */
  allowedPaths: readonly string[];
}

/** A row of a table in the glossary. */
export interface GlossaryRow {
  term: string;
  replaces: string;
  /** The code spans of "refused in names". */
  refused: readonly string[];
  /** The code spans of "allowed". */
  allowed: readonly string[];
}

const COLUMNS = 6;

const codeSpans = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);

/**
 * Reads every table in the glossary. Throws an error if a row has a different number of columns.
 */
export function parseGlossary(markdown: string): readonly GlossaryRow[] {
  const isRow = (line: string) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line);
  const rows = markdown.split('\n').filter(isRow);
  return rows
    .map((line) => {
      const cells = line.slice(1, line.lastIndexOf('|')).split('|');
      if (cells.length !== COLUMNS) {
        throw new Error(`docs/glossary.md: a row needs ${COLUMNS} columns: ${line}`);
      }
      const [term, , , replaces, refused, allowed] = cells.map((cell) => cell.trim());
      return {
        term: term!,
        replaces: replaces!,
        refused: codeSpans(refused!),
        allowed: codeSpans(allowed!),
      };
    })
    .filter(({ term }) => term !== 'term');
}

/** Converts rows to rules. */
export const toNameRules = (rows: readonly GlossaryRow[]): readonly NameRule[] =>
  rows.flatMap(({ term, refused, allowed }) =>
    refused.map((word) => ({
      word: word.replace('…', '').toLowerCase(),
      isPrefix: word.endsWith('…'),
      term,
      allowedNames: allowed.filter((name) => !name.includes('/')),
      allowedPaths: allowed.filter((name) => name.includes('/')),
    })),
  );

/** The rules of `docs/glossary.md` for identifiers and file names. */
export const nameRules = toNameRules(
  parseGlossary(readFileSync(join(repositoryRoot, 'docs/glossary.md'), 'utf8')),
);
