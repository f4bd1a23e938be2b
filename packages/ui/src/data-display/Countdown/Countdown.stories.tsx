import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Countdown } from './Countdown';
import { clockBefore, day, hour, minute, startsAt } from '../../cards/EventCard/EventCard.fixtures';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

const meta = {
  title: 'Components/Data display/Countdown',
  component: Countdown,
  parameters: { anatomy: { parts: ['span[aria-hidden]', null] } },
  args: { to: startsAt, label: 'Starts in', now: clockBefore(3 * day + 4 * hour + 12 * minute) },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Read when someone navigates to it, but never announced. */
export const Line: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('Starts in 3 days 4 hours 12 minutes'));
    await expect(timer).not.toHaveAttribute('aria-live');
  },
};

export const Boxes: Story = { args: { layout: 'boxes' } };

/** In the last hour, it counts seconds. */
export const LastHour: Story = {
  args: { layout: 'boxes', now: clockBefore(9 * minute + 5000) },
};

/** The time has already passed, so `onEnd` is not called. */
export const Over: Story = {
  args: { now: clockBefore(-minute), onEnd: fn() },
  play: async ({ canvasElement, args }) => {
    const timer = within(canvasElement).getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('Starts in 0 minutes 0 seconds'));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** Arabic digits and messages. */
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { layout: 'boxes', label: 'يبدأ بعد' },
  decorators: [
    (Story) => (
      <UiProvider
        locale="ar-EG"
        messages={{
          countdown: { days: () => 'أيام', hours: () => 'ساعات', minutes: () => 'دقيقة' },
        }}
      >
        <div lang="ar">
          <Story />
        </div>
      </UiProvider>
    ),
  ],
};
