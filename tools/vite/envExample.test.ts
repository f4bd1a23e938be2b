import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { expect, it } from 'vitest';

import { parseSettings } from '../../packages/data/src/settings/schema';
import { repositoryRoot } from './root';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const example = parseEnv(read('.env.example')) as Record<string, string>;

/** Settings that only tools read. */
const toolSettings = ['SITE_SAMPLES', 'SITE_SNAPSHOT'];

it('.env.example names every setting, and none that does not exist', () => {
  const schema = read('packages/data/src/settings/schema.ts');
  const names = new Set(schema.match(/\bVITE_[A-Z_]+(?=:)/g));
  expect(Object.keys(example).sort()).toEqual([...names, ...toolSettings].sort());
});

it('.env.example explains each setting directly above it', () => {
  const lines = read('.env.example').split('\n');
  const bare = lines.filter(
    (line, at) => /^[A-Z_]+=/.test(line) && !/^# (?!---)/.test(lines[at - 1] ?? ''),
  );
  expect(bare).toEqual([]);
});

it('a copy of .env.example lacks only what Firebase needs', () => {
  const parsed = parseSettings(example);
  const missing = parsed.ok ? [] : parsed.problems.map(({ name }) => name);
  expect([...new Set(missing)].sort()).toEqual([
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_APP_ID',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_FIREBASE_PROJECT_ID',
  ]);
});

it('.env.demo needs nothing more', () => {
  expect(parseSettings(parseEnv(read('.env.demo')) as Record<string, string>).ok).toBe(true);
});
