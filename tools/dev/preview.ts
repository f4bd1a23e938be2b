import { parseArgs } from 'node:util';

import { previewPorts, startPreview } from './startPreview';

// `--still`: the builds do not change meanwhile; the journeys say so.
const { values } = parseArgs({ options: { still: { type: 'boolean', default: false } } });

try {
  const preview = await startPreview(previewPorts, { isStill: values.still });
  console.log(`\n  Site        ${preview.site}/\n  Shop        ${preview.shop}/`);
  console.log(`  Storybook   ${preview.storybook ?? 'not built (npm run build-storybook)'}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void preview.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
