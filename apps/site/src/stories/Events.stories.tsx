import { ClockProvider, type Clock } from '@gschool/data';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { endComposition } from '#storybook/endComposition';
import {
  createFrame,
  pageParameters,
  expectLoading,
  expectOffline,
  expectRetry,
  expectRole,
  expectText,
  offlineChecks,
} from '#storybook/pageStories';
import { PreparedPage, type Prepare } from './PreparedPage';
import { SitePage } from './SitePage';

const HOUR_MS = 3_600_000;

/** Live events in every state, for visitors unless a story names an account. */
const meta = {
  title: 'Pages/Site/Events',
  component: SitePage,
  args: { path: '/events' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The doors of the demo's first event are open at any time. */
export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Open floor/ })).toBeVisible();
    await expect(canvas.getByText('Doors are open')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join with a subscription' })).toBeVisible();
    const addAll = canvas.getByRole('button', { name: 'Add all 7 to your calendar' });
    await expect(addAll).toBeVisible();
    // In one row with the filter.
    const filter = canvas.getByRole('navigation', { name: 'Instructors' });
    const [row, button] = [filter.getBoundingClientRect(), addAll.getBoundingClientRect()];
    await expect(Math.abs(row.top + row.bottom - button.top - button.bottom)).toBeLessThan(4);
    const title = canvas.getByRole('heading', { name: /Open floor/ });
    await expect(within(title).getByRole('link')).toHaveAttribute('href', '/events/open-floor');
    const tabs = within(canvas.getByRole('navigation', { name: 'Live events' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Upcoming');
    const zone = canvas.getByRole('button', { name: 'Change' });
    await expect(zone).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(zone);
    await expect(zone).toHaveAttribute('aria-expanded', 'true');
    const instructors = within(canvas.getByRole('navigation', { name: 'Instructors' }));
    const chosen = () => instructors.getByRole('link', { current: true });
    await expect(chosen()).toHaveTextContent('All instructors');
    const [, first] = instructors.getAllByRole('link');
    const name = first!.textContent;
    await userEvent.click(first!);
    await waitFor(() => expect(chosen()).toHaveTextContent(name));
  },
};

export const Past: Story = {
  args: { path: '/events?tab=past' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Slow squats, together' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('Replay available')).toHaveLength(4);
  },
};

export const Month: Story = {
  args: { path: '/events?view=month' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d live events? in/)).toBeInTheDocument();
    await expect(canvas.getByRole('table')).toBeVisible();
    const [today, ...others] = canvas.getAllByRole('cell', { current: 'date' });
    await expect(others).toEqual([]);
    const day = new Intl.DateTimeFormat('en', { day: 'numeric' }).format(Date.now());
    await expect(today?.querySelector('time')?.textContent).toBe(day);
  },
};

/** On a phone, the calendar is small. A day with events links to its list below. */
export const MonthOnPhone: Story = {
  args: { path: '/events?view=month' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [day] = await canvas.findAllByRole('button', { name: /: \d events?$/ });
    const date = day?.getAttribute('aria-label')?.split(': ')[0] ?? '';
    await userEvent.click(day ?? document.body);
    await expect(canvas.getByRole('heading', { name: date })).toHaveFocus();
  },
};

/** A month with no events shows a message and offers a next step. */
export const EmptyMonth: Story = {
  args: { path: '/events?view=month&month=2031-02' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No live event in February 2031')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'This month' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

/** No event is scheduled, so the page links to past events and replays. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No live events scheduled' });
    await expect(canvas.getByRole('link', { name: 'Past events and replays' })).toBeVisible();
  },
};

export const Failed: Story = { parameters: { scenario: 'error' }, play: expectRetry };

export const Denied: Story = {
  parameters: { scenario: 'denied' },
  play: expectText(/We can’t show the events right now/),
};

export const Offline: Story = {
  parameters: { scenario: 'offline', ...offlineChecks },
  play: expectOffline,
};

/** A subscriber can join from one hour before. */
export const DoorsOpen: Story = {
  args: { path: '/events/open-floor', account: 'member' },
  play: async ({ canvas }) => {
    const join = await canvas.findByRole('link', { name: /^Join/ });
    await expect(join).toHaveAttribute('href', expect.stringMatching(/live-room\.html$/));
    await expect(join).toHaveAttribute('target', '_blank');
  },
};

/** The subscription has ended. The page says how to join, and doesn't request the room. */
export const DoorsShutForLapsed: Story = {
  name: 'Doors closed, subscription ended',
  args: { path: '/events/open-floor', account: 'lapsed' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Join with a subscription' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('tab=subscription'));
    await expect(canvas.queryByRole('link', { name: /^Join$|^Join now/ })).toBeNull();
  },
};

// The event starts in 20 to 35 minutes and lasts 25.
const whileItRuns: Clock = { now: () => Date.now() + 36 * 60_000 };

/** The same event half an hour later, with a clock that the story passes in. */
export const LiveNow: Story = {
  args: { path: '/events/open-floor', account: 'member' },
  decorators: [
    (Story) => (
      <ClockProvider value={whileItRuns}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live now')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Join now/ })).toBeVisible();
  },
};

/**
 * The clock of the mock's server is two hours ahead of this device. The doors open by the server's
 * time (docs/product/events.md#server-time).
 */
const twoHoursAhead: Prepare = async ({ backend, mock }) => {
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  await mock.moveClock(2 * HOUR_MS);
  return '/events/open-floor';
};

export const ServerTime: Story = {
  render: () => <PreparedPage prepare={twoHoursAhead} />,
  play: expectText('This event is over'),
};

export const OverWithReplay: Story = {
  args: { path: '/events/hips-workshop', account: 'member' },
  play: async ({ canvas }) => {
    const replay = await canvas.findByRole('link', { name: 'Watch the replay' });
    await expect(replay).toHaveAttribute('href', '/videos/watch/hips-unstuck');
  },
};

export const OverForVisitors: Story = {
  args: { path: '/events/hips-workshop' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Subscribe to watch/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('tab=subscription'));
    await expect(canvas.queryByRole('link', { name: 'Yuki Tanabe' })).toBeNull();
  },
};

/** A visitor chooses another time zone. It is stored only in this browser. */
export const OtherZone: Story = {
  play: async ({ canvas }) => {
    const change = await canvas.findByRole('button', { name: 'Change' });
    await userEvent.click(change);
    const zones = canvas.getByRole('combobox', { name: 'Your time zone' });
    await expect(zones).toHaveFocus();
    await userEvent.selectOptions(zones, 'Pacific/Kiritimati');
    await expect(canvas.getByText('Times in Kiritimati (GMT+14)')).toBeVisible();
    await expect(localStorage.getItem('gschool.timezone')).toBe('Pacific/Kiritimati');
    await endComposition();
    await expect(zones).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(change).toHaveFocus();
    localStorage.removeItem('gschool.timezone');
  },
};

export const NotFound: Story = {
  args: { path: '/events/nothing' },
  play: expectRole('heading', { name: 'Event not found' }),
};
