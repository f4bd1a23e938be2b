import { NO_STYLES } from './finishModules';
import type { Manifest, Origin } from './packages';

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
  origin: Origin & { directory: string };
  /** Packages that the built modules import. */
  imports: ReadonlySet<string>;
  /** Whether modules import style sheets. */
  hasStyles: boolean;
  /** Scripts by the source that they replace: `./src/settings/init.ts` → `theme-init.js`. */
  scripts?: Readonly<Record<string, string>>;
  /** Folders of JSON files that may be imported. */
  folders?: readonly string[];
}

/**
 * How modules import their style sheets. Bundlers set the condition `module`, for browsers and for
 * servers. Node does not, and cannot load style sheets: a test or a server without a bundler gets an
 * empty module. The conditions are tried in this order.
 */
const styleImports = {
  '#styles/*': { module: './*', node: `./${NO_STYLES}`, default: './*' },
};

/**
 * The published `package.json`, from that of the workspace: built files instead of sources,
 * version ranges, and only the dependencies that the built modules still import.
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
  { origin, imports, hasStyles, scripts = {}, folders = [] }: BuildResult,
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
    homepage: origin.homepage,
    repository: { ...origin.repository, directory: origin.directory },
    // An entry point that is a style sheet is imported only for its effect.
    sideEffects: Array.isArray(sideEffects)
      ? ['**/*.css', ...entries.map(([, { import: file }]) => file).filter(isStyleModule)]
      : sideEffects,
    exports: {
      ...Object.fromEntries(entries),
      ...Object.fromEntries(Object.values(scripts).map((file) => [`./${file}`, `./${file}`])),
      ...Object.fromEntries(folders.map((folder) => [`./${folder}/*`, `./${folder}/*`])),
      './package.json': './package.json',
    },
    ...(hasStyles && { imports: styleImports }),
    ...(used.length > 0 && { dependencies: toRanges(Object.fromEntries(used)) }),
    ...(peerDependencies && { peerDependencies: toRanges(peerDependencies) }),
  };
}
