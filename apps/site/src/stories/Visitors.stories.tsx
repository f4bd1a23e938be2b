import '../i18n/en/faq.messages.json';
import '../i18n/en/home.messages.json';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { createFrame, pageParameters, expectRole, offlineChecks } from '#storybook/pageStories';
import { HomePage } from '../features/home/HomePage';
import { SitePage } from './SitePage';

/** What visitors see: the home page, and a URL without a page. */
const meta = {
  title: 'Pages/Site/Home',
  component: SitePage,
  args: { path: '/' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls to the prices, which load when they are near the viewport. */
async function scrollToPrices(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  (await page.findByRole('heading', { name: 'What it costs' })).scrollIntoView();
  return page;
}

export const Home: Story = {
  play: async ({ canvasElement }) => {
    const page = await scrollToPrices(canvasElement);
    const enroll = await page.findByRole('link', { name: 'Enroll with School' });
    await expect(enroll).toHaveAttribute('href', '/auth/sign-up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/rock your life/);
    await expect(page.queryByRole('banner')).not.toHaveTextContent('Videos');
    const sections = page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(sections.slice(0, 2)).toEqual(['A look inside', 'What it costs']);
    // The first sentence of the first biography.
    await expect(page.getByText(/above a bakery in Bologna .* comes out\.$/)).toBeVisible();
    await expect(page.getByText('From Gaia Moretti’s page')).toBeVisible();
  },
};

/** The prices can't be loaded. Everything else is visible, including how to enroll. */
export const HomeOffline: Story = {
  parameters: { scenario: 'offline', ...offlineChecks },
  play: async ({ canvasElement }) => {
    const page = await scrollToPrices(canvasElement);
    await page.findByText(/^We couldn’t load the prices/, {}, { timeout: 25_000 });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Enroll Now' })[0]).toBeVisible();
  },
};

/** A school without published samples and instructors has no empty rows, and no links to them. */
export const HomeWithoutSamples: Story = {
  args: { table: [{ path: '/', element: <HomePage samples={[]} instructors={[]} /> }] },
  parameters: {
    checks: {
      exceptions: [
        {
          check: 'overlay',
          match: 'opens nothing',
          reason: 'The panel is in the frame around the pages, which this story does not show.',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /rock your life/ });
    await expect(canvas.queryByRole('heading', { name: 'A look inside' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Meet the instructors' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'See what we teach' })).toBeNull();
  },
};

/** A subscriber sees a link to her classes, and no plans. */
export const HomeForMembers: Story = {
  args: { account: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Go to your classes' });
    await expect(canvas.queryByRole('link', { name: /^Enroll/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'What it costs' })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  play: expectRole('heading', { name: 'We can’t find that page' }),
};
