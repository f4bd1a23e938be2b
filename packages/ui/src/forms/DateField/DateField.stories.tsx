import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { DateField, type DateFieldProps } from './DateField';
import { Button } from '../../actions/Button/Button';
import { ar } from '../../ar';
import { Stack } from '../../layout/Stack/Stack';
import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { Form } from '../Form/Form';

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  tags: ['new'],
  args: { label: 'Last day', name: 'until', onChange: fn() },
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.', error: 'What to correct.', isOptional: true },
      parts: ['label', 'label + p', 'input', 'button', 'p:last-child'],
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement, name = 'Last day') =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });
/** What the form reads. */
const formValue = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[name=until]')?.value;
const write = async (element: HTMLInputElement, text: string) => {
  await userEvent.clear(element);
  await userEvent.type(element, text);
};

/** The app that has the value. */
function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

/** The numbers have the order of the locale. The value of the form is a day in ISO 8601. */
export const Filled: Story = {
  args: { defaultValue: '2026-11-27' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue('11/27/2026');
    await expect(formValue(canvasElement)).toBe('2026-11-27');
  },
};

export const Empty: Story = {
  args: { hint: 'Access ends after this day.' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('placeholder', 'MM/DD/YYYY');
    await expect(formValue(canvasElement)).toBe('');
  },
};

/** The value changes when the text is complete, and not at each key. */
export const Typed: Story = {
  tags: ['!autodocs'],
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement);
    await userEvent.type(field, '12/24/202');
    await settle();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(field).toHaveValue('12/24/2026');
    await expect(formValue(canvasElement)).toBe('2026-12-24');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    // A short year is complete when focus leaves.
    await userEvent.type(field, '1.2.27');
    await settle();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-02');
    await expect(field).toHaveValue('01/02/2027');
  },
};

/** The app has the value in the URL, which changes after the next render. */
export const DelayedValue: Story = {
  tags: ['!autodocs'],
  args: { value: '2026-11-27' },
  render: function Delayed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next);
          setTimeout(() => setValue(next));
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '1/31/2027');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-01-31'));
    await settle();
    await expect(field).toHaveValue('1/31/2027');
    await userEvent.click(document.body);
    await expect(field).toHaveValue('01/31/2027');
  },
};

/** Arabic, Persian and full-width digits, with the separators of their keyboards. */
export const OtherDigits: Story = {
  tags: ['!autodocs'],
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement);
    for (const [text, day] of [
      ['١٢/٢٤/٢٠٢٦', '2026-12-24'],
      ['۲۰۲۶/۰۳/۲۱', '2026-03-21'],
      ['２０２７－０１－３１', '2027-01-31'],
      ['११/२७/२०२६', '2026-11-27'],
    ] as const) {
      await write(field, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(day);
      await expect(formValue(canvasElement)).toBe(day);
    }
    await userEvent.click(document.body);
    await expect(field).toHaveValue('11/27/2026');
  },
};

/** The browser’s calendar. */
export const Calendar: Story = {
  tags: ['!autodocs'],
  args: { value: '2026-11-27', min: '2026-11-01', max: '2026-12-31' },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choose a date: Last day' });
    await expect(button).toBeVisible();
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=date]')!;
    const open = fn();
    picker.showPicker = open;
    await userEvent.click(button);
    await expect(open).toHaveBeenCalledOnce();
    await expect(picker).toHaveValue('2026-11-27');
    await expect(picker).toHaveAttribute('min', '2026-11-01');
    await expect(picker).toHaveAttribute('max', '2026-12-31');
    await fireEvent.change(picker, { target: { value: '2026-12-01' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect(input(canvasElement)).toHaveValue('12/01/2026');
  },
};

/** Nothing that was typed is lost, and the value stays. */
export const WrongText: Story = {
  args: { defaultValue: '2026-11-27' },
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement);
    await userEvent.type(field, ' or so');
    await expect(field).not.toBeInvalid();
    await userEvent.click(document.body);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a date, such as 12/31/2026');
    await expect(field).toHaveValue('11/27/2026 or so');
    // The form can refuse it, too.
    await expect(formValue(canvasElement)).toBe('11/27/2026 or so');
    await settle();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const BeforeTheFirstDay: Story = {
  args: { min: '2026-11-27' },
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement);
    await userEvent.type(field, '11/26/2026');
    await userEvent.click(document.body);
    await expect(field).toHaveAccessibleDescription('Enter 11/27/2026 or a later date');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26');
    await write(field, '11/27/2026');
    await userEvent.click(document.body);
    await expect(field).not.toBeInvalid();
  },
};

export const AfterTheLastDay: Story = {
  tags: ['!autodocs'],
  args: { max: '2026-11-27', defaultValue: '2026-11-28' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription(
      'Enter 11/27/2026 or an earlier date',
    );
  },
};

/** Corrected errors of the form disappear while typing, and a reset shows the first value again. */
export const InAForm: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '2026-11-27', isRequired: true },
  render: (args) => (
    <Form<{ until: string }>
      label="Give access"
      submitLabel="Give access"
      validate={({ until }) => ({ until: until > '2027' ? undefined : 'Choose a day of 2027' })}
      onSubmit={() => {}}
    >
      <Stack space="4">
        <DateField {...args} />
        <Button type="reset">Reset</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = input(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Give access' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Choose a day of 2027'));
    await write(field, '03/01/2027');
    await expect(field).not.toBeInvalid();
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=date]')!;
    await fireEvent.change(picker, { target: { value: '2026-12-01' } });
    await expect(formValue(canvasElement)).toBe('2026-12-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(field).toHaveValue('11/27/2026'));
    await expect(formValue(canvasElement)).toBe('2026-11-27');
  },
};

/** In a new language, the text is the same day in its order. */
export const ChangedLanguage: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '2026-11-05' },
  render: function Changed(args) {
    const [locale, setLocale] = useState('en-US');
    return (
      <UiProvider locale={locale}>
        <DateField {...args} />
        <Button onClick={() => setLocale('en-GB')}>British English</Button>
      </UiProvider>
    );
  },
  play: async ({ args, canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue('11/05/2026');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'British English' }));
    await expect(input(canvasElement)).toHaveValue('05/11/2026');
    await userEvent.click(input(canvasElement));
    await userEvent.click(document.body);
    await expect(formValue(canvasElement)).toBe('2026-11-05');
    await settle();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  args: { isRequired: true, error: 'Enter the last day of the access' },
  play: async ({ canvasElement }) => {
    const field = input(canvasElement);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter the last day of the access');
  },
};

export const Optional: Story = { tags: ['!autodocs'], args: { isOptional: true } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2026-11-27' } };

export const LongText: Story = {
  args: {
    label: 'The last day on which this unusually generous and long-lasting access is valid',
    hint: 'The member is reminded a month before, a week before, and on the day itself.',
    error: 'This day is in the past. Enter a day after today, or give no access at all',
  },
};

export const Phone: Story = {
  args: { defaultValue: '2026-11-27' },
  globals: { viewport: { value: 'phone' } },
};

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'اليوم الأخير', min: '2026-11-01' },
  render: (args) => (
    <UiProvider locale="ar-u-nu-latn" messages={ar}>
      <div lang="ar">
        <Controlled {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement, 'اليوم الأخير');
    await expect(field).toHaveAttribute('placeholder', 'يي/شش/سسسس');
    await write(field, '٢٤/١٢/٢٠٢٦');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await write(field, '٢٤/١٠/٢٠٢٦');
    await userEvent.click(document.body);
    await expect(field).toHaveAccessibleDescription('أدخلي 01/11/2026 أو تاريخًا بعده');
    await expect(field).toHaveValue('24/10/2026');
  },
};
