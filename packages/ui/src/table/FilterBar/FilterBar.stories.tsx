import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { focusOn, pointAt } from '#storybook/stage/causes';
import { ar } from '../../messages/ar';
import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { FilterBar, type FilterBarProps } from './FilterBar';
import { FilterExample, memberFacets, memberViews } from './FilterBar.fixtures';

/** As many tags as a block has room for on a phone. */
const someFilter = {
  value: { query: 'mara', facets: { status: ['ended'] } },
  resultLabel: '24 members',
};

/** Opens the first facet, or on a phone the sheet with all of them. */
const openFacets = (stage: HTMLElement) =>
  [...stage.querySelectorAll('button')]
    .find(
      (button) =>
        /^(Status|Filters)/.test(button.ariaLabel ?? button.textContent) &&
        button.checkVisibility(),
    )
    ?.click();

const meta = {
  title: 'Components/Table/FilterBar',
  component: FilterBar,
  tags: ['new'],
  args: {
    label: 'Filter members',
    searchLabel: 'Search members',
    value: { query: '', facets: {} },
    onChange: fn(),
    facets: memberFacets,
    resultLabel: '10,000 members',
  },
  parameters: {
    stage: {
      size: 'medium',
      place: 'across',
      isWide: true,
      shows: 'section',
      args: { views: memberViews },
      render: (args: FilterBarProps) => <FilterExample {...args} initialViews={memberViews} />,
      states: [
        { label: 'Nothing is set' },
        { label: 'View under the pointer', cause: pointAt('li:nth-child(2) button') },
        { label: 'Focused view', cause: focusOn('li:nth-child(2) button') },
        { label: 'Focused field', cause: focusOn('input') },
        { label: 'Filtered', args: someFilter },
        { label: 'Open facets', cause: openFacets },
        {
          label: 'A saved view',
          args: {
            value: { query: '', facets: { status: ['ended'] } },
            resultLabel: '1,667 members',
          },
        },
        { label: 'Without views', args: { views: undefined } },
      ],
    },
    anatomy: {
      args: someFilter,
      parts: [
        'section > div > div:first-child ul',
        'input',
        'section > div > div:nth-child(2) > div:not(:has(input)) button',
        'section > div > div:nth-child(2) > span',
        'section > div > div:nth-child(3) > :first-child',
      ],
    },
  },
  render: (args) => <FilterExample {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is set, so nothing can be cleared. */
export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

/** Values are tags. Focus moves to the next one, and from “Clear all” to the search field. */
export const Set: Story = {
  args: {
    value: {
      query: 'mara',
      facets: { status: ['active', 'ended'], joined: ['2026-01-01/2026-03-31'] },
    },
    resultLabel: '24 members',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Joined: Jan 1, 2026 – Mar 31, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Status: Active' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      query: 'mara',
      facets: { status: ['ended'], joined: ['2026-01-01/2026-03-31'] },
    });
    await expect(canvas.getByRole('button', { name: 'Remove Status: Ended' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ query: '', facets: {} });
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Several values, one value, and dates: presets or a range. */
export const Facets: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name }));
    };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const status = await open('Status');
    await userEvent.click(status.getByRole('checkbox', { name: /Ended/ }));
    await userEvent.click(status.getByRole('checkbox', { name: /Active/ }));
    // In the order of the options, so that the same filter always has the same URL.
    await expect(args.onChange).toHaveBeenLastCalledWith({
      query: '',
      facets: { status: ['active', 'ended'] },
    });
    await close();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus());
    const plan = await open('Plan');
    await userEvent.click(plan.getByRole('radio', { name: 'Yearly' }));
    await userEvent.click(plan.getByRole('radio', { name: 'Any' }));
    await close();
    const joined = await open('Joined');
    await userEvent.click(joined.getByRole('radio', { name: 'Last 7 days' }));
    await userEvent.type(joined.getByLabelText('From'), '2026-02-01');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      query: '',
      facets: { status: ['active', 'ended'], joined: ['2026-02-01/'] },
    });
    await close();
    await expect(canvas.getByText('Joined: since Feb 1, 2026')).toBeVisible();
  },
};

/** A filter is saved under a name, which must be new, and can be deleted. */
export const SavedViews: Story = {
  args: {
    value: { query: '', facets: { status: ['blocked'] } },
    resultLabel: '1,666 members',
    views: memberViews,
  },
  render: (args) => <FilterExample {...args} initialViews={memberViews} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    const name = dialog.getByRole('textbox', { name: 'Name of the view' });
    await userEvent.type(name, 'Ended{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/There is a view with this name/));
    await userEvent.clear(name);
    await userEvent.type(name, 'Blocked{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const view = canvas.getByRole('button', { name: 'Blocked' });
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('button', { name: 'Save view' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the view “Blocked”' }));
    await settle();
    await expect(canvas.queryByRole('button', { name: 'Blocked' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Everyone' }));
    // A view that the app offers to everyone cannot be deleted.
    await settle();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await settle();
    await expect(canvas.queryByText('Status: Blocked')).toBeNull();
  },
};

/** Views with URLs are links, and the current one is marked. */
export const ViewsAsLinks: Story = {
  args: {
    views: memberViews.map(({ id, name }) => ({ id, name, href: `#${id}`, isDeletable: false })),
    currentViewId: 'ended',
  },
  render: (args) => <FilterBar {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Ended' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/**
 * On a phone, the views and the facets are in a sheet, and its button is beside the search field. A
 * choice applies right away.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: { query: '', facets: { status: ['active'] } }, views: memberViews },
  render: (args) => <FilterExample {...args} initialViews={memberViews} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Filters: 1' });
    const field = canvas.getByRole('searchbox');
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    await expect(Math.abs(middle(button) - middle(field))).toBeLessThan(2);
    await expect(canvas.queryByRole('list', { name: 'Saved views' })).toBeNull();
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Ended/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      query: '',
      facets: { status: ['active', 'ended'] },
    });
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect(sheet.getByRole('checkbox', { name: /Active/ })).not.toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Ended' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      query: '',
      facets: { status: ['ended'] },
    });
    await expect(sheet.getByRole('checkbox', { name: /Ended/ })).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'تصفية الأعضاء',
    searchLabel: 'البحث في الأعضاء',
    resultLabel: '٢٤ عضوًا',
    value: { query: '', facets: { status: ['active'], joined: ['2026-01-01/'] } },
    views: memberViews,
  },
  render: (args) => (
    <UiProvider messages={ar} locale="ar">
      <div lang="ar" dir="rtl">
        <FilterExample {...args} initialViews={memberViews} />
      </div>
    </UiProvider>
  ),
};

/** The number of results is announced when people pause. */
export const LongText: Story = {
  args: {
    value: { query: '', facets: { long: ['one', 'two'] } },
    facets: [
      {
        id: 'long',
        label: 'A facet whose name needs more than one line',
        options: [
          { value: 'one', label: 'Everything for the mornings before a day in the mountains' },
          { value: 'two', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
        ],
      },
    ],
  },
};
