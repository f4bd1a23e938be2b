import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { clockBefore, day, hour, minute, startsAt } from './EventCard.fixtures';
import { EventCard } from './EventCard';
import { EventCardSkeleton } from './EventCardSkeleton';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { bay, bayColor } from '../../media/Picture/Picture.fixtures';

const calendar = (
  <IconButton size="small" variant="outline" icon={icons.calendar} label="Add to calendar" />
);

const meta = {
  title: 'Components/Cards/EventCard',
  component: EventCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Full moon breathing circle',
    picture: 'art:event/breathe/15',
    dateLabel: 'Fri, Mar 6',
    timeLabel: '8:00 PM – 9:00 PM',
    zoneLabel: 'Berlin time',
    host: 'Mara Kern',
    href: '#event',
    startsAt,
    headingLevel: 2,
  },
} satisfies Meta<typeof EventCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The countdown updates itself and is never announced; a screen reader can read the full time. */
export const Upcoming: Story = {
  args: {
    now: clockBefore(3 * day + 4 * hour + 12 * minute),
    placesLabel: '4 spots left',
    actions: <Button size="small">Reserve a spot</Button>,
    calendarAction: calendar,
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole('link', { name: 'Full moon breathing circle' })).toBeVisible();
    await waitFor(() =>
      expect(card.getByRole('timer')).toHaveTextContent('Starts in 3 days 4 hours 12 minutes'),
    );
    // Says the date once.
    await expect(card.getAllByText(/Mar 6/)).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(card.getByRole('button', { name: 'Reserve a spot' })).toHaveFocus();
    await userEvent.tab();
    await expect(card.getByRole('button', { name: 'Add to calendar' })).toHaveFocus();
  },
};

/** In the last hour, it counts seconds. */
export const Soon: Story = {
  args: { now: clockBefore(9 * minute + 5000), picture: 'art:event/jump/18' },
};

export const DoorsOpen: Story = {
  args: {
    state: 'open',
    picture: 'art:event/jump/18',
    actions: <Button size="small">Join</Button>,
    calendarAction: calendar,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Doors are open')).toBeVisible();
    await expect(within(canvasElement).queryByRole('timer')).toBeNull();
  },
};

export const Live: Story = {
  args: {
    state: 'live',
    picture: 'art:event/dancer/31',
    actions: (
      <Button size="small" iconStart={icons.play}>
        Join now
      </Button>
    ),
  },
};

export const Full: Story = {
  args: {
    state: 'full',
    picture: 'art:event/warrior/22',
    actions: (
      <Button size="small" variant="quiet">
        Join the waitlist
      </Button>
    ),
  },
};

/** After the event: a replay instead of the calendar button. */
export const Past: Story = {
  args: {
    state: 'past',
    picture: bay,
    placeholderColor: bayColor,
    calendarAction: calendar,
    actions: (
      <Button size="small" variant="quiet" iconStart={icons.play}>
        Watch the replay
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons).toHaveLength(1);
  },
};

export const Cancelled: Story = {
  name: 'Canceled',
  args: { state: 'cancelled', picture: 'art:event/fold/9' },
};

/** Very long texts, without a picture. */
export const LongTitle: Story = {
  args: {
    title: 'Beckenbodengymnastik und Rückenschule für Wiedereinsteigerinnen, mit Fragerunde',
    picture: '',
    dateLabel: 'Do., 26. Nov. 2026',
    timeLabel: '20:00 – 21:30',
    zoneLabel: 'Mitteleuropäische Zeit',
    host: 'Dr. Anna-Katharina Hohenlohe-Schillingsfürst',
    countdownLabel: 'In 3 Tagen',
    actions: <Button size="small">Platz reservieren</Button>,
    calendarAction: (
      <IconButton label="In den Kalender" icon={icons.calendar} size="small" variant="outline" />
    ),
  },
};

export const WithoutLink: Story = {
  args: { href: undefined, countdownLabel: 'In 3 days' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { render: () => <EventCardSkeleton /> };
