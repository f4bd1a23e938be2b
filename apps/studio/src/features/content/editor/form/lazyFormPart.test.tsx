import '../../../../i18n/en/editor.messages.json';

import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../../../i18n/i18n';
import { lazyFormPart } from './lazyFormPart';

interface QuestionProps {
  field: string;
}

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

it('says that it could not be loaded, and asks after a retry', async () => {
  const load = vi
    .fn<() => Promise<(props: QuestionProps) => ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(({ field }) => <p>Which {field}?</p>);
  const Question = lazyFormPart<QuestionProps>('edit.conflictNotLoaded', load);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Question field="title" />
      </I18nProvider>,
    ),
  );
  expect(host.querySelector('[role=alert]')?.textContent).toContain('couldn’t load the choice');
  await act(async () => host.querySelector('button')?.click());
  expect(host.textContent).toBe('Which title?');
});
