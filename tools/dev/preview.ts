import { startPreview } from './startPreview';

try {
  const preview = await startPreview();
  console.log(`\n  Site        ${preview.site}/\n  Shop        ${preview.shop}/`);
  console.log(`  Storybook   ${preview.storybook ?? 'not built (npm run build-storybook)'}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void preview.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
