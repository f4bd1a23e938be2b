import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ShopPage } from './ShopPage';

const slow = { timeout: 12_000 };

/** Sign-in and sign-up. */
const meta = {
  title: 'Pages/Shop/Login',
  component: ShopPage,
  args: { path: '/auth/login' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, email: string, password: string) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Email address', {}, slow), email);
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Sign In' }));
};

/** Wrong credentials never reveal whether an account exists. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'member@gschool.example', 'not-the-password');
    const alert = await within(canvasElement).findByRole('alert', {}, slow);
    await expect(alert).toHaveTextContent('don’t match');
  },
};

export const SignUp: Story = {
  args: { path: '/extra-pages/sign-up' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      'heading',
      { level: 1, name: 'Create an account' },
      slow,
    );
  },
};
