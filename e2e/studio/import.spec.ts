// Covers: studio/content
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync, zipSync } from 'fflate';

import { checkPack } from '../../packages/domain/src/content-pack';
import { signIn } from '../support/actions';
import { createJourney } from '../support/journey';
import { expect, test } from '../support/test';

const journey = createJourney((...args) => test(...args));

// An import asks for each file whether it is there already.
test.use({ allowedConsoleErrors: [/the server responded with a status of 404|ERR_FAILED/] });

const ADMIN = 'admin@gschool.example';
const IMPORT = '/studio/import?inspector=off';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pack = {
  version: 1,
  styles: [{ id: 'slow-strength', name: { en: 'Slow strength', ar: 'قوة بطيئة' } }],
  videos: ['first-lift', 'second-lift'].map((id) => ({
    id,
    title: { en: `Title of ${id}`, ar: `عنوان ${id}` },
    style: 'slow-strength',
    level: 'everyone',
    durationSeconds: 600,
    releasedAt: '2026-10-31T04:00:00Z',
    poster: `posters/${id}.png`,
  })),
};

/** The files of a pack, by their paths. */
const createFiles = (changes: object = {}): Readonly<Record<string, Uint8Array>> => ({
  'catalogue.json': new TextEncoder().encode(JSON.stringify({ ...pack, ...changes })),
  'posters/first-lift.png': Uint8Array.from(PNG),
  'posters/second-lift.png': Uint8Array.from(PNG),
});

const createZip = (files: Readonly<Record<string, Uint8Array>>) => ({
  name: 'pack.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync({ ...files })),
});

const chooseFile = (page: Page) => page.locator('input[type=file]:not([webkitdirectory])').first();
const summary = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Import a pack' }).getByText(text).first();

journey(
  'a folder is imported with its pictures, and exported as it was',
  async ({ page, hand, expectNoAxeViolations }, testInfo) => {
    const folder = testInfo.outputPath('pack');
    for (const [path, bytes] of Object.entries(createFiles())) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    await signIn(page, ADMIN, IMPORT);
    await expectNoAxeViolations('the page');
    await hand.attach(page.getByRole('button', { name: 'Choose a folder' }), folder);
    await expect(summary(page, /^3 New$/)).toBeVisible();
    await expect(summary(page, /3 drafts, 2 files to upload/)).toBeVisible();
    await expectNoAxeViolations('the difference');
    await hand.press(page.getByRole('button', { name: 'Import 3 entries' }));
    await expect(summary(page, '3 drafts saved')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Publish' })).toHaveAttribute(
      'href',
      /\/publish$/,
    );

    // The same pack again: everything is there.
    await hand.press(page.getByRole('button', { name: 'Choose another pack' }));
    await hand.attach(page.getByRole('button', { name: 'Choose a folder' }), folder);
    await expect(summary(page, /^3 Unchanged$/)).toBeVisible();
    await expect(summary(page, 'Nothing is selected.')).toBeVisible();

    const section = page.getByRole('region', { name: 'Export' });
    // By keyboard: the comparison above grows while it is shown, and moves the button.
    await section.getByRole('button', { name: 'Prepare an export' }).press('Enter');
    await hand.check(section.getByRole('radio', { name: /^ZIP file/ }));
    await hand.check(section.getByRole('checkbox', { name: /^With \d+ drafts?$/ }));
    const download = page.waitForEvent('download');
    await hand.press(section.getByRole('button', { name: 'Export', exact: true }));
    const archive = unzipSync(await readFile(await (await download).path()));
    expect(archive['posters/first-lift.png']).toEqual(Uint8Array.from(PNG));
    const exported = JSON.parse(strFromU8(archive['catalogue.json'] ?? new Uint8Array())) as {
      videos: { id: string }[];
    };
    expect(checkPack(exported).ok).toBe(true);
    const imported = checkPack(pack);
    expect(
      exported.videos.filter(
        ({ id }) => imported.ok && imported.pack.videos.some((v) => v.id === id),
      ),
    ).toEqual(imported.ok && imported.pack.videos);
  },
);

test(
  'a ZIP file with problems has all of them listed, and nothing is imported',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, ADMIN, IMPORT);
    const files = createFiles({
      videos: pack.videos.map((video) => ({ ...video, style: 'no-such-style' })),
    });
    await chooseFile(page).setInputFiles(
      createZip({ ...files, 'posters/second-lift.png': new TextEncoder().encode('WEBVTT\n') }),
    );
    await expect(page.getByText('The pack has 3 problems. Nothing was imported.')).toBeVisible();
    await expect(page.getByText('style: unknown style "no-such-style"')).toHaveCount(2);
    await expect(page.getByText('is a WebVTT file, not a picture')).toBeVisible();
    await page.goto('/studio/classes?inspector=off&q=first-lift');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  },
);

test('what cannot be a pack is refused with a sentence', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, ADMIN, IMPORT);
  const file = chooseFile(page);
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText(/^This isn’t a pack\./)).toBeVisible();
  await file.setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: PNG });
  await expect(page.getByText(/^The ZIP file can’t be read/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another pack' }).click();
  await file.setInputFiles({
    name: 'catalogue.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"version": '),
  });
  await expect(page.getByText(/is not valid JSON/)).toBeVisible();
});

test(
  'a catalogue.json alone names files that the school lacks',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, 'moderator@gschool.example', IMPORT);
    await chooseFile(page).setInputFiles({
      name: 'catalogue.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(pack)),
    });
    await expect(page.getByText(/^The school doesn’t have 2 files/)).toBeVisible();
    await expect(page.getByText('first-lift: posters/first-lift.png')).toBeVisible();
  },
);

test(
  'files that can’t be uploaded save no draft, and the next try sends only what is missing',
  { tag: '@merge' },
  async ({ page, context }) => {
    await signIn(page, ADMIN, IMPORT);
    await chooseFile(page).setInputFiles(createZip(createFiles()));
    await expect(summary(page, /^3 New$/)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Import 3 entries' }).click();
    await expect(page.getByText(/^Not all files could be uploaded/)).toBeVisible({
      timeout: 45_000,
    });
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Import 3 entries' }).click();
    await expect(summary(page, '3 drafts saved')).toBeVisible();
  },
);

test(
  'of several packs in a ZIP file, the owner chooses one, and nothing is imported from a damaged one',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await signIn(page, ADMIN, IMPORT);
    const inFolder = (folder: string, files: Readonly<Record<string, Uint8Array>>) =>
      Object.fromEntries(
        Object.entries(files).map(([path, bytes]) => [`${folder}/${path}`, bytes]),
      );
    const [, second] = pack.videos;
    const damaged = zipSync(createFiles(), { level: 0 });
    const at = Buffer.from(damaged).indexOf('Title of first');
    damaged[at] = 't'.charCodeAt(0);
    await chooseFile(page).setInputFiles({
      name: 'damaged.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(damaged),
    });
    await expect(summary(page, /The ZIP file is damaged: 1 file/)).toBeVisible();
    await expect(summary(page, 'catalogue.json')).toBeVisible();

    await page.getByRole('button', { name: 'Choose another pack' }).click();
    await chooseFile(page).setInputFiles(
      createZip({
        ...inFolder('2025', createFiles({ videos: [second] })),
        ...inFolder('2026', createFiles()),
      }),
    );
    await expect(summary(page, 'There are 2 packs here.')).toBeVisible();
    await expectNoAxeViolations('the choice');
    await page.getByRole('button', { name: '2025/catalogue.json' }).click();
    await expect(summary(page, /^2 New$/)).toBeVisible();
  },
);
