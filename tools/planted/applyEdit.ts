import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Edit, PlantedError } from './plantedError';

/** Applies an edit to a text. Throws if the text to find does not occur exactly once. */
export function applyEdit(text: string, { find, replace }: Edit): string {
  const matches =
    typeof find === 'string'
      ? text.split(find).length - 1
      : [...text.matchAll(new RegExp(find.source, `${find.flags.replace('g', '')}g`))].length;
  if (matches !== 1) throw new Error(`The text was found ${matches} times: ${find}`);
  const changed =
    typeof find === 'string' ? text.replace(find, () => replace) : text.replace(find, replace);
  if (changed === text) throw new Error(`The edit changes nothing: ${find}`);
  return changed;
}

/** Writes an error into a worktree. Throws, and writes nothing, if an edit no longer matches. */
export function plantError(root: string, { edits }: PlantedError): void {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const path = join(root, edit.file);
    texts.set(path, applyEdit(texts.get(path) ?? readFileSync(path, 'utf8'), edit));
  }
  for (const [path, text] of texts) writeFileSync(path, text);
}
