import type { Meta, StoryObj } from '@storybook/react-vite';
import { createToasts, ToastsProvider } from '@gschool/ui';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';

import { ArticlePage } from './ArticlePage';
import { CartPage } from './CartPage';
import { CataloguePage } from './CataloguePage';
import { ClassListPage } from './ClassListPage';
import { PlansPage } from './PlansPage';
import { ProductPage } from './ProductPage';
import { SettingsPage } from './SettingsPage';
import { SignInPage } from './SignInPage';

/**
 * Provides toasts to the page. The toaster that shows them loads with the first toast.
 */
function Toasts({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return (
    <ToastsProvider
      toasts={toasts}
      loadToaster={() => import('@gschool/ui/toasts').then((m) => m.Toaster)}
    >
      {children}
    </ToastsProvider>
  );
}

const meta = {
  title: 'Recipes',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue: Story = {
  name: 'Catalog',
  render: () => <CataloguePage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: 'Continue watching' })).toBeVisible();
  },
};

/** The form shows what’s missing; a toast shows what was saved. */
export const Settings: Story = {
  render: () => (
    <Toasts>
      <SettingsPage />
    </Toasts>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('textbox', { name: /Display name/ })).toHaveAccessibleDescription(
      /Enter a name/,
    );
    await userEvent.type(page.getByRole('textbox', { name: /Display name/ }), 'Maya');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const body = within(canvasElement.ownerDocument.body);
    const [saved] = await body.findAllByText('Saved', {}, { timeout: 8000 });
    await waitFor(() => expect(saved).toBeVisible());
  },
};

export const Product: Story = {
  render: () => <ProductPage onAdd={() => Promise.resolve()} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Studio tee' })).toBeVisible();
  },
};

const signIn = fn(() => Promise.resolve());

/** The form says what is missing, and passes on what was typed. */
export const SignIn: Story = {
  name: 'Sign in',
  beforeEach: () => {
    signIn.mockClear();
  },
  render: () => <SignInPage onSignIn={signIn} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription(/Enter your email address/);
    await userEvent.type(email, 'maya@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(signIn).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'maya@example.com', password: 'secret' }),
      ),
    );
  },
};

/** Filters and the search work together; without matches, one button clears both. */
export const ClassList: Story = {
  name: 'A list with filters',
  render: () => <ClassListPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Breath/ }));
    await expect(await canvas.findByText('2 classes')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a class' }), 'xyz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('5 classes')).toBeVisible();
  },
};

/** Quantities and lines change the total. */
export const Cart: Story = {
  render: () => <CartPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cork mat' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Cork mat' })).toBeNull());
    await expect(canvas.getAllByText('$62.00')[0]).toBeVisible();
  },
};

export const Plans: Story = {
  render: () => <PlansPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Can I cancel?'));
    await expect(await canvas.findByText(/^Anytime, in your account/)).toBeVisible();
  },
};

export const Article: Story = {
  name: 'An article',
  render: () => <ArticlePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Too easy');
    await expect(canvas.getByRole('region', { name: 'About the author' })).toBeVisible();
  },
};
