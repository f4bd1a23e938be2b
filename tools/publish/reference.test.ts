import { expect, it } from 'vitest';

import { createIndex } from './referenceIndex';
import { createReferencePage } from './referencePage';

it('shows the props of a component in a table, and the types that they name', () => {
  const shape = 'interface Item {\n  label: string;\n}\ntype Size = 1 | 2;';
  const page = createReferencePage({
    name: 'Menu',
    entry: '@gschool/ui/overlays',
    summary: 'A menu.',
    guidance: '## When to use\n\n- For actions.',
    otherProps: 'Other props are those of `<ul>`.',
    example: 'export const Example = () => <Menu />;\n',
    props: [
      {
        name: 'size',
        type: "'small' | 'large'",
        isRequired: false,
        comment: "How large\nit is.\n@default 'small'",
      },
      { name: 'items', type: 'Item[]', shape, isRequired: true, comment: 'The items.' },
      { name: 'more', type: 'Item[]', shape, isRequired: false, comment: '' },
    ],
  });
  expect(page).toBe(`# Menu

A menu.

\`\`\`tsx
import { Menu } from '@gschool/ui/overlays';
\`\`\`

## When to use

- For actions.

## Props

| prop | type | default | what it is |
| --- | --- | --- | --- |
| \`items\` | \`Item[]\` | *required* | The items. |
| \`size\` | \`'small' \\| 'large'\` | \`'small'\` | How large it is. |
| \`more\` | \`Item[]\` |  |  |

Other props are those of \`<ul>\`.

## Types

\`\`\`ts
interface Item {
  label: string;
}
type Size = 1 | 2;
\`\`\`

## Example

\`\`\`tsx
export const Example = () => <Menu />;
\`\`\`
`);
});

it('lists what each entry exports, with a link to each page', () => {
  const index = createIndex([
    { name: 'useToasts', entry: '@gschool/ui', summary: 'The queue.' },
    { name: 'Button', entry: '@gschool/ui', summary: 'A button.', path: 'reference/Button.md' },
    { name: 'ar', entry: '@gschool/ui/ar', summary: '' },
  ]);
  expect(index).toMatch(/^# @gschool\/ui\n\n> .+ES modules only/);
  expect(index).toContain(`## @gschool/ui

- [Button](reference/Button.md): A button.
- \`useToasts\`: The queue.

## @gschool/ui/ar

- \`ar\`
`);
});
