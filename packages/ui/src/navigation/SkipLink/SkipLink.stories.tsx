import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { SkipLink } from './SkipLink';
import { Text } from '../../typography/Text/Text';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#skip-target' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Text>Press Tab and the skip link appears.</Text>
      <main id="skip-target" tabIndex={-1}>
        <Text>The content.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const OnFocus: StoryObj<typeof meta> = {
  // It is only visible while it has the focus.
  parameters: { isFocusedAtEnd: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // Another page of the browser may have the focus of the window for a while.
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0), {
      timeout: 10_000,
    });
  },
};
