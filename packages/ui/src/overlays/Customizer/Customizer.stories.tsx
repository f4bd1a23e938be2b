import { themeClass, themeNames } from '@gschool/themes';
import { adoptTheme, defineTheme } from '@gschool/themes/define';
import {
  createSettingsStore,
  offerThemes,
  options,
  parseAppearanceParams,
  type SettingsStoreOptions,
} from '@gschool/themes/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Customizer } from './Customizer';
import { ExamplePage } from './Customizer.fixtures';
import { customizerMessages } from './messages';
import type { CustomizerSettings } from './offered';

/** A project's own theme, derived in the browser. */
const orchard = defineTheme({
  name: 'orchard',
  label: 'Orchard',
  brand: '#b3364f',
  accent: '#2f7d5b',
  page: { light: '#fffafa', dark: '#1a1012' },
  neutral: { chroma: 0.02, hue: 15 },
  depth: { raised: 0.05, sunken: 0.03 },
  radius: 6,
  control: 6,
  shadow: 'crisp',
  display: { scale: 0.9, weight: 700, tracking: -0.02 },
  header: 64,
});

const themes = [orchard, 'gschool', 'hulu'] as const;

const fewerSettings: CustomizerSettings = {
  direction: false,
  fontSize: ['medium', 'large'],
  layout: false,
  navbar: false,
  sidebar: false,
  footer: false,
  appName: false,
};

/** A store that starts with the appearance selected in the toolbar. */
function createStore(choices?: Pick<SettingsStoreOptions, 'choices' | 'defaults'>) {
  const root = document.documentElement;
  const color = themeNames.find((name) => root.classList.contains(themeClass(name)));
  const { dir, dataset } = root;
  const shown = { color, direction: dir, scheme: dataset['scheme'], fontSize: dataset['fontSize'] };
  const stored = { text: JSON.stringify(shown) as string | null };
  return createSettingsStore({
    root,
    ...choices,
    storage: {
      getItem: () => stored.text,
      setItem: (_key, text) => (stored.text = text),
      removeItem: () => (stored.text = null),
    },
  });
}

const meta = {
  title: 'Components/Overlays/Customizer',
  component: Customizer,
  tags: ['stable'],
  args: {
    store: createSettingsStore(),
    isOpen: true,
    onOpenChange: fn(),
    defaultAppName: 'Gschool',
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 720 } },
    stage: {
      size: 'large',
      shows: '[role=dialog]',
      states: [
        { label: 'All settings' },
        { label: 'Fewer settings', args: { settings: fewerSettings } },
        { label: 'With a theme of the project', args: { themes } },
      ],
    },
    anatomy: {
      args: { settings: { ...fewerSettings, appName: true } },
      parts: [
        'fieldset',
        'fieldset:nth-of-type(2)',
        '[role=dialog] div:has(> label + input)',
        '[role=dialog] > div:last-child button',
        '[role=dialog] > div:last-child button:nth-of-type(2)',
      ],
    },
    checks: {
      exceptions: [
        {
          check: 'arrows',
          reason: 'Choosing a theme sets the stored direction again, under the walk.',
        },
      ],
    },
  },
  // The appearance is set on the document, as in an app, so each story restores its attributes.
  beforeEach: () => {
    const root = document.documentElement;
    const attributes = root
      .getAttributeNames()
      .map((name) => [name, root.getAttribute(name)!] as const);
    return () => {
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
      for (const [name, value] of attributes) root.setAttribute(name, value);
    };
  },
  render: function Example(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    const [store] = useState(() =>
      createStore(args.themes === themes ? offerThemes(themes) : undefined),
    );
    return (
      <>
        <ExamplePage store={store} onOpen={() => setIsOpen(true)} />
        <Customizer
          {...args}
          store={store}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setIsOpen(next);
            args.onOpenChange(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Customizer>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The open panel. Its last groups are rendered one frame after the first, so use `findBy` for them,
 * not `getBy`.
 */
const open = async () => within(await screen.findByRole('dialog'));

const root = document.documentElement;

export const Open: Story = {
  play: async () => {
    const panel = await open();
    for (const name of ['Theme', 'Mode', 'Direction', 'Navigation bar', 'Sidebar', 'Footer']) {
      await expect(await panel.findByRole('group', { name })).toBeInTheDocument();
    }
    await expect(panel.getByRole('radio', { name: 'Netflix' })).toBeInTheDocument();
    await expect(panel.getByRole('textbox', { name: 'App name' })).toHaveValue('');
  },
};

/** Returns the visible properties of the page: colors, sizes, positions. */
function seen(): string {
  const of = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return 'none';
    const { x, y, width, height } = element.getBoundingClientRect();
    const { backgroundColor, position, fontSize, display } = getComputedStyle(element);
    return [x, y, width, height, backgroundColor, position, fontSize, display].join(' ');
  };
  const brand = getComputedStyle(root).getPropertyValue('--gs-color-brand');
  return [brand, ...['body', 'header', 'main aside', 'main h1', 'footer'].map(of)].join('\n');
}

/** Every value of every setting changes the visible part of the page behind it. */
export const EveryOption: Story = {
  args: { defaultAppName: 'Gschool' },
  play: async () => {
    const panel = await open();
    for (const key of Object.keys(options) as (keyof typeof options)[]) {
      const legend = customizerMessages[key];
      const group = within(await panel.findByRole('group', { name: legend }));
      const themes = new Set<string>();
      const radios = group.getAllByRole('radio');
      for (const radio of radios) {
        await userEvent.click(radio);
        themes.add(seen());
      }
      await expect(themes.size, `${legend}: every value is seen`).toBe(radios.length);
      await userEvent.click(radios[0]!);
    }
    await userEvent.type(panel.getByRole('textbox', { name: 'App name' }), 'My studio');
    await expect(document.querySelector('header')).toHaveTextContent('My studio');
  },
};

/**
 * The link contains the settings. If the page isn’t allowed to copy, the link is shown for
 * copying manually.
 */
export const AsALink: Story = {
  play: async () => {
    const panel = await open();
    await userEvent.click(panel.getByRole('radio', { name: 'hulu' }));
    await userEvent.click(await panel.findByRole('radio', { name: 'Boxed' }));
    const clipboard = { writeText: fn(() => Promise.resolve()) };
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    try {
      await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
      await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Link copied'));
      const [link] = clipboard.writeText.mock.calls[0] as unknown as [string];
      await expect(parseAppearanceParams(new URL(link).search)).toMatchObject({
        color: 'hulu',
        layout: 'boxed',
      });
      clipboard.writeText.mockRejectedValueOnce(new Error('not allowed'));
      await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
      await expect(
        await panel.findByRole('textbox', { name: 'Link to these settings' }),
      ).toHaveValue(link);
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

export const BackToDefaults: Story = {
  play: async () => {
    const panel = await open();
    await userEvent.click(panel.getByRole('radio', { name: 'hotstar' }));
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await expect(panel.getByRole('status')).toHaveTextContent('back to its defaults');
    await expect(root).toHaveClass('theme-gschool');
    await userEvent.click(panel.getByRole('radio', { name: 'Large' }));
    await expect(panel.getByRole('status')).toBeEmptyDOMElement();
  },
};

/**
 * A project offers its own theme beside two built-in ones, and only the settings that fit it. Theme
 * names are checked in all sources of settings: storage, links and code.
 */
export const OwnThemeAndFewerSettings: Story = {
  args: {
    themes,
    settings: fewerSettings,
  },
  beforeEach: () => adoptTheme(orchard),
  play: async () => {
    const panel = await open();
    await expect(panel.getAllByRole('group')).toHaveLength(3);
    await expect(panel.queryByRole('textbox')).toBeNull();
    const labels = (name: string) =>
      within(panel.getByRole('group', { name }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    await expect(labels('Theme')).toEqual(['Orchard', 'gschool', 'hulu']);
    await expect(labels('Font size')).toEqual(['Medium', 'Large']);
    await userEvent.click(panel.getByRole('radio', { name: 'hulu' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Orchard' }));
    await expect(root).toHaveClass('theme-orchard');
    for (const mode of ['Light', 'Dark']) {
      await userEvent.click(panel.getByRole('radio', { name: mode }));
      const tokens = orchard.tokens[mode === 'Light' ? 'light' : 'dark'];
      const actual = getComputedStyle(root);
      for (const name of ['--gs-color-page', '--gs-color-brand-text', '--gs-radius-control']) {
        const value = tokens[name];
        await expect(`${name} ${actual.getPropertyValue(name)}`).toBe(`${name} ${value}`);
      }
    }
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const gear = within(canvasElement).getByRole('button', { name: 'Settings' });
    gear.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await open();
    await userEvent.click(panel.getByRole('radio', { name: 'gschool' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('radio', { name: 'Netflix' })).toBeChecked();
    await userEvent.tab();
    await expect(panel.getByRole('group', { name: 'Mode' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gear).toHaveFocus());
  },
};
