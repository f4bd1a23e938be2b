import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { SortableList, type SortableListProps } from './SortableList';
import { ar } from '../../ar';
import { TextField } from '../../forms/TextField/TextField';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

interface Chapter {
  id: string;
  title: string;
}

const chapters: readonly Chapter[] = [
  { id: 'a', title: 'Arrive' },
  { id: 'b', title: 'Warm-up' },
  { id: 'c', title: 'Standing poses' },
  { id: 'd', title: 'Rest' },
];

/** The app that has the items. */
function Chapters(props: SortableListProps<Chapter>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onReorder={(ids) => {
        setItems(ids.map((id) => items.find((item) => item.id === id)!));
        props.onReorder(ids);
      }}
      onRemove={
        props.onRemove &&
        ((id) => {
          setItems(items.filter((item) => item.id !== id));
          props.onRemove?.(id);
        })
      }
      onAdd={
        props.onAdd &&
        (() => {
          setItems([...items, { id: `new ${items.length}`, title: '' }]);
          props.onAdd?.();
        })
      }
    />
  );
}

const meta = {
  title: 'Components/Editor/SortableList',
  component: SortableList<Chapter>,
  tags: ['new'],
  args: {
    label: 'Chapters',
    items: chapters,
    getId: ({ id }) => id,
    getLabel: ({ title }, index) => title || `Chapter ${index + 1}`,
    renderItem: ({ title }) => <span>{title}</span>,
    onReorder: fn(),
    onRemove: fn(),
  },
  render: (args) => <Chapters {...args} />,
  parameters: {
    anatomy: {
      args: { hint: 'Members jump to a chapter.', onAdd: () => {}, error: 'What to correct.' },
      parts: [
        '[role=group] > span',
        '[role=group] > p',
        'li > button:first-child',
        'li > div',
        'li > button:last-child',
        '[role=group] > div > button',
        '[id$=-error]',
      ],
    },
  },
} satisfies Meta<typeof SortableList<Chapter>>;
export default meta;

type Story = StoryObj<typeof meta>;

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const handle = (canvasElement: HTMLElement, title: string, verb = 'Move') =>
  within(canvasElement).getByRole('button', { name: `${verb} ${title}` });
const liveRegion = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.querySelector('[id^=DndLiveRegion]');
/** The library listens to keys a moment after the first one. */
const untilKeysWork = () => new Promise((resolve) => setTimeout(resolve, 50));

export const Sortable: Story = {
  play: async ({ canvasElement }) => {
    const first = handle(canvasElement, 'Arrive');
    await expect(first).toHaveAccessibleDescription(/^Press Space to pick the item up/);
    await expect(first).toHaveAttribute('aria-roledescription', 'movable');
  },
};

/** Space picks an item up, the arrow keys move it, Space drops it, and all of it is announced. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    handle(canvasElement, 'Arrive').focus();
    await userEvent.keyboard(' ');
    const region = await waitFor(() => {
      const found = liveRegion(canvasElement);
      expect(found).toHaveTextContent('Arrive picked up, position 1 of 4.');
      return found;
    });
    await untilKeysWork();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(region).toHaveTextContent('Arrive is at position 2 of 4.'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(region).toHaveTextContent('Arrive is at position 4 of 4.'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(region).toHaveTextContent('Arrive is at position 3 of 4.'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(region).toHaveTextContent('Arrive dropped at position 3 of 4.'));
    await expect(args.onReorder).toHaveBeenCalledWith(['b', 'c', 'a', 'd']);
    await expect(titles(canvasElement)).toEqual(['Warm-up', 'Standing poses', 'Arrive', 'Rest']);
    await waitFor(() => expect(handle(canvasElement, 'Arrive')).toHaveFocus());
    await expect(handle(canvasElement, 'Arrive')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Escape leaves the item where it was. */
export const Cancelled: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    handle(canvasElement, 'Warm-up').focus();
    await userEvent.keyboard('{Enter}');
    await untilKeysWork();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(liveRegion(canvasElement)).toHaveTextContent('Warm-up is at position 1 of 4.'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(liveRegion(canvasElement)).toHaveTextContent('Warm-up is back at position 2 of 4.'),
    );
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(titles(canvasElement)[1]).toBe('Warm-up');
  },
};

const drag = async (from: HTMLElement, toY: number, pointerType: string) => {
  const { left, top, width, height } = from.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const shared = { isPrimary: true, button: 0, pointerId: 1, pointerType, bubbles: true };
  await fireEvent.pointerDown(from, { ...shared, clientX: x, clientY: y });
  for (const part of [0.2, 0.6, 1]) {
    await fireEvent.pointerMove(document, { ...shared, clientX: x, clientY: y + (toY - y) * part });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await fireEvent.pointerUp(document, { ...shared, clientX: x, clientY: toY });
};

/** With a mouse or a finger. The page does not scroll under a finger on a handle. */
export const Dragged: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const to = handle(canvasElement, 'Standing poses').getBoundingClientRect();
    const from = handle(canvasElement, 'Arrive');
    await expect(getComputedStyle(from).touchAction).toBe('none');
    await drag(from, to.top + to.height / 2, 'touch');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith(['b', 'c', 'a', 'd']));
    await expect(titles(canvasElement)).toEqual(['Warm-up', 'Standing poses', 'Arrive', 'Rest']);
  },
};

/** A press on the handle shows buttons, for people who can’t drag. They keep focus at the ends. */
export const WithoutDragging: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = handle(canvasElement, 'Warm-up');
    await userEvent.click(grip);
    await expect(grip).toHaveAttribute('aria-expanded', 'true');
    const buttons = within(canvas.getByRole('group', { name: 'Move Warm-up' }));
    const up = buttons.getByRole('button', { name: 'Up' });
    await userEvent.click(up);
    await expect(titles(canvasElement)[0]).toMatch(/^Warm-up/);
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Warm-up is at position 1 of 4.')).toHaveRole('status');
    await userEvent.click(up);
    await expect(titles(canvasElement)[0]).toMatch(/^Warm-up/);
  },
};

/** Rows of different heights are passed one by one. */
export const DifferentHeights: Story = {
  tags: ['!autodocs'],
  args: {
    items: ['Short', 'Tall', 'Low', 'Small'].map((title) => ({ id: title, title })),
    renderItem: ({ title }) => (
      <span>
        {title}
        {title === 'Tall' && Array.from({ length: 12 }, (_, line) => <br key={line} />)}
      </span>
    ),
  },
  play: async ({ args, canvasElement }) => {
    handle(canvasElement, 'Tall').focus();
    await userEvent.keyboard(' ');
    await untilKeysWork();
    for (const place of [3, 4]) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(liveRegion(canvasElement)).toHaveTextContent(`Tall is at position ${place} of 4.`),
      );
    }
    for (const place of [3, 2, 1]) {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() =>
        expect(liveRegion(canvasElement)).toHaveTextContent(`Tall is at position ${place} of 4.`),
      );
    }
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(args.onReorder).toHaveBeenCalledWith(['Tall', 'Short', 'Low', 'Small']),
    );
  },
};

/** Focus moves to the neighbor. */
export const Removed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(handle(canvasElement, 'Warm-up', 'Remove'));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
    await expect(handle(canvasElement, 'Standing poses')).toHaveFocus();
    await expect(canvas.getByText('Warm-up removed')).toHaveRole('status');
  },
};

/** Items with fields. A new one gets focus. */
export const WithFields: Story = {
  args: {
    hint: 'Members jump to a chapter.',
    onAdd: fn(),
    addLabel: 'Add a chapter',
    items: chapters.slice(0, 2),
    renderItem: ({ id, title }) => (
      <TextField label="Title" isLabelHidden name={`title.${id}`} defaultValue={title} />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a chapter' }));
    const fields = canvas.getAllByRole('textbox', { name: 'Title' });
    await expect(fields).toHaveLength(3);
    await waitFor(() => expect(fields[2]).toHaveFocus());
    // Keys in a field are for the field.
    await userEvent.keyboard('Cool down');
    await expect(fields[2]).toHaveValue('Cool down');
  },
};

export const Empty: Story = {
  args: { items: [], empty: 'No chapters yet.', onAdd: fn(), addLabel: 'Add a chapter' },
};

export const WithError: Story = {
  args: { name: 'chapters', error: 'Put the chapters in the order of their times' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'Put the chapters in the order of their times',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, onAdd: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'The chapters of this unusually long recording, in the order in which they are taught',
    items: [
      {
        id: 'a',
        title: 'A long introduction with everything that you need to have within reach before',
      },
      { id: 'b', title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
    ],
  },
};

export const Phone: Story = { ...WithoutDragging, globals: { viewport: { value: 'phone' } } };

/** On an Arabic page, the handle is at the right. Up and down stay. */
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الفصول',
    items: [
      { id: 'a', title: 'الإحماء' },
      { id: 'b', title: 'وضعيات الوقوف' },
      { id: 'c', title: 'الراحة' },
    ],
  },
  render: (args) => (
    <UiProvider locale="ar" messages={ar}>
      <div lang="ar">
        <Chapters {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    const grip = handle(canvasElement, 'الإحماء', 'نقل');
    const row = grip.closest('li')!.getBoundingClientRect();
    await expect(row.right - grip.getBoundingClientRect().right).toBeLessThan(20);
    grip.focus();
    await userEvent.keyboard(' ');
    await untilKeysWork();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(liveRegion(canvasElement)).toHaveTextContent(/^الإحماء: الموضع .+ من .+/),
    );
    await userEvent.keyboard(' ');
    await waitFor(() => expect(titles(canvasElement)[1]).toBe('الإحماء'));
  },
};
