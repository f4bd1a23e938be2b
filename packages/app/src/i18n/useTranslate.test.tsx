import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useTranslate, type Translate } from './useTranslate';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('returns the same function until the language changes', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: { hello: ['Hello ', ['name']] } } });
  const seen: Translate<'hello'>[] = [];
  function Page({ count }: { count: number }) {
    void count;
    seen.push(useTranslate<'hello'>());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  for (const count of [1, 2, 3]) {
    await act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <Page count={count} />
        </I18nProvider>,
      ),
    );
  }
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]!('hello', { name: 'Mira' })).toBe('Hello Mira');

  await act(async () =>
    i18n.loadAndActivate({ locale: 'ar-u-nu-latn', messages: { hello: ['أهلًا ', ['name']] } }),
  );
  expect(new Set(seen).size).toBe(2);
  // A Latin name in an Arabic sentence is isolated.
  expect(seen.at(-1)!('hello', { name: 'Mira' })).toBe('أهلًا \u2068Mira\u2069');
  await act(async () => root.unmount());
});
