import type { Manifest } from './sources';

/** The style sheet of a package, beside its modules. */
export const sheet = 'styles.css';
export const sheetTypes = 'styles.d.ts';

/** `./src/settings/index.ts` → `./settings/index`, without an ending. */
const builtPath = (source: string): string =>
  source.replace(/^\.\/src\//, './').replace(/\.ts$/, '');

/** A range that takes fixes and additions of what the repository pins. */
const range = (version: string): string => (/^\d/.test(version) ? `^${version}` : version);
const ranges = (versions: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, range(version)]));

/** What the build found out beside what the workspace's manifest says. */
export interface Built {
  /** Packages that the built modules import. */
  imported: ReadonlySet<string>;
  /** Further files by the source they are made from: `./src/settings/init.ts` → `theme-init.js`. */
  assets?: Readonly<Record<string, string>>;
  /** Whether it has a style sheet. */
  hasSheet: boolean;
  /** Folders whose JSON files may be read. */
  folders?: readonly string[];
}

/**
 * The manifest that is published, from the one that the workspace uses: built files
 * instead of sources, the style sheet as an entry, ranges instead of pins, and of the
 * dependencies those that are still imported.
 */
export function publishedManifest(
  {
    exports,
    sideEffects: _sources,
    dependencies = {},
    devDependencies: _tools,
    peerDependencies,
    ...rest
  }: Manifest,
  { imported, hasSheet, assets = {}, folders = [] }: Built,
) {
  const entries = Object.entries(exports)
    // A module that only brings styles is the sheet itself.
    .filter(([, file]) => !file.endsWith('.css.ts') && !(file in assets))
    .map(([entry, file]) => {
      const path = builtPath(file);
      return [entry, { types: `${path}.d.ts`, import: `${path}.js` }] as const;
    });
  const kept = Object.entries(dependencies).filter(([name]) => imported.has(name));
  return {
    ...rest,
    sideEffects: hasSheet ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(entries),
      ...(hasSheet && { [`./${sheet}`]: { types: `./${sheetTypes}`, default: `./${sheet}` } }),
      ...Object.fromEntries(Object.values(assets).map((file) => [`./${file}`, `./${file}`])),
      ...Object.fromEntries(folders.map((folder) => [`./${folder}/*`, `./${folder}/*`])),
      './package.json': './package.json',
    },
    ...(kept.length > 0 && { dependencies: ranges(Object.fromEntries(kept)) }),
    ...(peerDependencies && { peerDependencies: ranges(peerDependencies) }),
  };
}
