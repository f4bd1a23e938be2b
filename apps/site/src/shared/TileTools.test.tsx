import type { ClassCard } from '@gschool/domain';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { TileTools } from './TileTools';

vi.mock('./library/ListTools', () => ({ ListTools: () => <button type="button">Save</button> }));

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () =>
    root.render(
      [1, 2, 3].map((id) => (
        <article key={id}>
          <a href={`/${id}`}>Class</a>
          <TileTools card={{ id: `${id}`, title: 'Class' } as ClassCard} kind="lists" />
        </article>
      )),
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const dispatch = (type: string) =>
  act(async () => {
    const link = container.querySelectorAll('article a')[1];
    link?.dispatchEvent(new Event(type, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
const countButtons = () => container.querySelectorAll('article:nth-child(2) button').length;
const countAll = () => container.querySelectorAll('button').length;

it('a card that scrolls to a resting pointer renders no buttons', async () => {
  for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'])
    await dispatch(type);
  expect(countAll()).toBe(0);
});

it.each(['pointermove', 'focusin'])('%s renders the buttons of one card', async (type) => {
  await dispatch(type);
  await vi.waitFor(() => expect(countButtons()).toBe(1));
  expect(countAll()).toBe(1);
});
