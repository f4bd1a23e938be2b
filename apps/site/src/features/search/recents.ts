import { truncate } from '@gschool/domain';
import { fold } from '@gschool/domain/search';

const MAX_RECENTS = 8;
const MIN_LENGTH = 2;
const MAX_LENGTH = 80;

/** Parses stored searches. The text may be anything. */
export function parseRecents(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((one): one is string => typeof one === 'string' && one !== '')
      .slice(0, MAX_RECENTS);
  } catch {
    return [];
  }
}

const isSame = (a: string, b: string): boolean => fold(a) === fold(b);

/**
 * Adds a query at the start and removes one that differs only in case or accents. Ignores queries
 * that are too short.
 */
export function withRecent(recents: readonly string[], query: string): readonly string[] {
  const text = truncate(query.trim().replace(/\s+/g, ' '), MAX_LENGTH);
  if (text.length < MIN_LENGTH) return recents;
  return [text, ...recents.filter((one) => !isSame(one, text))].slice(0, MAX_RECENTS);
}

/** Removes a query. */
export const withoutRecent = (recents: readonly string[], query: string): readonly string[] =>
  recents.filter((one) => one !== query);
