import { ToastsProvider, createToasts, UiProvider, type Toasts } from '@gschool/ui';
import { AppError } from '@gschool/domain';
import { I18nProvider } from '@lingui/react';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { useAct, type ActRunner } from './useAct';

/** What the server does with the act that is sent. */
const server = vi.hoisted(() => ({ answer: (): Promise<unknown> => Promise.resolve([]) }));

vi.mock('@gschool/data', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useServices: () => ({}),
}));
vi.mock('@gschool/data/admin', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSendActs: () => ({ send: () => server.answer(), isPending: false }),
}));

const block = { kind: 'member.block', args: { uid: 'mira' } } as const;
const refused = [{ id: '1', outcome: 'refused', error: { code: 'subscription-running' } }];

let root: Root;
let toasts: Toasts;
let runner: ActRunner;

function Page() {
  const value = useAct();
  useEffect(() => {
    runner = value;
  });
  return null;
}

const render = (hasPage: boolean) =>
  act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <ToastsProvider toasts={toasts}>{hasPage && <Page />}</ToastsProvider>
        </UiProvider>
      </I18nProvider>,
    ),
  );

/** Runs the act, does something before the server answers, and returns the titles of the toasts. */
const run = async (answer: () => unknown, meanwhile: () => unknown): Promise<readonly string[]> => {
  let respond = () => {};
  server.answer = () =>
    new Promise((resolve, reject) => {
      respond = () => {
        try {
          resolve(answer());
        } catch (error) {
          reject(error as Error);
        }
      };
    });
  let running: Promise<unknown> = Promise.resolve();
  await act(async () => {
    running = runner.run(block).catch(() => null);
  });
  await meanwhile();
  await act(async () => {
    respond();
    await running;
  });
  return toasts.get().map(({ title }) => title);
};

const openDialog = (): HTMLElement => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  dialog.dataset['state'] = 'open';
  return dialog;
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  toasts = createToasts();
  root = createRoot(document.createElement('div'));
  await render(true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('leaves the error of an act to the page that ran it', async () => {
  expect(
    await run(
      () => refused,
      () => undefined,
    ),
  ).toEqual([]);
});

it('says that an act was refused after its page was left', async () => {
  expect(
    await run(
      () => refused,
      () => render(false),
    ),
  ).toEqual(['Nothing was changed']);
});

it('says that an act was refused after its dialog was closed', async () => {
  const dialog = openDialog();
  // It stays in the document until its exit animation ends.
  expect(
    await run(
      () => refused,
      () => (dialog.dataset['state'] = 'closed'),
    ),
  ).toEqual(['Nothing was changed']);
});

it('leaves the error to the dialog, while another one asks for the password', async () => {
  openDialog();
  expect(await run(() => refused, openDialog)).toEqual([]);
});

it('never says that nothing was changed, if there was no answer', async () => {
  const lose = () => {
    throw new AppError({ kind: 'offline' });
  };
  expect(await run(lose, () => render(false))).toEqual(['No answer']);
});
