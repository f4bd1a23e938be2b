import type { FrameMessage, ViewMessage } from '@gschool/app/preview';
import { describe, expect, it, vi } from 'vitest';

import type { CompileAnswer, CompileRequest } from './previewMessages';
import { createPreviewSession } from './previewSession';

const origin = 'https://school.example';
const view: ViewMessage = {
  type: 'view',
  path: '/videos',
  visit: 1,
  theme: 'gschool',
  scheme: 'light',
  language: 'en',
  textSize: 'medium',
  isNavigable: false,
  now: null,
};
const live = {
  kind: 'live',
  language: 'en',
  mediaBase: '',
  catalogue: { version: '1', classes: [], styles: [], instructors: [], series: [] },
  events: [],
} as const;
const full: FrameMessage = { type: 'documents', kind: 'full', revision: 1, documents: [] };
const patch = (revision: number): FrameMessage => ({
  type: 'documents',
  kind: 'patch',
  revision,
  documents: [],
  index: { data: '{}', removed: { classes: [], styles: [], instructors: [], series: [] } },
});

const open = () => {
  const frame = { postMessage: vi.fn<(message: FrameMessage, target: string) => void>() };
  const requests: CompileRequest[] = [];
  let answer: (answer: CompileAnswer) => void = () => undefined;
  const onMessage = vi.fn();
  const readLive = vi.fn(async (paths: readonly string[]) =>
    paths.map((path) => ({ path, data: {} })),
  );
  const session = createPreviewSession({
    compiler: {
      post: (request) => void requests.push(request),
      onAnswer: (listener) => {
        answer = listener;
      },
      close: () => undefined,
    },
    origin,
    getFrame: () => frame as unknown as Window,
    readLive,
    onMessage,
  });
  const receive = (data: unknown, from = origin, source: unknown = frame) =>
    session.receive({ data, origin: from, source: source as Window });
  const sent = () => frame.postMessage.mock.calls.map(([message]) => message);
  return {
    ...{ frame, session, requests, onMessage, readLive, receive, sent },
    answer: (message: CompileAnswer | FrameMessage) => answer(message as CompileAnswer),
  };
};

describe('the studio’s side of a preview', () => {
  it('posts nothing before the frame listens, and then only to the site', () => {
    const { session, answer, receive, sent, frame } = open();
    session.setView(view);
    session.setContent(live);
    answer(full);
    answer(patch(2));
    expect(sent()).toEqual([]);
    receive({ type: 'ready' });
    expect(sent()).toEqual([view, full, patch(2)]);
    for (const [, target] of frame.postMessage.mock.calls) expect(target).toBe(origin);
  });

  it('tells a frame that starts again everything', () => {
    const { session, answer, receive, sent, frame } = open();
    session.setView(view);
    receive({ type: 'ready' });
    answer(full);
    answer(patch(2));
    frame.postMessage.mockClear();
    receive({ type: 'ready' });
    expect(sent()).toEqual([view, full, patch(2)]);
  });

  it('ignores other origins and other windows', () => {
    const { session, onMessage, receive, sent } = open();
    session.setView(view);
    receive({ type: 'ready' }, 'https://evil.example');
    receive({ type: 'ready' }, origin, { postMessage: vi.fn() });
    receive({ type: 'painted', revision: 'x' });
    expect(onMessage).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
  });

  it('compiles each change at once, with a higher number', () => {
    const { session, requests } = open();
    session.setOverrides([]);
    expect(requests).toEqual([]);
    session.setContent(live);
    session.setOverrides([{ list: 'videos', id: 'a', entry: null }]);
    session.setOverrides([]);
    expect(requests.map(({ type }) => type)).toEqual(['content', 'overrides', 'overrides']);
    const numbers = requests.map((request) => ('revision' in request ? request.revision : 0));
    expect(numbers).toEqual([1, 2, 3]);
  });

  it('keeps what it shows if the compiler refuses an entry', () => {
    const { answer, receive, sent } = open();
    receive({ type: 'ready' });
    answer({ type: 'failed', revision: 4 });
    expect(sent()).toEqual([]);
  });

  it('answers the frame from the server for live content, from the compiler for a release', async () => {
    const { session, requests, readLive, receive, sent } = open();
    receive({ type: 'ready' });
    session.setContent(live);
    receive({ type: 'read', paths: ['videos/a'] });
    await vi.waitFor(() =>
      expect(sent()).toMatchObject([
        { kind: 'answer', documents: [{ path: 'videos/a', data: {} }] },
      ]),
    );
    session.setContent({
      kind: 'release',
      language: 'en',
      mediaBase: '',
      sources: { styles: [], instructors: [], series: [], videos: [], events: [] },
      now: '2026-01-01T00:00:00.000Z',
    });
    receive({ type: 'read', paths: ['videos/b'] });
    expect(requests.at(-1)).toEqual({ type: 'read', paths: ['videos/b'] });
    expect(readLive).toHaveBeenCalledOnce();
  });
});
