import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as icons from '../Icon/icons';
import { EventCard } from './EventCard';
import { Button } from '../Button/Button';

const meta = {
  title: 'Pictures/EventCard',
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
    dateLabel: 'Friday, March 6, 2026',
    timeLabel: '7:00 PM – 8:00 PM',
    headingLevel: 2,
  },
} satisfies Meta<typeof EventCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  args: { countdownLabel: 'In 3 days', href: '#event' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Full moon breathing circle' }),
    ).toBeVisible();
  },
};

export const DoorsOpen: Story = {
  args: {
    countdownLabel: 'Doors are open',
    picture: 'art:event/jump/18',
    actions: (
      <>
        <Button size="small">Join</Button>
        <Button size="small" variant="quiet" iconStart={icons.calendar}>
          Add to calendar
        </Button>
      </>
    ),
  },
};

export const WithoutALink: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
