import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { click, focusOn, pointAt } from '#storybook/stage/causes';
import * as icons from '../../data-display/Icon/icons';
import { TextField } from '../../forms/TextField/TextField';
import { ar } from '../../messages/ar';
import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { createMembers, MemberTable } from '../DataTable/DataTable.fixtures';
import { BulkBar, type BulkOutcome } from './BulkBar';

const actions = [
  { id: 'grant', label: 'Grant', icon: icons.calendar, onSelect: fn() },
  { id: 'export', label: 'Export', icon: icons.download, onSelect: fn() },
  { id: 'mail', label: 'Copy addresses', icon: icons.copy, onSelect: fn() },
  { id: 'revoke', label: 'Revoke', icon: icons.lock, onSelect: fn() },
  { id: 'erase', label: 'Erase', icon: icons.trash, isDanger: true, onSelect: fn() },
];

/** The first action of the bar. */
const FIRST_ACTION = '[role=region] div:has(> [aria-haspopup=menu]) > button';

const outcome = {
  title: 'Block',
  done: 1200,
  refused: 2,
  unchanged: 1,
  rows: [
    { id: '1', label: 'Mara Kern', outcome: 'refused', reason: 'Is an administrator' },
    { id: '2', label: 'نور حداد', outcome: 'refused', reason: 'Was changed by someone else' },
    { id: '3', label: 'Ana Okafor', outcome: 'unchanged' },
  ],
} satisfies BulkOutcome;

const meta = {
  title: 'Components/Table/BulkBar',
  component: BulkBar,
  tags: ['new'],
  args: { count: 12, total: 10_000, onSelectAll: fn(), onClear: fn(), actions },
  parameters: {
    stage: {
      size: 'content',
      isWide: true,
      shows: '[role=region]',
      states: [
        { label: 'Selected rows' },
        { label: 'Action under the pointer', cause: pointAt(FIRST_ACTION) },
        { label: 'Focused action', cause: focusOn(FIRST_ACTION) },
        { label: 'A filter hides rows', args: { count: 3, hiddenCount: 2, total: 1 } },
        { label: 'All selected', args: { count: 10_000 } },
        {
          label: 'Busy',
          args: { actions: [{ ...actions[0], isPending: true }, ...actions.slice(1)] },
        },
        {
          label: 'Progress',
          args: { progress: { title: 'Block', done: 125, total: 500, onStop: fn() } },
        },
        { label: 'Outcome', args: { count: 0, outcome, onDismissOutcome: fn() } },
        {
          label: 'Outcome, with its details',
          args: { count: 0, outcome, onDismissOutcome: fn() },
          cause: click('summary'),
        },
        {
          label: 'Interrupted',
          args: {
            count: 0,
            outcome: {
              title: 'Block',
              done: 125,
              unsent: 375,
              reason: 'The network connection was lost.',
              actions: [
                { label: 'Continue', onPress: fn() },
                { label: 'Discard', onPress: fn() },
              ],
            },
          },
        },
      ],
    },
    anatomy: {
      args: { outcome, onDismissOutcome: fn() },
      parts: [
        '[role=region] > div:has(details)',
        '[role=region] > div:last-child > span',
        '[role=region] > div:last-child > span + button',
        '[role=region] > div:last-child > div',
      ],
    },
  },
  beforeEach: () => {
    for (const { onSelect } of actions) onSelect.mockClear();
  },
} satisfies Meta<typeof BulkBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Actions without room are in a menu. */
export const Selection: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('12 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 10,000' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Grant' }));
    await expect(actions[0]!.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const menu = within(await screen.findByRole('menu'));
    // Escape closes the menu, and the selection stays.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await settle();
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click((await screen.findAllByRole('menuitem', { name: 'Erase' }))[0]!);
    await expect(actions[4]!.onSelect).toHaveBeenCalledOnce();
    await expect(menu).toBeDefined();
  },
};

/** A filter hides some of the selected rows. Actions include them, so the bar says so. */
export const HiddenRows: Story = {
  args: { count: 3, hiddenCount: 2, total: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('3 selected, 2 not shown');
    await expect(canvas.getByRole('region')).toHaveTextContent('3 selected, 2 not shown');
  },
};

/** Escape clears the selection, except while people type. */
export const Escape: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <TextField name="note" label="Note" />
      <BulkBar {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('textbox').focus();
    await userEvent.keyboard('{Escape}');
    await settle();
    await expect(args.onClear).not.toHaveBeenCalled();
    within(canvasElement).getByRole('button', { name: 'Grant' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** When it disappears, focus returns to the row from which it came. The bar covers no row. */
export const AfterATable: Story = {
  render: function Example(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['member-3']));
    return (
      <>
        <MemberTable
          rows={createMembers(40)}
          selectedIds={selected}
          onSelectedIdsChange={setSelected}
        />
        <BulkBar
          {...args}
          count={selected.size}
          total={40}
          onClear={() => setSelected(new Set())}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('checkbox');
    boxes[3]!.focus();
    await userEvent.tab();
    const clear = canvas.getByRole('button', { name: 'Clear selection' });
    await expect(clear).toHaveFocus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => {
      const lastRow = [...canvasElement.querySelectorAll('[role=row]')].at(-1)!;
      expect(lastRow.getAttribute('aria-rowindex')).toBe('41');
      expect(lastRow.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        canvas.getByRole('region').getBoundingClientRect().top,
      );
    });
    await userEvent.keyboard('{Enter}');
    await settle();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(boxes[3]).toHaveFocus();
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Selection cleared');
    await userEvent.click(boxes[3]!);
    window.scrollTo(0, 0);
  },
};

/** What the last act did: a count per outcome, and why some rows were not changed. */
export const Outcome: Story = {
  args: {
    count: 0,
    onDismissOutcome: fn(),
    outcome,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent(
      'Block, 1,200 done, 2 refused, 1 unchanged',
    );
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('Is an administrator')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismissOutcome).toHaveBeenCalledOnce();
  },
};

export const OutcomeAndSelection: Story = {
  args: { outcome: { title: 'Grant', done: 0, refused: 12 } },
};

/** While an act is pending, the others wait. */
export const Pending: Story = {
  args: {
    actions: [{ ...actions[0]!, isPending: true }, ...actions.slice(1)],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }));
    await settle();
    await expect(actions[1]!.onSelect).not.toHaveBeenCalled();
  },
};

/** The progress of an act on many rows. The other actions are not available, and it can be stopped. */
export const Progress: Story = {
  args: { progress: { title: 'Block', done: 125, total: 500, onStop: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Block' })).toHaveAttribute(
      'aria-valuetext',
      '125 of 500',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await settle();
    await expect(actions[1]!.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.progress!.onStop).toHaveBeenCalledOnce();
  },
};

const continueAct = fn();

/** An act that was interrupted: what was not sent can be sent later. */
export const Interrupted: Story = {
  args: {
    count: 0,
    outcome: {
      title: 'Block',
      done: 125,
      unsent: 375,
      reason: 'The network connection was lost.',
      actions: [
        { label: 'Continue', onPress: continueAct },
        { label: 'Discard', onPress: fn() },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('125 done, 375 not sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(continueAct).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { outcome: { title: 'حظر', done: 3, refused: 1 } },
  render: (args) => (
    <UiProvider messages={ar} locale="ar">
      <div lang="ar" dir="rtl">
        <BulkBar {...args} />
      </div>
    </UiProvider>
  ),
};
