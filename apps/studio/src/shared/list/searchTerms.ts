import { normalizeEmail, removeInvisible } from '@gschool/domain';
import { fold } from '@gschool/domain/search';

/** `mailto:`, brackets, quotation marks and commas that were copied with an email address. */
const copiedMarks = /^(?:mailto:|[<("'«“„]){1,9}|[>)"'»”,;]{1,9}$/giu;

const split = (query: string): readonly string[] =>
  removeInvisible(query)
    .split(/\s+/)
    .map((word) => word.replace(copiedMarks, ''))
    .filter(Boolean);

/**
 * The terms of a search as they are compared: folded, and without invisible characters and
 * marks that were copied with an address, as in `Mira Vale <mira@example.com>,`.
 */
export const splitSearchTerms = (query: string): readonly string[] =>
  split(query).map(fold).filter(Boolean);

/** The first email in a search, with the digits 0–9; null if there is none. */
export const findTypedEmail = (query: string): string | null =>
  split(query)
    .map(normalizeEmail)
    .find((word) => /^[^@]+@[^@]+$/.test(word)) ?? null;
