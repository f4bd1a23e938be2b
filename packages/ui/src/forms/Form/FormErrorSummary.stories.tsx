import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Form } from './Form';
import { Button } from '../../actions/Button/Button';
import { StoryPage } from '../../internal/StoryPage';
import { Dialog } from '../../overlays/Dialog/Dialog';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextField } from '../TextField/TextField';

const plans = [
  { value: 'gift', label: 'A gift', hint: 'Back in spring.', isDisabled: true },
  { value: 'month', label: 'Monthly', hint: 'Cancel anytime.' },
];

/** The errors of a form, in a page and in a dialog. */
const meta: Meta<typeof Form<Record<string, string>>> = {
  title: 'Components/Forms/Form/Error summary',
  component: Form<Record<string, string>>,
  args: {
    label: 'Gift',
    submitLabel: 'Continue',
    onSubmit: fn(),
    // Not in the order of the fields, because a schema or a server may return errors in any order.
    validate: () => ({
      note: 'Write a note',
      seats: 'Choose another number',
      plan: 'Choose a plan',
      name: 'Enter a name',
    }),
    children: (
      <>
        <TextField label="Name" name="name" />
        <RadioGroup label="Plan" name="plan" layout="cards" options={plans} />
        <QuantityStepper label="Seats" name="seats" max={6} />
        <TextField label="Note" name="note" />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The summary lists errors in page order, even if they are returned in another order. */
export const InPageOrder: Story = {
  render: (args) => (
    <StoryPage>
      <Form {...args} />
    </StoryPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const summary = within(await canvas.findByRole('alert'));
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter a name',
      'Choose a plan',
      'Choose another number',
      'Write a note',
    ]);
    // The first option is disabled, so the link leads to the second.
    await userEvent.click(summary.getByRole('link', { name: 'Choose a plan' }));
    await expect(canvas.getByRole('radio', { name: /Monthly/ })).toHaveFocus();
  },
};

/** The summary is the first element of the dialog, and its focus ring is not clipped. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <StoryPage>
        <Button onClick={() => setOpen(true)}>Give a plan</Button>
        <Dialog title="Give a plan" isOpen={isOpen} onOpenChange={setOpen}>
          <Form {...args} />
        </Dialog>
      </StoryPage>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const summary = (await dialog.findByRole('alert')).parentElement!;
    await waitFor(() => expect(summary).toHaveFocus());
    const { outlineOffset, outlineWidth } = getComputedStyle(summary);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    await expect(ring).toBeGreaterThan(0);
    let scroller = summary.parentElement!;
    while (getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement!;
    const [inner, outer] = [summary, scroller].map((element) => element.getBoundingClientRect());
    await waitFor(() => expect(inner!.top - ring).toBeGreaterThanOrEqual(outer!.top));
    await expect(inner!.left - ring).toBeGreaterThanOrEqual(outer!.left);
    await expect(inner!.right + ring).toBeLessThanOrEqual(outer!.right);
  },
};
