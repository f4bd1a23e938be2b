import { derive, registry, formatSeedFile } from '@gschool/themes/derive';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { initialState } from './lab/labState';
import { ThemeLab } from './lab/ThemeLab';

const meta = {
  title: 'Foundations/Theme lab',
  component: ThemeLab,
  args: { isUrlSynced: false },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof ThemeLab>;
export default meta;

type Story = StoryObj<typeof meta>;

const preview = (canvas: HTMLElement, scheme: string) =>
  within(canvas).getByRole('region', { name: `Sample page, ${scheme}` });

/** The hero's play button, found by its text: inside a picture, elements have no role. */
const playButton = (canvas: HTMLElement, scheme: string) =>
  within(preview(canvas, scheme)).getByText('Play').closest('button')!;

/** Keeps your work in the URL: copy it, and the same lab opens anywhere. */
export const Lab: Story = {
  args: { isUrlSynced: true },
  beforeEach: () => {
    const { pathname, search } = location;
    return () => history.replaceState(history.state, '', pathname + search);
  },
};

/** A new brand repaints both pages: computed colors, not classes. */
export const AnotherBrand: Story = {
  play: async ({ canvasElement, canvas }) => {
    const before = getComputedStyle(playButton(canvasElement, 'light')).backgroundColor;
    const brand = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(brand);
    await userEvent.type(brand, '#7a1fe0');
    for (const scheme of ['light', 'dark'] as const) {
      const { color } = derive({ ...initialState.seed, brand: '#7a1fe0' }, scheme);
      await waitFor(() =>
        expect(playButton(canvasElement, scheme)).toHaveStyle({ backgroundColor: color.brand }),
      );
    }
    await expect(getComputedStyle(playButton(canvasElement, 'light')).backgroundColor).not.toBe(
      before,
    );
    const radius = canvas.getByRole('slider', { name: 'Card corners, slider' });
    await fireEvent.change(radius, { target: { value: '0' } });
    await waitFor(() =>
      expect(preview(canvasElement, 'dark').style.getPropertyValue('--gs-radius-large')).toBe(
        '0rem',
      ),
    );
  },
};

/**
 * On a mid-gray page, no text color reaches 7:1: the pairs that fail are listed with their ratio.
 */
export const FailingSeed: Story = {
  args: { start: { seed: { ...registry.gschool, page: { light: '#8a8a8a', dark: '#16130c' } } } },
  // This story shows text that fails the contrast check on purpose.
  parameters: {
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
    checks: {
      exceptions: [
        {
          check: 'axe',
          match: 'color-contrast',
          reason: 'Text without contrast is what this story shows.',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pairs fail. A theme like this won’t build/)).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Pairs that fail' });
    const row = within(table).getByRole('row', { name: /^text on page light/ });
    await expect(row).toHaveTextContent(/\d\.\d\d:1 ?7:1/);
    const page = canvas.getByRole('textbox', { name: 'Page, light' });
    await userEvent.clear(page);
    await userEvent.type(page, '#fffdf8');
    await waitFor(() => expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible());
  },
};

/** Input that isn’t a color or a number gets a message; the page keeps the last valid value. */
export const WrongInput: Story = {
  play: async ({ canvas, canvasElement }) => {
    const brand = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(brand);
    await userEvent.type(brand, 'sunny');
    await expect(brand).toHaveAccessibleDescription(/“sunny” isn’t a color/);
    await expect(brand).toBeInvalid();
    await expect(preview(canvasElement, 'light').style.getPropertyValue('--gs-color-brand')).toBe(
      '#ecba12',
    );
    const header = canvas.getByRole('textbox', { name: /Header height/ });
    await userEvent.clear(header);
    await userEvent.type(header, '900');
    await expect(header).toHaveAccessibleDescription('Enter a number from 48 to 112.');
    const name = canvas.getByRole('textbox', { name: 'Name in code' });
    await userEvent.clear(name);
    await userEvent.type(name, 'My Theme');
    await expect(name).toHaveAccessibleDescription(/lowercase letters and digits/);
    await expect(canvas.getByRole('button', { name: 'Copy the file' })).toBeDisabled();
  },
};

/** The copied text, evaluated and derived, is the theme on screen. */
export const TheFile: Story = {
  args: { start: { view: 'dark' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start from' }), 'hotstar');
    const name = canvas.getByRole('textbox', { name: 'Name in code' });
    await userEvent.clear(name);
    await userEvent.type(name, 'neon');
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#0f0');
    const written = canvas.getByTestId('seed-file').textContent;
    const seed = { ...registry.hotstar, label: 'Studio', accent: '#00ff00' };
    await expect(written).toBe(formatSeedFile('neon', seed, initialState.about));
    const parsed = JSON.parse(
      written
        .slice(written.indexOf('= {') + 2, written.lastIndexOf(';'))
        .replace(/(\w+):/g, '"$1":')
        .replaceAll("'", '"')
        .replace(/,(\s*)}/g, '$1}'),
    ) as typeof seed;
    await expect(parsed).toEqual(seed);
    await expect(derive(parsed, 'dark')).toEqual(derive(seed, 'dark'));
    await expect(canvas.getByText("export { neon } from './neon';")).toBeVisible();
  },
};
