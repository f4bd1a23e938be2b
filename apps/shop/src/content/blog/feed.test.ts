import { Window } from 'happy-dom';
import { expect, it } from 'vitest';

import { getPostPath } from './postPaths';
import { createAtomFeed } from './feed';
import { posts } from './posts';

const facts = { productName: 'Rope & Rings', origin: 'https://shop.example' };

const read = (text: string) =>
  new new Window().DOMParser().parseFromString(text, 'application/xml');

const textsIn = (
  node: { querySelectorAll(query: string): Iterable<{ textContent: string | null }> },
  query: string,
) => [...node.querySelectorAll(query)].map(({ textContent }) => textContent);

it('parses as XML and has each post with its URL', () => {
  const feed = read(createAtomFeed(posts, facts));
  expect(textsIn(feed, 'feed > title')).toEqual(['Rope & Rings: blog']);
  expect(textsIn(feed, 'entry > title')).toEqual(posts.map(({ title }) => title));
  expect(textsIn(feed, 'entry > summary')).toEqual(posts.map(({ excerpt }) => excerpt));
  const links = [...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(posts.map((post) => facts.origin + getPostPath(post)));
});

it('escapes any text', () => {
  const [first] = posts;
  const title = `<b>"Five" & 'six'</b> ]]> 🎈`;
  const feed = read(createAtomFeed([{ ...first!, title }], facts));
  expect(textsIn(feed, 'entry > title')).toEqual([title]);
});

it('has unique, valid ids that do not depend on the origin', () => {
  const ids = (origin: string | undefined) =>
    textsIn(read(createAtomFeed(posts, { ...facts, origin })), 'id');
  const here = ids(facts.origin);
  expect(new Set(here).size).toBe(posts.length + 1);
  for (const id of here) {
    expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(ids(undefined)).toEqual(here);
});
