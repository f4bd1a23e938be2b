import { relative } from 'node:path';
import { parseArgs } from 'node:util';

import { apps } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { buildApp, renderPage } from './buildApp';

const { values } = parseArgs({
  options: {
    /** With the embedded mock backend, into `dist-demo`. */
    demo: { type: 'boolean', default: false },
    /** Builds only this app. */
    app: { type: 'string' },
    /** The output folder, instead of the app's own. Only with `--app`. */
    out: { type: 'string' },
    /** Builds only the server's code, and prints the page that it renders for this path. */
    print: { type: 'string' },
  },
});
if (values.out && !values.app) throw new Error('--out needs --app');

const mode = values.demo ? 'demo' : 'production';
for (const app of apps.filter((name) => !values.app || name === values.app)) {
  if (values.print) {
    console.log(await renderPage(app, values.print, mode));
    continue;
  }
  const begin = performance.now();
  const folder = await buildApp(app, { mode, outDir: values.out });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${app} → ${relative(repositoryRoot, folder)} (${seconds} s)`);
}
