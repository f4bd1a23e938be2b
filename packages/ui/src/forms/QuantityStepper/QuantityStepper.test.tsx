import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { QuantityStepper } from './QuantityStepper';

const onChange = vi.fn<(quantity: number) => void>();
let container: HTMLElement;
let root: Root;

const createField = (max: number) => (
  <QuantityStepper name="quantity" label="Quantity" max={max} onChange={onChange} />
);
const getField = () => container.querySelector('input')!;
const getNote = () => container.querySelector('p[role=status]')?.textContent;

/** Hydrates a field in which a person has already typed. */
const hydrate = async (max: number, typed: string): Promise<void> => {
  container.innerHTML = renderToString(createField(max));
  getField().value = typed;
  await act(async () => {
    root = hydrateRoot(container, createField(max));
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onChange.mockClear();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

it('reads a quantity that was typed before hydration', async () => {
  await hydrate(10, '3');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  expect(getField().value).toBe('3');
  expect(getField().getAttribute('aria-valuenow')).toBe('3');
});

it('reads the typed quantity again if the limit changes, for example when the stock is known', async () => {
  await hydrate(1, '3');
  expect(onChange).not.toHaveBeenCalled();
  expect(getNote()).toBe('Only 1 left');
  await act(async () => root.render(createField(10)));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  expect(getNote()).toBe('');
});

it('says nothing of an untouched field', async () => {
  await hydrate(10, '1');
  await act(async () => root.render(createField(5)));
  expect(onChange).not.toHaveBeenCalled();
  expect(getNote()).toBe('');
});
