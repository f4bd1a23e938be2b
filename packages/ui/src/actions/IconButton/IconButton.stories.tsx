import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { IconButton } from './IconButton';
import { Inline } from '../../layout/Inline/Inline';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: {
    anatomy: {
      args: { label: 'Cart, 3 items', icon: icons.cart, badge: 3, variant: 'quiet' },
      parts: ['button', 'svg', 'button > span'],
    },
  },
  args: { label: 'Search', icon: icons.search, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} variant="plain" />
      <IconButton {...args} variant="quiet" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="primary" icon={icons.play} label="Play" />
      <IconButton {...args} variant="overlay" icon={icons.mute} label="Mute" />
    </Inline>
  ),
};

export const Sizes: Story = {
  args: { variant: 'quiet', icon: icons.shoppingBag, label: 'Cart' },
  render: (args) => (
    <Inline>
      <IconButton {...args} size="small" />
      <IconButton {...args} size="medium" />
      <IconButton {...args} size="large" />
    </Inline>
  ),
};

export const WithBadge: Story = {
  render: (args) => (
    <Inline space="5">
      <IconButton {...args} icon={icons.shoppingBag} label="Cart, empty" badge={0} />
      <IconButton {...args} icon={icons.shoppingBag} label="Cart, 3 items" badge={3} />
      <IconButton {...args} icon={icons.shoppingBag} label="Cart, 99+ items" badge={128} />
    </Inline>
  ),
};

export const Filled: Story = {
  args: { icon: icons.heart, label: 'Favorite', isFilled: true, 'aria-pressed': true },
};

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = { args: { href: '#bag', icon: icons.shoppingBag, label: 'Cart' } };
