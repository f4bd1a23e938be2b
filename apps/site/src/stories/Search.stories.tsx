import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { offlineConsole } from './offlineConsole';
import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };
const verySlow = { timeout: 25_000 };

/** `/search` and the search dialog of the header, in every state for members. */
const meta = {
  title: 'Pages/Site/Search',
  component: SitePage,
  args: { path: '/search?q=noor', account: 'member' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'default',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind, the one with the best match first; a different search gives different results. */
export const Success: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const people = await page.findByRole('region', { name: 'Instructors' }, slow);
    await expect(within(people).getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
    const field = page.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'kettelbell');
    await page.findByRole('heading', { level: 1, name: 'Results for “kettelbell”' }, slow);
    await expect(await page.findByRole('link', { name: 'One kettlebell' }, slow)).toBeVisible();
    const kinds = within(page.getByRole('navigation', { name: 'Filter results by type' }));
    const chosen = () => kinds.getByRole('link', { current: true });
    await expect(chosen()).toHaveTextContent(/^Everything/);
    await userEvent.click(kinds.getByRole('link', { name: /^Series/ }));
    await waitFor(() => expect(chosen()).toHaveTextContent(/^Series/));
  },
};

/** From the button in the header: results as you type, and the focus returns. */
export const Dialog: Story = {
  args: { path: '/videos' },
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: 'Search' }, slow);
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }, slow));
    await dialog.findByRole('button', { name: 'Strength' }, slow);
    await userEvent.type(dialog.getByRole('combobox'), 'stregn');
    await dialog.findByRole('option', { name: /^Slow strength/ }, slow);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus(), slow);
    await userEvent.click(opener);
    const reopened = within(await screen.findByRole('dialog', { name: 'Search' }, slow));
    await userEvent.type(reopened.getByRole('combobox'), 'stregn');
    await reopened.findByRole('option', { name: /^Slow strength/ }, slow);
  },
};

/** Before anything is typed: styles to start with. */
export const Beginning: Story = {
  args: { path: '/search' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Pilates' }, slow)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveFocus();
  },
};

/** The skeleton, while it loads. */
export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const [busy] = await within(canvasElement).findAllByText('Loading', {}, verySlow);
    await expect(busy).toBeInTheDocument();
  },
};

/** The closest matching words, and a way to browse. */
export const NothingFound: Story = {
  args: { path: '/search?q=kittlxbell' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Nothing found for “kittlxbell”' }, slow);
    await expect(await page.findByRole('button', { name: /^kettlebell$/i }, slow)).toBeVisible();
  },
};

/** A press on the closest word searches for it. */
export const SuggestionFollowed: Story = {
  ...NothingFound,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^kettlebell$/i }, verySlow));
    await expect(await page.findByRole('link', { name: 'One kettlebell' })).toBeVisible();
  },
};

/** Ten thousand classes, and a word that most of them contain. */
export const Many: Story = {
  args: { path: '/search?q=strength' },
  parameters: { scenario: 'many' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/48 of 1,\d\d\d classes/, {}, verySlow)).toBeInTheDocument();
  },
};

/** The services return 503: results that don’t need them stay, with a way to try again. */
export const Failed: Story = {
  args: { path: '/search?q=password', scenarioAfterSignIn: 'error' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' }, verySlow);
    await expect(await page.findByRole('link', { name: 'Account Settings' }, slow)).toBeVisible();
  },
};

/** No request reaches the network. */
export const Offline: Story = {
  args: { path: '/search?q=password', scenarioAfterSignIn: 'offline' },
  parameters: { checks: { exceptions: offlineConsole } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' }, verySlow);
    await expect(page.getByText('You seem to be offline')).toBeVisible();
  },
};

/** Only events, questions and pages, and one line that links to the subscription. */
export const NotSubscribed: Story = {
  args: { path: '/search?q=salsa', account: 'lapsed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: /salsa/i }, slow)).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Classes' })).toBeNull();
    await expect(page.getByRole('link', { name: 'Go to Subscription' })).toHaveAttribute(
      'href',
      '/profile?tab=subscription',
    );
  },
};

export const SignedOut: Story = {
  args: { account: undefined },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Welcome back' }, slow);
  },
};
