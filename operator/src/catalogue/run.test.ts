import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestServices, type TestContent } from '@gschool/admin/testing';
import type { ContentPackInput } from '@gschool/domain/content-pack';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { parseCatalogue } from '../testing/parseCommand';
import { createPng, writeFiles } from '../testing/packFiles';
import { createProgressLines } from './progress';
import { publishPack } from './run';

const NOW = Date.parse('2026-11-27T10:00:00.000Z');
const HOUR = 3_600_000;
let folder: string;
let content: TestContent;
let time: number;
let waits: number[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gschool-publish-'));
  ({ content } = createTestServices());
  time = NOW;
  waits = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (ids: readonly string[], title = 'Class', over: Partial<ContentPackInput> = {}) =>
  writeFileSync(
    join(folder, 'catalogue.json'),
    JSON.stringify({
      version: 1,
      styles: [{ id: 's', name: 'S' }],
      videos: ids.map((id) => ({
        id,
        title: `${title} ${id}`,
        style: 's',
        level: 'everyone',
        durationSeconds: 60,
        releasedAt: '2026-01-01T00:00:00Z',
        poster: 'art:figure/squat/1',
      })),
      events: [
        {
          id: 'live',
          title: 'Live',
          startsAt: '2026-11-27T10:00:00Z',
          durationMinutes: 60,
          poster: 'art:event/reach/3',
          replay: ids[0],
        },
      ],
      ...over,
    }),
  );

const publish = async (...options: string[]): Promise<string> => {
  const request = parseCatalogue(['publish', folder, ...options]);
  if (request.command !== 'publish') throw new Error('This is another command.');
  const lines: string[] = [];
  await publishPack(request, {
    content,
    bucket: null,
    progress: createProgressLines(() => undefined),
    retry: {
      wait: async (ms) => {
        waits.push(ms);
        time += ms;
      },
      random: () => 0,
    },
    now: () => time,
    print: (...all) => lines.push(...all),
  });
  return lines.join('\n');
};
const titles = () => content.paths('videos').map((path) => content.data(path)?.['title']);

describe('gschool catalogue publish', () => {
  it('publishes a release, and does nothing the second time', async () => {
    write(['a', 'b', 'c', 'd']);
    expect(await publish()).toContain(
      'documents: 8 to create, 0 to update, 0 to delete, 0 unchanged',
    );
    expect(content.data('releases/000001')).toMatchObject({ by: 'command', parent: null });
    const second = await publish();
    expect(second).toContain('0 to create, 0 to update, 0 to delete, 8 unchanged');
    expect(second).toContain('Nothing to do');
    write(['a', 'b', 'c', 'e'], 'New');
    expect(await publish()).toContain('Published.');
    expect(titles()).toEqual(['New a', 'New b', 'New c', 'New e']);
    expect(content.paths('releases')).toHaveLength(2);
  });

  it('writes nothing in a dry run', async () => {
    write(['a']);
    expect(await publish('--dry-run')).toContain('Dry run: nothing was written.');
    expect(content.documents.size).toBe(0);
  });

  it('publishes a replay once its event is over, without another release', async () => {
    write(['a']);
    await publish();
    time += HOUR;
    expect(await publish()).toMatch(/2 to update.*\nPublished/s);
    expect(content.data('events/live')).toMatchObject({ hasReplay: true });
    expect(content.paths('releases')).toHaveLength(1);
    expect(await publish()).toContain('Nothing to do');
  });

  it('does not delete most of a catalogue by mistake', async () => {
    write(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    await publish();
    write(['a', 'z']);
    await expect(publish()).rejects.toThrow(/7 of 8 live classes.*--replace/);
    expect(content.paths('videos')).toHaveLength(8);
    await publish('--replace');
    expect(titles()).toEqual(['Class a', 'Class z']);
    write(['a', 'b', 'c', 'd']);
    expect(await publish()).toContain('3 to create');
  });

  it('does not undo what was published in the studio, unless it is told to', async () => {
    write(['a', 'b', 'c']);
    await publish();
    write(['a', 'b', 'c', 'd'], 'Studio');
    await publish();
    // As if the studio had published the second release.
    content.put('releases/000002', { ...content.data('releases/000002'), by: 'gaia' });
    write(['a', 'b', 'c'], 'Folder');
    await expect(publish()).rejects.toThrow(/videos "a".*videos "d".*--replace/s);
    write(['a', 'b', 'c', 'd'], 'Studio');
    expect(await publish()).toContain('Nothing to do');
    write(['a', 'b', 'c'], 'Folder');
    await publish('--replace');
    expect(titles()).toEqual(['Folder a', 'Folder b', 'Folder c']);
  });

  describe('while another publication has begun', () => {
    const begin = (until: number) =>
      content.put('releaseLog/run', {
        run: 'other',
        until: new Date(until).toISOString(),
        unfinished: [],
        isUnknown: false,
      });

    it('waits once, because an interrupted one looks the same', async () => {
      write(['a']);
      begin(NOW + 15_000);
      expect(await publish()).toMatch(/Waiting 16 s.*Published/s);
      expect(waits).toEqual([16_000]);
      expect(content.data('releaseLog/run')).toMatchObject({ until: null });
    });

    it('is refused if that one still runs', async () => {
      write(['a']);
      begin(NOW + 60_000);
      await expect(publish()).rejects.toThrow('Another publication to this project is running');
      expect(content.paths('releases')).toEqual([]);
    });

    it('is refused if the other publishes first, and the catalog stays as it is', async () => {
      write(['a']);
      await publish();
      write(['a', 'b']);
      content.beforeCommit = () => {
        content.beforeCommit = () => undefined;
        content.put('releaseLog/head', { ...content.data('releaseLog/head'), release: '000009' });
      };
      await expect(publish()).rejects.toThrow('something else has published');
      expect(titles()).toEqual(['Class a']);
    });
  });

  it('waits while the service is overloaded and loses nothing', async () => {
    write(Array.from({ length: 30 }, (_, n) => `c${n}`));
    let failures = 0;
    content.beforeCommit = (n) => {
      if (n % 2 === 1 && failures++ % 3 < 2)
        throw Object.assign(new Error('too much'), { code: 8 });
    };
    await publish('--batch', '12');
    expect(waits.length).toBeGreaterThan(2);
    expect(content.paths('videos')).toHaveLength(30);
  });

  it('succeeds if the answer to a commit is lost', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `c${n}`);
    for (const options of [[], ['--batch', '12']])
      for (let lost = 0; lost < 30; lost += 1) {
        ({ content } = createTestServices());
        content.put('videos/old', { title: 'Not in the pack' });
        write(ids);
        content.afterCommit = (n) => {
          if (n === lost) throw Object.assign(new Error('no answer'), { code: 14 });
        };
        expect(await publish('--replace', ...options)).toContain('Published.');
        expect(content.paths('releases')).toHaveLength(1);
        expect(content.paths('videos')).toHaveLength(30);
        expect(content.data('releaseLog/run')?.['until'] ?? null).toBeNull();
      }
  });

  it('names pictures as the release has them, so that an export equals the pack', async () => {
    writeFiles(folder, { 'posters/the one.png': createPng() });
    write(['a'], 'Class', {
      instructors: [{ id: 'ida', name: 'Ida', portrait: 'posters/the one.png' }],
    });
    await publish('--media-base', 'https://media.example/');
    const release = content.data('releases/000001')!;
    expect(release['mediaBase']).toBe('https://media.example/');
    const { instructors } = release['buckets'] as Record<string, string[]>;
    const part = String(content.data(`sources/${instructors![0]}`)?.['data']);
    expect(JSON.parse(part)).toMatchObject([{ entry: { portrait: 'posters/the one.png' } }]);
    const index = JSON.parse(String(content.data('catalogue/index-0')?.['data']));
    expect(index.instructors[0].portrait).toBe('https://media.example/posters/the%20one.png');
  });
});
