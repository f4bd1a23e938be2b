import { createSettingsStore } from '@gschool/themes/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as icons from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Customizer } from './Customizer';

const meta = {
  title: 'Overlays/Customizer',
  component: Customizer,
  args: {
    store: createSettingsStore(),
    isOpen: true,
    onOpenChange: fn(),
    defaultAppName: 'Gschool',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  // A root of its own: a story must not change the look that the toolbar chose.
  render: function Example(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    const [root, setRoot] = useState<HTMLElement | null>(null);
    const store = useMemo(() => createSettingsStore({ root: root ?? undefined }), [root]);
    return (
      <main ref={setRoot} data-testid="root">
        <h1>A page</h1>
        <IconButton label="Settings" icon={icons.settings} onClick={() => setIsOpen(true)} />
        <Customizer
          {...args}
          store={store}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setIsOpen(next);
            args.onOpenChange(next);
          }}
        />
      </main>
    );
  },
} satisfies Meta<typeof Customizer>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog'));

export const Open: Story = {
  play: async () => {
    const panel = await open();
    await expect(panel.getByRole('radio', { name: 'gschool' })).toBeChecked();
    await expect(panel.getByRole('radio', { name: 'Netflix' })).not.toBeChecked();
    await expect(panel.getByRole('radio', { name: 'Left to right' })).toBeChecked();
    await expect(panel.getByRole('textbox', { name: 'App name' })).toHaveValue('');
  },
};

export const ActsAtOnce: Story = {
  play: async () => {
    const panel = await open();
    const root = screen.getByTestId('root');
    await userEvent.click(panel.getByRole('radio', { name: 'hulu' }));
    await expect(root).toHaveClass('theme-hulu');
    await userEvent.click(panel.getByRole('radio', { name: 'Dark' }));
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await userEvent.click(panel.getByRole('radio', { name: 'Right to left' }));
    await expect(root).toHaveAttribute('dir', 'rtl');
    await userEvent.click(panel.getByRole('radio', { name: 'Boxed' }));
    await expect(root).toHaveAttribute('data-layout', 'boxed');
    await userEvent.type(panel.getByRole('textbox', { name: 'App name' }), 'My studio');
    await expect(panel.getByRole('textbox', { name: 'App name' })).toHaveValue('My studio');
  },
};

export const BackToDefaults: Story = {
  play: async () => {
    const panel = await open();
    await userEvent.click(panel.getByRole('radio', { name: 'hotstar' }));
    await userEvent.click(panel.getByRole('button', { name: 'Reset the look' }));
    await expect(panel.getByRole('status')).toHaveTextContent('back to its defaults');
    await expect(screen.getByTestId('root')).toHaveClass('theme-gschool');
    await userEvent.click(panel.getByRole('radio', { name: 'Large' }));
    await expect(panel.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const gear = within(canvasElement).getByRole('button', { name: 'Settings' });
    gear.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await open();
    panel.getByRole('radio', { name: 'gschool' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('radio', { name: 'Netflix' })).toBeChecked();
    await userEvent.tab();
    await expect(panel.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gear).toHaveFocus());
  },
};
