import { createElement } from 'react';
import { expect, it } from 'vitest';

import { Button, icons } from '../packages/ui/src';
import { Dialog } from '../packages/ui/src/overlays';
import { copyableCode } from './copyableCode';

it('starts with the imports, grouped by entry', () => {
  expect(copyableCode('<Inline>\n  <Button />\n  <Combobox />\n</Inline>')).toBe(
    "import { Button, Inline } from '@gschool/ui';\nimport { Combobox } from '@gschool/ui/overlays';\n\n<Inline>\n  <Button />\n  <Combobox />\n</Inline>",
  );
});

it('writes icons by their names', () => {
  const drawn = `<Button\n  iconStart={{\n    isSolid: true,\n    path: '${icons.play.path}'\n  }}\n>`;
  expect(copyableCode(drawn)).toContain('<Button\n  iconStart={icons.play}\n>');
  expect(copyableCode(drawn)).toContain('import { Button, icons } from');
});

it('removes wrappers that only the story needs', () => {
  const code =
    '<Form>\n  <React.Fragment key=".0">\n    <TextField />\n  </React.Fragment>\n</Form>';
  expect(copyableCode(code)).toContain('<Form>\n  <TextField />\n</Form>');
  expect(copyableCode('<StoryPage>\n  <Grid />\n</StoryPage>')).toMatch(/\n\n<Grid \/>$/);
});

it('writes out a story that provides only its source', () => {
  const source =
    "{\n  args: {\n    title: 'x'\n  },\n  play: async () => {\n    await press();\n  }\n}";
  const args = {
    title: 'Delete it?',
    isOpen: true,
    hint: undefined,
    trigger: createElement(Button, { iconEnd: icons.chevronDown }, 'More'),
    entries: [{ label: 'Play', onSelect: () => {} }],
  };
  expect(copyableCode(source, { component: Dialog, args }))
    .toBe(`import { Button, icons } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';

<Dialog
  title="Delete it?"
  isOpen
  trigger={
    <Button iconEnd={icons.chevronDown}>
      More
    </Button>
  }
  entries={[
    {
      label: 'Play',
      onSelect: () => {}
    }
  ]}
/>`);
});

it('removes the test of a story with its own render', () => {
  const source = '{\n  render: () => <Grid />,\n  play: async () => {\n    await press();\n  }\n}';
  expect(copyableCode(source)).toBe("import { Grid } from '@gschool/ui';\n\n<Grid />");
});

it('leaves other code unchanged', () => {
  expect(copyableCode('<Somebody />')).toBe('<Somebody />');
});
