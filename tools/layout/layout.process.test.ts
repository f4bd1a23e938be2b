import { afterAll, beforeAll, expect, it } from 'vitest';

import { ensureDemoBuild } from '../build/artifacts';
import { startPreview, type Preview } from '../dev/startPreview';
import { checkPages } from './checkPages';
import { layoutPages } from './pages';
import { layoutRuns } from './runs';

let preview: Preview;
beforeAll(async () => {
  ensureDemoBuild();
  preview = await startPreview({ site: 0, shop: 0, storybook: 0 });
});
afterAll(() => preview.stop());

const sample = ['site/', 'site/auth/sign-in', 'site/videos', 'shop/', 'shop/merchandise/shop'];
const pages = layoutPages.filter(
  ({ app, path, linkPrefix, as }) =>
    !linkPrefix && as !== 'admin' && sample.includes(`${app}${path}`),
);

it.each(layoutRuns)('$name: a sample of pages (all of them: npm run test:layout)', async (run) => {
  expect(pages.length).toBeGreaterThanOrEqual(sample.length);
  expect(await checkPages(run, pages, preview)).toEqual([]);
});

it('notices a page that is too wide', async () => {
  const [run] = layoutRuns;
  const tooNarrow = { ...run!, widths: [60] };
  expect(await checkPages(tooNarrow, pages.slice(0, 1), preview)).not.toEqual([]);
});
