import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField';
import { ar } from '../../ar';
import { Button } from '../../actions/Button/Button';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

/** The app that has the value and the zone. */
function Moment(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  const [zone, setZone] = useState(props.zone);
  return (
    <>
      <DateTimeField
        {...props}
        value={value}
        zone={zone}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
        onZoneChange={
          props.onZoneChange &&
          ((next) => {
            setZone(next);
            props.onZoneChange?.(next);
          })
        }
      />
      <output hidden>{value}</output>
    </>
  );
}

const meta = {
  title: 'Components/Editor/DateTimeField',
  component: DateTimeField,
  tags: ['new'],
  args: {
    label: 'Starts',
    name: 'startsAt',
    value: '2026-11-27T17:30:00.000Z',
    zone: 'Europe/Berlin',
    viewerZone: 'America/New_York',
    onChange: fn(),
  },
  render: (args) => <Moment {...args} />,
  parameters: {
    anatomy: {
      args: { hint: 'Members are reminded an hour before.', error: 'What to correct.' },
      parts: [
        '[role=group] > span',
        '[role=group] > p',
        'input[name$=date]',
        'button',
        'input[name$=time]',
        '[id$=-moment]',
        '[id$=-error]',
      ],
    },
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });
const date = (canvasElement: HTMLElement) => input(canvasElement, 'Starts Date');
const time = (canvasElement: HTMLElement) => input(canvasElement, 'Starts Time');
/** Spaces in times are narrow in some versions of a browser. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const write = async (element: HTMLInputElement, text: string) => {
  await userEvent.clear(element);
  await userEvent.type(element, text);
};

/** The moment is said in words, in the zone and for the reader. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(date(canvasElement)).toHaveValue('11/27/2026');
    await expect(plain(time(canvasElement).value)).toBe('6:30 PM');
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(/^Friday, November 27, 2026 at 6:30\sPM Central European Standard Time$/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^For you: Friday, November 27, 2026 at 12:30\sPM Eastern Standard Time$/),
    ).toBeVisible();
  },
};

/** A reader whose clocks show the same sees it once. */
export const SameClock: Story = {
  tags: ['!autodocs'],
  args: { viewerZone: 'Europe/Paris' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/^For you/)).toBeNull();
  },
};

/** The value changes as soon as the text is complete, and not at each key. */
export const Typed: Story = {
  tags: ['!autodocs'],
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(date(canvasElement), '12/24/2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(time(canvasElement)).toHaveFocus();
    await userEvent.keyboard('18:3');
    await settle();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('0');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24T17:30:00.000Z');
    await expect(time(canvasElement)).toHaveValue('18:30');
    await userEvent.tab();
    await expect(plain(time(canvasElement).value)).toBe('6:30 PM');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(date(canvasElement));
    await userEvent.clear(time(canvasElement));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** With the digits of an Arabic keyboard. */
export const ArabicDigits: Story = {
  tags: ['!autodocs'],
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    await write(date(canvasElement), '١٢/٢٤/٢٠٢٦');
    await write(time(canvasElement), '٦:٣٠ م');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24T17:30:00.000Z');
  },
};

/** The browser’s calendar. */
export const Calendar: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Choose a date: Starts' }),
    ).toBeVisible();
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=date]')!;
    await expect(picker).toHaveValue('2026-11-27');
    await fireEvent.change(picker, { target: { value: '2026-12-01' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T17:30:00.000Z');
    await expect(date(canvasElement)).toHaveValue('12/01/2026');
  },
};

/** Clocks go forward and never show the time. */
export const Skipped: Story = {
  args: { value: '2026-03-29T00:30:00.000Z' },
  play: async ({ args, canvasElement }) => {
    await write(time(canvasElement), '2:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-29T01:30:00.000Z');
    await userEvent.tab();
    await expect(plain(time(canvasElement).value)).toBe('3:30 AM');
    const note = within(canvasElement).getByText(
      /^Clocks go forward on this day and never show 2:30\sAM\. The time is 3:30\sAM\.$/,
    );
    await expect(note).toBeVisible();
    await expect(note).toHaveRole('status');
  },
};

/** Clocks go back and show the time twice. */
export const Repeated: Story = {
  args: { value: '2026-10-25T00:30:00.000Z' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', {
      name: /^Clocks go back on this day and show 2:30\sAM twice$/,
    });
    await expect(within(group).getByRole('radio', { checked: true })).toHaveAccessibleName(
      'The first time (GMT+2)',
    );
    await userEvent.click(within(group).getByRole('radio', { name: 'The second time (GMT+1)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-25T01:30:00.000Z');
    // The choice stays when focus leaves.
    await userEvent.click(date(canvasElement));
    await userEvent.tab();
    await expect(canvasElement.querySelector('output')).toHaveTextContent(
      '2026-10-25T01:30:00.000Z',
    );
  },
};

/** Nothing that was typed is lost, and the value stays. */
export const WrongText: Story = {
  play: async ({ args, canvasElement }) => {
    await write(time(canvasElement), 'soon');
    await userEvent.click(document.body);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Enter a time, such as 6:30\sPM$/)).toBeVisible();
    await expect(time(canvasElement)).toBeInvalid();
    await expect(date(canvasElement)).not.toBeInvalid();
    await expect(time(canvasElement)).toHaveValue('soon');
    await settle();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Incomplete: Story = {
  tags: ['!autodocs'],
  args: { value: '' },
  play: async ({ canvasElement }) => {
    await userEvent.type(date(canvasElement), '12/24/2026');
    await settle();
    await expect(within(canvasElement).queryByText('Enter the time, too')).toBeNull();
    await userEvent.click(document.body);
    await expect(within(canvasElement).getByText('Enter the time, too')).toBeVisible();
  },
};

/** The event has its own zone. Its clock stays when the zone changes. */
export const WithZone: Story = {
  args: {
    onZoneChange: fn(),
    zones: [
      { value: 'Europe/Berlin', label: 'Berlin · Europe' },
      { value: 'Africa/Cairo', label: 'Cairo · Africa' },
      { value: 'Asia/Dubai', label: 'Dubai · Asia' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Time zone' }), 'dubai{Enter}');
    await expect(args.onZoneChange).toHaveBeenLastCalledWith('Asia/Dubai');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27T14:30:00.000Z');
    await expect(plain(time(canvasElement).value)).toBe('6:30 PM');
  },
};

/** Another person changes the value while the field is open. */
export const ChangedElsewhere: Story = {
  tags: ['!autodocs'],
  render: function Changed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <DateTimeField {...args} value={value} />
        <Button onClick={() => setValue('2026-11-28T08:00:00Z')}>Change</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change' }));
    await expect(date(canvasElement)).toHaveValue('11/28/2026');
    await expect(plain(time(canvasElement).value)).toBe('9:00 AM');
  },
};

export const Empty: Story = { args: { value: '', hint: 'Leave it empty for no release date.' } };

export const WithError: Story = {
  args: { isRequired: true, value: '', error: 'Enter when the event starts' },
  play: async ({ canvasElement }) => {
    await expect(date(canvasElement)).toBeInvalid();
    await expect(date(canvasElement)).toHaveAccessibleDescription('Enter when the event starts');
  },
};

export const Optional: Story = { tags: ['!autodocs'], args: { isOptional: true, value: '' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'The time at which this unusually long and well-attended live event begins for everyone',
    hint: 'Members are reminded a day before, an hour before, and when the instructor opens the room.',
    zone: 'America/Argentina/Buenos_Aires',
    viewerZone: 'Asia/Kathmandu',
    error: 'This is in the past. Enter a time after the event was announced, or publish it now',
  },
};

export const Phone: Story = {
  args: { onZoneChange: fn(), zones: [{ value: 'Europe/Berlin', label: 'Berlin · Europe' }] },
  globals: { viewport: { value: 'phone' } },
};

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البداية', viewerZone: 'Asia/Dubai' },
  render: (args) => (
    <UiProvider locale="ar-u-nu-latn" messages={ar}>
      <div lang="ar">
        <Moment {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(input(canvasElement, 'البداية التاريخ')).toHaveValue('27/11/2026');
    await write(input(canvasElement, 'البداية الوقت'), '٩:١٥ ص');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27T08:15:00.000Z');
  },
};
