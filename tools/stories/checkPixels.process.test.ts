import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { bundleInPage } from './bundleInPage';
import { launchOfflineBrowser } from './checkEachStory';
import { measureCurrent } from './checkPixels';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser } = await launchOfflineBrowser());
  page = await browser.newPage({ viewport: { width: 800, height: 400 } });
  await page.addInitScript({ content: await bundleInPage() });
});
afterAll(() => browser.close());

/** What is found in a page with this content. */
async function measure(content: string): Promise<string[]> {
  await page.goto(
    `data:text/html,${encodeURIComponent(`<body style="font: 700 40px sans-serif; background: #fff">${content}`)}`,
  );
  return measureCurrent(page);
}

const marked = (marker: string) =>
  `<p style="color: #fff; background: linear-gradient(#111 62%, ${marker} 62%)">Strong together</p>`;

it('finds white text on a bright marker, and not on a dark one', async () => {
  expect(await measure(marked('#ecba12'))).toEqual([
    expect.stringMatching(/^<p> “Strong together” has 1\.\d\d:1 in its pixels, not 3:1$/),
  ]);
  expect(await measure(marked('#6b5512'))).toEqual([]);
});

it('measures what is behind the letters of a text on a picture, and not what is beside them', async () => {
  const onPicture = (x: number) =>
    `<div style="position: relative; inline-size: 700px; block-size: 200px">
      <svg width="700" height="200" style="position: absolute; inset: 0"><rect width="700" height="200" fill="#fff"/><rect width="330" height="200" fill="#112"/></svg>
      <b style="position: absolute; left: ${x}px; top: 60px; color: #fff">Stretch</b></div>`;
  expect(await measure(onPicture(40))).toEqual([]);
  expect(await measure(onPicture(260))).toHaveLength(1);
});

it('leaves out texts whose background styles tell, and inactive controls', async () => {
  expect(await measure('<p style="color: #eee">Axe finds this one</p>')).toEqual([]);
  expect(
    await measure(
      '<button disabled style="color: #eee; background: linear-gradient(#fff, #eee)">Save</button>',
    ),
  ).toEqual([]);
});

const overPicture = (picture: string, box: string) =>
  `<div style="position: relative; inline-size: 700px; block-size: 200px; background: #000">
    <svg width="700" height="200" style="position: absolute; inset: 0"><rect width="700" height="200" fill="${picture}"/></svg>
    <div style="position: absolute; inset: 40px auto auto 40px"><p style="color: #fff; background: ${box}">Live now</p></div></div>`;

it('measures a text in a translucent box against the pixels of the picture behind it', async () => {
  const faint = 'rgb(0 0 0 / 40%)';
  expect(await measure(overPicture('#fff', faint))).toEqual([
    expect.stringMatching(/^<p> “Live now” has 2\.\d\d:1 in its pixels, not 3:1$/),
  ]);
  expect(await measure(overPicture('#123', faint))).toEqual([]);
  expect(await measure(overPicture('#fff', 'rgb(0 0 0 / 80%)'))).toEqual([]);
});

it('measures a placed translucent box, although its ancestor has a color', async () => {
  const badge = `<div style="position: relative; inline-size: 300px; background: #000">
    <svg width="300" height="200"><rect width="300" height="200" fill="#fff"/></svg>
    <b style="position: absolute; left: 10px; top: 10px; color: #fff; background: rgb(0 0 0 / 30%)">New</b></div>`;
  expect(await measure(badge)).toEqual([expect.stringContaining('“New”')]);
});
