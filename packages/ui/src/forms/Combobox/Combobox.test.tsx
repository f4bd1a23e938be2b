import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { Combobox } from './Combobox';

const countries = [
  { value: 'Germany', label: 'Deutschland', hint: 'DE' },
  { value: 'Guinea', label: 'Guinea', hint: 'GN' },
  { value: 'Guinea-Bissau', label: 'Guinea-Bissau', hint: 'GW' },
  { value: 'Egypt', label: 'Ägypten', keywords: 'EG Egypt' },
  { value: 'Portugal', label: 'Portugal', keywords: 'PT Portugal' },
];

let root: Root;
let container: HTMLElement;
const onChange = vi.fn<(value: string) => void>();
const field = () => container.querySelector<HTMLInputElement>('[role=combobox]')!;
const getValue = () => container.querySelector<HTMLInputElement>('[name=country]')!.value;
const getShown = () => [field().value, field().getAttribute('aria-expanded')];

const setText = (text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    field().dispatchEvent(new Event('change', { bubbles: true }));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onChange.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <UiProvider>
        <Combobox
          name="country"
          label="Country"
          options={countries}
          defaultValue="Germany"
          onChange={onChange}
          autoComplete="country-name"
        />
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

describe('a combobox that the browser fills in', () => {
  it.each([
    ['Portugal', 'Portugal'],
    ['PT', 'Portugal'],
    ['portugal ', 'Portugal'],
    ['Guinea', 'Guinea'],
  ])('selects what it means by %j, and opens nothing', async (text, value) => {
    await setText(text);
    expect(getValue()).toBe(value);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
    expect(getShown()).toEqual([value, 'false']);
  });

  it('keeps its option if it has none of that name', async () => {
    await setText('Atlantis');
    expect(getValue()).toBe('Germany');
    expect(onChange).not.toHaveBeenCalled();
    expect(getShown()).toEqual(['Deutschland', 'false']);
  });

  it('still searches what is typed', async () => {
    field().focus();
    await setText('Guinea');
    expect(getValue()).toBe('Germany');
    expect(getShown()).toEqual(['Guinea', 'true']);
    expect(container.querySelectorAll('[role=option]')).toHaveLength(2);
  });
});

describe('a combobox whose options get their names later', () => {
  const render = (label: string) =>
    act(async () =>
      root.render(
        <UiProvider>
          <Combobox
            key="controlled"
            name="country"
            label="Country"
            options={[...countries.slice(1), { value: 'Germany', label }]}
            value="Germany"
            onChange={onChange}
          />
        </UiProvider>,
      ),
    );

  it('shows the name of its value', async () => {
    await render('Germany');
    expect(getShown()).toEqual(['Germany', 'false']);
    await render('Deutschland');
    expect(getShown()).toEqual(['Deutschland', 'false']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('leaves what is typed in the meantime', async () => {
    await render('Germany');
    field().focus();
    await setText('Gui');
    await render('Deutschland');
    expect(getShown()).toEqual(['Gui', 'true']);
  });
});
