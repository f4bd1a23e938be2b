import { readFileSync } from 'node:fs';

/** The JSON of a file that the owner may have edited. Some editors begin it with a byte order mark. */
export const readJsonFile = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
