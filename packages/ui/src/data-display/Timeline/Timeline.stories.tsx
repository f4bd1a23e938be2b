import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ar } from '../../ar';
import * as icons from '../Icon/icons';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { Timeline } from './Timeline';
import { acts, arabicActs, getStoryNow } from './Timeline.fixtures';

const meta = {
  title: 'Components/Data display/Timeline',
  component: Timeline,
  tags: ['new'],
  args: { items: acts, timeZone: 'UTC', now: getStoryNow, headingLevel: 2 },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

const headings = (root: HTMLElement) =>
  within(root)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

export const Acts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(headings(canvasElement)).toEqual([
      'Today',
      'Yesterday',
      'Tuesday, December 30, 2025',
    ]);
    const today = within(canvas.getByRole('list', { name: 'Today' }));
    const [first, second] = today.getAllByRole('listitem');
    await expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-11-27T11:58:00Z');
    await expect(first).toHaveTextContent('2 minutes ago');
    await expect(second).toHaveTextContent(/8:05\sAM3 hours ago/);
  },
};

/** The days are those of the zone: a late evening in UTC is the next day in Dubai. */
export const OtherZone: Story = {
  args: { timeZone: 'Asia/Dubai', items: acts.slice(2, 4), now: getStoryNow },
  play: async ({ canvasElement }) => {
    const [evening, night] = within(canvasElement).getAllByRole('listitem');
    await expect(evening).toHaveTextContent(/8:40\sPM/);
    await expect(night).toHaveTextContent(/4:10\sAM/);
    await expect(evening?.querySelector('time')?.title).toMatch(/November 26, 2026.*GMT\+4/);
  },
};

/** Each act is one row; a button shows what is known about it. */
export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/She paid at the desk/)).toBeNull();
    const details = canvas.getByRole('button', { name: /^Details Granted a membership/ });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/She paid at the desk/)).toBeVisible();
  },
};

/** More days are loaded at the end. */
export const WithMore: Story = {
  args: {
    items: acts.slice(0, 3),
    loadMore: { href: '?before=block', onLoadMore: fn(), status: '3 of 240 acts' },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Show more' }));
    await expect(args.loadMore?.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { items: [], isLoading: true } };

export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState icon={icons.history} title="Nothing has happened yet" />,
  },
};

/** What happened is shown although its date cannot be read. */
export const WithoutDate: Story = {
  args: { items: [{ id: 'a', at: '', title: 'Imported from the former system' }] },
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)).toEqual(['No date']);
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

export const Arabic: Story = {
  args: { items: arabicActs },
  globals: { direction: 'rtl' },
  render: (args) => (
    <UiProvider messages={ar} locale="ar">
      <Timeline {...args} />
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)).toEqual(['اليوم', 'أمس']);
  },
};

/** Long texts wrap; nothing is cut off. */
export const LongTexts: Story = {
  args: {
    items: [
      {
        id: 'long',
        at: '2026-11-27T11:30:00Z',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung abgesagt',
        description:
          'https://dashboard.stripe.example/payments/pi_3OqXxXxXxXxXxXxXxXxXxXxX?refund=partial&reason=requested_by_customer',
        actor: 'Maximiliane von und zu Unterwasserburg-Oberbergstein',
        icon: icons.alert,
        tone: 'warning',
      },
      { id: 'next', at: '2026-11-27T11:00:00Z', title: 'And something short', tone: 'info' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
