// @vitest-environment happy-dom
import { createSettingsStore, options } from '@gschool/themes/settings';
import { act, Profiler, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { CustomizerPanel } from './CustomizerPanel';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let host: HTMLElement;
let root: Root;
const renders: Record<string, number> = {};

function Counted({ id, children }: { id: string; children?: ReactNode }) {
  // oxlint-disable-next-line react/immutability -- counting the renders is what it is for
  renders[id] = (renders[id] ?? 0) + 1;
  return <div>{children}</div>;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

it('renders only the panel when a setting changes', async () => {
  const store = createSettingsStore({ storage: sessionStorage, root: document.documentElement });
  let commits = 0;
  await act(async () =>
    root.render(
      <Counted id="page">
        <Counted id="header" />
        <Counted id="card" />
        <Profiler id="panel" onRender={() => (commits += 1)}>
          <CustomizerPanel store={store} defaultAppName="Gschool" />
        </Profiler>
      </Counted>,
    ),
  );
  const atFirst = { ...renders };
  const before = commits;

  const radios = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const values = Object.values(options).flat();
  expect(radios.map(({ value }) => value).sort()).toEqual([...values].sort());
  for (const radio of radios) await act(async () => radio.click());

  expect(document.documentElement.className).toBe('theme-hulu');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.dataset['footer']).toBe('minimal');
  expect(commits).toBeGreaterThan(before);
  expect(renders).toEqual(atFirst);
});
