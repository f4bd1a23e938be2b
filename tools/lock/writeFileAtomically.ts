import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that other processes may read or write at the same time. A reader sees either the
 * old content or the new one, and if there are two writers, the last one wins. Creates the folder.
 */
export function writeFileAtomically(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
