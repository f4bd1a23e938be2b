import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };

/** What a visitor sees: the start page, sign-in, enrolling, and an address that leads nowhere. */
const meta = {
  title: 'Pages/Site/Visitors',
  component: SitePage,
  args: { path: '/' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /rock your life/ }, slow);
  },
};

export const SignIn: Story = {
  args: { path: '/auth/sign-in' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Welcome back' }, slow);
    await userEvent.type(page.getByLabelText('E-mail address'), 'member@gschool.example');
    await userEvent.type(page.getByLabelText('Password'), 'not the one');
    await userEvent.click(within(page.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    await page.findByText(/do not match/, {}, slow);
    await expect(page.getByLabelText('E-mail address')).toHaveValue('member@gschool.example');
  },
};

export const Enroll: Story = {
  args: { path: '/auth/sign-up' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Create account' }, slow);
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'There is nothing here' }, slow);
  },
};
