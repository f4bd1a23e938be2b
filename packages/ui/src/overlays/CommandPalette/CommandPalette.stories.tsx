import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { type } from '#storybook/stage/causes';
import { endComposition } from '#storybook/endComposition';
import { settle } from '#storybook/settle';
import { ar } from '../../ar';
import { Button } from '../../actions/Button/Button';
import { TextField } from '../../forms/TextField/TextField';
import {
  expectClosedWithFocusOn,
  expectModalWithoutStyle,
  styleElements,
} from '../../internal/Modal/Modal.fixtures';
import { StoryPage } from '../../internal/StoryPage';
import { UiProvider, type LinkComponent } from '../../providers/UiProvider/UiProvider';
import { Dialog } from '../Dialog/Dialog';
import { CommandPalette } from './CommandPalette';
import { arabicCommands, findMembers, studioCommands } from './CommandPalette.fixtures';
import type { PaletteCommand } from './commands';
import { useCommandPaletteShortcut } from './useCommandPaletteShortcut';

/** Stands in for a router's link, which does not load another document. */
const RouterLink: LinkComponent = (props) => (
  <a
    {...props}
    onClick={(event) => {
      event.preventDefault();
      props.onClick?.(event);
    }}
  />
);

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  tags: ['new'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    commands: studioCommands,
    recentIds: ['grant', 'orders'],
    onRun: fn(),
    onQueryChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
    stage: {
      size: 'large',
      shows: '[role=dialog]',
      args: { onRun: () => undefined, onQueryChange: () => undefined },
      states: [
        { label: 'Empty field' },
        { label: 'Commands found', cause: type('input', 'member') },
        {
          label: 'Results of the app',
          args: { results: findMembers('mar') },
          cause: type('input', 'mar'),
        },
        { label: 'Disabled command', cause: type('input', 'undo') },
        { label: 'Loading', args: { isLoading: true }, cause: type('input', 'zoë') },
        { label: 'Nothing found', cause: type('input', 'basket weaving') },
      ],
    },
    anatomy: {
      parts: [
        '[role=dialog] > div:has(input)',
        '[role=group]',
        '[role=group]:nth-of-type(2)',
        null,
        '[data-bare]',
      ],
    },
  },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    useCommandPaletteShortcut(() => setOpen(true));
    return (
      <UiProvider link={RouterLink}>
        <StoryPage title="Orders">
          <Button onClick={() => setOpen(true)}>Open</Button>
          <TextField name="note" label="Note" />
          <CommandPalette
            {...args}
            isOpen={isOpen}
            onOpenChange={(next) => {
              setOpen(next);
              args.onOpenChange(next);
            }}
          />
        </StoryPage>
      </UiProvider>
    );
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

const getField = () => screen.findByRole('combobox');
const getNames = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
const getActive = async () => {
  const id = (await getField()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.querySelector('bdi')?.textContent;
};
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** While the field is empty: what was run last, then everything. */
export const Everything: Story = {
  play: async () => {
    await getField();
    await expect(getNames().slice(0, 3)).toEqual(['Grant a membership', 'Orders', 'Overview']);
    await expect(await getActive()).toBe('Grant a membership');
    // A recent command is not listed twice.
    await expect(getNames()).toHaveLength(studioCommands.length);
  },
};

/** The best match is first and active, whatever its group is. */
export const Matches: Story = {
  play: async ({ args }) => {
    const field = await getField();
    await userEvent.type(field, 'mem');
    await expect(getNames()).toEqual([
      'Members',
      'Grant a membership',
      'Block a member',
      'Undo the last act',
    ]);
    await expect(await getActive()).toBe('Members');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('mem');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('4 results'),
    );
  },
};

/** Keywords find a command, too; accents and case do not matter. */
export const Keywords: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const field = await getField();
    await userEvent.type(field, 'SÚSPEND');
    await expect(getNames()).toEqual(['Block a member']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'block' }));
    await expectClosed();
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(''));
  },
};

/** The arrow keys go around; a disabled command says why and does not run. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { recentIds: [] },
  play: async ({ args }) => {
    const field = await getField();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(await getActive()).toBe('Open Stripe');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await getActive()).toBe('Members');
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(await getActive()).toBe('Undo the last act');
    const undo = screen.getByRole('option', { selected: true });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveTextContent('The order has been sent since.');
    await userEvent.keyboard('{Enter}');
    await settle();
    await expect(args.onRun).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Enter that ends the composition of a word runs nothing, and the arrow keys select nothing. */
export const InputMethod: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const field = await getField();
    await userEvent.type(field, 'or');
    await expect(await getActive()).toBe('Orders');
    for (const key of ['ArrowDown', 'Enter']) {
      await fireEvent.keyDown(field, { key, isComposing: true });
      await fireEvent.keyDown(field, { key, keyCode: 229 });
    }
    await endComposition();
    await expect(args.onRun).not.toHaveBeenCalled();
    await expect(await getActive()).toBe('Orders');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).toHaveBeenCalledOnce();
  },
};

/** A palette whose members come from a server, which answers when the story says so. */
function ServerExample(args: Parameters<typeof CommandPalette>[0]) {
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState('');
  return (
    <UiProvider link={RouterLink}>
      <button type="button" hidden data-testid="answer" onClick={() => setAnswered(query)}>
        Answer
      </button>
      <CommandPalette
        {...args}
        onQueryChange={setQuery}
        results={answered ? findMembers(answered) : []}
        resultsQuery={answered}
      />
    </UiProvider>
  );
}
const answer = () => screen.getByTestId('answer').click();

/** Members that a server finds are listed after the commands. */
export const Results: Story = {
  render: (args) => <ServerExample {...args} />,
  play: async () => {
    await userEvent.type(await getField(), 'mar');
    answer();
    await waitFor(() => expect(getNames()).toEqual(['Mara Kern', 'Mariam Okafor']));
    await expect(await getActive()).toBe('Mara Kern');
  },
};

/** Until the results of this query arrive, Enter opens none of the earlier ones. */
export const PendingResults: Story = {
  tags: ['!autodocs'],
  render: (args) => <ServerExample {...args} />,
  play: async ({ args }) => {
    const field = await getField();
    await userEvent.type(field, 'mar');
    answer();
    await waitFor(() => expect(getNames()).toHaveLength(2));
    await userEvent.type(field, 'i');
    await userEvent.keyboard('{Enter}');
    await settle();
    await expect(args.onRun).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(getNames()).toEqual(['Mariam Okafor']));
    // The first result becomes active although nothing else was pressed.
    await expect(await getActive()).toBe('Mariam Okafor');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith(
      expect.objectContaining({ label: 'Mariam Okafor' }),
    );
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async () => {
    await userEvent.type(await getField(), 'zoë');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getAllByRole('status')[0]).toHaveTextContent(
        'Searching',
      ),
    );
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await getField(), 'basket weaving');
    const [message] = screen.getAllByText('Nothing found for “basket weaving”');
    await waitFor(() => expect(message).toBeVisible());
  },
};

const manyCommands: readonly PaletteCommand[] = Array.from({ length: 80 }, (_, index) => ({
  id: `class-${index}`,
  label: `Class ${index + 1}`,
}));

/** Another query shows its best match, however far the list was scrolled. */
export const ManyCommands: Story = {
  tags: ['!autodocs'],
  args: { commands: manyCommands, recentIds: [] },
  play: async () => {
    const field = await getField();
    await userEvent.keyboard('{End}');
    const list = screen.getByRole('listbox').parentElement!;
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(500));
    await userEvent.type(field, 'class');
    await waitFor(() => expect(list.scrollTop).toBe(0));
    await expect(await getActive()).toBe('Class 1');
    await userEvent.keyboard('{End}');
    await userEvent.clear(field);
    await waitFor(() => expect(list.scrollTop).toBe(0));
  },
};

/** Ctrl+K opens it, also in a text field and on an Arabic keyboard, and closes it. Focus returns. */
export const Shortcut: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const before = styleElements();
    const note = within(canvasElement).getByRole('textbox', { name: 'Note' });
    await userEvent.click(note);
    await userEvent.keyboard('k');
    await settle();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.keyDown(note, { key: 'ن', code: 'KeyK', ctrlKey: true });
    await getField();
    await expectModalWithoutStyle(before);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    // The keys that opened it may still be held down.
    const repeated = { key: 'k', code: 'KeyK', ctrlKey: true, repeat: true };
    await fireEvent.keyDown(screen.getByRole('combobox'), repeated);
    await settle();
    await expect(screen.getByRole('combobox')).toBeVisible();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expectClosedWithFocusOn(note);
    await expect(note).toHaveValue('k');
  },
};

/** A command that opens a dialog: focus is in the dialog, and returns to the button afterward. */
export const OpensDialog: Story = {
  tags: ['!autodocs'],
  render: function Example(args) {
    const [open, setOpen] = useState<'palette' | 'dialog' | null>(null);
    return (
      <StoryPage>
        <Button onClick={() => setOpen('palette')}>Open</Button>
        <CommandPalette
          {...args}
          commands={[{ id: 'grant', label: 'Grant', onSelect: () => setOpen('dialog') }]}
          isOpen={open === 'palette'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'palette' : null)}
        />
        <Dialog
          title="Grant a membership"
          isOpen={open === 'dialog'}
          onOpenChange={() => setOpen(null)}
        >
          <TextField name="email" label="Email" />
        </Dialog>
      </StoryPage>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await getField();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Grant a membership' });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expectClosedWithFocusOn(button);
  },
};

/** On a phone, it fills the screen. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Spelling variants of Arabic letters find each other. */
export const Arabic: Story = {
  args: { commands: arabicCommands, recentIds: ['grant'] },
  globals: { direction: 'rtl' },
  render: (args) => (
    <UiProvider messages={ar} locale="ar" link={RouterLink}>
      <StoryPage title="الطلبات">
        <CommandPalette {...args} />
      </StoryPage>
    </UiProvider>
  ),
  play: async () => {
    const field = await getField();
    await userEvent.type(field, 'اعضاء');
    await expect(getNames()).toEqual(['أعضاء المدرسة']);
    await userEvent.clear(field);
  },
};

/** Long names wrap; nothing is cut off. */
export const LongNames: Story = {
  args: {
    recentIds: [],
    commands: [
      {
        id: 'captain',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung',
        group: 'Everything that can be done with a membership of this school',
        description: 'donaudampfschifffahrtsgesellschaft@a-very-long-domain-name.example.org',
        keys: 'Mod+Shift+K',
      },
      { id: 'plain', label: 'A command that needs a whole sentence to say what it does, and more' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
