import { parseArgs } from 'node:util';

import { takeBeginningOptions } from '../browser/beginning';
import { ensureDemoBuild } from '../build/artifacts';
import { startPreview } from '../dev/startPreview';
import { checkPages } from './checkPages';
import { layoutPages } from './pages';
import { layoutRuns } from './runs';

// `npm run test:layout [-- --run large-text] [-- --page videos]` opens every page in each of the
// runs in `runs.ts`: German-length text, Arabic, text at 200% and WCAG text spacing.
const { values } = parseArgs({
  // With `--at LOCAL_TIME` and `--zone ZONE`, pages begin at another instant.
  args: takeBeginningOptions(process.argv.slice(2)),
  options: {
    run: { type: 'string', default: '' },
    page: { type: 'string', default: '' },
  },
});
const pages = layoutPages.filter(({ app, path, linkPrefix = '' }) =>
  `${app}${path}${linkPrefix}`.includes(values.page),
);

ensureDemoBuild();
const preview = await startPreview({ site: 0, shop: 0, storybook: 0 });
try {
  for (const run of layoutRuns.filter(({ name }) => name.includes(values.run))) {
    const errors = await checkPages(run, pages, preview);
    for (const error of errors) console.error(error);
    console.log(`${run.name}: ${errors.length} faults`);
    if (errors.length > 0) process.exitCode = 1;
  }
} finally {
  await preview.stop();
}
