import type { Download } from '@gschool/data/downloads';
import { expect, it } from 'vitest';

import { getProgressTexts } from './progressTexts';

const mega = (bytes: number) => `${bytes} MB`;
const formats = { size: mega, percent: (a: number, b: number) => `${Math.floor((a / b) * 100)}%` };
const t = (id: string) => id.replace('downloads.', '');
const download = (values: Partial<Download>): Download => ({
  classId: 'a',
  title: 'A',
  poster: '',
  height: 360,
  status: 'running',
  problem: null,
  storedBytes: 0,
  totalBytes: 200,
  takenAt: null,
  ...values,
});

it.each<[string, Partial<Download>, string, string]>([
  ['begins', {}, 'isRunning', 'isRunning'],
  ['runs', { storedBytes: 48 }, 'isRunning · 24% · percent', 'isRunning'],
  ['reached a quarter', { storedBytes: 50 }, 'isRunning · 25% · percent', 'isRunning 25%'],
  ['is between quarters', { storedBytes: 98 }, 'isRunning · 49% · percent', 'isRunning 25%'],
  ['waits', { status: 'queued' }, 'isQueued', 'isQueued'],
  ['is paused', { status: 'paused', storedBytes: 100 }, 'isPaused · 50% · percent', 'isPaused'],
  [
    'is paused without a network',
    { status: 'paused', problem: 'offline', storedBytes: 100 },
    'offline',
    'offline',
  ],
  ['failed', { status: 'failed', problem: 'full', storedBytes: 100 }, 'full', 'full'],
  ['is missing files', { status: 'failed', problem: 'removed' }, 'removed', 'removed'],
  ['failed without a reason', { status: 'failed', problem: null }, 'unexpected', 'unexpected'],
  ['is done', { status: 'done', storedBytes: 200 }, 'isDone · 200 MB', 'isDone'],
])('a download that %s', (_, values, shown, announced) => {
  const texts = getProgressTexts(download(values), formats, t as never);
  expect(texts).toEqual({ shown, announced });
});
