import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BreadcrumbBanner } from './BreadcrumbBanner';

const meta = {
  title: 'Components/Navigation/BreadcrumbBanner',
  component: BreadcrumbBanner,
  args: {
    title: 'New Releases',
    description: 'What came in this month, newest first.',
    items: [
      { name: 'Home', href: '#home' },
      { name: 'Videos', href: '#videos' },
      { name: 'New Releases', active: true },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BreadcrumbBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('link')).toHaveLength(2);
    await expect(trail.getByText('New Releases')).toHaveAttribute('aria-current', 'page');
  },
};

/** The title stays for assistive technology. */
export const TitleHidden: Story = {
  args: { hideTitle: true, description: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'New Releases',
    );
  },
};

export const LongOnAPhone: Story = {
  args: {
    title: 'Strength for shoulders that carried everything this week',
    items: [
      { name: 'Home', href: '#home' },
      { name: 'Videos', href: '#videos' },
      { name: 'Strength for shoulders that carried everything this week', active: true },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
