import type { CataloguePlan, PlannedMove, PlannedPage } from '@gschool/admin/contract';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { PlanView } from './PlanView';

vi.mock('@gschool/data/queries', () => ({ useCatalogue: () => ({ data: undefined }) }));

const card = {
  id: 'rest',
  title: 'Rest',
  poster: 'art:figure/squat/1',
  durationSeconds: 600,
  styleName: 'Yoga',
  startsAt: null,
  count: null,
};

const page: PlannedPage = {
  path: '/videos/watch/rest',
  title: 'Rest',
  list: 'videos',
  isDirect: true,
  change: 'changes',
  differences: [{ path: 'level', before: 'everyone', after: 'beginner' }],
  before: card,
  after: card,
  waitsForBuild: false,
};

const own: PlannedMove = {
  page: '/videos',
  list: 'all',
  kind: 'videos',
  id: 'rest',
  title: 'Rest',
  isDirect: true,
  from: 5,
  to: 1,
};

const other: PlannedMove = { ...own, id: 'calm', title: 'Calm', isDirect: false, from: 1, to: 4 };

const plan: CataloguePlan = {
  parent: '000001',
  token: '',
  entries: [],
  problems: [],
  pages: [page],
  moves: [own, other],
  searches: [],
  more: { pages: 0, moves: 0, searches: 0 },
  directPages: 1,
  otherCards: 1,
  waitingPages: [],
  isMassDeletion: false,
  writes: 3,
};

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const render = (over: Partial<CataloguePlan> = {}) =>
  act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <MemoryRouter>
            <PlanView plan={{ ...plan, ...over }} />
          </MemoryRouter>
        </UiProvider>
      </I18nProvider>,
    ),
  );

const textOf = (element: Element | null | undefined): string => element?.textContent ?? '';
const findClosed = (text: string) =>
  [...container.querySelectorAll('details')].find((one) => textOf(one).includes(text));

it('names the value of an equal card before and after, and shows the card once', async () => {
  await render();
  const values = container.querySelector('[aria-label="What changes in Rest"]');
  expect(textOf(values)).toMatch(/Level.*Before.*Everyone.*After.*Beginner/i);
  expect(container.querySelectorAll('article')).toHaveLength(1);
  expect(textOf(container)).toContain('The card stays as it is');
});

it('shows both cards if they differ', async () => {
  await render({ pages: [{ ...page, after: { ...card, title: 'Deep rest' } }] });
  expect(container.querySelectorAll('article')).toHaveLength(2);
});

it('shows what happens to the card of the entry, and collapses what happens to others', async () => {
  await render();
  expect(textOf(container)).toContain('Catalog, all classes: from position 5 to 1');
  const others = findClosed('1 card moves because of it');
  expect(others?.open).toBe(false);
  expect(textOf(others)).toContain('“Calm” moves from position 1 to 4');
  expect(textOf(container.querySelector('h3'))).toBe('1 page changes');
});

it('counts the card of an entry that only moves, and shows no count of zero', async () => {
  await render({ pages: [], moves: [own], directPages: 0, otherCards: 0 });
  expect(textOf(findClosed('1 card moves because of it'))).toContain('“Rest” moves');
  expect(textOf(container)).not.toContain('0 ');
});

it('names the page of a series that was never published by its title', async () => {
  await render({
    entries: [
      {
        draft: 'series-spring',
        list: 'series',
        id: 'spring',
        title: 'Spring strength',
        change: 'created',
        fields: [],
        merged: [],
        conflicts: [],
      },
    ],
    moves: [{ ...other, page: '/videos/series/spring', list: 'classes' }],
  });
  expect(textOf(container)).toContain('Series: Spring strength');
});

it('names the pages with lists that wait for a build', async () => {
  await render({ waitingPages: ['/', '/events'] });
  expect(textOf(container)).toContain('Home page, Events');
});
