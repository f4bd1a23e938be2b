import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { createFrame, pageParameters, expectRole } from '#storybook/pageStories';
import { ShopPage } from './ShopPage';

/** Sign-in and sign-up. */
const meta = {
  title: 'Pages/Shop/Login',
  component: ShopPage,
  args: { path: '/auth/login' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, email: string, password: string) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Email address'), email);
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Sign In' }));
};

/** Wrong credentials never reveal whether an account exists. */
export const WrongPassword: Story = {
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement, 'member@gschool.example', 'not-the-password');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('don’t match');
  },
};

export const SignUp: Story = {
  args: { path: '/extra-pages/sign-up' },
  play: expectRole('heading', { level: 1, name: 'Create an account' }),
};
