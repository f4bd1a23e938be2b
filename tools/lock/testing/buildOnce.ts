import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildIfStale } from '../../build/buildIfStale';
import { sleepSync } from '../sleepSync';

// Builds an artifact, which takes a fifth of a second, and counts the builds in `FOLDER/builds`.
const folder = process.argv[2]!;
buildIfStale(
  { name: 'sample', outputs: ['output'], sources: ['source'], ignored: /^$/ },
  () => {
    appendFileSync(join(folder, 'builds'), 'built\n');
    sleepSync(200);
    writeFileSync(join(folder, 'output'), '');
  },
  folder,
);
