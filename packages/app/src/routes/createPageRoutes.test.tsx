import { I18nProvider } from '@lingui/react';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createI18n } from '../i18n/createI18n';
import { createPageRoutes } from './createPageRoutes';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('sets the title of a page that was not preloaded with the messages of that page', async () => {
  const appI18n = createI18n();
  const { page } = createPageRoutes<'guide.title' | 'guide.description'>({
    appI18n,
    origin: undefined,
    defaultDescription: 'guide.description',
  });
  const missing = vi.fn();
  appI18n.i18n.on('missing', missing);
  let finishImport = (): void => undefined;
  const imported = new Promise<void>((resolve) => (finishImport = resolve));
  const load = async () => {
    await imported;
    // A page's module registers its own messages.
    appI18n.addMessages({ 'guide.title': ['Guide'], 'guide.description': ['How to start'] });
    return { GuidePage: () => <h1>Guide</h1> };
  };
  const { element } = page(load, 'GuidePage', { title: 'guide.title' });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <I18nProvider i18n={appI18n.i18n}>
        <MemoryRouter>
          <Suspense>{element}</Suspense>
        </MemoryRouter>
      </I18nProvider>,
    ),
  );
  await act(async () => finishImport());
  expect(document.title).toMatch(/^Guide · /);
  expect(missing).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
