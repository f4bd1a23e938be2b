import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { TagField, type TagFieldProps } from './TagField';
import { ar } from '../../ar';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

/** The app that has the values. */
function Tags(props: TagFieldProps) {
  const [values, setValues] = useState(props.values);
  return (
    <TagField
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
    />
  );
}

const styles = [
  { value: 'vinyasa', label: 'Vinyasa' },
  { value: 'yin', label: 'Yin', hint: 'slow' },
  { value: 'pilates', label: 'Pilates' },
];

const meta = {
  title: 'Components/Editor/TagField',
  component: TagField,
  tags: ['new'],
  args: {
    label: 'Equipment',
    name: 'equipment',
    values: ['mat', 'strap'],
    suggestions: ['mat', 'strap', 'block', 'blanket', 'chair'],
    onChange: fn(),
  },
  render: (args) => <Tags {...args} />,
  parameters: {
    anatomy: {
      args: { hint: 'What members need.', error: 'What to correct.', max: 6 },
      parts: ['label', 'label + p', 'input', null, '[id$=-limit]', 'ul', '[id$=-error]'],
    },
    docs: { story: { height: '26rem', inline: false } },
  },
} satisfies Meta<typeof TagField>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');
const tagsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')].map((tag) => tag.textContent);

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleName('Equipment');
    await expect(field(canvasElement)).toHaveAccessibleDescription('mat, strap');
    await expect(tagsOf(canvasElement)).toEqual(['mat', 'strap']);
  },
};

/** Existing values are before a new one, so that people do not add another name for one of them. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'b');
    const options = within(canvasElement).getAllByRole('option');
    await expect(options.map((one) => one.textContent)).toEqual(['block', 'blanket', 'Add “b”']);
    await expect(field(canvasElement)).toHaveAttribute(
      'aria-activedescendant',
      options[0]!.getAttribute('id'),
    );
  },
};

/** Enter adds what was typed, the arrow keys an option, and all of it is announced. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await userEvent.type(input, 'bolster{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'bolster']);
    await expect(canvas.getByText('bolster added')).toHaveRole('status');
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    // A second Enter adds no suggestion.
    await userEvent.keyboard('{Enter}');
    await expect(tagsOf(canvasElement)).toHaveLength(3);
    await userEvent.keyboard('bl{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'bolster', 'blanket']);
    await userEvent.keyboard('Mat{Enter}');
    await expect(canvas.getByText('mat is already there')).toHaveRole('status');
    await expect(tagsOf(canvasElement)).toHaveLength(4);
    // Escape only closes the list.
    await userEvent.keyboard('foam{Escape}');
    await expect(input).toHaveValue('foam');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(tagsOf(canvasElement).at(-1)).toBe('foam');
  },
};

/** Also with the commas of other scripts, and with keyboards that send no comma key. */
export const Commas: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await fireEvent.change(input, { target: { value: 'wall,' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'wall']);
    await expect(input).toHaveValue('');
    await fireEvent.change(input, { target: { value: 'حزام،' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'wall', 'حزام']);
  },
};

/** A pasted list, from a spreadsheet or a mail. */
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    field(canvasElement).focus();
    await userEvent.paste('block\nchair\nmat; wall');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'mat',
      'strap',
      'block',
      'chair',
      'wall',
    ]);
    await expect(within(canvasElement).getByText('3 added')).toHaveRole('status');
  },
};

/** While an input method composes a word, Enter and commas are for the input method. */
export const Composing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.change(input, { target: { value: 'まっと、' } });
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
    await settle();
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'まっと']);
  },
};

/**
 * A half-typed word isn’t a value: after focus has left the field, by a press or by Tab, the text
 * is still there, and the field says how to add it.
 */
export const Left: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await userEvent.type(input, 'blo');
    await userEvent.click(document.body);
    await settle();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('blo');
    await expect(input).toBeInvalid();
    await expect(
      canvas.getByText('“blo” isn’t added yet. Press Enter in this field to add it.'),
    ).toBeVisible();
    await userEvent.type(input, 'w');
    await expect(input).toBeValid();
    await userEvent.tab();
    await settle();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('blow');
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'blow']);
    await expect(input).toBeValid();
  },
};

/** Enter adds an existing value that matches, and a comma adds exactly what was typed. */
export const ShorterThanAnOption: Story = {
  tags: ['!autodocs'],
  args: { suggestions: ['chair pose', 'mat', 'mat cover'] },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'chair,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'chair']);
    await userEvent.type(input, 'chair p{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'chair', 'chair pose']);
    // “mat” is there already, and it does not become “mat cover”.
    await userEvent.type(input, 'mat{Enter}');
    await expect(tagsOf(canvasElement)).toHaveLength(4);
  },
};

/** The app has stored what was typed and not added, for example before a reload. */
export const LeftBefore: Story = {
  tags: ['!autodocs'],
  args: { defaultText: 'wall', onTextChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toHaveValue('wall');
    await expect(input).toBeInvalid();
    await userEvent.type(input, 's{Enter}');
    await expect(args.onTextChange).toHaveBeenCalledWith('walls');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('');
    await expect(args.onChange).toHaveBeenLastCalledWith(['mat', 'strap', 'walls']);
  },
};

/** Focus moves to the neighbor. */
export const Removed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mat' }));
    await expect(args.onChange).toHaveBeenCalledWith(['strap']);
    await expect(canvas.getByRole('button', { name: 'Remove strap' })).toHaveFocus();
  },
};

/** Only the options, whose values are ids. */
export const Closed: Story = {
  args: { label: 'Styles', name: 'styles', isClosed: true, suggestions: styles, values: ['yin'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.click(await canvas.findByRole('option', { name: 'Pilates' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['yin', 'pilates']);
    await userEvent.type(input, 'Zumba');
    await userEvent.tab();
    await expect(input).toHaveValue('Zumba');
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('“Zumba” isn’t one of the options.')).toBeVisible();
  },
};

/** What was pasted over the limit stays in the field. */
export const Full: Story = {
  args: { max: 4 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    input.focus();
    await userEvent.paste('block, chair, wall');
    await expect(args.onChange).toHaveBeenCalledWith(['mat', 'strap', 'block', 'chair']);
    await expect(input).toHaveValue('wall');
    await userEvent.clear(input);
    await expect(input).toHaveAttribute('readonly');
    await expect(canvas.getByText('At most 4. Remove one to add another.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { values: [], placeholder: 'mat, strap', hint: 'What members need for the class.' },
};

export const WithError: Story = {
  args: { values: [], isRequired: true, error: 'Add at least one' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'What members need within reach before they begin this unusually long recording',
    values: [
      'two firm blankets that are folded lengthwise',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      'mat',
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المعدات',
    values: ['حصيرة', 'yoga block'],
    suggestions: ['حصيرة', 'حزام', 'وسادة'],
    max: 5,
  },
  render: (args) => (
    <UiProvider locale="ar" messages={ar}>
      <div lang="ar">
        <Tags {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'حزام،كرسي{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['حصيرة', 'yoga block', 'حزام', 'كرسي']);
  },
};
