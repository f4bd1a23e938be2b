import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { Price } from './Price';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('keeps a prerendered price that this browser writes in another way', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = (
    <UiProvider>
      <Price
        amount={{ amount: 1_290_000, currency: 'rsd' }}
        compareAt={{ amount: 1_490_000, currency: 'rsd' }}
      />
    </UiProvider>
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page).replaceAll('RSD', 'din.');
  expect(box.textContent).toContain('din.');
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(box, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(box.textContent).toContain('din.');
});
