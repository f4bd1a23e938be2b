import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { MeasuredView } from './measure';
import {
  compareWithRelease,
  describeGrowth,
  formatGrowth,
  getViewName,
  readReleasedSizes,
  toReleasedView,
  writeReleasedSizes,
} from './releasedSizes';
import { limits, views, type View } from './views';

const view: View = {
  app: 'site',
  name: 'home',
  audience: 'visitor',
  document: 'index.html',
  modules: [],
};

/** A view with 80 KB of scripts, of which 2% are 1,600 bytes. */
const createView = (scripts: Readonly<Record<string, number>> = {}, styles = 20_000) => {
  const sizes = { react: 60_000, app: 20_000, ...scripts };
  const measured: MeasuredView = {
    view,
    scripts: Object.entries(sizes).map(([name, bytes], at) => ({
      name,
      file: `assets/${name}-${at}x${bytes}.js`,
      bytes,
    })),
    styles: [{ name: 'style sheet', file: 'index.html <style>', bytes: styles }],
    fonts: [{ name: 'font', file: 'assets/a1b2.woff2', bytes: 48_000 }],
    errors: [],
  };
  return measured;
};

const released = { 'site home': toReleasedView(createView()) };

const compare = (measured: MeasuredView) =>
  describeGrowth(measured, compareWithRelease(measured, released));

describe('a view', () => {
  it('is recorded with its sums and its files, whose names have no hash', () => {
    expect(released['site home']).toEqual({
      scripts: 80_000,
      styles: 20_000,
      fonts: 48_000,
      requests: 4,
      files: { app: 20_000, font: 48_000, react: 60_000, 'style sheet': 20_000 },
    });
  });

  it.each([0, -30_000, 100, 1600])('may change by %i bytes', (bytes) => {
    expect(compare(createView({ app: 20_000 + bytes }))).toEqual([]);
  });

  it('fails when it grows by more than 2% of its scripts, with what grew', () => {
    const [sum, ...files] = compare(
      createView({ app: 22_000, react: 59_000, player: 1500 }, 20_500),
    );
    expect(sum).toBe(
      'GREW  site home: 148.0 KB → 151.0 KB, +3.0 KB; 1.6 KB are allowed since the last release',
    );
    expect(files).toEqual([
      '    +2.0 KB  app',
      '    +1.5 KB  player (new)',
      '    +0.5 KB  style sheet',
      expect.stringContaining('npm run budget -- --record'),
    ]);
  });

  it('fails when it grows by more than 3 KB, although 2% are more', () => {
    const large = { 'site home': toReleasedView(createView({ react: 300_000 })) };
    const grow = (bytes: number) => {
      const measured = createView({ react: 300_000 + bytes });
      return describeGrowth(measured, compareWithRelease(measured, large));
    };
    expect(grow(3000)).toEqual([]);
    expect(grow(3001)[0]).toContain('GREW  site home');
  });

  it('fails when its style sheet grows', () => {
    expect(compare(createView({}, 21_601))[1]).toBe('    +1.6 KB  style sheet');
  });

  it('fails when the release has no such view', () => {
    const measured = createView();
    expect(describeGrowth(measured, compareWithRelease(measured, {}))).toEqual([
      'NOT RECORDED  site home is not in the last release: npm run budget -- --record',
    ]);
  });

  it('says in a few words how it differs', () => {
    const format = (app: number) =>
      formatGrowth(compareWithRelease(createView({ app }), released)!);
    expect(format(20_440)).toBe('+0.4 KB since the last release');
    expect(format(18_000)).toBe('−2.0 KB since the last release');
  });
});

describe('the record', () => {
  it('is sorted, so that a diff shows what changed', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'released-')), 'sizes.json');
    writeReleasedSizes({ 'site videos': released['site home'], ...released }, file);
    expect(readReleasedSizes(file)).toEqual({ ...released, 'site videos': released['site home'] });
    expect(readFileSync(file, 'utf8')).toMatch(/"site home"[^]*"site videos"[^]*\n$/);
  });

  const sizes = readReleasedSizes();

  it('has exactly the views that are measured', () => {
    const names = views.map((one) => getViewName({ ...createView(), view: one }));
    expect(Object.keys(sizes)).toEqual(names.toSorted());
  });

  it.each(views)('is below its limit, which is near: $app $name', ({ app, name, audience }) => {
    const largest = Math.max(
      ...views
        .filter((one) => one.audience === audience)
        .map((one) => sizes[`${one.app} ${one.name}`]!.scripts),
    );
    expect(sizes[`${app} ${name}`]!.scripts).toBeLessThan(limits[audience]);
    // The limit is 10% above the largest view. It may be more only until the next release.
    expect(limits[audience]).toBeLessThan(largest * 1.15);
  });
});
