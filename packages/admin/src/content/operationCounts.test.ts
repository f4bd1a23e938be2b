import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { runAct } from '../acts/runAct';
import {
  createClass,
  createSchool,
  createTestPack,
  NOW,
  planDrafts,
  publishTestPack,
  putDraft,
  toRequest,
} from '../testing/contentSamples';
import type { TestServices } from '../testing/createTestServices';
import { reportDrift } from './release/drift';
import { getBucketCount } from './release/parts';
import { prepareRestore } from './release/prepare';
import { runDue } from './runDue';

// What each act costs in a large school. The numbers are limits: fewer is better, and more needs a
// reason. Only the parts of the release and the documents with the cards grow with the school.

const isFull = process.env['TEST_SCOPE'] === 'full';
const CLASSES = isFull ? 10_000 : 2000;
/** A document with cards that is written moves cards to the next ones. */
const CARD_DOCUMENTS = isFull ? 4 : 1;
/** The writes of the publication of one class, without those of the log. */
const PUBLICATION_WRITES = 7 + CARD_DOCUMENTS;
/** Two classes that are in different parts. */
const CHANGED = [`class-${0.5 * CLASSES}`, `class-${0.6 * CLASSES}`] as const;
const ids = Array.from({ length: CLASSES }, (_, n) => `class-${n}`);
const pack = createTestPack(ids);
const context = { by: 'gaia', now: NOW };

/** `acts/{id}` and `actLog/head`, which the in-memory content does not count. */
const LOG_WRITES = 2;

let whole: TestServices;
let school: TestServices;

const toPublish = async () => toRequest('catalogue.publish', await planDrafts(school));
const isLive = (path: string): boolean => /^(catalogue|videos|events)\//.test(path);
const counts = () => ({
  reads: school.content.reads.length,
  writes: school.content.writes.length,
  liveReads: school.content.reads.filter(isLive).length,
});
/** The documents that were read more than once. */
const readTwice = () => school.content.reads.filter((path, n, all) => all.indexOf(path) !== n);
/** The same documents, for a function that has just started and has no parts in memory. */
const copySchool = (from: TestServices): TestServices => {
  const copy = createSchool();
  for (const { path, data } of from.content.documents.values()) copy.content.put(path, data);
  return copy;
};
const change = (id: string, title: string): void => {
  const entry = { ...pack.videos.find((one) => one.id === id)!, title };
  putDraft(school, 'videos', id, { entry: JSON.parse(JSON.stringify(entry)) });
};

beforeAll(async () => {
  whole = createSchool();
  await publishTestPack(whole, pack);
}, 60_000);
beforeEach(() => {
  school = copySchool(whole);
});

describe(`in a school with ${CLASSES} classes`, () => {
  it('publishing one changed class writes at most 20 documents and reads no live document', async () => {
    change(CHANGED[0], 'Deep rest');
    const first = await toPublish();
    // A function that has just started reads the parts once.
    expect(counts().reads).toBeLessThanOrEqual(getBucketCount(CLASSES) + 10);
    expect(readTwice()).toEqual([]);
    school.content.resetCounts();
    await runAct(school, first, context);
    expect(counts()).toEqual({ reads: 7, writes: PUBLICATION_WRITES, liveReads: 0 });
    change(CHANGED[1], 'Deep rest');
    const second = await toPublish();
    school.content.resetCounts();
    await runAct(school, second, context);
    // Two parts of the release before are new to this instance.
    expect(counts()).toEqual({ reads: 7, writes: PUBLICATION_WRITES, liveReads: 0 });
  }, 60_000);

  it('an undo and a restoration write as much as the publication', async () => {
    change(CHANGED[0], 'Deep rest');
    const published = await runAct(school, await toPublish(), context);
    school.content.resetCounts();
    await runAct(school, toRequest('act.undo', { act: published!.id }), context);
    // The draft comes back.
    expect(counts()).toMatchObject({ writes: PUBLICATION_WRITES, liveReads: 0 });
    school = copySchool(school);
    await prepareRestore(school.content, '000002', NOW);
    expect(readTwice()).toEqual([]);
  }, 60_000);

  it('planning writes one document, and the schedule without anything due reads a few', async () => {
    change(CHANGED[0], 'Deep rest');
    const { parent: _, ...args } = await planDrafts(school);
    const publishAt = new Date(NOW + 3_600_000).toISOString();
    const request = toRequest('catalogue.schedule', { ...args, publishAt });
    school.content.resetCounts();
    await runAct(school, request, context);
    expect(counts()).toEqual({ reads: 4, writes: 3 - LOG_WRITES, liveReads: 0 });
    school = copySchool(school);
    await runDue(school, NOW);
    // The planned release, the head, the run, the release and the part with the event.
    expect(counts()).toEqual({ reads: 5, writes: 0, liveReads: 0 });
  }, 60_000);

  it('a replay writes two documents and the head', async () => {
    school.content.resetCounts();
    expect(await runDue(school, NOW + 3_600_000)).toMatchObject({ refreshed: 2 });
    expect(counts()).toMatchObject({ writes: 3, liveReads: 0 });
  }, 60_000);

  it('the drift report reads each live document once and writes one', async () => {
    school.content.resetCounts();
    const report = await reportDrift(school.content, NOW);
    expect(report).toMatchObject({ missing: [], changed: [], unknown: [] });
    expect(counts()).toMatchObject({ writes: 1, liveReads: report?.compared });
  }, 60_000);

  it('1,000 new classes are published in steps of at most 500 writes', async () => {
    for (let n = 0; n < 1000; n += 1)
      putDraft(school, 'videos', `new-${n}`, {
        entry: { ...createClass(`new-${n}`), id: `new-${n}` },
      });
    const request = await toPublish();
    school.content.resetCounts();
    const commits: number[] = [];
    school.content.beforeCommit = (_, { length }) => void commits.push(length);
    await runAct(school, request, context);
    expect(Math.max(...commits)).toBeLessThanOrEqual(500);
    expect(counts().liveReads).toBe(0);
  }, 60_000);
});
