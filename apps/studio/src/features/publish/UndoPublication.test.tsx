import type { Act } from '@gschool/admin/contract';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { UndoPublication } from './UndoPublication';

const state = vi.hoisted(() => ({
  role: 'admin',
  live: '000006',
  act: null as unknown,
  undone: [] as unknown[],
}));

vi.mock('@gschool/data', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSession: () => ({ status: 'signedIn', claims: { role: state.role } }),
  useServices: () => ({ session: { get: () => ({ status: 'signedIn', user: { uid: 'gaia' } }) } }),
}));
vi.mock('@gschool/data/admin', () => ({
  useReleaseAct: (release: string | null) => ({ data: release === null ? undefined : state.act }),
}));
vi.mock('@gschool/data/content', () => ({
  useReleaseHead: () => ({ data: { release: state.live } }),
}));
vi.mock('../../shared/acts/useAct', () => ({
  useAct: () => ({ undo: async (one: unknown) => void state.undone.push(one) }),
}));

const published = {
  kind: 'catalogue.publish',
  by: 'gaia',
  before: { release: '000005' },
  after: { release: '000006' },
  isUndoable: true,
  undoneBy: null,
} as unknown as Act;

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(state, { role: 'admin', live: '000006', act: published, undone: [] });
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const render = () =>
  act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <MemoryRouter>
            <UndoPublication release="000006" />
          </MemoryRouter>
        </UiProvider>
      </I18nProvider>,
    ),
  );
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === name)?.click();
  });

it('asks first, says that the drafts come back, and then undoes the publication', async () => {
  await render();
  await press('Undo release 6');
  expect(state.undone).toEqual([]);
  expect(document.querySelector('[role="alertdialog"]')?.textContent).toMatch(
    /release 5 again, and what was published becomes drafts again/,
  );
  await press('Undo the publication');
  expect(state.undone).toEqual([published]);
});

it('promises no drafts for what the command published', async () => {
  state.act = { ...published, by: 'command' };
  await render();
  await press('Undo release 6');
  expect(document.querySelector('[role="alertdialog"]')?.textContent).not.toContain('drafts');
});

it.each([
  ['a moderator', { role: 'moderator' }],
  ['a release that is not live', { live: '000007' }],
  ['an act that was undone', { act: { ...published, undoneBy: 'x' } }],
  ['the first release', { act: { ...published, isUndoable: false } }],
  ['a release without an act', { act: null }],
])('is not offered for %s', async (_, change) => {
  Object.assign(state, change);
  await render();
  expect(container.querySelector('button')).toBeNull();
});
