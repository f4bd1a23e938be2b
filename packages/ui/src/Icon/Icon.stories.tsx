import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon, type IconName } from './Icon';
import { mirrors, paths } from './paths';
import { Grid } from '../Grid/Grid';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

const names = Object.keys(paths) as IconName[];

const meta = {
  title: 'Components/Actions/Icon',
  component: Icon,
  args: { name: 'calendar', size: 'large' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithName: Story = {
  args: { name: 'lock', label: 'For members' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'For members' })).toBeVisible();
  },
};

/** The whole set, on a grid of 24 with strokes of 1.75. */
export const All: Story = {
  render: () => (
    <Grid column="tiny">
      {names.map((name) => (
        <Stack key={name} space="2" align="center">
          <Icon name={name} size="large" />
          <Text size="xs" tone="soft">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: ({ name }) => (
    <Inline space="5">
      <Icon name={name} size="small" />
      <Icon name={name} size="medium" />
      <Icon name={name} size="large" />
      <Icon name={name} size="huge" />
    </Inline>
  ),
};

export const Filled: Story = {
  render: () => (
    <Inline>
      {(['heart', 'bookmark', 'star'] as const).map((name) => (
        <Inline key={name}>
          <Icon name={name} size="large" />
          <Icon name={name} size="large" isFilled />
        </Inline>
      ))}
    </Inline>
  ),
};

/** What points along the line of text turns round with it; a clock does not. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Inline>
        {[...mirrors, 'clock' as const].map((name) => (
          <Icon key={name} name={name} size="large" />
        ))}
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].map(
      (svg) => getComputedStyle(svg).transform,
    );
    await expect(drawn.at(-1)).toBe('none');
    await expect(drawn.slice(0, -1).every((value) => value.startsWith('matrix(-1'))).toBe(true);
  },
};
