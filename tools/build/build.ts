import { relative } from 'node:path';
import { parseArgs } from 'node:util';

import { apps } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { buildApp } from './buildApp';

const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });

for (const app of apps) {
  const begin = performance.now();
  const folder = await buildApp(app, { mode: values.demo ? 'demo' : 'production' });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${app} → ${relative(repositoryRoot, folder)} (${seconds} s)`);
}
