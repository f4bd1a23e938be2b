import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };

/** Pages about the school. They request nothing, so they have no error states. */
const meta = {
  title: 'Pages/Site/About',
  component: SitePage,
  args: { path: '/about/faq' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  args: { path: '/about/welcome' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: /^Welcome to/ }, slow);
    await expect(await page.findByRole('link', { name: 'Enroll Now' }, slow)).toHaveAttribute(
      'href',
      '/auth/sign-up',
    );
  },
};

/** An instructor, for visitors. Her classes ask for a subscription. */
export const Instructor: Story = {
  args: { path: '/about/lena' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Lena Brandt' }, slow);
    await expect(page.getByRole('img', { name: 'Portrait of Lena Brandt' })).toBeVisible();
    await expect(
      await page.findByRole('link', { name: 'See classes with Lena Brandt' }, slow),
    ).toHaveAttribute('href', '/videos/instructor/lena');
  },
};

export const InstructorMissing: Story = {
  args: { path: '/about/unknown' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      'heading',
      { level: 1, name: 'We couldn’t find this instructor' },
      slow,
    );
  },
};

/** What a subscriber sees of the founder that a visitor doesn’t. */
export const Founder: Story = {
  args: { path: '/about/gaia', account: 'member' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'See Gaia’s Picks' }, slow)).toHaveAttribute(
      'href',
      '/videos/filter/gaia-picks',
    );
    await expect(
      within(page.getByRole('main')).queryByRole('link', { name: /^Enroll/ }),
    ).toBeNull();
  },
};

export const FounderForVisitors: Story = {
  args: { path: '/about/gaia' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Meet Gaia' }, slow);
    const main = within(page.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Enroll Now' }, slow)).toBeVisible();
    await expect(main.queryByRole('link', { name: /Picks/ })).toBeNull();
  },
};

export const Contact: Story = {
  args: { path: '/about/contact' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: /@/ }, slow)).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@/),
    );
    await expect(await page.findByRole('link', { name: 'Reset your password' })).toBeVisible();
  },
};

/** Signed-in members can do most of it themselves. */
export const ContactForMembers: Story = {
  args: { path: '/about/contact', account: 'lapsed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('link', { name: /Change your email/ }, slow),
    ).toHaveAttribute('href', '/profile?tab=account');
    await expect(page.queryByRole('link', { name: 'Reset your password' })).toBeNull();
  },
};

export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const question = await page.findByText('How do I cancel my subscription?', {}, slow);
    const answer = page.getByText(/^Open your profile, go to Subscription/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
  },
};

/** Questions and answers are searched together, and the count is announced. */
export const QuestionsFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox', {}, slow), 'speed captions');
    await expect(await page.findByText('1 question')).toBeInTheDocument();
    await expect(page.getByText('Are there captions, and can I slow a class down?')).toBeVisible();
    await expect(page.queryByText('What does it cost?')).toBeNull();
  },
};

export const QuestionsNotFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('searchbox', {}, slow);
    await userEvent.type(field, 'parking');
    await page.findByRole('heading', { name: 'No matches' });
    await expect(page.getByText('No questions found')).toBeInTheDocument();
  },
};

/** From no results back to all questions. */
export const ShowAllQuestions: Story = {
  ...QuestionsNotFound,
  tags: ['!autodocs'],
  play: async (context) => {
    await QuestionsNotFound.play!(context);
    const page = within(context.canvasElement);
    const field = page.getByRole('searchbox');
    await userEvent.click(page.getByRole('button', { name: 'Show all questions' }));
    await expect(field).toHaveValue('');
    await expect(page.getByText('What does it cost?')).toBeVisible();
  },
};

/** A link to one question opens its answer. */
export const OneQuestion: Story = {
  args: { path: '/about/faq#cancel' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const answer = await page.findByText(/^Open your profile, go to Subscription/, {}, slow);
    await expect(answer).toBeVisible();
    await expect(
      page.getByText(/^For most classes, all you need is floor space/),
    ).not.toBeVisible();
  },
};

export const Terms: Story = {
  args: { path: '/extra/terms-of-use' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: /Terms of Use/i }, slow);
    const entries = within(page.getByRole('navigation', { name: /on this page|contents/i }));
    for (const entry of entries.getAllByRole('link')) {
      const part = canvasElement.querySelector(entry.getAttribute('href') ?? 'none');
      await expect(part).toHaveTextContent(entry.textContent ?? '');
    }
  },
};

export const Privacy: Story = {
  args: { path: '/extra/privacy-policy' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: /Privacy/ }, slow);
    await expect(
      within(page.getByRole('main')).getByRole('link', { name: /Terms/ }),
    ).toHaveAttribute('href', '/extra/terms-of-use');
  },
};
