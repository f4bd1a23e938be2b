import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { LanguageFields, type LanguageFieldsProps } from './LanguageFields';
import { ar } from '../../ar';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

/** The app that has the texts. */
function Writing(props: LanguageFieldsProps) {
  const [values, setValues] = useState(props.values);
  const [marks, setMarks] = useState(props.marks);
  return (
    <LanguageFields
      {...props}
      values={values}
      marks={marks}
      onChange={(tag, text) => {
        setValues({ ...values, [tag]: text });
        if (marks?.[tag] === 'missing') setMarks({ ...marks, [tag]: undefined });
        props.onChange(tag, text);
      }}
      onConfirm={
        props.onConfirm &&
        ((tag) => {
          setMarks({ ...marks, [tag]: undefined });
          props.onConfirm?.(tag);
        })
      }
    />
  );
}

const languages = [
  { tag: 'en', name: 'English', dir: 'ltr' },
  { tag: 'ar', name: 'Arabic', dir: 'rtl' },
] as const;

const meta = {
  title: 'Components/Editor/LanguageFields',
  component: LanguageFields,
  tags: ['new'],
  args: {
    label: 'Title',
    name: 'title',
    languages,
    values: { en: 'Morning flow', ar: 'تدفق الصباح' },
    onChange: fn(),
    onConfirm: fn(),
  },
  render: (args) => <Writing {...args} />,
  parameters: {
    anatomy: {
      args: {
        hint: 'At most 60 characters.',
        marks: { en: undefined, ar: { outdatedSince: '2026-11-12T12:00:00Z' } },
        errors: { ar: 'What to correct.' },
      },
      parts: ['[role=group] > span', '[role=group] > p', 'label', 'input', '[id$=-mark]', 'button'],
    },
  },
} satisfies Meta<typeof LanguageFields>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });

/** Each text has the direction of its language, even if it begins with a word in another script. */
export const BothWritten: Story = {
  args: { values: { en: 'Morning flow', ar: 'Yin للمبتدئات' } },
  play: async ({ args, canvasElement }) => {
    const arabic = field(canvasElement, 'Title Arabic');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(arabic).direction).toBe('rtl');
    await expect(getComputedStyle(arabic).unicodeBidi).toBe('isolate');
    await expect(getComputedStyle(field(canvasElement, 'Title English')).direction).toBe('ltr');
    await userEvent.type(arabic, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('ar', 'Yin للمبتدئات!');
  },
};

/** The mark disappears while she writes, and nothing moves. */
export const Missing: Story = {
  args: { values: { en: 'Morning flow' }, marks: { ar: 'missing' } },
  play: async ({ canvasElement }) => {
    const arabic = field(canvasElement, 'Title Arabic');
    await expect(arabic).toHaveAccessibleDescription('Missing');
    const top = arabic.getBoundingClientRect().top;
    await userEvent.type(arabic, 'ص');
    await waitFor(() => expect(within(canvasElement).queryByText('Missing')).toBeNull());
    await expect(arabic.getBoundingClientRect().top).toBe(top);
    await userEvent.clear(arabic);
  },
};

/** The first text has changed. The button says that the translation is right nevertheless. */
export const Outdated: Story = {
  args: { marks: { en: undefined, ar: { outdatedSince: '2026-11-12T12:00:00Z' } } },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'Title Arabic')).toHaveAccessibleDescription(
      /^Outdated since Nov 1\d, 2026$/,
    );
    await expect(
      within(canvasElement).getByRole('button', { name: 'Still correct: Title, Arabic' }),
    ).toBeVisible();
  },
};

/** The button disappears, so focus moves to the text, and a status message announces it. */
export const Confirmed: Story = {
  ...Outdated,
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('ar');
    await expect(field(canvasElement, 'Title Arabic')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByText('Arabic: marked as correct')).toHaveRole('status');
  },
};

/** The fields grow with their texts. */
export const Multiline: Story = {
  args: {
    label: 'Description',
    name: 'description',
    hint: 'Members read it under the video.',
    isMultiline: true,
    rows: 2,
    characterLimit: 60,
    values: {
      en: 'A slow start to the day. Bring a blanket.',
      ar: 'بداية هادئة لليوم. أحضري بطانية.',
    },
  },
  play: async ({ canvasElement }) => {
    const english = field(canvasElement, 'Description English');
    await expect(english).toHaveAccessibleDescription('Up to 60 characters');
    const before = english.offsetHeight;
    await userEvent.type(english, '{Enter}one{Enter}two{Enter}three');
    await expect(english.offsetHeight).toBeGreaterThan(before);
    await expect(english.scrollHeight).toBeLessThanOrEqual(english.clientHeight + 1);
  },
};

/** Text over the limit stays, and is named. */
export const TooLong: Story = {
  args: { characterLimit: 10 },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'Title English')).toBeInvalid();
    await expect(within(canvasElement).getByText('2 characters too many')).toBeVisible();
  },
};

/** Only the first language is required. */
export const WithError: Story = {
  args: {
    isRequired: true,
    values: { ar: 'تدفق الصباح' },
    errors: { en: 'Write a title in English' },
  },
  play: async ({ canvasElement }) => {
    const english = field(canvasElement, 'Title English');
    await expect(english).toBeRequired();
    await expect(english).toBeInvalid();
    await expect(english).toHaveAccessibleDescription('Write a title in English');
    await expect(field(canvasElement, 'Title Arabic')).not.toBeRequired();
  },
};

export const Optional: Story = { args: { isOptional: true, values: {} } };

export const Disabled: Story = {
  args: { isDisabled: true, marks: { ar: { outdatedSince: '2026-11-12T12:00:00Z' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(field(canvasElement, 'Title English')).toBeDisabled();
  },
};

/** Three languages, long names and texts. */
export const LongText: Story = {
  args: {
    label: 'The title that members read on the card, in the search and above the video',
    hint: 'At most sixty characters, because a card on a phone has two lines and no more than that.',
    languages: [...languages, { tag: 'de', name: 'German (Austria and Switzerland)', dir: 'ltr' }],
    values: {
      en: 'A quiet hour of restorative practice for tired shoulders and long evenings',
      ar: 'ساعة هادئة من الممارسة المريحة للأكتاف المتعبة والأمسيات الطويلة',
      de: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    },
    marks: {
      ar: { outdatedSince: '2026-11-12T12:00:00Z' },
      de: { outdatedSince: '2026-11-12T12:00:00Z' },
    },
    errors: { de: 'Use at most sixty characters, so that the title has room on every card' },
    isMultiline: true,
  },
};

/** One below the other. */
export const Phone: Story = {
  args: { marks: { ar: { outdatedSince: '2026-11-12T12:00:00Z' } } },
  globals: { viewport: { value: 'phone' } },
};

/** An Arabic page: the first language is at its start, and each text keeps its direction. */
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'العنوان',
    languages: [
      { tag: 'ar', name: 'العربية', dir: 'rtl' },
      { tag: 'en', name: 'الإنجليزية', dir: 'ltr' },
    ],
    marks: { en: { outdatedSince: '2026-11-12T12:00:00Z' } },
  },
  render: (args) => (
    <UiProvider locale="ar" messages={ar}>
      <div lang="ar">
        <Writing {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('textbox');
    await expect(first).toHaveAccessibleName('العنوان العربية');
    await expect(getComputedStyle(second!).direction).toBe('ltr');
    await expect(
      within(canvasElement).getByRole('button', { name: 'ما زال صحيحًا: العنوان، الإنجليزية' }),
    ).toBeVisible();
  },
};
