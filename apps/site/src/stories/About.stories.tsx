import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { createFrame, pageParameters, expectRole } from '#storybook/pageStories';
import { SitePage } from './SitePage';

/** Pages about the school. They send no requests, so they have no error states. */
const meta = {
  title: 'Pages/Site/About',
  component: SitePage,
  args: { path: '/about/faq' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  args: { path: '/about/welcome' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Welcome to/ });
    await expect(await canvas.findByRole('link', { name: 'Enroll Now' })).toHaveAttribute(
      'href',
      '/auth/sign-up',
    );
  },
};

/** An instructor, for visitors. Her classes need a subscription. */
export const Instructor: Story = {
  args: { path: '/about/lena' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lena Brandt' });
    await expect(canvas.getByRole('img', { name: 'Portrait of Lena Brandt' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'See classes with Lena Brandt' }),
    ).toHaveAttribute('href', '/videos/instructor/lena');
  },
};

export const InstructorMissing: Story = {
  args: { path: '/about/unknown' },
  play: expectRole('heading', { level: 1, name: 'We couldn’t find this instructor' }),
};

/** The parts of the founder's page that only subscribers see. */
export const Founder: Story = {
  args: { path: '/about/gaia', account: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See Gaia’s Picks' })).toHaveAttribute(
      'href',
      '/videos/filter/gaia-picks',
    );
    await expect(
      within(canvas.getByRole('main')).queryByRole('link', { name: /^Enroll/ }),
    ).toBeNull();
  },
};

export const FounderForVisitors: Story = {
  args: { path: '/about/gaia' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Meet Gaia' });
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Enroll Now' })).toBeVisible();
    await expect(main.queryByRole('link', { name: /Picks/ })).toBeNull();
  },
};

export const Contact: Story = {
  args: { path: '/about/contact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@/),
    );
    // The help center has a name, not an address.
    await expect(canvas.getByRole('link', { name: /^Open the help center/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Reset your password' })).toBeVisible();
  },
};

/** Signed-in members can do most of it themselves. */
export const ContactForMembers: Story = {
  args: { path: '/about/contact', account: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Change your email/ })).toHaveAttribute(
      'href',
      '/profile?tab=account',
    );
    await expect(canvas.queryByRole('link', { name: 'Reset your password' })).toBeNull();
  },
};

export const Questions: Story = {
  play: async ({ canvas }) => {
    const question = await canvas.findByText('How do I cancel my subscription?');
    const answer = canvas.getByText(/^Open your profile, go to Subscription/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
  },
};

/** Questions and answers are searched together, and the count is announced. */
export const QuestionsFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'speed captions');
    await expect(await canvas.findByText('1 question')).toBeInTheDocument();
    await expect(
      canvas.getByText('Are there captions, and can I slow a class down?'),
    ).toBeVisible();
    await expect(canvas.queryByText('What does it cost?')).toBeNull();
  },
};

export const QuestionsNotFound: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'parking');
    await canvas.findByRole('heading', { name: 'No matches' });
    await expect(canvas.getByText('No questions found')).toBeInTheDocument();
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
  play: async ({ canvas }) => {
    const answer = await canvas.findByText(/^Open your profile, go to Subscription/);
    await expect(answer).toBeVisible();
    await expect(
      canvas.getByText(/^For most classes, all you need is floor space/),
    ).not.toBeVisible();
  },
};

export const Terms: Story = {
  args: { path: '/extra/terms-of-use' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: /Terms of Use/i });
    const entries = within(canvas.getByRole('navigation', { name: /on this page|contents/i }));
    for (const entry of entries.getAllByRole('link')) {
      const part = canvasElement.querySelector(entry.getAttribute('href') ?? 'none');
      await expect(part).toHaveTextContent(entry.textContent ?? '');
    }
  },
};

export const Privacy: Story = {
  args: { path: '/extra/privacy-policy' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Privacy/ });
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: /Terms/ }),
    ).toHaveAttribute('href', '/extra/terms-of-use');
  },
};
