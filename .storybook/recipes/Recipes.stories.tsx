import type { Meta, StoryObj } from '@storybook/react-vite';
import { createToasts, ToastsProvider } from '@gschool/ui';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { CataloguePage } from './CataloguePage';
import { ProductPage } from './ProductPage';
import { SettingsPage } from './SettingsPage';

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
