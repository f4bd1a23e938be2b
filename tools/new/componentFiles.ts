/** A file to write: its path in the repository and its text. */
export interface NewFile {
  path: string;
  text: string;
}

const lower = (name: string) => name[0]!.toLowerCase() + name.slice(1);

/** `StarterKit` → `Starter kit`. */
export const sentenceCase = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `data-display`, `Chip` → `Components/Data display/Chip`, the title in Storybook's sidebar. */
export const storyTitle = (name: string, group: string): string =>
  `Components/${group[0]!.toUpperCase()}${group.slice(1).replaceAll('-', ' ')}/${name}`;

const createComponent = (name: string) => `import type { ReactNode } from 'react';

import * as styles from './${name}.css';
import { classNames } from '../../internal/classNames';

export interface ${name}Props {
  /**
   * \`quiet\` next to other elements, \`loud\` as the main element of a screen.
   * @default 'quiet'
   */
  tone?: 'quiet' | 'loud' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Says what a ${sentenceCase(name).toLowerCase()} is for, in one sentence. */
export function ${name}({ tone = 'quiet', className, children }: ${name}Props) {
  return <div className={classNames(styles.${lower(name)}[tone], className)}>{children}</div>;
}
`;

const createStyles = (name: string) => `import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

export const ${lower(name)} = createVariants(
  {
    paddingBlock: vars.space['3'],
    paddingInline: vars.space['4'],
    borderRadius: vars.radius.medium,
    overflowWrap: 'anywhere',
  },
  {
    quiet: { background: vars.color.surfaceSunken, color: vars.color.text },
    loud: { background: vars.color.brand, color: vars.color.onBrand },
  },
);
`;

const createStories = (
  name: string,
  group: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { ${name} } from './${name}';

const meta = {
  title: '${storyTitle(name, group)}',
  component: ${name},
  tags: ['new'],
  args: { children: '${sentenceCase(name)}' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('${sentenceCase(name)}')).toBeVisible();
  },
};

export const Loud: Story = { args: { tone: 'loud' } };

export const LongText: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung, every Sunday',
  },
};
`;

const createDocsPage = (
  name: string,
) => `import { ArgTypes, Meta, Primary } from '@storybook/addon-docs/blocks';
import { DosAndDonts } from '#storybook/blocks/DosAndDonts';
import { States } from '#storybook/blocks/States';
import * as ${name}Stories from './${name}.stories';

<Meta of={${name}Stories} />

# ${sentenceCase(name)}

Say in one sentence what it is for.

<Primary />

## When to use

- Say where the reader needs it and what they do with it there.

## When not

- Say where another component fits better, and name it.

## Do and don't

<DosAndDonts dos={['Start with what matters.']} donts={['Rely on color alone.']} />

## Anatomy

1. **Background**: follows the tone.
2. **Text**: wraps; nothing is cut off.

## Accessibility

Screen readers read it in place. It can’t take focus.

## Props

<ArgTypes of={${name}Stories} />

## States

<States />
`;

/** Creates the files of a component in a group (CONTRIBUTING.md). They pass all checks. */
export function componentFiles(name: string, group: string): readonly NewFile[] {
  const at = (ending: string) => `packages/ui/src/${group}/${name}/${name}${ending}`;
  return [
    { path: at('.tsx'), text: createComponent(name) },
    { path: at('.css.ts'), text: createStyles(name) },
    { path: at('.stories.tsx'), text: createStories(name, group) },
    { path: at('.mdx'), text: createDocsPage(name) },
  ];
}

/** Adds the component and its props type to the end of the barrel. */
export const addExport = (barrel: string, name: string, group: string): string =>
  `${barrel.trimEnd()}\nexport { ${name}, type ${name}Props } from './${group}/${name}/${name}';\n`;

/** Adds a name to the sorted list of exports (`exports.test.ts`). */
export function addListedName(test: string, name: string): string {
  const lines = test.split('\n');
  const names = lines.flatMap((line, at) => (/^ {6}"\w+",$/.test(line) ? [at] : []));
  const first = names[0];
  if (first === undefined) throw new Error('The list of exported names could not be found.');
  const sorted = [...names.map((at) => lines[at]!), `      "${name}",`].sort();
  lines.splice(first, names.length, ...sorted);
  return lines.join('\n');
}
