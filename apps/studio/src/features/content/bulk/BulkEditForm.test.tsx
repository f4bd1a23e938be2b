import '../../../i18n/en/bulkEdit.messages.json';
import '../../../i18n/en/lists.messages.json';

import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../../i18n/i18n';
import type { BulkEdit } from './bulkEdit';
import { BulkEditForm } from './BulkEditForm';

let container: HTMLElement;
let root: Root;
let edit: BulkEdit;
const handleTyping = vi.fn<(field: string, text: string) => void>();

const render = () =>
  act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <BulkEditForm
            edit={edit}
            onChange={(next) => {
              edit = next;
            }}
            onTyping={handleTyping}
            catalogue={undefined}
            suggestions={{ equipment: [], focus: [] }}
          />
        </UiProvider>
      </I18nProvider>,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  edit = {};
  handleTyping.mockClear();
  await render();
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const getField = () => container.querySelector<HTMLInputElement>('[name=shiftDays]')!;
const type = async (text: string): Promise<void> => {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  await act(async () => {
    set.call(getField(), text);
    getField().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await render();
};

it.each([
  ['3', 3],
  ['-3', -3],
  ['٣', 3],
  ['۱۲', 12],
  ['−2', -2],
])('reads the days “%s” from any keyboard', async (text, days) => {
  await type(text);
  expect(edit).toEqual({ shiftDays: days });
  expect(getField().value).toBe(text);
  expect(getField().getAttribute('aria-invalid')).not.toBe('true');
});

it('says that a text is no number of days, and does not take it for an empty field', async () => {
  await type('3');
  await type('1.5');
  expect(edit).toEqual({});
  expect(handleTyping).toHaveBeenLastCalledWith('shiftDays', '1.5');
  expect(getField().getAttribute('aria-invalid')).toBe('true');
  expect(container.textContent).toContain('Enter a whole number of days');
  await type('');
  expect(handleTyping).toHaveBeenLastCalledWith('shiftDays', '');
  expect(getField().getAttribute('aria-invalid')).not.toBe('true');
});
