import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import {
  componentFiles,
  storyTitle,
  addExport,
  addListedName,
  type NewFile,
} from './componentFiles';
import { isTaken, isReservedName } from './names';
import { createThemeFile, addSeed } from './themeFiles';

/**
 * The groups of the library with their components. A group is a folder that contains PascalCase
 * folders.
 */
function componentGroups(source: string): ReadonlyMap<string, readonly string[]> {
  const folders = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const groups = folders.map((group) => {
    const components = readdirSync(join(source, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
      .map(({ name }) => name);
    return [group, components] as const;
  });
  return new Map(groups.filter(([, components]) => components.length > 0));
}

const usage =
  'npm run new -- component Name group   (PascalCase; a folder of packages/ui/src)\n' +
  'npm run new -- theme name             (camelCase)';
const [kind, name = '', group = ''] = process.argv.slice(2);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const write = ({ path, text }: NewFile) => {
  const file = join(repositoryRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
};
const editFile = (path: string, edit: (text: string) => string) =>
  write({ path, text: edit(readFileSync(join(repositoryRoot, path), 'utf8')) });
const assertAvailable = (path: string, taken: readonly string[]) => {
  if (isTaken(basename(path), taken)) fail(`${path} already exists.`);
  if (isReservedName(name)) fail(`${name} already has a meaning in JavaScript or React.`);
};
const readNames = (folder: string) => readdirSync(join(repositoryRoot, folder));

if (kind === 'component') {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name))
    fail(`A component’s name must be in PascalCase.\n${usage}`);
  const groups = componentGroups(join(repositoryRoot, 'packages/ui/src'));
  assertAvailable(`packages/ui/src/${group}/${name}`, [...groups.values()].flat());
  if (!groups.has(group)) fail(`Name its group: ${[...groups.keys()].join(', ')}.\n${usage}`);
  componentFiles(name, group).forEach(write);
  editFile('packages/ui/src/index.ts', (text) => addExport(text, name, group));
  editFile('packages/ui/src/exports.test.ts', (text) => addListedName(text, name));
  console.log(
    `\nNext: npm run storybook → ${storyTitle(name, group)}. Write its docs page first, then the rest.`,
  );
} else if (kind === 'theme') {
  if (!/^[a-z][A-Za-z0-9]+$/.test(name)) fail(`A theme’s name must be in camelCase.\n${usage}`);
  const file = createThemeFile(name);
  assertAvailable(file.path, readNames(dirname(file.path)));
  write(file);
  editFile('packages/themes/src/seeds/index.ts', (text) => addSeed(text, name));
  console.log(
    '\nNext: npm run storybook → Foundations → Theme lab, then npx vitest run packages/themes.',
  );
} else fail(usage);
