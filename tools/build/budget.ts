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
import {
  compareWithRelease,
  describeGrowth,
  formatGrowth,
  getViewName,
  readReleasedSizes,
  toReleasedView,
  writeReleasedSizes,
} from './releasedSizes';
import { limits, views } from './views';

const { values } = parseArgs({
  options: {
    /** The build folder inside each app, or the path of a single app's folder. */
    dir: { type: 'string', default: 'dist-demo' },
    app: { type: 'string' },
    brief: { type: 'boolean', default: false },
    /**
     * Records the sizes as the sizes of a release (docs/product/every-page.md#first-view-budget).
     */
    record: { type: 'boolean', default: false },
  },
});

const getFolder = (app: string) =>
  values.dir.includes('/') ? values.dir : join(repositoryRoot, 'apps', app, values.dir);

function printView(measured: MeasuredView, growth: string): void {
  const { view, scripts, styles, fonts } = measured;
  const sums = [
    `JS ${formatKB(getTotalSize(scripts))} of ${formatKB(limits[view.audience])}`,
    `CSS ${formatKB(getTotalSize(styles))} of ${formatKB(limits.styles)}`,
    `fonts ${formatKB(getTotalSize(fonts))} of ${formatKB(limits.fonts)}`,
    `${getRequestCount(measured)} of ${limits.requests[view.audience]} requests`,
    growth,
  ];
  console.log(`${getViewName(measured)} (${view.audience}): ${sums.join(', ')}`);
  if (values.brief) return;
  const row = ({ name, file, bytes }: FileSize) =>
    `  ${formatKB(bytes).padStart(9)}  ${name} (${file})`;
  console.log([...scripts, ...styles].map(row).join('\n'), '\n');
}

try {
  const released = readReleasedSizes();
  const measuredViews = views
    .filter(({ app }) => !values.app || values.app === app)
    .map((view) => measureView(view, getFolder(view.app)));
  const errors = measuredViews.flatMap((measured) => {
    const growth = compareWithRelease(measured, released);
    printView(measured, growth ? formatGrowth(growth) : 'not recorded');
    return [
      ...measured.errors.map((error) => `OVER THE LIMIT  ${error}`),
      ...(values.record ? [] : describeGrowth(measured, growth)),
    ];
  });
  const circularImports = [...new Set(views.map(({ app }) => app))]
    .filter((app) => !values.app || values.app === app)
    .flatMap((app) => findCircularImports(readManifest(getFolder(app))));
  errors.push(...circularImports.map((circularImport) => `CIRCULAR IMPORT  ${circularImport}`));
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
  if (values.record) {
    const otherViews = values.app ? released : {};
    const recorded = measuredViews.map((measured) => [
      getViewName(measured),
      toReleasedView(measured),
    ]);
    writeReleasedSizes({ ...otherViews, ...Object.fromEntries(recorded) });
    console.log('Recorded in tools/build/releasedSizes.json');
  }
} catch (error) {
  console.error(`${(error as Error).message}\nBuild first: npm run build:demo`);
  process.exitCode = 1;
}
