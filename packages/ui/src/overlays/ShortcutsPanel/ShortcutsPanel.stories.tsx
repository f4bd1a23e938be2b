import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { ar } from '../../ar';
import { Button } from '../../actions/Button/Button';
import { TextField } from '../../forms/TextField/TextField';
import { expectClosedWithFocusOn } from '../../internal/Modal/Modal.fixtures';
import { useShortcuts } from '../../internal/shortcut/useShortcuts';
import { StoryPage } from '../../internal/StoryPage';
import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { ShortcutsPanel } from './ShortcutsPanel';

const groups = [
  {
    title: 'Orders',
    shortcuts: [
      { label: 'Next or previous order', keys: ['J', 'K'] },
      { label: 'Mark as sent', keys: 'Shift+S' },
      { label: 'Undo', keys: 'Mod+Z' },
    ],
  },
  {
    title: 'Everywhere',
    shortcuts: [
      { label: 'Commands', keys: 'Mod+K' },
      { label: 'Go to members', keys: 'G M' },
      { label: 'Go to orders', keys: 'G O' },
      { label: 'Move in a list', keys: ['ArrowUp', 'ArrowDown'] },
      { label: 'This list', keys: '?' },
    ],
  },
];

const meta = {
  title: 'Components/Overlays/ShortcutsPanel',
  component: ShortcutsPanel,
  tags: ['new'],
  args: { isOpen: true, onOpenChange: fn(), groups },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 560 } },
    stage: {
      size: 'large',
      shows: '[role=dialog]',
      states: [
        { label: 'Shortcuts only' },
        { label: 'Single keys work', args: { onSingleKeysChange: fn() } },
        {
          label: 'Single keys are off',
          args: { onSingleKeysChange: fn(), hasSingleKeys: false },
        },
      ],
    },
    anatomy: {
      args: { onSingleKeysChange: fn() },
      parts: [
        '[role=dialog] > div:first-child',
        'section',
        'kbd',
        '[role=dialog] div:has(> label)',
      ],
    },
  },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const [hasSingleKeys, setSingleKeys] = useState(args.hasSingleKeys ?? true);
    const { onSingleKeysChange } = args;
    useShortcuts([{ keys: '?', onPress: () => setOpen(true) }], { hasSingleKeys });
    return (
      <StoryPage title="Orders">
        <Button onClick={() => setOpen(true)}>Shortcuts</Button>
        <TextField name="note" label="Note" />
        <ShortcutsPanel
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
          hasSingleKeys={hasSingleKeys}
          onSingleKeysChange={
            onSingleKeysChange &&
            ((next) => {
              setSingleKeys(next);
              onSingleKeysChange(next);
            })
          }
        />
      </StoryPage>
    );
  },
} satisfies Meta<typeof ShortcutsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(dialog.getByText('Mark as sent')).toBeVisible());
    const [term] = dialog.getAllByText('Commands');
    await expect(term?.nextElementSibling).toHaveTextContent(/^(Ctrl|⌘Command)K$/);
  },
};

/** `?` opens it, also on an Arabic keyboard, but not while someone types. */
export const OpenedByKey: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Why?');
    await settle();
    await expect(screen.queryByRole('dialog')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Shortcuts' });
    button.focus();
    await fireEvent.keyDown(button, { key: '؟', code: 'Slash', shiftKey: true });
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expectClosedWithFocusOn(button);
  },
};

/** People who speak instead of typing can turn the single keys off. */
export const SingleKeys: Story = {
  args: { onSingleKeysChange: fn() },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const control = dialog.getByRole('switch', { name: 'Shortcuts of a single key' });
    await userEvent.click(control);
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    await settle();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Shortcuts' }));
    await userEvent.click(await screen.findByRole('switch'));
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith(true);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Arabic: Story = {
  args: {
    groups: [
      {
        title: 'في كل مكان',
        shortcuts: [
          { label: 'الأوامر', keys: 'Mod+K' },
          { label: 'التنقل في القائمة', keys: ['ArrowUp', 'ArrowDown'] },
        ],
      },
    ],
  },
  globals: { direction: 'rtl' },
  render: (args) => (
    <UiProvider messages={ar} locale="ar">
      <StoryPage title="الطلبات">
        <ShortcutsPanel {...args} />
      </StoryPage>
    </UiProvider>
  ),
};

export const LongNames: Story = {
  args: {
    groups: [
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        shortcuts: [
          {
            label: 'Mark every order of this week that has an address as sent, and print the slips',
            keys: ['Mod+Shift+Enter', 'Mod+Alt+Enter'],
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
