import type { Manifest } from './packages';

/** The style sheet of a package. TypeScript needs a declaration file for it. */
export const styleSheet = 'styles.css';
export const styleSheetTypes = 'styles.d.ts';

/** `./src/settings/index.ts` → `./settings/index`, without the extension. */
const toBuiltPath = (source: string): string =>
  source.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '');

/** `1.2.3` → `^1.2.3`. The repository pins versions; a published package gives ranges. */
const toRange = (version: string): string => (/^\d/.test(version) ? `^${version}` : version);
const toRanges = (versions: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, toRange(version)]));

/** What the build produced. */
export interface BuildResult {
  /** Packages that the built modules import. */
  imports: ReadonlySet<string>;
  hasStyleSheet: boolean;
  /** Scripts by the source that they replace: `./src/settings/init.ts` → `theme-init.js`. */
  scripts?: Readonly<Record<string, string>>;
  /** Folders of JSON files that may be imported. */
  folders?: readonly string[];
}

/**
 * The published `package.json`, from that of the workspace: built files instead of sources,
 * the style sheet as an entry point, version ranges, and only the dependencies that the
 * built modules still import.
 */
export function createPublishedManifest(
  {
    exports,
    sideEffects: _sideEffects,
    dependencies = {},
    devDependencies: _devDependencies,
    peerDependencies,
    ...rest
  }: Manifest,
  { imports, hasStyleSheet, scripts = {}, folders = [] }: BuildResult,
) {
  const entries = Object.entries(exports)
    // The styles of a .css.ts entry point are in the style sheet.
    .filter(([, file]) => !file.endsWith('.css.ts') && !(file in scripts))
    .map(([entry, file]) => {
      const path = toBuiltPath(file);
      return [entry, { types: `${path}.d.ts`, import: `${path}.js` }] as const;
    });
  const used = Object.entries(dependencies).filter(([name]) => imports.has(name));
  return {
    ...rest,
    sideEffects: hasStyleSheet ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(entries),
      ...(hasStyleSheet && {
        [`./${styleSheet}`]: { types: `./${styleSheetTypes}`, default: `./${styleSheet}` },
      }),
      ...Object.fromEntries(Object.values(scripts).map((file) => [`./${file}`, `./${file}`])),
      ...Object.fromEntries(folders.map((folder) => [`./${folder}/*`, `./${folder}/*`])),
      './package.json': './package.json',
    },
    ...(used.length > 0 && { dependencies: toRanges(Object.fromEntries(used)) }),
    ...(peerDependencies && { peerDependencies: toRanges(peerDependencies) }),
  };
}
