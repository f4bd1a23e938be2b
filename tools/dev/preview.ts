import { parseArgs } from 'node:util';

import { previewPorts, startPreview } from './startPreview';

const { values } = parseArgs({
  options: {
    /** The builds do not change meanwhile: their answers are remembered. */
    still: { type: 'boolean', default: false },
    /** Stops when the process with this id has ended, however it ended. */
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
  const preview = await startPreview(previewPorts, { isStill: values.still });
  console.log(`\n  Site        ${preview.site}/\n  Shop        ${preview.shop}/`);
  console.log(`  Storybook   ${preview.storybook ?? 'not built (npm run build-storybook)'}\n`);
  const stop = () => void preview.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const { until } = values;
  if (until) setInterval(() => !isRunning(Number(until)) && stop(), 1000).unref();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
