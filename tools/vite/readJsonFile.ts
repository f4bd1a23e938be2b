import { readFileSync } from 'node:fs';

/**
 * Parses a JSON file that its owner may have edited. Some editors add a byte order mark at the
 * beginning.
 */
export const readJsonFile = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
