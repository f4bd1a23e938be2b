import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { replaceCondition, replaceRuleFunction } from './edits/accessRule';
import { replaceProp } from './edits/jsxProp';
import { replaceNamed } from './edits/namedCode';
import type { Edit, PlantedError } from './plantedError';

/** Replaces the only line that begins with a text, or removes it. */
function replaceLine(text: string, start: string, replacement: string): string {
  const lines = text.split('\n');
  const found = lines.flatMap((line, at) => (line.trimStart().startsWith(start) ? [at] : []));
  if (found.length !== 1) throw new Error(`${found.length} lines begin with ${start}`);
  return lines.toSpliced(found[0]!, 1, ...(replacement === '' ? [] : [replacement])).join('\n');
}

function change(text: string, edit: Exclude<Edit, { create: string }>): string {
  if ('prop' in edit) return replaceProp(text, edit.prop, edit.code);
  if ('line' in edit) return replaceLine(text, edit.line, edit.text);
  if ('match' in edit) return replaceCondition(text, edit.match, edit.allow, edit.code);
  const replace = edit.file.endsWith('.rules') ? replaceRuleFunction : replaceNamed;
  return replace(text, edit.name, edit.code);
}

/**
 * Applies an edit to the text of its file; null if the file does not exist. Throws if the edit's
 * place can no longer be found.
 */
export function applyEdit(text: string | null, edit: Edit): string {
  if ('create' in edit) {
    if (text !== null) throw new Error(`${edit.file} exists`);
    return edit.create;
  }
  if (text === null) throw new Error(`There is no ${edit.file}`);
  const changed = change(text, edit);
  if (changed === text) throw new Error(`The edit changes nothing in ${edit.file}`);
  return changed;
}

/** The changed texts of an error, by path. Throws if an edit can no longer be applied. */
export function applyEdits(root: string, { edits }: PlantedError): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const path = join(root, edit.file);
    const text = texts.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
    texts.set(path, applyEdit(text, edit));
  }
  return texts;
}

/**
 * Writes an error into a worktree. If an edit can no longer be applied, throws and writes nothing.
 */
export function plantError(root: string, error: PlantedError): void {
  for (const [path, text] of applyEdits(root, error)) writeFileSync(path, text);
}
