import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { PublishForm } from './PublishForm';

const state = vi.hoisted(() => ({ uid: 'gaia' as string | null }));

vi.mock('@gschool/data', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useServerClock: () => ({ now: () => Date.UTC(2026, 10, 28) }),
  useServices: () => ({
    session: {
      get: () =>
        state.uid === null
          ? { status: 'signedOut' }
          : { status: 'signedIn', user: { uid: state.uid } },
    },
  }),
}));
vi.mock('../../shared/acts/useAct', () => ({ useAct: () => ({ run: vi.fn() }) }));

let container: HTMLElement;
let root: Root;

/** Shows the page of the publication, or the page for signing in. */
const show = (hasForm: boolean) =>
  act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          {hasForm && (
            <PublishForm
              chosen={[]}
              isEvery
              plan={undefined}
              onOutdated={async () => undefined}
              onPublished={() => undefined}
            />
          )}
        </UiProvider>
      </I18nProvider>,
    ),
  );
const getNote = () => container.querySelector('textarea');
const getLater = () => container.querySelector<HTMLInputElement>('input[value="later"]');

/** On a busy machine, a part of the form may come later. */
const untilShown = (check: () => void) => act(async () => vi.waitFor(check));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  state.uid = 'gaia';
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await show(true);
  await untilShown(() => expect(getNote()).not.toBeNull());
  getNote()!.value = 'The autumn classes';
  await act(async () => getLater()!.click());
  await untilShown(() => expect(getLater()?.checked).toBe(true));
  expect(getNote()!.value).toBe('The autumn classes');
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

it('keeps the note and the choice of a time when the session ends', async () => {
  state.uid = null;
  await show(false);
  state.uid = 'gaia';
  await show(true);
  await untilShown(() => expect(getNote()?.value).toBe('The autumn classes'));
  expect(getLater()?.checked).toBe(true);
});

it('shows another administrator an empty form', async () => {
  state.uid = null;
  await show(false);
  state.uid = 'leila';
  await show(true);
  await untilShown(() => expect(getNote()).not.toBeNull());
  expect(getNote()?.value).toBe('');
  expect(getLater()?.checked).toBe(false);
});

it('is empty after the page was left while the session lasted', async () => {
  await show(false);
  await show(true);
  await untilShown(() => expect(getNote()).not.toBeNull());
  expect(getNote()?.value).toBe('');
});
