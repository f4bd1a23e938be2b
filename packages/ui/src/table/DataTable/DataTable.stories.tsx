import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import * as icons from '../../data-display/Icon/icons';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { ar } from '../../messages/ar';
import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { DataTable } from './DataTable';
import {
  arabicColumns,
  createMembers,
  EditableMembers,
  getMemberId,
  longMembers,
  memberColumns,
  MemberTable,
  type Member,
} from './DataTable.fixtures';
import * as styles from './DataTable.stories.css';
import { MemberScreen } from './MemberScreen.fixtures';

const members = createMembers(12);
const manyMembers = createMembers(10_000);

const meta = {
  title: 'Components/Table/DataTable',
  component: DataTable<Member>,
  tags: ['new'],
  parameters: { anatomy: { parts: [null, '[role=columnheader]', '[role=rowheader]', null, null] } },
  args: {
    label: 'Members',
    columns: memberColumns,
    rows: members,
    getRowId: getMemberId,
  },
} satisfies Meta<typeof DataTable<Member>>;
export default meta;

type Story = StoryObj<typeof meta>;

const getGrid = (canvas: HTMLElement) => within(canvas).getByRole('grid', { name: 'Members' });
const getNames = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const getSelected = (canvas: HTMLElement) =>
  canvas.querySelectorAll('[role=row][aria-selected=true]').length;
/** The cell of an element: its row and its column as a screen reader counts them. */
const getPlace = (element: Element | null) => [
  Number(element?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')),
  Number(element?.closest('[aria-colindex]')?.getAttribute('aria-colindex')),
];
const expectPlace = (row: number, column: number) =>
  waitFor(() => expect(getPlace(document.activeElement)).toEqual([row, column]));

/** Each name is a link, and a press anywhere on the row follows it. */
export const Links: Story = {
  args: { getRowHref: ({ id }) => `#${id}` },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: members[1]!.name });
    await expect(link).toHaveAttribute('href', '#member-2');
    const onClick = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', onClick);
    await userEvent.click(within(canvasElement).getByText(members[1]!.email));
    await expect(onClick).toHaveBeenCalledOnce();
    // Someone who marks a text to copy it does not open the row.
    const text = within(canvasElement).getByText(members[1]!.email);
    document.getSelection()?.selectAllChildren(text);
    fireEvent.click(text);
    await settle();
    await expect(onClick).toHaveBeenCalledOnce();
    document.getSelection()?.removeAllRanges();
  },
};

/** Without a URL, each name is a button. */
export const Actions: Story = {
  args: { onRowAction: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText(members[2]!.email));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(members[2]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(members[3]);
  },
};

/** A press on a heading sorts, and another one reverses the order. Focus stays on the heading. */
export const Sorting: Story = {
  args: { onSortChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('columnheader', { name: 'Name' });
    await userEvent.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(getNames(canvasElement)).toEqual(
      members.map(({ name }) => name).toSorted(new Intl.Collator('en').compare),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Name, ascending');
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(within(heading).getByRole('button')).toHaveFocus();
    // Newest first.
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      columnId: 'joined',
      direction: 'descending',
    });
    await settle();
    await expect(canvas.getByRole('columnheader', { name: 'Plan' })).not.toHaveAttribute(
      'aria-sort',
    );
  },
};

/** By pointer: one row, a range with Shift, and all. No text is selected on the way. */
export const Selecting: Story = {
  render: (args) => <MemberTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (index: number) =>
      canvas.getAllByRole('checkbox', { name: `Select ${members[index]!.name}` })[0]!;
    const user = userEvent.setup();
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await expect(getSelected(canvasElement)).toBe(4);
    await user.click(canvas.getByText(members[2]!.email));
    await expect(getSelected(canvasElement)).toBe(2);
    await expect(document.getSelection()?.toString()).toBe('');
    await user.keyboard('{/Shift}');
    // The range follows the order on the screen.
    await user.click(canvas.getByRole('button', { name: 'Name' }));
    await user.keyboard('{Shift>}');
    const third = canvas.getAllByRole('rowheader')[2]!;
    await user.click(third.nextElementSibling!);
    await user.keyboard('{/Shift}');
    const rows = [...canvasElement.querySelectorAll('[role=row][data-index]')];
    const anchor = rows.findIndex((row) => row.textContent.includes(members[1]!.email));
    for (const [index, row] of rows.entries()) {
      const isBetween = index >= Math.min(2, anchor) && index <= Math.max(2, anchor);
      if (isBetween) await expect(row).toHaveAttribute('aria-selected', 'true');
    }
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await user.click(all);
    await expect(getSelected(canvasElement)).toBe(members.length);
    await user.click(all);
    await expect(getSelected(canvasElement)).toBe(0);
  },
};

export const Selected: Story = {
  render: (args) => <MemberTable {...args} initialIds={['member-2', 'member-3']} />,
};

/**
 * The keys of the grid pattern. The table is one tab stop; Space selects, with Shift a range, and
 * Enter opens.
 */
export const Keyboard: Story = {
  args: { getRowHref: ({ id }) => `#${id}` },
  render: (args) => <MemberTable {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    await expectPlace(2, 1);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expectPlace(3, 2);
    await expect(document.activeElement).toHaveAttribute('href', '#member-2');
    await userEvent.keyboard(' ');
    await expect(getSelected(canvasElement)).toBe(1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(getSelected(canvasElement)).toBe(3);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(getSelected(canvasElement)).toBe(2);
    await expectPlace(4, 2);
    await userEvent.keyboard('{End}');
    const columnCount = Number(getGrid(canvasElement).getAttribute('aria-colcount'));
    await expectPlace(4, columnCount);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expectPlace(13, columnCount);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expectPlace(1, 1);
    // An Arabic keyboard has no A: the key in its place counts.
    fireEvent.keyDown(document.activeElement!, { key: 'ش', code: 'KeyA', ctrlKey: true });
    await settle();
    await expect(getSelected(canvasElement)).toBe(12);
    // A key that ends a composition of an input method does nothing.
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', isComposing: true });
    await settle();
    await expectPlace(1, 1);
    await userEvent.tab({ shift: true });
    await settle();
    await expect(getGrid(canvasElement)).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** The arrow keys follow the text direction. */
export const RightToLeft: Story = {
  args: { columns: arabicColumns, getRowHref: ({ id }) => `#${id}` },
  globals: { direction: 'rtl' },
  render: (args) => (
    <UiProvider messages={ar} locale="ar">
      <div lang="ar" dir="rtl">
        <MemberTable {...args} initialIds={['member-2']} hasColumnMenu />
      </div>
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getAllByRole('rowheader')[0]!;
    within(cell).getByRole('link').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectPlace(2, 3);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectPlace(2, 1);
  },
};

/**
 * Only the rows on the screen are rendered. The row with focus stays, so focus survives scrolling,
 * and comes back to it with the next key.
 */
export const TenThousandRows: Story = {
  args: { rows: manyMembers, caption: '10,000 members', getRowHref: ({ id }) => `#${id}` },
  render: (args) => <MemberTable {...args} />,
  play: async ({ canvasElement }) => {
    await expect(getGrid(canvasElement)).toHaveAttribute('aria-rowcount', '10001');
    const rows = () => canvasElement.querySelectorAll('[role=row][data-index]');
    await expect(rows().length).toBeLessThan(80);
    // Not the third link: if the page is still scrolled, it is in another row.
    window.scrollTo(0, 0);
    const fourth = await waitFor(() => {
      const row = canvasElement.querySelector<HTMLElement>('[role=row][aria-rowindex="4"]');
      if (!row) throw new Error('The row is not rendered.');
      return row;
    });
    within(fourth).getByRole('link').focus();
    await expectPlace(4, 2);
    const focused = document.activeElement;
    window.scrollTo(0, 100_000);
    // The row with focus is the first one in the document, and those on the screen follow.
    await waitFor(() =>
      expect(Number(rows()[1]?.getAttribute('aria-rowindex'))).toBeGreaterThan(1500),
    );
    await expect(focused).toHaveFocus();
    await expect(rows().length).toBeLessThan(80);
    await userEvent.keyboard('{ArrowDown}');
    await expectPlace(5, 2);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(getPlace(document.activeElement)[0]).toBe(10_001));
    await waitFor(() => {
      const { bottom } = document.activeElement!.getBoundingClientRect();
      return expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expectPlace(2, 1);
    // The headings, which stick to the top, do not cover the row with focus.
    const head = canvasElement.querySelector('[aria-rowindex="1"]')!;
    await waitFor(() =>
      expect(document.activeElement!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        head.getBoundingClientRect().bottom - 1,
      ),
    );
    window.scrollTo(0, 0);
  },
};

const reads = { headings: 0, names: [] as string[] };
/** The columns, with counts of how often the headings and the names of rows are rendered. */
const countingColumns = memberColumns.map((column, index) =>
  index > 0
    ? column
    : {
        ...column,
        get header() {
          reads.headings += 1;
          return column.header;
        },
        render: (member: Member) => {
          reads.names.push(member.id);
          return column.render(member);
        },
      },
);

/** Scrolling renders each new row once, and does not render the other rows or the headings again. */
export const ScrollingRendersNewRows: Story = {
  tags: ['!autodocs'],
  args: { rows: manyMembers, columns: countingColumns, hasColumnMenu: true },
  play: async ({ canvasElement }) => {
    const getFirst = () =>
      Number(canvasElement.querySelectorAll('[data-index]')[1]?.getAttribute('data-index'));
    // The menu is loaded, and the heights are measured.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    reads.headings = 0;
    reads.names = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let most = 0;
    for (let step = 1; step <= 40; step += 1) {
      const before = reads.names.length;
      window.scrollTo(0, step * 220);
      await frame();
      await frame();
      most = Math.max(most, reads.names.length - before);
    }
    await waitFor(() => expect(getFirst()).toBeGreaterThan(150));
    await expect(reads.headings).toBe(0);
    await expect(new Set(reads.names).size).toBe(reads.names.length);
    // 220 px are five rows.
    await expect(most).toBeLessThan(12);
    window.scrollTo(0, 0);
  },
};

/** While a table is hidden, its rows have no height. It renders no more of them. */
export const HiddenForAWhile: Story = {
  tags: ['!autodocs'],
  args: { rows: manyMembers },
  play: async ({ canvasElement }) => {
    const countRows = () => canvasElement.querySelectorAll('[data-index]').length;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await waitFor(() => expect(countRows()).toBeGreaterThan(10));
    await frame();
    const before = countRows();
    canvasElement.hidden = true;
    try {
      // The heights are observed before the next frame, and rows that appear in the one after it.
      for (let frames = 0; frames < 4; frames += 1) await frame();
      await expect(countRows()).toBeLessThan(2 * before);
    } finally {
      canvasElement.hidden = false;
    }
    for (let frames = 0; frames < 4; frames += 1) await frame();
    await expect(countRows()).toBeLessThan(2 * before);
  },
};

/** In a place of less than 40 rem, rows are cards. They are selected and sorted as before. */
export const Cards: Story = {
  args: { getRowHref: ({ id }) => `#${id}`, hasColumnMenu: true, caption: '12 members' },
  render: (args) => (
    <div className={styles.narrow}>
      <MemberTable {...args} initialIds={['member-2']} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Email')[1]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Paid, descending' }));
    const most = members.toSorted((one, other) => other.paid - one.paid)[0]!;
    await expect(getNames(canvasElement)[0]).toBe(most.name);
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(getSelected(canvasElement)).toBe(getNames(canvasElement).length);
    // The headings are only read, so the arrow key stays in the first card.
    canvas.getAllByRole('link')[0]!.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expectPlace(2, 2);
  },
};

export const CardsOnAPhone: Story = {
  args: { getRowHref: ({ id }) => `#${id}` },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <MemberTable {...args} />,
};

/** Cards leave out values with `isHiddenOnCards`, and a value with `getFullText` stays on one line. */
export const ShortCards: Story = {
  args: {
    columns: memberColumns.map((column) =>
      column.id === 'name'
        ? { ...column, getFullText: ({ name }) => name }
        : { ...column, isHiddenOnCards: column.id !== 'status' },
    ),
  },
  render: (args) => (
    <div className={styles.narrow}>
      <MemberTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [name] = getNames(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByTitle(name!)[0]).toHaveTextContent(name!);
    await expect(canvas.queryByText('Email')).toBeNull();
  },
};

/** At twice the text size, the same place is narrow: 40 rem are 1,280 px. */
export const LargeText: Story = {
  args: { rows: manyMembers, getRowHref: ({ id }) => `#${id}` },
  beforeEach: () => {
    document.documentElement.style.fontSize = '32px';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  render: (args) => <MemberTable {...args} />,
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[role=row][data-index]')];
    await waitFor(() => {
      const boxes = rows.map((row) => row.getBoundingClientRect());
      for (const [index, box] of boxes.entries()) {
        if (index > 0) expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]!.bottom - 1);
      }
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** People show and hide columns; the column that names the rows stays. */
export const ColumnsByChoice: Story = {
  args: { hasColumnMenu: true, onVisibleColumnIdsChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryByRole('menuitemcheckbox', { name: /^Name/ })).toBeNull();
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: /^Status/ }));
    await expect(args.onVisibleColumnIdsChange).toHaveBeenLastCalledWith(
      expect.not.arrayContaining(['status']),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  },
};

/** If there is no room for all columns, those with the lowest importance are left out. */
export const LittleRoom: Story = {
  args: { hasColumnMenu: true },
  render: (args) => (
    <div className={styles.tight}>
      <MemberTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement)
      .getAllByRole('columnheader')
      .map((heading) => heading.textContent);
    await expect(headings).toEqual(['', 'Name', 'Email', 'Status', 'Paid']);
  },
};

/**
 * Cells may contain controls. From the cell, Enter leads to the first one, and Escape back. The
 * keys of a field belong to the field.
 */
export const ControlsInCells: Story = {
  render: () => <EditableMembers members={members.slice(0, 4)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole('rowheader')[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const field = canvas.getAllByRole('textbox')[0]!;
    await expect(field).toHaveFocus();
    await userEvent.keyboard('a b{ArrowLeft}{Home}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('a b');
    await userEvent.keyboard('{Escape}');
    await expectPlace(2, 2);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getAllByRole('button', { name: 'Remind' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Remove' })[0]).toHaveFocus();
    // The row with focus is removed: focus goes to the row that takes its place.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    await expectPlace(2, 3);
  },
};

/** Placeholders in the shape of rows, for the first load. */
export const Loading: Story = {
  args: { rows: [], isLoading: true, caption: 'Loading members' },
  play: async ({ canvasElement }) => {
    await expect(getGrid(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState size="panel" icon={icons.user} title="No members yet">
        Members appear here when they enroll.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    errorState: (
      <ErrorState size="panel" title="We couldn’t load the members" onRetry={() => {}}>
        Check your connection and try again.
      </ErrorState>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    await expect(within(canvasElement).queryByRole('rowheader')).toBeNull();
  },
};

export const LongText: Story = {
  args: { rows: longMembers, getRowHref: ({ id }) => `#${id}` },
  render: (args) => <MemberTable {...args} />,
};

/**
 * With a `FilterBar` above and a `BulkBar` after it, as in an app. The numbers in the documentation
 * are measured with this story.
 */
export const WithFilterAndBulkBar: Story = {
  render: () => <MemberScreen members={manyMembers} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'mara');
    // A pause later, the filter bar announces the same text.
    const caption = { selector: ':not([role=status])' };
    await waitFor(() => expect(canvas.getByText('1,000 members', caption)).toBeVisible());
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select Mara/ });
    for (const box of boxes.slice(0, 6)) await userEvent.click(box);
    const bar = within(await canvas.findByRole('region', { name: 'Selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Block' }));
    await expect(await bar.findByText(/done$/)).toBeVisible();
    await expect(getSelected(canvasElement)).toBe(0);
  },
};
