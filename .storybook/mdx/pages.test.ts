import { expect, it } from 'vitest';

import { getText, type MarkdownNode } from './markdown';
import { otherNames } from './otherNames';
import { findRelated, readPage, relatedComponents } from './relatedComponents';

const heading = (depth: number, value: string): MarkdownNode => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
});

it('shows other names as text, with the id that the search links to', () => {
  const page: MarkdownNode = {
    type: 'root',
    children: [heading(3, 'Also called: modal, pop-up'), heading(2, 'When not')],
  };
  otherNames()(page);
  expect(page.children?.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
  expect(page.children?.[0]?.data?.hProperties?.['id']).toBe('also-called-modal-pop-up');
});

const createPage = (about: string, advice: string) =>
  `# Title\n\n${about}\n\n## When to use\n\n${advice}\n\n## Do and don’t\n`;
const stories = (name: string) => `const meta = {\n  title: 'Components/Data display/${name}',`;

it('relates pages that name each other', () => {
  const pages = [
    readPage('Chip', createPage('A filter. More.', 'Not for `Button`.'), stories('Chip'))!,
    readPage('Button', createPage('Does something now: sends.', '`Chip`'), stories('Button'))!,
    readPage('Link', createPage('Leads away.', 'Beside `Chip`.'), stories('Link'))!,
  ];
  expect(pages[0]).toMatchObject({
    id: 'components-data-display-chip--docs',
    about: 'A filter.',
    named: ['Button'],
  });
  expect(findRelated('Chip', pages).map(({ name }) => name)).toEqual(['Button', 'Link']);
});

it('adds the related components of a real page above its props', () => {
  const page: MarkdownNode = {
    type: 'root',
    children: [
      { type: 'mdxjsEsm', value: "import * as ButtonStories from './Button.stories';" },
      heading(2, 'Props'),
    ],
  };
  relatedComponents()(page);
  expect(page.children?.map(getText)).toEqual([
    expect.any(String),
    'Related components',
    expect.stringContaining('IconButton: '),
    'Props',
  ]);
});
