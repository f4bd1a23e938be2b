// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { SchoolContent } from './comparePack';
import type { OpenedPack } from './openPack';
import { useImport, type Import } from './useImport';

const state = vi.hoisted(() => ({ uid: 'gaia' as string | null, stored: [] as string[] }));

vi.mock('@gschool/data', async (importOriginal) => {
  const session = {
    get: () =>
      state.uid === null
        ? { status: 'signedOut' }
        : { status: 'signedIn', user: { uid: state.uid } },
  };
  return { ...(await importOriginal<object>()), useServices: () => ({ session }) };
});
vi.mock('@gschool/data/media', () => ({
  // The session ends in the middle of the upload.
  storeFiles: async (_services: unknown, files: readonly { name: string }[]) => {
    state.stored.push(...files.map(({ name }) => name));
    return new Promise(() => {});
  },
}));
vi.mock('../bulk/useDraftBatch', () => ({
  useDraftBatch: () => ({ reset: () => {}, save: () => {} }),
}));
vi.mock('./startImportWorker', () => ({
  readPackInWorker: () => ({ reading: Promise.resolve(pack), stop: () => {} }),
}));

const noEntries = { styles: [], instructors: [], series: [], videos: [], events: [] };
const pack: OpenedPack = {
  ok: true,
  hasFiles: true,
  objects: [{ name: 'digest/a.png', file: new Blob(['a']), contentType: 'image/png' }],
  sources: {
    ...noEntries,
    styles: [{ id: 'strength', name: { en: 'Strength' } }],
    instructors: [{ id: 'mira', name: { en: 'Mira' }, portrait: 'digest/a.png' }],
  },
};
const none = new Map();
const school: SchoolContent = {
  sources: noEntries,
  outdated: { styles: none, instructors: none, series: none, videos: none, events: none },
  drafts: [],
  release: '000001',
  language: 'en',
  mediaBase: '',
  bucketUrl: 'https://media.example/',
};

let root: Root;
let shown: Import;

function Page() {
  const current = useImport(school);
  useEffect(() => {
    shown = current;
  });
  return null;
}
const asksBeforeClose = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const show = (isShown: boolean) => act(async () => root.render(isShown && <Page />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(state, { uid: 'gaia', stored: [] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('has the pack and the selection again if the session ended during the upload', async () => {
  await show(true);
  await act(async () => shown.read({ kind: 'zip', file: new Blob() }));
  await act(async () => shown.setSelected(new Set(['instructors/mira'])));
  await act(async () => void shown.start());
  expect(state.stored).toEqual(['digest/a.png']);
  expect(shown.state.step).toBe('uploading');
  expect(asksBeforeClose()).toBe(true);

  state.uid = null;
  await show(false);
  state.uid = 'gaia';
  await show(true);
  expect(shown.state).toEqual({ step: 'compare', pack });
  expect(asksBeforeClose()).toBe(false);
  expect([...shown.selected]).toEqual(['instructors/mira']);
  expect(shown.comparison?.rows.map(({ key }) => key)).toEqual([
    'styles/strength',
    'instructors/mira',
  ]);

  await act(async () => shown.reset());
  expect(shown.state.step).toBe('choose');
  expect(shown.comparison).toBeUndefined();
});

it('has the pack and the selection again if the screen was left during the upload', async () => {
  await show(true);
  await act(async () => shown.read({ kind: 'zip', file: new Blob() }));
  await act(async () => shown.setSelected(new Set(['instructors/mira'])));
  expect(shown.wasUploadLeft).toBe(false);
  await act(async () => void shown.start());
  expect(shown.state.step).toBe('uploading');

  await show(false);
  await show(true);
  expect(shown.state).toEqual({ step: 'compare', pack });
  expect(shown.wasUploadLeft).toBe(true);
  expect([...shown.selected]).toEqual(['instructors/mira']);

  // A comparison without an upload is not kept.
  await act(async () => shown.read({ kind: 'zip', file: new Blob() }));
  expect(shown.wasUploadLeft).toBe(false);
  await show(false);
  await show(true);
  expect(shown.state.step).toBe('choose');
});

it('shows another administrator nothing of it', async () => {
  await show(true);
  await act(async () => shown.read({ kind: 'zip', file: new Blob() }));
  state.uid = null;
  await show(false);
  state.uid = 'rhea';
  await show(true);
  expect(shown.state.step).toBe('choose');
});
