import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ar } from '../../messages/ar';
import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  title: 'Components/Navigation/LanguageSwitch',
  component: LanguageSwitch,
  parameters: { anatomy: { parts: ['svg', 'a', null] } },
  args: {
    languages: { en: 'English', ar: 'العربية' },
    current: 'en',
    onSelect: fn((_code: string) => Promise.resolve()),
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each language has its own name, in its own script, and is marked up as that language. */
export const English: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Language' })).toBeVisible();
    const arabic = canvas.getByRole('link', { name: 'العربية' });
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(arabic).toHaveAttribute('href', '?lang=ar');
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** A choice is announced in the chosen language, and focus stays where it was. */
export const Choosing: Story = {
  render: function Choosing(args) {
    const [current, setCurrent] = useState(args.current);
    const select = async (code: string) => {
      await args.onSelect(code);
      setCurrent(code);
    };
    return (
      <UiProvider messages={current === 'ar' ? ar : undefined}>
        <LanguageSwitch {...args} current={current} onSelect={select} />
      </UiProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(ar.languageSwitch.chosen)).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: ar.languageSwitch.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'العربية' })).toHaveFocus();
  },
};

/** The language couldn’t be loaded: everything stays as it was, and an error is shown. */
export const Failed: Story = {
  args: { onSelect: fn((_code: string) => Promise.reject(new Error('no connection'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'العربية' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      /couldn’t load that language/,
    );
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current');
  },
};
