import { emptyAddress } from '@gschool/domain';
import { UiProvider } from '@gschool/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { AddressText } from './AddressText';

const error = vi.spyOn(console, 'error');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  error.mockReset();
  vi.unstubAllGlobals();
});

const render = async (address: typeof emptyAddress) => {
  const host = document.createElement('div');
  await act(async () =>
    createRoot(host).render(
      <UiProvider locale="ar">
        <AddressText address={address} />
      </UiProvider>,
    ),
  );
  return [...host.querySelectorAll('p')];
};

const singapore = { ...emptyAddress, country: 'SG', name: 'Singapore', line1: 'Singapore' };

it('shows a line twice if two lines are the same', async () => {
  const lines = await render(singapore);
  expect(lines.filter(({ textContent }) => textContent === 'Singapore')).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});

it('aligns all lines alike, though the country is in Arabic', async () => {
  const lines = await render(singapore);
  expect(lines.at(-1)?.textContent).toBe('سنغافورة');
  // The direction of a paragraph decides its alignment; a `bdi` decides only the order of letters.
  expect(lines.map((line) => line.getAttribute('dir'))).toEqual([null, null, null]);
  expect(lines.every((line) => line.querySelector('bdi') !== null)).toBe(true);
});
