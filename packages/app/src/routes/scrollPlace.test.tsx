import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readScrollPlace } from './scrollPlace';

let main: HTMLElement;
let scrollY = 100;
const search = vi.fn<() => Element | null>();

/** A link in `main` with a place on the screen. */
function addLink(href: string, top: number): HTMLElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  main.append(link);
  return link;
}

beforeEach(() => {
  main = document.createElement('main');
  main.id = 'main';
  document.body.append(main);
  scrollY = 100;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  search.mockReset();
  document.elementFromPoint = search;
});
afterEach(() => {
  main.remove();
  Reflect.deleteProperty(document, 'elementFromPoint');
  vi.restoreAllMocks();
});

it('searches for a link once while the page stays where it is, and reads its new offset', () => {
  const link = addLink('/videos/a', 40);
  search.mockReturnValue(link);
  expect(readScrollPlace().link?.offset).toBe(40);
  expect(search).toHaveBeenCalledOnce();
  link.getBoundingClientRect = () => new DOMRect(0, 90, 100, 20);
  expect(readScrollPlace().link?.offset).toBe(90);
  expect(search).toHaveBeenCalledOnce();
});

it('searches for no link at the top of a page, and keeps a link that is followed', () => {
  scrollY = 0;
  const link = addLink('/videos/a', 40);
  search.mockReturnValue(link);
  expect(readScrollPlace()).toEqual({ top: 0 });
  expect(search).not.toHaveBeenCalled();
  expect(readScrollPlace(link).link?.offset).toBe(40);
});

it('finds the link of the row at the first point, in a table whose links are in one column', () => {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  const cell = document.createElement('div');
  const link = document.createElement('a');
  link.href = '/members/mira';
  row.append(link, cell);
  main.append(row);
  // The points are in other columns.
  search.mockReturnValue(cell);
  expect(readScrollPlace().link).toBeDefined();
  expect(search).toHaveBeenCalledOnce();
});

it('searches again after the page has scrolled', () => {
  search.mockReturnValue(addLink('/videos/a', 40));
  readScrollPlace();
  scrollY = 500;
  search.mockReturnValue(addLink('/videos/b', 60));
  expect(readScrollPlace().link?.offset).toBe(60);
});

it('searches again after the link has left the screen or the page', () => {
  const first = addLink('/videos/a', 40);
  const second = addLink('/videos/b', 60);
  search.mockReturnValue(first);
  readScrollPlace();
  search.mockReturnValue(second);
  first.getBoundingClientRect = () => new DOMRect(0, -80, 100, 20);
  expect(readScrollPlace().link?.offset).toBe(60);
  second.remove();
  first.getBoundingClientRect = () => new DOMRect(0, 10, 100, 20);
  search.mockReturnValue(first);
  expect(readScrollPlace().link?.offset).toBe(10);
});
