import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format } from 'oxfmt';
import { builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen';
import type { types as t } from 'storybook/internal/babel';

import { readProps } from '../props/readProps';
import { createModuleReader } from '../story-code/modules';
import { readPublicNames, type PublicName } from '../story-code/publicNames';
import { createStoriesCode } from '../story-code/storyCode';
import { removeDocumentReferences } from './documentReferences';
import { createIndex, type IndexEntry } from './referenceIndex';
import { createReferencePage, type DocumentedComponent } from './referencePage';

const importer = makeFsImporter();

const document = (file: string): Documentation[] =>
  parse(readFileSync(file, 'utf8'), {
    filename: file,
    resolver: new builtinResolvers.FindAllDefinitionsResolver(),
    importer,
    babelOptions: { babelrc: false, configFile: false },
  });

/** The sections of its documentation that are text. Links lead into Storybook. */
function readGuidance(file: string): string {
  if (!existsSync(file)) return '';
  const sections = readFileSync(file, 'utf8').split(/^## /m);
  return ['When to use', 'When not', 'Accessibility']
    .flatMap((heading) => sections.find((section) => section.startsWith(`${heading}\n`)) ?? [])
    .map((section) => `## ${section.split(/^### /m)[0]!.trim()}`)
    .join('\n\n')
    .replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}

/** `extends Omit<ComponentProps<'a'>, …>` → “Other props are those of `<a>`.” */
function describeOtherProps(source: string): string {
  const picked = [...source.matchAll(/Pick<\s*ComponentProps<'(\w+)'>,([^>]*)>/g)].map(
    ([, element, names]) => `Of \`<${element}>\`, it takes ${names!.replaceAll("'", '`').trim()}.`,
  );
  const own = source.replaceAll(/Pick<\s*ComponentProps<'\w+'>,/g, '');
  const elements = own.matchAll(
    /(?:extends|[,&|=(])\s*(?:Omit<\s*)?ComponentProps<'(\w+)'>(?!\[)/g,
  );
  const names = [...new Set([...elements].map(([, element]) => `\`<${element}>\``))];
  return [
    ...(names.length > 0 ? [`Other props are those of ${names.join(' or ')}.`] : []),
    ...picked,
  ]
    .join(' ')
    .replaceAll(/\s*\|\s*/g, ', ');
}

async function readComponent(file: string, { name, entry }: PublicName) {
  const found = document(file).find(({ displayName }) => displayName === name);
  const written = (await readProps(file)).get(name) ?? {};
  const base = file.replace(/\.tsx$/, '');
  const stories = `${base}.stories.tsx`;
  const example = existsSync(stories)
    ? [...(await createStoriesCode(stories, 1)).code.values()][0]
    : undefined;
  return {
    name,
    entry,
    summary: found?.description?.trim() ?? '',
    props: Object.entries(written).map(([prop, { type, shape }]) => ({
      name: prop,
      type,
      shape,
      isRequired: found?.props?.[prop]?.required ?? false,
      comment: found?.props?.[prop]?.description ?? '',
    })),
    otherProps: describeOtherProps(readFileSync(file, 'utf8')),
    guidance: readGuidance(`${base}.mdx`),
    example,
  } satisfies DocumentedComponent;
}

/** `* Creates a store.\n * It …` → `Creates a store.` */
function getSummary(comment: string): string {
  const text = comment.replaceAll(/^\s*\*+ ?/gm, '').split(/\n\s*(?:\n|@)/)[0]!;
  return removeDocumentReferences(text).replace(/\s+/g, ' ').trim();
}

/** The comment above a function or a value. */
function readSummary(file: string, name: string): string {
  const binding = createModuleReader()(file).bindings.get(name);
  const node: t.Statement | undefined =
    binding?.kind === 'statement' ? binding.statement : undefined;
  return getSummary(node?.leadingComments?.at(-1)?.value ?? '');
}

/**
 * Writes what one may read without Storybook: `reference/NAME.md` for each component, and `llms.txt`,
 * which lists them and everything else that the package exports.
 */
export async function writeReference(outDir: string): Promise<void> {
  mkdirSync(join(outDir, 'reference'), { recursive: true });
  const index: IndexEntry[] = [];
  for (const [place, exported] of readPublicNames()) {
    const [file = '', local = ''] = place.split('#');
    const { name, entry, isType } = exported;
    if (isType) continue;
    if (!/^[A-Z][a-z]/.test(name) || !file.endsWith('.tsx')) {
      index.push({ name, entry, summary: existsSync(file) ? readSummary(file, local) : '' });
      continue;
    }
    const component = await readComponent(file, exported);
    const page = removeDocumentReferences(createReferencePage(component));
    const { code } = await format(`${name}.md`, page, { printWidth: 100, singleQuote: true });
    writeFileSync(join(outDir, 'reference', `${name}.md`), code);
    const path = `reference/${name}.md`;
    index.push({ name, entry, summary: getSummary(component.summary), path });
  }
  writeFileSync(join(outDir, 'llms.txt'), createIndex(index));
}
