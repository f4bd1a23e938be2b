import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureProductionBuild, getProductionFolder } from '../../tools/build/artifacts';
import { browserFlags, findBrowser } from '../../tools/browser/find';
import type { AppName } from '../../tools/vite/loadAppConfig';
import { toMarkdownTable } from '../shared/markdownTable';
import { serveBuild } from './hosting';
import { measurePage, type MeasuringBrowser } from './measurePage';
import { startPictureHost } from './pictureHost';
import { createPlainPages, plainPages } from './plainPages';
import { reportFailedSeo, seoPages, toSeoRow } from './seo';
import { startServer, type Protocol } from './server';
import { measureSlowLayoutShift } from './slowLayoutShift';
import { seconds, toRow, type MeasuredPage } from './table';

/**
 * `npm run bench:pages` measures visitors' first view with Lighthouse, in the production builds of
 * both apps. For comparison, it measures plain pages in the same run. docs/performance.md has a
 * table.
 */
const { values } = parseArgs({
  options: {
    /** The pages to measure, such as `site:/events,shop:/blogs`. */
    pages: { type: 'string' },
    /**
     * Measures only the SEO score of `seoPages`, or of `--pages`. The exit code is 1 if a score is
     * below 100.
     */
    seo: { type: 'boolean', default: false },
    /** How often each page is measured; the table shows medians. */
    runs: { type: 'string', default: '5' },
    /** `h1`, or `h2` with TLS. */
    protocol: { type: 'string', default: 'h1' },
    /**
     * A build folder of the site. The default is a production build with settings that belong to no
     * project.
     */
    site: { type: 'string' },
    /** A build folder of the shop, with the same default. */
    shop: { type: 'string' },
    /** A folder for the complete reports of all runs, as JSON. */
    reports: { type: 'string' },
  },
});

const { protocol } = values;
if (protocol !== 'h1' && protocol !== 'h2') throw new Error('--protocol is h1 or h2');

const defaultPages =
  'site:/,site:/about/faq,site:/events,site:/auth/sign-in,shop:/,shop:/merchandise/shop,shop:/blogs';

const isApp = (name: string | undefined): name is AppName => name === 'site' || name === 'shop';

/** Starts servers for the pages and returns the pages with their URLs. */
async function servePages(chosen: Protocol): Promise<{ pages: MeasuredPage[]; stop(): void }> {
  const names = (values.pages ?? (values.seo ? seoPages : defaultPages)).split(',');
  const chosenApps = new Set(names.map((name) => name.split(':')[0]));
  const isGiven = [...chosenApps].every((app) => isApp(app) && values[app]);
  if (!isGiven) ensureProductionBuild();
  const plain = await startServer(await createPlainPages(), chosen);
  const servers = new Map<string, Awaited<ReturnType<typeof serveBuild>>>();
  for (const app of chosenApps) {
    if (!isApp(app)) throw new Error('A page is written as site:/path or shop:/path');
    const folder = resolve(values[app] ?? getProductionFolder(app));
    servers.set(app, await serveBuild(app, folder, chosen));
  }
  const toPage = (name: string): MeasuredPage => {
    const [app = '', path = ''] = name.split(/:(.*)/);
    return {
      name: `${app} \`${path}\``,
      url: `${servers.get(app)?.origin}${path}`,
      results: [],
      slowLayoutShift: 0,
    };
  };
  return {
    pages: [
      ...(values.seo ? [] : plainPages).map(({ name, path }) => ({
        name,
        url: plain.origin + path,
        results: [],
        slowLayoutShift: 0,
      })),
      ...names.map(toPage),
    ],
    stop() {
      for (const server of [plain, ...servers.values()]) server.stop();
    },
  };
}

// The SEO audits do not depend on time.
const runs = values.seo ? 1 : Number(values.runs);
const { executablePath, version } = await findBrowser();
const { pages, stop } = await servePages(protocol);
const pictureHost = await startPictureHost();
const browser: MeasuringBrowser = {
  executablePath,
  flags: [...browserFlags, ...pictureHost.flags],
};
if (values.reports) mkdirSync(values.reports, { recursive: true });
try {
  for (const page of values.seo ? [] : pages) {
    page.slowLayoutShift = await measureSlowLayoutShift(page.url, browser);
  }
  for (let run = 1; run <= runs; run++) {
    for (const [index, page] of pages.entries()) {
      const result = await measurePage(page.url, browser);
      page.results.push(result);
      if (values.reports) {
        const file = join(values.reports, `${protocol}-${index}-${run}.json`);
        writeFileSync(file, JSON.stringify(result.report));
      }
      console.error(
        `${run}/${runs} ${page.name}: ${result.score}, ${seconds(result.firstPaint)} s, ${seconds(result.largestPaint)} s`,
      );
    }
  }
} finally {
  stop();
  pictureHost.stop();
}

const { lighthouseVersion = '' } = pages[0]?.results[0]?.report ?? {};
console.log(
  `\nLighthouse ${lighthouseVersion}, Chromium ${version}, mobile, simulated, ${protocol === 'h1' ? 'HTTP/1.1' : 'HTTP/2 with TLS'}, brotli, medians of ${runs}\n`,
);
console.log(toMarkdownTable(pages.map(values.seo ? toSeoRow : toRow)));
if (!reportFailedSeo(pages) && values.seo) process.exitCode = 1;
