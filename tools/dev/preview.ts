import { parseArgs } from 'node:util';

import { apps, getServedApps } from '../vite/loadAppConfig';
import { onParentEnd } from './onParentEnd';
import { previewPorts, startPreview } from './startPreview';

const { values } = parseArgs({
  options: {
    /** Serves only this app; may be given several times. The studio is part of the site. */
    app: { type: 'string', multiple: true, default: [...apps] },
    /** Caches responses, because the builds do not change while they are served. */
    'cache-responses': { type: 'boolean', default: false },
    /** Stops when the process with this id ends. */
    until: { type: 'string' },
  },
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

try {
  const preview = await startPreview(previewPorts, {
    isCached: values['cache-responses'],
    apps: getServedApps(apps.filter((app) => values.app.includes(app))),
  });
  if (preview.site) console.log(`\n  Site        ${preview.site}/`);
  if (preview.site) console.log(`  Studio      ${preview.site}/studio/`);
  if (preview.shop) console.log(`  Shop        ${preview.shop}/`);
  console.log(`  Storybook   ${preview.storybook ?? 'not built (npm run build-storybook)'}\n`);
  const stop = () => void preview.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const { until } = values;
  if (process.env['npm_lifecycle_event'] === 'preview') onParentEnd(stop);
  if (until) setInterval(() => !isRunning(Number(until)) && stop(), 1000).unref();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
