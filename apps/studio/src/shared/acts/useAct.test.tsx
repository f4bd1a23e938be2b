import { ToastsProvider, createToasts, UiProvider, type Toasts } from '@gschool/ui';
import type { Act, AdminErrorCode } from '@gschool/admin/contract';
import { createNotSentError } from '@gschool/data/admin';
import { AppError } from '@gschool/domain';
import { I18nProvider } from '@lingui/react';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { useAct, type ActRunner } from './useAct';

/** What the server does with the act that is sent. */
const server = vi.hoisted(() => ({ answer: (): Promise<unknown> => Promise.resolve([]) }));
/** The acts that can never be undone. */
const dropped = vi.hoisted((): string[] => []);

vi.mock('@gschool/data', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useServices: () => ({}),
}));
vi.mock('@gschool/data/admin', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSendActs: () => ({ send: () => server.answer(), isPending: false }),
  dropUndoable: (_services: unknown, id: string) => dropped.push(id),
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
  dropped.length = 0;
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

const blocked = { ...block, id: 'block' } as Partial<Act> as Act;
const undo = async (answer: () => Promise<unknown>) => {
  server.answer = answer;
  await act(() => runner.undo(blocked));
  return toasts.get()[0];
};

it('says that an undo was not sent, and undoes with the button of that toast', async () => {
  const failure = await undo(() => Promise.reject(createNotSentError()));
  expect(failure?.title).toBe('Nothing was changed');
  expect(failure?.message).toContain('You’re offline, so nothing was sent.');
  server.answer = () => Promise.resolve([{ id: '2', outcome: 'done', act: blocked }]);
  await act(async () => failure?.action?.onPress());
  await vi.waitFor(() => expect(toasts.get()[0]?.title).toBe('Undid: Blocked the account'));
  expect(dropped).toEqual([]);
});

const refuse = (code: AdminErrorCode) => () =>
  Promise.resolve([{ id: '2', outcome: 'refused', error: { code } }]);

it.each(['unavailable', 'rate-limited', 'unauthenticated'] as const)(
  'undoes the same act at the next try after %s',
  async (code) => {
    expect((await undo(refuse(code)))?.action?.label).toBe('Try again');
    expect(dropped).toEqual([]);
  },
);

it('never undoes an act again that was changed since', async () => {
  expect((await undo(refuse('changed-since')))?.action).toBeUndefined();
  expect(dropped).toEqual(['block']);
});
