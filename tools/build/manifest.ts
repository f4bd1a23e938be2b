import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CHUNK_FILES } from '../vite/chunkFiles';

/** An entry of Vite's build manifest. */
interface ManifestChunk {
  file: string;
  /** The name that the bundler gave to the chunk, without a hash. */
  name?: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
}

/** Vite's build manifest: source path or chunk name → chunk. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Reads the manifest of a built client, with the target of every dynamic import as a key. */
export function readManifest(folder: string): Manifest {
  const manifest = readJson(folder, '.vite/manifest.json') as Manifest;
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const files = Object.entries(readJson(folder, CHUNK_FILES) as Record<string, string>);
  return {
    ...Object.fromEntries(files.map(([key, file]) => [key, byFile.get(file)!])),
    ...manifest,
  };
}

/**
 * The keys of a chunk and of all its static imports, in the order in which they run and in which
 * their style sheets apply. Throws on an unknown key.
 */
function getStaticImports(
  manifest: Manifest,
  key: string,
  ordered: Set<string>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(key)) return ordered;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest has no "${key}"`);
  seen.add(key);
  for (const imported of chunk.imports ?? []) getStaticImports(manifest, imported, ordered, seen);
  return ordered.add(key);
}

/** The scripts and style sheets of chunks and of all their static imports. */
export function getChunkFiles(
  manifest: Manifest,
  keys: readonly string[],
): { scripts: string[]; styles: string[] } {
  const reachable = new Set<string>();
  for (const key of keys) getStaticImports(manifest, key, reachable);
  const chunks = [...reachable].map((key) => manifest[key]!);
  return {
    scripts: [...new Set(chunks.map((chunk) => chunk.file).filter((f) => f.endsWith('.js')))],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

/**
 * A name for each script that stays the same when its content changes: its source file relative to
 * the repository or the app's folder, or the name of its group.
 */
export function getChunkNames(manifest: Manifest): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [key, { file, src, name }] of Object.entries(manifest)) {
    // A key with an underscore contains the hash.
    const source = src ?? names.get(file) ?? (key.startsWith('_') ? (name ?? key) : key);
    names.set(file, source.replace(/^(\.\.\/)+/, ''));
  }
  return names;
}

/** The key of the client entry. */
export function getEntryKey(manifest: Manifest): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!found) throw new Error('The manifest has no entry');
  return found[0];
}

/**
 * Finds chunks that import each other, as `a > b > a`. Such a build may call a function in a file
 * that has not run yet, depending on which chunk is imported first.
 */
export function findCircularImports(manifest: Manifest): string[] {
  const done = new Set<string>();
  const found = new Set<string>();
  const visit = (key: string, path: readonly string[]): void => {
    const start = path.indexOf(key);
    if (start >= 0) found.add([...path.slice(start), key].join(' > '));
    if (start >= 0 || done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return [...found];
}
