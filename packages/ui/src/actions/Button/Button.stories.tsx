import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import * as icons from '../../data-display/Icon/icons';
import { Button } from './Button';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: {
    anatomy: {
      args: { iconStart: icons.play, iconEnd: icons.arrowEnd },
      parts: ['svg:first-child', 'button > span', 'svg:last-child', null],
    },
  },
  args: { children: 'Enroll Now', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enroll Now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Watch a sample' } };

export const Plain: Story = { args: { variant: 'plain', children: 'Not now' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete my account' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} iconStart={icons.play}>
        Play
      </Button>
      <Button {...args} variant="quiet" iconStart={icons.bookmark}>
        Save for later
      </Button>
      <Button {...args} variant="plain" iconEnd={icons.arrowEnd}>
        All styles
      </Button>
    </Inline>
  ),
};

/** The button keeps its width and its name, and a click does nothing. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Enroll Now/ });
    await userEvent.click(button);
    await settle();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Inline>
      <Button {...args} />
      <Button {...args} variant="quiet" />
    </Inline>
  ),
};

export const AsLink: Story = {
  args: { href: '#enroll' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Enroll Now' });
    await expect(link).toHaveAttribute('href', '#enroll');
  },
};

/** A loading link doesn’t navigate, and keeps focus. */
export const LoadingLink: Story = {
  args: { href: '#enroll', isLoading: true },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: /Enroll Now/ });
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    await settle();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(window.location.hash).not.toBe('#enroll');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveFocus();
  },
};

export const FullWidth: Story = { args: { isFullWidth: true, size: 'large' } };

export const LongText: Story = {
  render: (args) => (
    <Stack align="start">
      <Button {...args} iconStart={icons.calendar}>
        Remind me an hour before the doors open for this rather unusually named live event
      </Button>
      <Button {...args} variant="quiet">
        Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung
      </Button>
    </Stack>
  ),
};
