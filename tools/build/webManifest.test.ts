import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { registry } from '../../packages/themes/src/registry';
import { serveHosting } from '../dev/hosting';
import { getAppBase } from '../vite/appBase';
import { apps } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { ensureDemoBuild } from './artifacts';
import { readWebpSize } from './pictures';
import { appleTouchIcon, SHORTCUT_ICON_SIZE, WEB_MANIFEST } from './webManifest';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

interface Manifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: Picture[];
}

/** Larger screenshots would slow down the install dialog. */
const MAX_SCREENSHOT_BYTES = 150_000;

/** The radius of the circle that every mask shows, as a share of the width. */
const SAFE_RADIUS = 0.4;

/** Whether every pixel outside the safe circle has the color of the corner. */
function isInSafeZone(file: Buffer): boolean {
  const { width, height, data } = PNG.sync.read(file);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) <= SAFE_RADIUS * width) continue;
      const at = (y * width + x) * 4;
      for (let c = 0; c < 4; c += 1) if (data[at + c] !== data[c]) return false;
    }
  }
  return true;
}

// The criteria that Chromium and Lighthouse check before they offer to install an app
// (docs/product/offline.md#installed).
describe.each(apps)('the installation of the %s', (app) => {
  const folder = join(repositoryRoot, 'apps', app, 'dist-demo');
  const base = getAppBase(app, { mode: 'demo', command: 'build' });
  /** The path of a URL in the folder of the app. */
  const inFolder = (url: string): string => url.replace(base, '/');
  let server: Server;
  let origin: string;
  let manifest: Manifest;
  beforeAll(async () => {
    ensureDemoBuild([app]);
    server = await serveHosting(app, folder, 0);
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    manifest = (await (await fetch(origin + WEB_MANIFEST)).json()) as Manifest;
  });
  afterAll(() => server.close());

  const read = ({ src }: Picture): Buffer => readFileSync(join(folder, inFolder(src)));
  const toSize = ({ sizes }: Picture) => {
    const [width, height] = sizes.split('x').map(Number);
    return { width, height };
  };
  const sizeOf = (file: Buffer) => {
    const { width, height } = PNG.sync.read(file);
    return { width, height };
  };

  it('has a manifest that every document links, with its own type', async () => {
    const { headers } = await fetch(origin + WEB_MANIFEST);
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    for (const file of [app === 'studio' ? [] : 'index.html', 'shell.html', '404.html'].flat()) {
      const html = readFileSync(join(folder, file), 'utf8');
      expect(inFolder(html.match(/<link rel="manifest" href="([^"]+)"/)?.[1] ?? '')).toBe(
        WEB_MANIFEST,
      );
      expect(html).toContain(
        `<link rel="apple-touch-icon" href="${base}icons/${appleTouchIcon.file}"`,
      );
      // The manifest and the documents start with the default theme.
      const color = registry.gschool.page.light;
      expect(html).toContain(`<meta name="theme-color" content="${color}"`);
      expect([manifest.theme_color, manifest.background_color]).toEqual([color, color]);
    }
  });

  it('has names, a display mode and a start in its scope', () => {
    const { name, short_name: shortName, display, scope } = manifest;
    expect(name.length).toBeGreaterThan(0);
    expect(shortName.length).toBeGreaterThan(0);
    expect(shortName.length).toBeLessThanOrEqual(12);
    expect(manifest.description).not.toMatch(/[{}]|\w\.\w/);
    expect(display).toBe('standalone');
    expect(manifest.id).toBe(base);
    expect(new URL(manifest.start_url, origin).href).toMatch(
      new RegExp(`^${new URL(scope, origin).href}`),
    );
  });

  it('answers the start and each shortcut with a page', async () => {
    expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((one) => one.url)]) {
      const answer = await fetch(new URL(inFolder(url), origin), { redirect: 'manual' });
      expect([url, answer.status]).toEqual([url, 200]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    }
    for (const { name, icons } of manifest.shortcuts) {
      expect(name).not.toMatch(/^\w+\.\w+$/);
      const size = { width: SHORTCUT_ICON_SIZE, height: SHORTCUT_ICON_SIZE };
      expect(icons.map((icon) => sizeOf(read(icon)))).toEqual([size]);
    }
  });

  it('has icons of their declared sizes, one of them for any mask', () => {
    for (const icon of manifest.icons) expect(sizeOf(read(icon))).toEqual(toSize(icon));
    const widths = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => toSize(icon).width);
    expect(widths('any')).toEqual([192, 512]);
    expect(widths('maskable')).toEqual([512]);
    for (const icon of manifest.icons.filter(({ purpose }) => purpose !== 'any')) {
      expect([icon.src, isInSafeZone(read(icon))]).toEqual([icon.src, true]);
    }
    // Proves that the safe-zone check can fail.
    expect(isInSafeZone(read(manifest.icons[0]!))).toBe(false);
  });

  it('has an icon for iOS, which fills its square', () => {
    const file = readFileSync(join(folder, 'icons', appleTouchIcon.file));
    const { width, height, data } = PNG.sync.read(file);
    expect([width, height]).toEqual([appleTouchIcon.size, appleTouchIcon.size]);
    expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
  });

  it('has labelled screenshots of their declared sizes, for phones and computers', () => {
    for (const screenshot of manifest.screenshots) {
      expect(existsSync(join(folder, inFolder(screenshot.src))), screenshot.src).toBe(true);
      const file = read(screenshot);
      expect(readWebpSize(file)).toEqual(toSize(screenshot));
      expect(file.length).toBeLessThan(MAX_SCREENSHOT_BYTES);
      expect(screenshot.label).toBeTruthy();
    }
    const factors = new Set(manifest.screenshots.map((one) => one.form_factor));
    expect([...factors].sort()).toEqual(['narrow', 'wide']);
  });
});
