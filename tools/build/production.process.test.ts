import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { languageNames } from '../../packages/app/src/i18n/languages';
import { apps, servedApps } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { ensureProductionBuild, getProductionFolder, productionSettings } from './artifacts';
import { findPolicyViolations, type PolicyDigests } from './document';
import { measureView } from './measure';
import { NOTICES_FILE, readBundledPackages } from './notices';
import { DIGESTS_FILE } from './prerender';
import { views } from './views';
import { describeBuild } from './writeWorker';

/** Texts that occur only in the mock's code or data. A production build must not contain them. */
const sentinels = [
  'gschool-mock-sentinel',
  'gschool-demo',
  'mockServiceWorker',
  'mockWorker',
  'google-popup',
  'demo-link',
  '@gschool.example',
];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe.each(apps)('the production build of the %s', (app) => {
  const folder = getProductionFolder(app);
  beforeAll(ensureProductionBuild);

  it('contains nothing of the mock, whatever the environment sets', () => {
    expect(productionSettings.VITE_BACKEND).toBe('mock');
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap((file) => {
      const text = file + readFileSync(file, 'latin1');
      return sentinels.filter((sentinel) => text.includes(sentinel)).map((s) => `${s} in ${file}`);
    });
    expect(found).toEqual([]);
  });

  it('loads no text of another language before it is chosen', () => {
    const inFirstViews = views
      .filter((view) => view.app === app)
      .flatMap((view) => measureView(view, folder).scripts.map(({ file }) => join(folder, file)));
    const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
    // Every document contains the message that the app did not load, because no catalog is loaded
    // then. A typed time is read with its Arabic words in every language.
    const always = new Set(
      ['packages/app/src/client/loadFailure.ts', 'packages/intl/src/typedDate.ts'].flatMap(
        (path) =>
          readFileSync(join(repositoryRoot, path), 'utf8').match(/[\u0600-\u06ff]{3,}/g) ?? [],
      ),
    );
    const arabic = (file: string) =>
      (
        readFileSync(file, 'utf8')
          .replaceAll(languageNames.ar, '')
          // Only words of three or more letters count, because the search's folding rules contain
          // single letters.
          .match(/[\u0600-\u06ff]{3,}/g) ?? []
      ).filter((word) => !always.has(word));
    expect(inFirstViews.length).toBeGreaterThan(2);
    expect([...pages, ...inFirstViews].flatMap(arabic)).toEqual([]);
    // The chunk with Arabic messages exists.
    expect(
      filesIn(folder)
        .filter((file) => file.endsWith('.js'))
        .flatMap(arabic),
    ).not.toEqual([]);
  });

  it('loads no code of App Check, which these settings do not turn on', () => {
    const isAppCheck = (file: string) =>
      readFileSync(file, 'utf8').includes('content-firebaseappcheck.googleapis.com');
    const first = views
      .filter((view) => view.app === app)
      .flatMap((view) => measureView(view, folder).scripts.map(({ file }) => join(folder, file)));
    expect(first.filter(isAppCheck)).toEqual([]);
    // The code is in its own chunk.
    const scripts = filesIn(folder).filter((file) => file.endsWith('.js'));
    expect(scripts.filter(isAppCheck)).toHaveLength(1);
  });

  it('contains its settings', () => {
    const scripts = filesIn(folder).filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => readFileSync(file, 'utf8').includes('a-real-school'))).toBe(true);
  });

  it('follows the content security policy on every page, and blocks no first paint', () => {
    const digests = JSON.parse(readFileSync(join(folder, DIGESTS_FILE), 'utf8')) as PolicyDigests;
    const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThanOrEqual(2);
    for (const page of pages) {
      const html = readFileSync(page, 'utf8');
      expect(findPolicyViolations(html, digests), page).toEqual([]);
      // The script for the first paint is inline and comes first, so that no other theme flashes.
      expect(html.match(/<script[^>]*>/)?.[0], page).toMatch(/^<script( data-entry="[^"]+")?>$/);
      expect(html, page).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled>)/);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).not.toContain('<!--app-');
    }
  });

  it('has a service worker that knows its files, and no first view that loads it', () => {
    const documents = filesIn(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => relative(folder, file));
    const { files, documents: paths } = describeBuild({ client: folder, documents });
    const worker = readFileSync(join(folder, 'worker.js'), 'utf8');
    expect([...files, ...paths].filter((path) => !worker.includes(path))).toEqual([]);
    // The studio prerenders no page.
    const expected = { site: ['/', '/auth/sign-in'], shop: ['/', '/auth/login'], studio: [] };
    expect(paths).toEqual(expect.arrayContaining(expected[app]));
    const first = views
      .filter((view) => view.app === app)
      .flatMap((view) => measureView(view, folder).scripts.map(({ file }) => join(folder, file)));
    expect(first.filter((file) => readFileSync(file, 'utf8').includes('STORE_FILES'))).toEqual([]);
    expect(
      filesIn(folder).filter(
        (file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes('STORE_FILES'),
      ),
    ).toHaveLength(2);
  });

  it('contains a notice for every bundled package, with the text of its license', () => {
    const notices = readFileSync(join(folder, NOTICES_FILE), 'utf8');
    const packages = readBundledPackages(folder);
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        '@firebase/auth',
        '@fontsource-variable/inter',
        'workbox-strategies',
      ]),
    );
    const parts = notices.split(/^-{78}\n(.+)\n-{78}$/m).slice(1);
    for (const { name, version } of packages) {
      const at = parts.findIndex((part) => part.startsWith(`${name} ${version}`));
      expect(at, name).toBeGreaterThanOrEqual(0);
      expect(parts[at + 1], name).toMatch(/license|permission|copyright/i);
      expect(parts[at + 1]!.trim().length, name).toBeGreaterThan(300);
    }
  });
});

describe.each(servedApps)('the pages for visitors of the %s', (app) => {
  const folder = getProductionFolder(app);
  beforeAll(ensureProductionBuild);

  it('lists its public pages for robots, each with its canonical URL, and no members’ page', () => {
    const origin = app === 'site' ? 'https://school.example' : 'https://shop.example';
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!);
    expect(listed).toContain(`${origin}/`);
    for (const address of listed) {
      const path = address.slice(origin.length);
      const html = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      const isPlain = ['/', '/extra/terms-of-use', '/extra/privacy-policy'].includes(path);
      if (isPlain) {
        expect(html).toContain(`<meta property="og:image" content="${origin}/social.png">`);
      }
      expect(html).toMatch(/<meta property="og:image" content="https:[^"]+">/);
    }
    expect(filesIn(folder)).toContain(join(folder, 'social.png'));
    for (const file of ['404.html', 'shell.html']) {
      expect(read(file)).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('prerenders what its snapshot contains, dated by its last change', () => {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const [path, texts, date] =
      app === 'shop'
        ? ['/merchandise/product/cork-mat', ['Cork mat', '€31.00'], '2026-11-20']
        : ['/events/winter-opening', ['Winter opening', 'Sunday, January 10, 2027'], undefined];
    const html = read(`${path.slice(1)}.html`);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toContain(`data-prerendered="${path}" data-content='{`);
    const [entry = ''] =
      new RegExp(`<url><loc>[^<]+${path}</loc>.*</url>`).exec(read('sitemap.xml')) ?? [];
    expect(entry).toContain('hreflang="ar"');
    expect(/<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1]).toBe(date);
  });

  it('prerenders the start page and marks its path', () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(html).toContain('<div id="root" data-prerendered="/">');
    expect(html).toMatch(/<h1/);
    expect(readFileSync(join(folder, 'shell.html'), 'utf8')).not.toContain('data-prerendered');
  });

  it('link the notices of its packages', () => {
    const html = readFileSync(join(folder, 'extra/terms-of-use.html'), 'utf8');
    expect(html).toContain(`href="/${NOTICES_FILE}"`);
  });
});

describe('the pages of the studio', () => {
  const folder = getProductionFolder('studio');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  beforeAll(ensureProductionBuild);

  it('are one document, which no search engine lists', () => {
    const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
    expect(pages.map((file) => relative(folder, file)).sort()).toEqual(['404.html', 'shell.html']);
    for (const file of ['404.html', 'shell.html']) {
      expect(read(file)).toContain('<meta name="robots" content="noindex">');
      expect(read(file)).not.toContain('data-prerendered');
    }
    expect(filesIn(folder)).not.toContain(join(folder, 'sitemap.xml'));
  });

  it('have their own origin', () => {
    expect(read('shell.html')).toContain('href="/manifest.webmanifest"');
    expect(read('shell.html')).not.toContain('/studio/');
  });
});
