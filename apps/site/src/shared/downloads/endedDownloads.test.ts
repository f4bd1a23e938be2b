import type { Download, DownloadStatus } from '@gschool/data/downloads';
import { expect, it } from 'vitest';

import { getEndedDownloads } from './endedDownloads';

const list = (statuses: Readonly<Record<string, DownloadStatus>>) =>
  Object.entries(statuses).map(([classId, status]) => ({ classId, status }) as Download);

it.each<
  [
    string,
    Readonly<Record<string, DownloadStatus>>,
    Readonly<Record<string, DownloadStatus>>,
    string,
  ]
>([
  ['a download that is complete', { a: 'running', b: 'queued' }, { a: 'done', b: 'running' }, 'a'],
  ['downloads that failed', { a: 'running', b: 'queued' }, { a: 'failed', b: 'failed' }, 'a b'],
  ['nothing when the list is first read', {}, { a: 'done', b: 'failed' }, ''],
  ['nothing that ended before', { a: 'done', b: 'failed' }, { a: 'done', b: 'failed' }, ''],
  ['nothing that was paused or removed', { a: 'running', b: 'running' }, { a: 'paused' }, ''],
  ['a second try that failed again', { a: 'running' }, { a: 'failed' }, 'a'],
])('names %s', (_, before, now, ended) => {
  expect(
    getEndedDownloads(list(before), list(now))
      .map(({ classId }) => classId)
      .join(' '),
  ).toBe(ended);
});
