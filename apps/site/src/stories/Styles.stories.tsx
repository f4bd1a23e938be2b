import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import {
  createFrame,
  pageParameters,
  expectLoading,
  expectOffline,
  expectRole,
} from '#storybook/pageStories';
import { paths } from '../config/paths';
import { denied, empty, failingCatalogue, retry, unreachableCatalogue } from './browseStates';
import { PreparedPage, type Prepare } from './PreparedPage';
import { SitePage } from './SitePage';

const olympic: Prepare = async ({ backend }) => {
  await backend.auth.signIn('member@gschool.example', 'gschool-demo');
  const catalogue = await backend.catalogue.catalogue();
  const style = { id: 'olympic weight/lifting?', name: 'Olympic weightlifting' };
  backend.catalogue.catalogue = () =>
    Promise.resolve({
      ...catalogue,
      styles: [style],
      classes: catalogue.classes.map((card) => ({
        ...card,
        styleId: style.id,
        styleName: style.name,
      })),
    });
  return paths.stylePage(style.id);
};
const failing = failingCatalogue('/videos/style');
const unreachable = unreachableCatalogue('/videos/style');

/** `/videos/style` and the page of one style, in every state. */
const meta = {
  title: 'Pages/Site/Videos/By style',
  component: SitePage,
  args: { path: '/videos/style', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Strength' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

/** A style: the classes to begin with, its series, and its classes, filtered by level. */
export const One: Story = {
  args: { path: '/videos/style/yoga' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Yoga' });
    await expect(canvas.getByRole('region', { name: 'Start here' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Series in this style' })).toBeVisible();
  },
};

/** The classes of a style, filtered by level. */
export const OneFiltered: Story = {
  ...One,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Yoga' });
    await expect(canvas.getByRole('region', { name: 'Start here' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Series in this style' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Beginner' }));
    await expect(await canvas.findByText('7 classes')).toBeVisible();
  },
};

export const OneLoading: Story = {
  args: { path: '/videos/style/yoga' },
  parameters: { scenario: 'slow' },
  play: expectLoading,
};

export const Unknown: Story = {
  args: { path: '/videos/style/of%20another%2Fschool' },
  play: expectRole('heading', { level: 1, name: 'We couldn’t find this style' }),
};

/** A style whose id has spaces and that has no description. It shows facts instead. */
export const OfAnyText: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={olympic} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Olympic weightlifting' });
    await expect(
      canvas.getByRole('region', { name: 'All Olympic weightlifting classes' }),
    ).toBeVisible();
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

export const Empty: Story = { parameters: { scenario: 'empty' }, play: empty };

/** The catalog doesn’t respond. */
export const Failed: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={failing} />,
  play: retry('Style'),
};

/** No network, and nothing cached from an earlier visit. */
export const Offline: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={unreachable} />,
  play: expectOffline,
};

export const Denied: Story = { parameters: { scenario: 'denied' }, play: denied };
