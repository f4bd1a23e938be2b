import { createToasts, ToastsProvider } from '@gschool/ui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, useState, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { lazyPanel, type PanelProps } from './lazyPanel';

const Panel = ({ isOpen }: PanelProps) => <p>{isOpen ? 'open' : 'closed'}</p>;
/** Without messages, i18n returns message ids. */
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const place = document.createElement('div');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('shows a toast and closes if its code cannot be loaded, and loads it with the next press', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<PanelProps>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Panel);
  const LazyPanel = lazyPanel(load);
  const toasts = createToasts();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        <LazyPanel isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  }
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ToastsProvider toasts={toasts}>
          <Page />
        </ToastsProvider>
      </I18nProvider>,
    ),
  );
  expect(load).not.toHaveBeenCalled();
  const button = place.querySelector('button')!;
  await act(async () => button.click());
  expect(toasts.get().map(({ title }) => title)).toEqual(['panel.failed']);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await act(async () => button.click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(place.querySelector('p')?.textContent).toBe('open');
});

it('renders at once after it was preloaded', async () => {
  const LazyPanel = lazyPanel(() => Promise.resolve(Panel));
  await LazyPanel.preload();
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ToastsProvider>
          <LazyPanel isOpen onOpenChange={() => {}} />
        </ToastsProvider>
      </I18nProvider>,
    ),
  );
  expect(place.innerHTML).toBe('<p>open</p>');
});
