import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { SplitView, type SplitViewProps } from './SplitView';
import { ar } from '../../ar';
import { Button } from '../../actions/Button/Button';
import { TextField } from '../../forms/TextField/TextField';
import { Card } from '../../layout/Card/Card';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { Text } from '../../typography/Text/Text';

/** The app that has a button for the second pane. */
function Editor({ buttonLabel, ...props }: SplitViewProps & { buttonLabel: string }) {
  const [isOpen, setOpen] = useState(props.isEndOpen ?? true);
  return (
    <Stack>
      <div>
        <Button variant="quiet" size="small" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {buttonLabel}
        </Button>
      </div>
      <SplitView
        {...props}
        isEndOpen={isOpen}
        onEndOpenChange={(next) => {
          setOpen(next);
          props.onEndOpenChange?.(next);
        }}
      />
    </Stack>
  );
}

const form = (
  <Stack>
    {['Title', 'Teacher', 'Length', 'Style'].map((label) => (
      <TextField key={label} label={label} name={label} />
    ))}
  </Stack>
);

const meta = {
  title: 'Components/Editor/SplitView',
  component: SplitView,
  tags: ['new'],
  args: {
    label: 'View',
    startLabel: 'Form',
    endLabel: 'Preview',
    start: form,
    end: (
      <Card>
        <Text>The page that members see.</Text>
      </Card>
    ),
    onShareChange: fn(),
    onEndOpenChange: fn(),
  },
  render: (args) => <Editor {...args} buttonLabel="Show preview" />,
  parameters: {
    layout: 'fullscreen',
    anatomy: {
      // The picture is as narrow as a phone, so it shows one pane.
      args: { header: <Text>Saved at 10:05</Text> },
      parts: ['[role=region]', null, null, '[role=group]', 'div:has(> [role=group]) > p'],
    },
  },
} satisfies Meta<typeof SplitView>;
export default meta;

type Story = StoryObj<typeof meta>;

const separator = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('separator', { name: 'Width of Form and Preview' });
const widthOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('region', { name }).getBoundingClientRect().width;

export const SideBySide: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Form' })).toBeVisible();
    await expect(within(canvasElement).getByRole('region', { name: 'Preview' })).toBeVisible();
    await expect(separator(canvasElement)).toHaveAttribute('aria-valuetext', 'Form: 50%');
  },
};

/** The arrow keys move the separator, in larger steps with Shift. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const before = widthOf(canvasElement, 'Form');
    separator(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onShareChange).toHaveBeenLastCalledWith(52);
    await expect(widthOf(canvasElement, 'Form')).toBeGreaterThan(before);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(separator(canvasElement)).toHaveAttribute('aria-valuenow', '42');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(separator(canvasElement)).toHaveAttribute('aria-valuenow', '25');
  },
};

const drag = async (canvasElement: HTMLElement, toX: number) => {
  const line = separator(canvasElement);
  const { left, width, top } = line.getBoundingClientRect();
  const shared = { pointerId: 1, isPrimary: true, button: 0, clientY: top + 20 };
  // A pointer that a script creates cannot be captured.
  line.setPointerCapture = () => {};
  await fireEvent.pointerDown(line, { ...shared, clientX: left + width / 2 });
  await fireEvent.pointerMove(line, { ...shared, clientX: toX });
  return () => fireEvent.lostPointerCapture(line, shared);
};

/** A frame in a pane does not take the pointer while the separator is dragged. */
export const Dragged: Story = {
  args: {
    end: (
      <iframe
        title="Preview of the class"
        srcDoc="<html lang=en><title>Class</title><main><h1>Class</h1></main></html>"
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Preview of the class');
    const { left, right, width } = separator(canvasElement).parentElement!.getBoundingClientRect();
    const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
    const finish = await drag(canvasElement, isRtl ? right - width * 0.3 : left + width * 0.3);
    await expect(getComputedStyle(frame).pointerEvents).toBe('none');
    await expect(args.onShareChange).not.toHaveBeenCalled();
    await expect(Math.round(widthOf(canvasElement, 'Form'))).toBe(Math.round(width * 0.3));
    await finish();
    await expect(args.onShareChange).toHaveBeenLastCalledWith(30);
    await expect(getComputedStyle(frame).pointerEvents).toBe('auto');
  },
};

/** A bar that stays in view while the form scrolls, and covers neither the form nor the preview. */
export const WithHeader: Story = {
  args: {
    header: (
      <Inline justify="between">
        <Text>Saved at 10:05</Text>
        <Button>Publish</Button>
      </Inline>
    ),
    start: (
      <Stack>
        {Array.from({ length: 24 }, (_, at) => (
          <TextField key={at} label={`Field ${at + 1}`} name={`field${at + 1}`} />
        ))}
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getByRole('textbox', { name: 'Field 24' });
    last.scrollIntoView({ block: 'end' });
    const button = canvas.getByRole('button', { name: 'Publish' });
    const box = () => button.getBoundingClientRect();
    await waitFor(() => expect(box().top).toBeLessThan(40));
    await expect(box().top).toBeGreaterThanOrEqual(0);
    const preview = canvas.getByRole('region', { name: 'Preview' });
    await expect(preview.getBoundingClientRect().top).toBeGreaterThanOrEqual(box().bottom);
    // A field above the window is scrolled to a place below the bar.
    const first = canvas.getByRole('textbox', { name: 'Field 9' });
    first.scrollIntoView({ block: 'start' });
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(box().bottom);
    window.scrollTo(0, 0);
  },
};

/** The app remembers the width. */
export const StoredWidth: Story = {
  tags: ['!autodocs'],
  args: { defaultShare: 66 },
  play: async ({ canvasElement }) => {
    await expect(separator(canvasElement)).toHaveAttribute('aria-valuenow', '66');
  },
};

export const Closed: Story = {
  args: { isEndOpen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
    await expect(within(canvasElement).queryByText('The page that members see.')).toBeNull();
  },
};

/** A switch shows one of both, and keeps the other one as it is. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isEndOpen: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Morning');
    const views = within(canvas.getByRole('group', { name: 'View' }));
    await userEvent.click(views.getByRole('button', { name: 'Preview' }));
    await expect(args.onEndOpenChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByText('The page that members see.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull());
    await expect(views.getByRole('button', { name: 'Preview' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(views.getByRole('button', { name: 'Form' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Morning');
    await waitFor(() => expect(canvas.getByText('The page that members see.')).not.toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    startLabel: 'Everything that members read about this class',
    endLabel: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** On an Arabic page, the form is at the right, and the left arrow makes it wider. */
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'العرض', startLabel: 'النموذج', endLabel: 'المعاينة' },
  render: (args) => (
    <UiProvider locale="ar" messages={ar}>
      <div lang="ar">
        <Editor {...args} buttonLabel="إظهار المعاينة" />
      </div>
    </UiProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole('region', { name: 'النموذج' }).getBoundingClientRect();
    const end = canvas.getByRole('region', { name: 'المعاينة' }).getBoundingClientRect();
    await expect(start.left).toBeGreaterThanOrEqual(end.right);
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onShareChange).toHaveBeenLastCalledWith(52);
  },
};
