import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { TopTen } from './TopTen';
import { TopTenSkeleton } from './TopTenSkeleton';
import { Container } from '../../layout/Container/Container';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { Link } from '../../typography/Link/Link';
import { bay, bayColor } from '../../media/Picture/Picture.fixtures';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

const poses = [
  ['warrior', 'Warrior flow for heavy days'],
  ['bridge', 'Core without crunches'],
  ['jump', 'Ten minutes that count'],
  ['seated', 'Breathe before the meeting'],
  ['dancer', 'Dancer, step by step'],
  ['squat', 'Slow strength, strong legs'],
  ['cobra', 'Everything your hips have been trying to tell you since you took that desk job'],
  ['kick', 'Kick it out'],
  ['tree', 'Balance on one leg'],
  ['run', 'Run to the sea'],
] as const;

const items = poses.map(([pose, title], index) => ({
  id: pose,
  href: `#${pose}`,
  title,
  picture: pose === 'run' ? bay : `art:figure/${pose}/${index + 5}`,
  placeholderColor: bayColor,
  meta: `${12 + index} min`,
}));

const meta = {
  title: 'Components/Cards/TopTen',
  component: TopTen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: { title: 'Top ten', subtitle: 'This week at the school', items },
} satisfies Meta<typeof TopTen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An ordered list; the name of every link starts with the rank. */
export const Ranked: Story = {
  args: {
    action: (
      <Link href="#all" isStandalone>
        All
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.tagName).toBe('OL');
    const links = within(list).getAllByRole('link');
    await expect(links).toHaveLength(10);
    await expect(links[0]).toHaveAccessibleName('Number 1: Warrior flow for heavy days');
    await expect(links[9]).toHaveAccessibleName('Number 10: Run to the sea');
  },
};

/** Ranks start at the right; Arabic uses its own digits. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'العشرة الأوائل', subtitle: undefined },
  decorators: [
    (Story) => (
      <UiProvider
        locale="ar-EG"
        messages={{ topTen: { rank: (rank: string) => `المرتبة ${rank}: ` } }}
      >
        <div lang="ar">
          <Story />
        </div>
      </UiProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /^المرتبة ١٠/ }),
    ).toBeInTheDocument();
  },
};

/** The end of the row, where the rank has two digits. */
export const End: Story = {
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getAllByRole('link').at(-1);
    last?.focus();
    await expect(last).toHaveFocus();
    await waitFor(() => {
      const card = last?.closest('li')?.getBoundingClientRect();
      return expect(card?.left ?? -1).toBeGreaterThanOrEqual(0);
    });
  },
};

export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState title="Nothing counted yet" />,
  },
};

export const Loading: Story = { render: () => <TopTenSkeleton /> };
