import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../packages/ui/src');
/** `actions/Button`, `forms/Select`: the groups are the folders with names in lower case. */
const folders = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((folder) =>
  /^(?!internal)[a-z-]+\/[A-Z]\w+$/.test(folder),
);

/** What a designer and a developer look for on a component's page, in this order. */
const sections = [
  'When to use',
  'When not',
  'Do and don’t',
  'Anatomy',
  'Accessibility',
  'Props',
  'States',
];
/** `data-display` → `Components/Data display`: the sidebar shows the groups of the folders. */
const getTitle = (group: string) =>
  `Components/${group.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace('-', ' ')}`;

const headings = (text: string) =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, text = '']) => text.replace("'", '’'));

describe("a component's page", () => {
  it('is expected in every folder', () => expect(folders.length).toBeGreaterThan(60));

  it.each(folders)('%s', (name) => {
    const files = readdirSync(join(root, name));
    const titles = files
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) =>
        / title: '(Components\/.+)'/.exec(readFileSync(join(root, name, file), 'utf8')),
      )
      .map((match) => match?.[1]);
    const group = getTitle(dirname(name));
    expect(titles, 'has stories').not.toEqual([]);
    expect(
      titles.every((title) => title?.startsWith(`${group}/`)),
      `all stories are in ${group}`,
    ).toBe(true);
    const page = files.find((file) => file.endsWith('.mdx'));
    expect(page, 'has a page').toBeDefined();
    const text = readFileSync(join(root, name, page!), 'utf8');
    expect(headings(text).filter((text) => sections.includes(text))).toEqual(sections);
    expect(text, 'shows what to do and what not').toContain('<DosAndDonts');
    expect(text, 'lists the props').toContain('<ArgTypes');
    expect(text, 'names folders by their alias').not.toContain('/.storybook/');
  });
});

describe('every exported component', () => {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const names = ['index', 'overlays', 'player', 'table', 'toasts', 'admin', 'editor'].flatMap(
    (entry) =>
      [
        ...readFileSync(join(root, `${entry}.ts`), 'utf8').matchAll(
          /^export \{\s+([A-Z][a-z]\w*)\b/gm,
        ),
      ].map(([, name = '']) => name),
  );

  it('is expected', () => expect(names.length).toBeGreaterThan(90));

  it.each(names)('%s is on a page', (name) => {
    const word = new RegExp(`\\b${name}\\b`);
    expect(pages.some((text) => word.test(text))).toBe(true);
  });
});

describe('the badge New', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const [unreleased = '', ...released] = changelog.split(/^## /m).slice(1);
  const newComponents = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("'new'"))
    .map((file) => basename(file, '.stories.tsx'));

  it('is removed at a release', () => {
    expect(unreleased).toMatch(/^Unreleased/);
    const isReleased = (name: string) => released.join().includes(`\`${name}\``);
    expect(newComponents.filter(isReleased)).toEqual([]);
  });
});
