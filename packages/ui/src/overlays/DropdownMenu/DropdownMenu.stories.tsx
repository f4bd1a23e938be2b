import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { click, focusOn, highlight, inOrder } from '#storybook/stage/causes';
import { endComposition } from '#storybook/endComposition';
import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { styleElements } from '../../internal/Modal/Modal.fixtures';
import { DropdownMenu } from './DropdownMenu';
import { classActions, longActions } from './DropdownMenu.fixtures';
import type { MenuEntry } from './menuEntries';

const onSelect = fn();

/** A group, and radios: one of each is selected. */
const choices: readonly MenuEntry[] = [
  {
    kind: 'group',
    label: 'Show',
    entries: [
      { kind: 'checkbox', label: 'Titles', isChecked: true, onChange: fn() },
      { kind: 'checkbox', label: 'Watched classes', isChecked: false, onChange: fn() },
    ],
  },
  { kind: 'separator' },
  {
    kind: 'radios',
    label: 'Sort by',
    value: 'newest',
    onChange: fn(),
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'shortest', label: 'Shortest first' },
      { value: 'name', label: 'By name', isDisabled: true },
    ],
  },
];

const meta = {
  title: 'Components/Overlays/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: (
      <Button variant="quiet" iconEnd={icons.chevronDown}>
        More
      </Button>
    ),
    entries: classActions(onSelect),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 460 } },
    stage: {
      size: 'large',
      place: 'start',
      shows: '[role=menu]',
      args: { isOpen: true },
      states: [
        { label: 'Open' },
        { label: 'Line under the pointer', cause: highlight('[role=menuitem]:nth-of-type(2)') },
        {
          label: 'Focused line',
          cause: inOrder(highlight('[role=menuitem]'), focusOn('[role=menuitem]')),
        },
        { label: 'Last line under the pointer', cause: highlight('[role=menuitem]:last-child') },
        {
          label: 'Open submenu',
          args: { entries: classActions(onSelect).slice(2, 4) },
          cause: click('[aria-haspopup=menu][role=menuitem]'),
        },
        { label: 'Checkboxes and radios', args: { entries: choices } },
        { label: 'With an arrow', args: { hasArrow: true } },
      ],
    },
    anatomy: {
      args: { entries: [...classActions(onSelect).slice(0, 2), { kind: 'separator' }, ...choices] },
      parts: ['button', '[role=menu]', '[role=menuitem]', '[role=group]'],
    },
  },
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * By pointer. Links are real links, and an action that can’t be undone is marked by color and text.
 */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const menu = within(await screen.findByRole('menu'));
    const series = menu.getByRole('menuitem', { name: 'Open the series' });
    await expect(series).toHaveAttribute('href', '#series');
    await expect(menu.getByRole('menuitem', { name: /Help.*new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(menu.getByRole('menuitem', { name: /Download/ })).toHaveAttribute('aria-disabled');
    await userEvent.hover(menu.getByRole('menuitem', { name: 'Remove from history' }));
  },
};

/**
 * Everything by keyboard: opening, moving, entering and leaving the submenu, selecting. Focus
 * returns.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More' });
    const before = styleElements();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: 'More' }));
    await expect(styleElements()).toBe(before);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Play' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Add to a playlist' })).toHaveFocus();

    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    const first = await screen.findByRole('menuitem', { name: 'Mornings' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(isRtl ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(menu.getByRole('menuitem', { name: 'Add to a playlist' })).toHaveFocus();

    // The arrow keys skip disabled entries, and letters find an entry.
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: /^Help/ })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(menu.getByRole('menuitem', { name: 'Save for later' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledWith('save');
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    const reopened = await screen.findByRole('menu', { name: 'More' });
    await endComposition();
    await expect(reopened).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Entries that can be toggled, and a group in which one entry is selected. */
export const Choices: Story = {
  render: function Example(args) {
    const [shown, setShown] = useState(['titles']);
    const [order, setOrder] = useState('newest');
    const checkbox = (value: string, label: string) => ({
      kind: 'checkbox' as const,
      label,
      isChecked: shown.includes(value),
      onChange: (on: boolean) =>
        setShown(on ? [...shown, value] : shown.filter((one) => one !== value)),
    });
    return (
      <DropdownMenu
        {...args}
        trigger={<IconButton label="View" icon={icons.filter} variant="outline" />}
        entries={[
          {
            kind: 'group',
            label: 'Show',
            entries: [checkbox('titles', 'Titles'), checkbox('watched', 'Watched classes')],
          },
          { kind: 'separator' },
          {
            kind: 'radios',
            label: 'Sort by',
            value: order,
            onChange: setOrder,
            options: [
              { value: 'newest', label: 'Newest first' },
              { value: 'shortest', label: 'Shortest first' },
              { value: 'name', label: 'By name', isDisabled: true },
            ],
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'View' });
    await userEvent.click(button);
    const watched = await screen.findByRole('menuitemcheckbox', { name: 'Watched classes' });
    await userEvent.click(watched);
    await expect(watched).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Shortest first' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await expect(
      await screen.findByRole('menuitemradio', { name: 'Shortest first' }),
    ).toHaveAttribute('aria-checked', 'true');
  },
};

/** At the end side, with an arrow. */
export const AtTheEnd: Story = {
  args: { side: 'end', align: 'start', hasArrow: true, isOpen: true },
};

/** A menu that is taller than a phone stays on the screen and scrolls. */
export const LongOnAPhone: Story = {
  args: { entries: longActions, isOpen: true },
  globals: { viewport: { value: 'narrow' } },
};
