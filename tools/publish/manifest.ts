import type { Manifest } from './packages';

/** `./src/settings/index.ts` → `./settings/index`, without the extension. */
const toBuiltPath = (source: string): string =>
  source.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '');

/** Whether a built module comes from a `.css.ts` source. */
const isStyleModule = (file: string): boolean => file.endsWith('.css.js');

/**
 * Converts a version to a range: `1.2.3` → `^1.2.3`. The repository pins versions; a published
 * package uses ranges.
 */
const toRange = (version: string): string => (/^\d/.test(version) ? `^${version}` : version);
const toRanges = (versions: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, toRange(version)]));

/** The result of the build. */
export interface BuildResult {
  /** Packages that the built modules import. */
  imports: ReadonlySet<string>;
  /**
   * Scripts, by the source that each of them replaces: `./src/settings/init.ts` → `theme-init.js`.
   */
  scripts?: Readonly<Record<string, string>>;
  /** Folders of JSON files that may be imported. */
  folders?: readonly string[];
}

/**
 * The published `package.json`, based on the workspace's: built files instead of sources, version
 * ranges, and only the dependencies that the built modules still import.
 */
export function createPublishedManifest(
  {
    exports,
    sideEffects,
    dependencies = {},
    devDependencies: _devDependencies,
    peerDependencies,
    ...rest
  }: Manifest,
  { imports, scripts = {}, folders = [] }: BuildResult,
) {
  const entries = Object.entries(exports)
    .filter(([, file]) => !(file in scripts))
    .map(([entry, file]) => {
      const path = toBuiltPath(file);
      return [entry, { types: `${path}.d.ts`, import: `${path}.js` }] as const;
    });
  const used = Object.entries(dependencies).filter(([name]) => imports.has(name));
  return {
    ...rest,
    // An entry point that is a style sheet is imported only for its side effect.
    sideEffects: Array.isArray(sideEffects)
      ? ['**/*.css', ...entries.map(([, { import: file }]) => file).filter(isStyleModule)]
      : sideEffects,
    exports: {
      ...Object.fromEntries(entries),
      ...Object.fromEntries(Object.values(scripts).map((file) => [`./${file}`, `./${file}`])),
      ...Object.fromEntries(folders.map((folder) => [`./${folder}/*`, `./${folder}/*`])),
      './package.json': './package.json',
    },
    ...(used.length > 0 && { dependencies: toRanges(Object.fromEntries(used)) }),
    ...(peerDependencies && { peerDependencies: toRanges(peerDependencies) }),
  };
}
