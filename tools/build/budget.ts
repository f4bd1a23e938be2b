import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { repositoryRoot } from '../vite/root';
import { findCircularImports, readManifest } from './manifest';
import {
  formatKB,
  getRequestCount,
  getTotalSize,
  measureView,
  type FileSize,
  type MeasuredView,
} from './measure';
import { limits, views } from './views';

const { values } = parseArgs({
  options: {
    /** The build folder inside each app, or the folder of one app as a path. */
    dir: { type: 'string', default: 'dist-demo' },
    app: { type: 'string' },
    brief: { type: 'boolean', default: false },
  },
});

const getFolder = (app: string) =>
  values.dir.includes('/') ? values.dir : join(repositoryRoot, 'apps', app, values.dir);

function printView(measured: MeasuredView): void {
  const { view, scripts, styles, fonts } = measured;
  const sums = [
    `JS ${formatKB(getTotalSize(scripts))} of ${formatKB(limits[view.audience])}`,
    `CSS ${formatKB(getTotalSize(styles))} of ${formatKB(limits.styles)}`,
    `fonts ${formatKB(getTotalSize(fonts))} of ${formatKB(limits.fonts)}`,
    `${getRequestCount(measured)} of ${limits.requests[view.audience]} requests`,
  ];
  console.log(`${view.app} ${view.name} (${view.audience}): ${sums.join(', ')}`);
  if (values.brief) return;
  const row = ({ file, bytes }: FileSize) => `  ${formatKB(bytes).padStart(9)}  ${file}`;
  console.log([...scripts, ...styles].map(row).join('\n'), '\n');
}

try {
  const errors: string[] = [];
  for (const view of views.filter(({ app }) => !values.app || values.app === app)) {
    const measured = measureView(view, getFolder(view.app));
    printView(measured);
    errors.push(...measured.errors);
  }
  for (const error of errors) console.error(`OVER THE LIMIT  ${error}`);
  const circularImports = [...new Set(views.map(({ app }) => app))]
    .filter((app) => !values.app || values.app === app)
    .flatMap((app) => findCircularImports(readManifest(getFolder(app))));
  for (const circularImport of circularImports) console.error(`CIRCULAR IMPORT  ${circularImport}`);
  if (errors.length + circularImports.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`${(error as Error).message}\nBuild first: npm run build:demo`);
  process.exitCode = 1;
}
