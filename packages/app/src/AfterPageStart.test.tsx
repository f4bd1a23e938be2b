import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { AfterPageStart } from './AfterPageStart';
import { delayOtherParts } from './pageStart';

let root: Root;
let container: HTMLElement;
let release = () => {};
const render = () =>
  act(async () =>
    root.render(
      <AfterPageStart>
        <p>Related</p>
      </AfterPageStart>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  release();
  container.remove();
  vi.unstubAllGlobals();
});

it('a part renders once the page has started', async () => {
  release = delayOtherParts();
  await render();
  expect(container.textContent).toBe('');
  await act(async () => release());
  expect(container.textContent).toBe('Related');
});

it('a part that is shown stays while the next video starts', async () => {
  await render();
  release = delayOtherParts();
  await render();
  expect(container.textContent).toBe('Related');
});
