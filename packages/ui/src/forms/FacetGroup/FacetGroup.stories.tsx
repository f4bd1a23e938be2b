import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { FacetGroup, type FacetOption } from './FacetGroup';
import { FacetSection } from './FacetSection';
import { Chip } from '../../data-display/Chip/Chip';
import { Inline } from '../../layout/Inline/Inline';
import { Text } from '../../typography/Text/Text';

const createOption = (
  label: string,
  count: number,
  overrides: Partial<FacetOption> = {},
): FacetOption => ({
  value: label,
  label,
  count,
  countLabel: `(${count} classes)`,
  isSelected: false,
  ...overrides,
});

const styles = ['barre', 'yoga', 'pilates', 'dance', 'strength', 'mobility', 'boxing', 'running'];

const meta = {
  title: 'Components/Forms/FacetGroup',
  component: FacetGroup,
  parameters: { anatomy: { parts: ['summary', null, null, '[role=group]', null] } },
  args: {
    title: 'Style',
    name: 'style',
    options: styles.slice(0, 4).map((style, index) => createOption(style, 24 - index * 5)),
    onToggle: fn(),
    labels: {
      selected: (count) => `${count} selected`,
      showAll: (count) => `Show all ${count}`,
      showFewer: 'Show fewer',
    },
  },
  render: function Example(args) {
    const [options, setOptions] = useState(args.options);
    return (
      <FacetGroup
        {...args}
        options={options}
        onToggle={(value) => {
          args.onToggle(value);
          setOptions(
            options.map((option) =>
              option.value === value ? { ...option, isSelected: !option.isSelected } : option,
            ),
          );
        }}
      />
    );
  },
} satisfies Meta<typeof FacetGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Yoga/i }));
    await expect(args.onToggle).toHaveBeenCalledWith('yoga');
    await expect(canvas.getByRole('checkbox', { name: /^Yoga/i })).toBeChecked();
    await expect(canvas.getByText('1 selected')).toBeInTheDocument();
  },
};

export const ManyValues: Story = {
  args: {
    options: [...styles, 'ballet', 'tai chi'].map((style, index) =>
      createOption(style, 24 - index, { isSelected: style === 'tai chi' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The first seven values, and the selected one.
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    await expect(canvas.getByRole('checkbox', { name: /^Tai chi/i })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
  },
};

/** A value without results can’t be selected; a selected one can always be cleared. */
export const WithoutResults: Story = {
  args: {
    options: [
      createOption('barre', 3),
      createOption('yoga', 0),
      createOption('dance', 0, { isSelected: true }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: /^Yoga/i })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /^Dance/i })).toBeEnabled();
  },
};

export const WithSwatches: Story = {
  args: {
    title: 'Color',
    name: 'color',
    options: [
      createOption('Teal', 6, { swatch: '#08b1ba' }),
      createOption('Marigold', 2, { swatch: '#e0a526', isSelected: true }),
    ],
  },
};

/** With a control above the values that changes how they are shown. */
export const WithUnit: Story = {
  args: {
    title: 'Shoe size',
    name: 'size',
    options: [],
  },
  render: function Example(args) {
    const [system, setSystem] = useState<'EU' | 'US'>('EU');
    const sizes = { EU: ['37', '38'], US: ['6.5', '7.5'] }[system];
    return (
      <FacetGroup {...args} options={sizes.map((size) => createOption(size, 3))}>
        <Inline space="2">
          {(['EU', 'US'] as const).map((one) => (
            <Chip key={one} isSelected={one === system} onClick={() => setSystem(one)}>
              {one}
            </Chip>
          ))}
        </Inline>
      </FacetGroup>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: /^38/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'US' }));
    await expect(canvas.getByRole('checkbox', { name: /^7\.5/ })).toBeVisible();
    // The control is not part of the group of checkboxes.
    const group = canvas.getByRole('group', { name: 'Shoe size' });
    await settle();
    await expect(within(group).queryByRole('button')).toBeNull();
  },
};

/** A `FacetSection` alone, for a facet without checkboxes. */
export const SectionWithOtherControls: Story = {
  render: () => (
    <FacetSection title="Price" selectedCount={1} selectedLabel="1 selected">
      <Text>From $10 to $40</Text>
    </FacetSection>
  ),
};

export const LongText: Story = {
  args: {
    options: [
      createOption('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung', 12),
      createOption('Everything that can be done on a chair, on a mat or on the kitchen floor', 4),
    ],
  },
};
