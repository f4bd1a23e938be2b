import { ClockProvider, type Clock } from '@gschool/data';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { offlineConsole } from './offlineConsole';
import { PreparedPage, type Prepare } from './PreparedPage';
import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };
const HOUR_MS = 3_600_000;

/** Live events in every state, for visitors unless a story names an account. */
const meta = {
  title: 'Pages/Site/Events',
  component: SitePage,
  args: { path: '/events' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At any time, the first of the demo’s events has its doors open. */
export const Upcoming: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: /Open floor/ }, slow)).toBeVisible();
    await expect(page.getByText('Doors are open')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join with a subscription' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add all 7 to your calendar' })).toBeVisible();
  },
};

export const Past: Story = {
  args: { path: '/events?tab=past' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'Slow squats, together' }, slow),
    ).toBeVisible();
    await expect(page.getAllByText('Replay available')).toHaveLength(4);
  },
};

export const Month: Story = {
  args: { path: '/events?view=month' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/\d live events? in/, {}, slow)).toBeInTheDocument();
    await expect(page.getByRole('table')).toBeVisible();
  },
};

/** On a phone, the calendar is small: a day with events links to them in the list below. */
export const MonthOnPhone: Story = {
  args: { path: '/events?view=month' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [day] = await page.findAllByRole('button', { name: /: \d events?$/ }, slow);
    const date = day?.getAttribute('aria-label')?.split(': ')[0] ?? '';
    await userEvent.click(day ?? document.body);
    await expect(page.getByRole('heading', { name: date })).toHaveFocus();
  },
};

/** A month with no events shows a message and offers a next step. */
export const EmptyMonth: Story = {
  args: { path: '/events?view=month&month=2031-02' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No live event in February 2031', {}, slow)).toBeVisible();
    await expect(page.getByRole('link', { name: 'This month' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading', {}, slow);
    await expect(loading.closest('[aria-busy]')).not.toBeNull();
  },
};

/** Nothing scheduled: past events and replays are the useful next step. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No live events scheduled' }, slow);
    await expect(page.getByRole('link', { name: 'Past events and replays' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'error' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
  },
};

export const Denied: Story = {
  parameters: { scenario: 'denied' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/We can’t show the events right now/, {}, slow);
  },
};

export const Offline: Story = {
  parameters: {
    scenario: 'offline',
    checks: {
      exceptions: offlineConsole,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
    await expect(page.getByText(/offline/i)).toBeVisible();
  },
};

/** A subscriber can join from one hour before. */
export const DoorsOpen: Story = {
  args: { path: '/events/open-floor', account: 'member' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const join = await page.findByRole('link', { name: /^Join/ }, slow);
    await expect(join).toHaveAttribute('href', expect.stringMatching(/live-room\.html$/));
    await expect(join).toHaveAttribute('target', '_blank');
  },
};

/**
 * Doors stay closed after a subscription has ended: the page says what opens them, and the room
 * isn’t requested.
 */
export const DoorsShutForLapsed: Story = {
  name: 'Doors closed, subscription ended',
  args: { path: '/events/open-floor', account: 'lapsed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: 'Join with a subscription' }, slow);
    await expect(link).toHaveAttribute('href', expect.stringContaining('tab=subscription'));
    await expect(page.queryByRole('link', { name: /^Join$|^Join now/ })).toBeNull();
  },
};

// The event starts in 20 to 35 minutes and lasts 25.
const whileItRuns: Clock = { now: () => Date.now() + 36 * 60_000 };

/** The same event, half an hour later by a clock that’s passed in. */
export const LiveNow: Story = {
  args: { path: '/events/open-floor', account: 'member' },
  decorators: [
    (Story) => (
      <ClockProvider value={whileItRuns}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Live now', {}, slow)).toBeVisible();
    await expect(await page.findByRole('link', { name: /^Join now/ }, slow)).toBeVisible();
  },
};

/**
 * The mock's server is two hours ahead of this device. The server's time decides the doors
 * (docs/product/events.md#server-time).
 */
const twoHoursAhead: Prepare = async ({ backend, mock }) => {
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  await mock.moveClock(2 * HOUR_MS);
  return '/events/open-floor';
};

export const ServerTime: Story = {
  render: () => <PreparedPage prepare={twoHoursAhead} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This event is over', {}, slow);
  },
};

export const OverWithReplay: Story = {
  args: { path: '/events/hips-workshop', account: 'member' },
  play: async ({ canvasElement }) => {
    const replay = await within(canvasElement).findByRole(
      'link',
      { name: 'Watch the replay' },
      slow,
    );
    await expect(replay).toHaveAttribute('href', '/videos/watch/hips-unstuck');
  },
};

export const OverForVisitors: Story = {
  args: { path: '/events/hips-workshop' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: /^Subscribe to watch/ }, slow);
    await expect(link).toHaveAttribute('href', expect.stringContaining('tab=subscription'));
    await expect(page.queryByRole('link', { name: 'Yuki Tanabe' })).toBeNull();
  },
};

/** A visitor sees times in another time zone; it’s only saved in this browser. */
export const OtherZone: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const change = await page.findByRole('button', { name: 'Change' }, slow);
    await userEvent.click(change);
    const zones = page.getByRole('combobox', { name: 'Your time zone' });
    await expect(zones).toHaveFocus();
    await userEvent.selectOptions(zones, 'Pacific/Kiritimati');
    await expect(page.getByText('Times in Kiritimati (GMT+14)')).toBeVisible();
    await expect(localStorage.getItem('gschool.timezone')).toBe('Pacific/Kiritimati');
    await userEvent.keyboard('{Escape}');
    await expect(change).toHaveFocus();
    localStorage.removeItem('gschool.timezone');
  },
};

export const NotFound: Story = {
  args: { path: '/events/nothing' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Event not found' }, slow);
  },
};
