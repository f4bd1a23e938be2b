import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen';
import { describe, expect, it } from 'vitest';

import manifest from '../package.json' with { type: 'json' };

const source = fileURLToPath(new URL('.', import.meta.url));
const all = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures)\./.test(file),
);
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** The file of each name that an entry point exports. */
const exported = Object.values(manifest.exports).flatMap((entry) =>
  [
    ...read(entry.replace('./src/', '')).matchAll(
      /^export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/gm,
    ),
  ].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ name: name.replace(/^type /, ''), file: `${file}.tsx`, entry })),
  ),
);
const components = exported
  .filter(
    ({ name, file }) =>
      all.includes(file) && new RegExp(`^export (function|const) ${name}\\b`, 'm').test(read(file)),
  )
  .filter(({ name }) => /^[A-Z][a-z]/.test(name));

const importer = makeFsImporter();
const documents = new Map<string, Documentation[]>();
/** The documentation of the components of a file, which is read only once. */
function document(file: string): Documentation[] {
  const found =
    documents.get(file) ??
    parse(read(file), {
      filename: join(source, file),
      resolver: new builtinResolvers.FindAllDefinitionsResolver(),
      importer,
      babelOptions: { babelrc: false, configFile: false },
    });
  documents.set(file, found);
  return found;
}

describe('every prop of every exported component', () => {
  it('finds the components', () => expect(components.length).toBeGreaterThan(60));

  it('finds the props of a union', () => {
    const props = ['Button', 'IconButton'].map((name) =>
      Object.keys(document(`actions/${name}/${name}.tsx`)[0]?.props ?? {}),
    );
    for (const names of props) {
      expect(names).toEqual(expect.arrayContaining(['variant', 'href', 'isExternal', 'type']));
    }
  });

  it.each(components)('$name', ({ name, file }) => {
    const definition = document(file).find(({ displayName }) => displayName === name);
    expect(
      definition,
      `${file} has no component ${name} that documentation can read`,
    ).toBeDefined();
    expect(definition?.description, `${name} does not say what it is for`).toBeTruthy();
    const silent = Object.entries(definition?.props ?? {})
      // Props that need no description: React's own, and the class that the parent may set.
      .filter(([prop]) => !['children', 'className', 'ref', 'key'].includes(prop))
      .filter(([, { description }]) => !description?.replace(/@\w+[^\n]*/g, '').trim())
      .map(([prop]) => prop);
    expect(silent).toEqual([]);
  });

  it.each(components)('$name has an exported type, if it has props', ({ name, file, entry }) => {
    const props = document(file).find(({ displayName }) => displayName === name)?.props ?? {};
    const types = exported.filter((other) => other.entry === entry).map((other) => other.name);
    expect(Object.keys(props).length === 0 || types.includes(`${name}Props`)).toBe(true);
  });
});

describe('the imports of components', () => {
  const foreign =
    /from '(react-router[^']*|@gschool\/(?!themes|poster-art|state|intl)[^']*|firebase[^']*|dayjs[^']*|msw[^']*)'/;
  it.each(all)('%s imports no router, data or domain', (file) => {
    expect(read(file)).not.toMatch(foreign);
  });
});
