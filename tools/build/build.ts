import { relative } from 'node:path';
import { parseArgs } from 'node:util';

import { apps } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { checkContentPack } from '../dev/contentPack';
import { discardDemoStamp } from './artifacts';
import { buildApp, renderPage } from './buildApp';
import { writeDigests } from './hostingPolicy';

const { values } = parseArgs({
  options: {
    /** Builds with the embedded mock backend, into `dist-demo`. */
    demo: { type: 'boolean', default: false },
    /** Builds only this app. */
    app: { type: 'string' },
    /** The output folder, instead of the app's own. Only with `--app`. */
    out: { type: 'string' },
    /** The folder of a content pack to include in the site's demo build. Only with `--demo`. */
    content: { type: 'string' },
    /** Builds only the server's code, and prints the page that it renders for this path. */
    print: { type: 'string' },
  },
});
if (values.out && !values.app) throw new Error('--out needs --app');
if (values.content && !values.demo) throw new Error('--content needs --demo');
if (values.content) {
  const pack = await checkContentPack(values.content);
  process.env['GSCHOOL_CONTENT'] = pack.folder;
  console.log(`Content pack: ${pack.summary}`);
  // Tests must not reuse this build.
  if (!values.out) for (const app of ['site', 'studio'] as const) discardDemoStamp(app);
}

const built: Record<string, string> = {};
const mode = values.demo ? 'demo' : 'production';
for (const app of apps.filter((name) => !values.app || name === values.app)) {
  if (values.print) {
    console.log(await renderPage(app, values.print, mode));
    continue;
  }
  const begin = performance.now();
  const folder = await buildApp(app, { mode, outDir: values.out });
  built[app] = folder;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${app} → ${relative(repositoryRoot, folder)} (${seconds} s)`);
}
// Applies to what is deployed: the folders that `firebase.json` names.
if (mode === 'production' && !values.out && !values.print) await writeDigests(built);
