import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { repositoryRoot } from '../vite/root';
import { circles, readManifest } from './manifest';
import { inKB, measureView, total, type Measured, type Weighed } from './measure';
import { limits, views } from './views';

const { values } = parseArgs({
  options: {
    /** A build's folder inside each app, or one app's folder as a path. */
    dir: { type: 'string', default: 'dist-demo' },
    app: { type: 'string' },
    brief: { type: 'boolean', default: false },
  },
});

const folderOf = (app: string) =>
  values.dir.includes('/') ? values.dir : join(repositoryRoot, 'apps', app, values.dir);

function print({ view, scripts, styles, fonts }: Measured): void {
  const sums = [
    `JS ${inKB(total(scripts))} of ${inKB(limits[view.who])}`,
    `CSS ${inKB(total(styles))} of ${inKB(limits.styles)}`,
    `fonts ${inKB(total(fonts))} of ${inKB(limits.fonts)}`,
  ];
  console.log(`${view.app} ${view.name} (${view.who}): ${sums.join(', ')}`);
  if (values.brief) return;
  const row = ({ file, bytes }: Weighed) => `  ${inKB(bytes).padStart(9)}  ${file}`;
  console.log([...scripts, ...styles].map(row).join('\n'), '\n');
}

try {
  const faults: string[] = [];
  for (const view of views.filter(({ app }) => !values.app || values.app === app)) {
    const measured = measureView(view, folderOf(view.app));
    print(measured);
    faults.push(...measured.faults);
  }
  for (const fault of faults) console.error(`OVER THE LIMIT  ${fault}`);
  const loops = [...new Set(views.map(({ app }) => app))]
    .filter((app) => !values.app || values.app === app)
    .flatMap((app) => circles(readManifest(folderOf(app))));
  for (const loop of loops) console.error(`CIRCULAR IMPORT  ${loop}`);
  if (faults.length + loops.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`${(error as Error).message}\nBuild first: npm run build:demo`);
  process.exitCode = 1;
}
