import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { click, focusOn } from '#storybook/stage/causes';
import { endComposition } from '#storybook/endComposition';
import { Button } from '../../actions/Button/Button';
import { Text } from '../../typography/Text/Text';
import { expectModalWithoutStyle, styleElements } from '../../internal/Modal/Modal.fixtures';
import { ConfirmDialog } from './ConfirmDialog';
import { createDeferred } from './ConfirmDialog.fixtures';
import { StoryPage } from '../../internal/StoryPage';

const deletion = {
  variant: 'danger',
  title: 'Delete your account?',
  description: 'Your library, your history and your notes are deleted. This can’t be undone.',
  confirmLabel: 'Delete my account',
  cancelLabel: 'Keep it',
} as const;

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Clear your watch history?',
    description: 'You’ll keep the classes, but lose your place in them.',
    confirmLabel: 'Clear history',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
    stage: {
      shows: '[role=alertdialog]',
      args: { onConfirm: () => undefined, onOpenChange: () => undefined },
      states: [
        { label: 'Default' },
        { label: 'Focus as it opens', cause: focusOn('[role=alertdialog] button') },
        { label: 'Danger', args: deletion },
        {
          label: 'Busy',
          args: { ...deletion, onConfirm: () => new Promise(() => {}) },
          cause: click('[role=alertdialog] button:last-child'),
        },
        {
          label: 'Error',
          args: { ...deletion, onConfirm: () => Promise.reject(new Error('unavailable')) },
          cause: click('[role=alertdialog] button:last-child'),
        },
        {
          label: 'Long content, which scrolls',
          args: {
            children: Array.from({ length: 12 }, (_, index) => (
              <Text key={index}>A class in the playlist, number {index + 1}.</Text>
            )),
          },
        },
      ],
    },
    anatomy: {
      args: { children: <Text>12 classes, 3 notes.</Text> },
      state: {
        label: 'Error',
        args: { ...deletion, onConfirm: () => Promise.reject(new Error('unavailable')) },
        cause: click('[role=alertdialog] button:last-child'),
      },
      parts: [
        '[role=alertdialog] > div:first-child > span',
        '[role=alertdialog] h2',
        '[role=alertdialog] > div:nth-child(2) > p',
        '[role=alertdialog] > div:nth-child(2) > div:nth-child(2)',
        '[role=alertdialog] [role=alert]',
        '[role=alertdialog] > div:last-child',
      ],
    },
  },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const change = (next: boolean) => {
      setOpen(next);
      args.onOpenChange(next);
    };
    return (
      <StoryPage>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Ask
        </Button>
        <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={change} />
      </StoryPage>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const Danger: Story = { args: deletion };

export const Default: Story = {};

/**
 * It has a name and a description. Escape closes it, clicking outside doesn’t, and focus returns.
 */
export const Behaviour: Story = {
  tags: ['!autodocs'],
  name: 'Behavior',
  args: { ...deletion, isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Ask' });
    const before = styleElements();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: deletion.title });
    await expect(dialog).toHaveAccessibleDescription(deletion.description);
    await expectModalWithoutStyle(before);
    await expect(await button('Keep it')).toHaveFocus();
    await userEvent.tab();
    await expect(await button('Delete my account')).toHaveFocus();
    await userEvent.tab();
    await expect(await button('Keep it')).toHaveFocus();
    await endComposition();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await userEvent.click(await button('Delete my account'));
    await closed();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

const slow = createDeferred();

/**
 * While the action runs, nothing closes the dialog, and a second press doesn’t start the action
 * again.
 */
export const Pending: Story = {
  args: { ...deletion, onConfirm: fn(slow.start) },
  play: async ({ args }) => {
    const confirm = await button(/Delete my account/);
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await userEvent.click(await button('Keep it'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

const retried = createDeferred();

/** The action failed: the dialog shows an error, stays open, and the action can be retried. */
export const Failed: Story = {
  args: { ...deletion, onConfirm: fn(retried.start) },
  play: async () => {
    const confirm = await button(/Delete my account/);
    await userEvent.click(confirm);
    retried.fail();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    await expect(confirm).toHaveFocus();
  },
};

const recovered = createDeferred();

/** The action fails and is retried, and the dialog closes when it succeeds. */
export const FailedThenDone: Story = {
  tags: ['!autodocs'],
  args: {
    ...deletion,
    onConfirm: fn(recovered.start),
    getErrorMessage: () =>
      'Your subscription still renews. Cancel it first, then delete your account.',
  },
  play: async ({ args }) => {
    const confirm = await button(/Delete my account/);
    await userEvent.click(confirm);
    recovered.fail();
    await expect(await screen.findByRole('alert')).toHaveTextContent('still renews');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    recovered.done();
    await closed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongText: Story = {
  args: {
    ...deletion,
    title: 'Delete the playlist “Everything for the mornings before Donaudampfschifffahrt”?',
    confirmLabel: 'Delete the playlist and everything in it',
    children: Array.from({ length: 14 }, (_, index) => (
      <Text key={index}>A class in the playlist, number {index + 1}.</Text>
    )),
  },
};
