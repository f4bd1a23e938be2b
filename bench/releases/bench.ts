import { parseArgs } from 'node:util';

import {
  preparePublication,
  readLiveState,
  runAct,
  type ActRequest,
} from '../../packages/admin/src';
import { runDue } from '../../packages/admin/src/content/runDue';
import {
  createSchool,
  createTestPack,
  NOW,
  publishTestPack,
  putDraft,
} from '../../packages/admin/src/testing/contentSamples';
import { applyBulkEdit } from '../../apps/studio/src/features/content/bulk/bulkEdit';
import { saveDrafts, type NewDraft } from '../../packages/data/src/entities/content/saveDrafts';
import type { ContentRepository } from '../../packages/data/src/entities/content/contentRepository';
import { partOf } from '../../packages/data/src/testing/partOf';
import { toMarkdownTable } from '../shared/markdownTable';

/**
 * `npm run bench:releases` edits 1,000 classes at once, publishes a school in memory, and prints how
 * long each step computes, and how many documents it reads and writes. Firestore’s answers come on
 * top of it. On a busy machine, compare the processor’s time.
 */
const { values } = parseArgs({
  options: { classes: { type: 'string', default: '10000' } },
});

const DESCRIPTION = 'A slow class for the hips and the lower back. '.repeat(8);
const ids = Array.from({ length: Number(values.classes) }, (_, n) => `class-${n}`);
const pack = createTestPack(ids);
for (const video of pack.videos) video.description = DESCRIPTION;
const filled = createSchool();
await publishTestPack(filled, pack);

// Another instance: its cache is empty.
const school = createSchool();
for (const { path, data } of filled.content.documents.values()) school.content.put(path, data);

const rows: Record<string, string>[] = [];
const measure = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
  school.content.resetCounts();
  const actsBefore = school.log.acts.size;
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const result = await run();
  const time = performance.now() - startedAt;
  const cpu = process.cpuUsage(cpuBefore);
  const { reads, writes } = school.content;
  // The act and the head of the log.
  const logWrites = (school.log.acts.size - actsBefore) * 2;
  rows.push({
    step,
    time: `${Math.round(time)} ms`,
    processor: `${Math.round((cpu.user + cpu.system) / 1000)} ms`,
    reads: String(reads.length),
    'of live documents': String(
      reads.filter((path) => /^(catalogue|videos|events)\//.test(path)).length,
    ),
    writes: String(writes.length + logWrites),
  });
  return result;
};

/** What the studio does with 1,000 selected classes, in the browser. */
const editMany = async (): Promise<void> => {
  const repository = partOf<ContentRepository>({
    write: async (_by, writes) => writes.map(() => '2026-11-27T10:00:00.000000Z'),
  });
  const { live } = await readLiveState(school.content);
  const sources = live?.sources.videos.slice(0, 1000) ?? [];
  const { saved } = await measure('bulk edit of 1,000 drafts', () => {
    const drafts = sources.map((source): NewDraft => ({
      list: 'videos',
      entryId: source.entry.id,
      entry: applyBulkEdit(source.entry, { level: 'advanced', shiftDays: 7 }, 'Europe/Berlin'),
      stored: null,
      live: source,
      release: '000001',
    }));
    return saveDrafts(drafts, {
      uid: 'gaia',
      run: (operation) => operation(repository),
      isOnline: () => true,
      onDrafts: () => undefined,
      now: () => NOW,
    });
  });
  const row = rows.at(-1);
  if (saved !== sources.length || !row) throw new Error(`${saved} drafts were saved.`);
  row['writes'] = String(saved);
};
await editMany();

const change = (id: string, title: string): void => {
  const entry = { ...pack.videos.find((one) => one.id === id), id, title };
  putDraft(school, 'videos', id, { entry: JSON.parse(JSON.stringify(entry)) });
};
const publish = async (label: string): Promise<void> => {
  const { token, parent } = await measure(`plan ${label}`, () =>
    preparePublication(school.content, 'all', NOW),
  );
  const args = { drafts: 'all', plan: token, parent: parent?.id ?? null, note: '' };
  const request = { id: crypto.randomUUID(), kind: 'catalogue.publish', args } as ActRequest;
  await measure(`publish ${label}`, () => runAct(school, request, { by: 'gaia', now: NOW }));
};

change('class-1', 'Deep rest');
await publish('one class, with an empty cache');
change('class-2', 'Deep rest');
await publish('one class');
for (const id of ids.slice(0, 1000)) change(id, `Changed ${id}`);
await publish('1,000 classes');
const published = [...school.log.acts.values()].at(-1);
await measure('undo of 1,000 classes', () =>
  runAct(
    school,
    { id: crypto.randomUUID(), kind: 'act.undo', args: { act: published?.id ?? '' } },
    { by: 'gaia', now: NOW },
  ),
);
await measure('the schedule, with nothing due', () => runDue(school, NOW));

console.log(`\n${ids.length.toLocaleString('en-US')} classes\n`);
console.log(toMarkdownTable(rows));
