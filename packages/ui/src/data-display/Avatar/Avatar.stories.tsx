import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { Avatar } from './Avatar';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../typography/Text/Text';

const photo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#08b1ba" d="M0 0h9v9H0z"/></svg>',
  );

const meta = {
  title: 'Components/Data display/Avatar',
  component: Avatar,
  tags: ['stable'],
  args: { name: 'Maya Kerr' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Inline key={size}>
          <Avatar {...args} size={size} />
          <Avatar {...args} size={size} fallback="initials" />
        </Inline>
      ))}
    </Inline>
  ),
};

export const Placeholder: Story = {};

export const Photo: Story = { args: { src: photo } };

export const Initials: Story = {
  args: { fallback: 'initials' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Maya Kerr' })).toHaveTextContent(
      'MK',
    );
  },
};

/** If a photo can’t be loaded, the fallback replaces it. */
export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Maya Kerr' });
    await waitFor(() => expect(image.getAttribute('src')).not.toContain('AAAA'));
  },
};

export const ManyNames: Story = {
  render: () => (
    <Inline>
      {['نور الهدى', '李小龙', 'Zoë', '🌻 Ana-María de la O', 'łucja ćwik'].map((name) => (
        <Avatar key={name} name={name} fallback="initials" size="large" />
      ))}
    </Inline>
  ),
};

/** Next to the name, it’s decorative, so a screen reader reads the name only once. */
export const BesideName: Story = {
  name: 'Next to a name',
  args: { isDecorative: true, size: 'large', name: 'Maya Kerr-Donaudampfschifffahrt' },
  render: (args) => (
    <Inline wraps={false}>
      <Avatar {...args} />
      <Stack space="0">
        <Text weight="semibold">{args.name}</Text>
        <Text tone="muted">Strength and mobility</Text>
      </Stack>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** A photo of any shape fills the circle from its center. */
export const AnyShape: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Inline>
      {['0 0 9 9', '0 0 30 9', '0 0 9 30'].map((viewBox) => (
        <Avatar
          key={viewBox}
          {...args}
          size="large"
          src={photo.replace('0%200%209%209', encodeURIComponent(viewBox))}
        />
      ))}
    </Inline>
  ),
};
