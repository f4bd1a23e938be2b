import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

import { repositoryRoot } from '../vite/root';
import { getDistFolder, publishedPackages, type Manifest } from './packages';

/** What a project has besides: its router, its bundler and its tests. */
const projectPackages = [
  'react-router-dom',
  'vite',
  '@vitejs/plugin-react',
  'vitest',
  '@testing-library/react',
];

const quiet = ['ignore', 'pipe', 'pipe'] as const;
export const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--loglevel=error'], { cwd, encoding: 'utf8', stdio: [...quiet] });

/** Packs the output of `buildPackage`. Returns the path of the tarball. */
function packPackage(name: string, folder: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const result = JSON.parse(npm(args, getDistFolder(name))) as { filename: string }[];
  const [packed] = Object.values(result);
  if (!packed) throw new Error(`npm packed nothing for ${name}.`);
  return join(folder, packed.filename);
}

/**
 * An app outside the workspaces, in which npm installs the packed tarballs. Their dependencies are
 * links into this repository, so no network is needed. If a package does not declare a dependency,
 * it is missing.
 */
export function installFixture(): { folder: string; tarballs: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'gschool-fixture-'));
  cpSync(fileURLToPath(new URL('./fixture', import.meta.url)), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const name of publishedPackages) {
    const manifest = JSON.parse(
      readFileSync(join(getDistFolder(name), 'package.json'), 'utf8'),
    ) as Manifest;
    const requested = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const id of Object.keys(requested)) if (!id.startsWith('@gschool/')) link(folder, id);
  }
  const tarballs = publishedPackages.map((name) => packPackage(name, folder));
  const args = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  npm([...args, '--no-package-lock', ...tarballs], folder);
  for (const id of ['@types/react', '@types/react-dom', '@types/node', ...projectPackages]) {
    link(folder, id);
  }
  return { folder, tarballs };
}

function link(folder: string, id: string) {
  const path = join(folder, 'node_modules', id);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(repositoryRoot, 'node_modules', id), path, 'junction');
}

/**
 * Bundles one of the fixture's entries. Returns its JavaScript, its styles, and their gzipped sizes
 * in bytes.
 */
export async function bundleEntry(folder: string, entry: string) {
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    // Uses React's production code, no matter what NODE_ENV is.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(folder, entry) },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const styles = files
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
    .join('');
  return {
    code,
    bytes: gzipSync(code).byteLength,
    styles,
    styleBytes: gzipSync(styles).byteLength,
  };
}

/** Builds the fixture's page into `dist`. */
export const buildPage = (folder: string) =>
  build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { modulePreload: { polyfill: false } },
  });
