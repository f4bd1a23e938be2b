import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { createStoriesCode } from './storyCode';

const folder = mkdtempSync(join(tmpdir(), 'gschool-stories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = join(repositoryRoot, 'packages/ui/src');

/** Returns the code for a story in a file that begins with the imports of a real one. */
async function write(meta: string, story: string, top = ''): Promise<string> {
  const file = join(folder, 'It.stories.tsx');
  const text = `import { fn } from 'storybook/test';
import * as icons from '${sources}/data-display/Icon/icons';
import { Button } from '${sources}/actions/Button/Button';
import { Dialog } from '${sources}/overlays/Dialog/Dialog';
import { StoryPage } from '${sources}/internal/StoryPage';
import { member } from '${sources}/navigation/ProfileMenu/ProfileMenu.fixtures';
import { ProfileMenu } from '${sources}/navigation/ProfileMenu/ProfileMenu';
import * as styles from './It.stories.css';
${top}
const meta = { title: 'It', ${meta} };
export default meta;
export const It = ${story};
`;
  // Imports of files are relative in stories.
  writeFileSync(file, text.replaceAll(`'${sources}`, `'${relative(folder, sources)}`));
  return (await createStoriesCode(file)).code.get('It') ?? '';
}

describe('the code of a story', () => {
  it('is its component with its args, and the imports', async () =>
    expect(
      await write(
        'component: Button, args: { children: "Play", onClick: fn() }',
        '{ args: { iconStart: icons.play, isLoading: true, size: undefined } }',
      ),
    ).toBe(`import { Button, icons } from '@gschool/ui';

export function Example() {
  return (
    <Button onClick={() => {}} iconStart={icons.play} isLoading size={undefined}>
      Play
    </Button>
  );
}
`));

  it('replaces args in what a story renders, and removes what only the story needs', async () =>
    expect(
      await write(
        `component: Dialog, args: { title: 'Leave?', isOpen: true, onOpenChange: fn() }`,
        `{ render: (args) => (
          <StoryPage>
            <div className={styles.page}>
              <Dialog {...args} title="Really?" onOpenChange={(next) => { args.onOpenChange(next); }} />
            </div>
          </StoryPage>
        ), play: async () => {} }`,
      ),
    ).toBe(`import { Dialog } from '@gschool/ui/overlays';

export function Example() {
  return (
    <div>
      <Dialog isOpen title="Really?" onOpenChange={(next) => {}} />
    </div>
  );
}
`));

  it('declares the data that it uses, with types that an app can import', async () => {
    const code = await write('component: ProfileMenu', '{ args: { ...member, name: "Ada" } }');
    expect(code).toContain('const member: ');
    expect(code).toContain('<ProfileMenu {...member} name="Ada" />');
    expect(code).toMatch(/import \{[^}]*ProfileMenu[^}]*\} from '@gschool\/ui';/);
    expect(code).not.toContain('fixtures');
  });

  it('declares args that it compares, as the story has them', async () =>
    expect(
      await write(
        `component: Button, args: { size: 'small' }`,
        `{ render: (args) => <Button>{args.size === 'large' ? 'Big' : 'Small'}</Button> }`,
      ),
    ).toContain("const args: ComponentProps<typeof Button> = { size: 'small' };"));

  it('is refused for a story that a function creates', async () =>
    await expect(
      write('component: Button', '{ ...create(), args: {} }', 'const create = () => ({});'),
    ).rejects.toThrow('no code for its story It: Error: A story is computed.'));
});
