import { normalizeTyped } from '@gschool/intl';

/**
 * The email address in a typed or pasted text: without spaces around it, invisible characters and
 * `mailto:`, which copying adds, and with ASCII for full-width letters.
 */
export const normalizeEmail = (typed: string): string =>
  normalizeTyped(typed)
    .trim()
    .replace(/^mailto: ?/i, '');
