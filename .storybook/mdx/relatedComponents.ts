import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { repositoryRoot } from '../../tools/vite/root';
import { getText, type MarkdownNode } from './markdown';

/** A component's page, as others link to it. */
export interface ComponentPage {
  name: string;
  /** `components-actions-button--docs` */
  id: string;
  /** The first sentence of the page. */
  about: string;
  /** The names in code style in the advice on when to use it. */
  named: readonly string[];
}

const MAX_LINKS = 6;

/** Reads the page of a component; undefined if it has no own stories. */
export function readPage(name: string, page: string, stories: string): ComponentPage | undefined {
  const [, title] = / title: '(Components\/.+)'/.exec(stories) ?? [];
  if (!title) return undefined;
  const [, paragraph = ''] = /^# .+\n\n(.+)/m.exec(page) ?? [];
  const [about = ''] = /^.*?[.:](?=\s|$)/.exec(paragraph.replace(/[`*]/g, '')) ?? [paragraph];
  const [, advice = ''] = /^## When to use$([\s\S]*?)^## Do and don/m.exec(page) ?? [];
  return {
    name,
    id: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`,
    about: about.replace(/:$/, '.'),
    named: [...advice.matchAll(/`([A-Z]\w+)`/g)].map(([, one = '']) => one),
  };
}

const folder = join(repositoryRoot, 'packages/ui/src');

let cachedPages: readonly ComponentPage[] | undefined;

/** Reads all pages once: the plugin is created for each page. */
const readPages = (): readonly ComponentPage[] =>
  (cachedPages ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const page = join(folder, file);
      const stories = page.replace('.mdx', '.stories.tsx');
      if (!existsSync(stories)) return [];
      const read = (path: string) => readFileSync(path, 'utf8');
      return readPage(basename(file, '.mdx'), read(page), read(stories)) ?? [];
    }));

/** The pages that a page names, then those that name it. */
export function findRelated(name: string, pages: readonly ComponentPage[]): ComponentPage[] {
  const own = pages.find((page) => page.name === name);
  const isNamed = (page: ComponentPage) => own?.named.includes(page.name);
  const names = (page: ComponentPage) => page.named.includes(name);
  return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page) && names(page))]
    .filter((page) => page !== own)
    .slice(0, MAX_LINKS);
}

const text = (value: string): MarkdownNode => ({ type: 'text', value });

const toItem = ({ name, id, about }: ComponentPage): MarkdownNode => ({
  type: 'listItem',
  children: [
    {
      type: 'paragraph',
      children: [
        { type: 'link', url: `./?path=/docs/${id}`, children: [text(name)] },
        text(`: ${about}`),
      ],
    },
  ],
});

/** `import * as ButtonStories from './Button.stories';` → `Button` */
const getComponentName = (page: MarkdownNode): string | undefined =>
  page.children
    ?.filter(({ type }) => type === 'mdxjsEsm')
    .flatMap(({ value = '' }) => /from '\.\/(\w+)\.stories'/.exec(value)?.[1] ?? [])[0];

/** Adds “Related components” above the props of a component’s page, from the advice of all pages. */
export function relatedComponents() {
  return (page: MarkdownNode): void => {
    const name = getComponentName(page);
    const related = name ? findRelated(name, readPages()) : [];
    const index =
      page.children?.findIndex(
        (node) => node.type === 'heading' && node.depth === 2 && getText(node) === 'Props',
      ) ?? -1;
    if (related.length === 0 || index === -1) return;
    page.children?.splice(
      index,
      0,
      { type: 'heading', depth: 2, children: [text('Related components')] },
      { type: 'list', children: related.map(toItem) },
    );
  };
}
