import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { endComposition } from '#storybook/endComposition';
import { Combobox } from './Combobox';
import { countries, instructors, timeZones } from './Combobox.fixtures';
import { Button } from '../../actions/Button/Button';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../typography/Text/Text';

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: { label: 'Country', name: 'country', options: countries, onChange: fn() },
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.', error: 'What to correct.' },
      parts: ['label', 'input', null, null, null, 'p:last-child'],
    },
    docs: { story: { height: '26rem', inline: false } },
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');
const valueOf = (canvasElement: HTMLElement, name = 'country') =>
  canvasElement.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;

/** Typing ignores accents. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await expect(input).toHaveAccessibleName('Country');
    await userEvent.type(input, 'sao');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 option');
  },
};

/** Enter selects the first match. */
export const SelectedByEnter: Story = {
  ...Typed,
  tags: ['!autodocs'],
  play: async (context) => {
    await Typed.play!(context);
    const { args, canvasElement } = context;
    const input = field(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('São Tomé and Príncipe');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(valueOf(canvasElement)).toBe('st'));
    await expect(args.onChange).toHaveBeenLastCalledWith('st');
  },
};

/** Arrows, Home and End move through the list; Escape closes it and keeps the selection. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'fr' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    const pointedAt = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
    await userEvent.keyboard('{End}');
    await expect(pointedAt()).toHaveTextContent('United States');
    await waitFor(() => expect(pointedAt()).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await expect(pointedAt()).toHaveTextContent('Algeria');
    await userEvent.keyboard('{End}{ArrowUp}{Home}');
    await expect(pointedAt()).toHaveTextContent('Algeria');
    await endComposition();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('France');
    await expect(input).toHaveFocus();
    await expect(valueOf(canvasElement)).toBe('fr');
  },
};

/** Pressing it opens the list with all options. The selected one is marked and in view. */
export const Selected: Story = {
  name: 'Selected',
  args: { defaultValue: 'tr' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(field(canvasElement));
    const chosen = await canvas.findByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Türkiye');
    await userEvent.click(canvas.getByRole('option', { name: 'United Kingdom' }));
    await expect(field(canvasElement)).toHaveValue('United Kingdom');
    await waitFor(() => expect(valueOf(canvasElement)).toBe('gb'));
    await userEvent.click(field(canvasElement));
  },
};

export const Cleared: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'jp' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Country' }));
    await expect(field(canvasElement)).toHaveValue('');
    await expect(field(canvasElement)).toHaveFocus();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    await expect(valueOf(canvasElement)).toBe('');
  },
};

/** The app has the value, and can select another one. */
export const Controlled: Story = {
  render: () => <ShippingCountry />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await expect(input).toHaveValue('France');
    await userEvent.click(canvas.getByRole('button', { name: 'Japan' }));
    await expect(input).toHaveValue('Japan');
    await expect(valueOf(canvasElement)).toBe('jp');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: 'Canada' }));
    await expect(canvas.getByText('We ship to: ca')).toBeVisible();
    await expect(valueOf(canvasElement)).toBe('ca');
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await expect(input).toHaveValue('');
    await expect(valueOf(canvasElement)).toBe('');
  },
};

function ShippingCountry() {
  const [country, setCountry] = useState('fr');
  return (
    <Stack>
      <Combobox
        label="Country"
        name="country"
        options={countries}
        value={country}
        onChange={setCountry}
      />
      <Text>{`We ship to: ${country}`}</Text>
      <Inline>
        <Button variant="quiet" onClick={() => setCountry('jp')}>
          Japan
        </Button>
        <Button variant="quiet" onClick={() => setCountry('')}>
          None
        </Button>
      </Inline>
    </Stack>
  );
}

/** No matches: a message says this, and leaving the field restores the last selection. */
export const NoMatches: Story = {
  name: 'No matches',
  args: { defaultValue: 'ca' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, 'Atlantis');
    await expect(within(canvasElement).getAllByText(/No matches for “Atlantis”/)[0]).toBeVisible();
  },
};

/** How often a row has read the label of its option, so how many rows have rendered. */
let labelReads = 0;
const countedTimeZones = timeZones.map(({ label, ...zone }) => ({
  ...zone,
  get label() {
    labelReads += 1;
    return label;
  },
}));

/** More than four hundred options, under sticky headings. */
export const TimeZones: Story = {
  args: {
    label: 'Time zone',
    name: 'zone',
    options: countedTimeZones,
    hint: 'We show live events in this time zone.',
    defaultValue: 'Europe/Berlin',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await userEvent.click(input);
    await expect(canvas.getByRole('group', { name: 'Europe' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(400);
    await userEvent.keyboard('{ArrowDown}');
    labelReads = 0;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    // A key renders the row that it leaves and the row that it reaches, but no other row.
    await expect(labelReads).toBeGreaterThan(0);
    await expect(labelReads).toBeLessThan(60);
  },
};

/** Hints, an unavailable option, a long name. */
export const WithHints: Story = {
  args: {
    label: 'Instructor',
    name: 'teacher',
    options: instructors,
    placeholder: 'Any instructor',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    const away = within(canvasElement).getByRole('option', { name: /Theo Lindqvist/ });
    await expect(away).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading options');
  },
};

export const WithError: Story = {
  args: { hint: 'For the tax on your bill.', isRequired: true, error: 'Choose your country' },
};

export const Optional: Story = { args: { isOptional: true, placeholder: 'Any country' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'eg' } };
