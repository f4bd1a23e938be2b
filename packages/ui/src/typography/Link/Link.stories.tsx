import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Link } from './Link';
import { Inline } from '../../layout/Inline/Inline';
import { Text } from '../Text/Text';
import { UiProvider, type LinkComponent } from '../../providers/UiProvider/UiProvider';

const meta = {
  title: 'Components/Typography/Link',
  component: Link,
  parameters: { anatomy: { args: { isExternal: true }, parts: ['a', 'svg'] } },
  args: { href: '#terms', children: 'the terms of use' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      By enrolling you accept <Link {...args} />, which are short and written to be read.
    </Text>
  ),
};

export const External: Story = {
  args: { isExternal: true, children: 'Customer Support' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: /Customer Support.*opens in a new tab/,
    });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Standalone: Story = { args: { isStandalone: true, children: 'All styles' } };

export const Tones: Story = {
  render: (args) => (
    <Inline space="5">
      <Link {...args} tone="brand" />
      <Link {...args} tone="text" />
      <Link {...args} tone="muted" />
    </Inline>
  ),
};

const RouterLink: LinkComponent = (props) => <a {...props} data-router="" />;

/** An app passes its router’s link to all components through `UiProvider`. */
export const ThroughARouter: Story = {
  render: (args) => (
    <UiProvider link={RouterLink}>
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-router');
  },
};
