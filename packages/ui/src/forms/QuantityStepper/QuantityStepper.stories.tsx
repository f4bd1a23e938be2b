import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { QuantityStepper } from './QuantityStepper';
import { CartLine } from '../../shop/CartLine/CartLine';
import { Button } from '../../actions/Button/Button';
import { Form } from '../Form/Form';
import { Inline } from '../../layout/Inline/Inline';

const meta = {
  title: 'Components/Forms/QuantityStepper',
  component: QuantityStepper,
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.' },
      parts: ['label', 'button', 'input', 'button:last-child', null],
    },
  },
  args: { label: 'Quantity', name: 'quantity', onChange: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    number: canvas.getByRole('spinbutton', { name: 'Quantity' }),
    fewer: canvas.getByRole('button', { name: 'One fewer: Quantity' }),
    more: canvas.getByRole('button', { name: 'One more: Quantity' }),
    announced: canvas.getAllByRole('status')[0],
    status: canvas.getAllByRole('status')[1],
  };
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const { number, fewer, more, announced } = parts(canvasElement);
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(fewer);
    await expect(number).toHaveValue('2');
    await expect(number).toHaveAttribute('aria-valuenow', '2');
    // The field announces its value only while it has focus.
    await expect(announced).toHaveTextContent('2');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

/** Arrow keys change the quantity; scrolling over the field doesn’t. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 5 },
  play: async ({ canvasElement, args }) => {
    const { number, announced } = parts(canvasElement);
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(number).toHaveValue('6');
    await expect(announced).toBeEmptyDOMElement();
    number.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
    await expect(number).toHaveValue('6');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
  },
};

/** A quantity above the stock is corrected, and the correction is announced. */
export const Stock: Story = {
  args: { max: 3, hint: 'Ships within two days.' },
  play: async ({ canvasElement, args }) => {
    const { number, more, status } = parts(canvasElement);
    await userEvent.clear(number);
    await userEvent.type(number, '12');
    await settle();
    await expect(args.onChange).not.toHaveBeenCalledWith(12);
    await userEvent.tab();
    await expect(number).toHaveValue('3');
    await expect(status).toHaveTextContent('Only 3 left');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(number).toHaveValue('3');
    await expect(more).toHaveFocus();
  },
};

export const Pairs: Story = {
  args: { label: 'Blocks', min: 2, max: 12, step: 2, hint: 'Sold in pairs.' },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline space="5" align="end">
      <QuantityStepper {...args} size="small" label="Small" />
      <QuantityStepper {...args} size="medium" label="Medium" name="other" defaultValue={128} />
    </Inline>
  ),
};

const onRemove = fn();

/**
 * In a cart line: small, with the product’s name in its label, and with a trash can at the minimum.
 */
export const InCart: Story = {
  render: (args) => (
    <CartLine
      thumbnail="art:product/mat/7"
      name="Cork mat"
      detail="4 mm"
      price="$38.00"
      actions={
        <QuantityStepper
          {...args}
          label="Quantity of Cork mat"
          isLabelHidden
          size="small"
          max={4}
          onRemove={onRemove}
        />
      }
    />
  ),
  play: async ({ canvasElement }) => {
    onRemove.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Quantity of Cork mat' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: { error: 'Two of them have sold in the meantime: choose again' },
};

export const Disabled: Story = { args: { isDisabled: true } };

const onSubmit = fn();

export const InForm: Story = {
  render: (args) => (
    <Form onSubmit={onSubmit} label="Order" submitLabel="Add to cart">
      <QuantityStepper {...args} max={9} />
      <Button type="reset" variant="plain">
        Start over
      </Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const { number, fewer, more } = parts(canvasElement);
    await userEvent.click(more);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to cart' }));
    await expect(onSubmit).toHaveBeenCalledWith({ quantity: '2' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(number).toHaveValue('1'));
    await waitFor(() => expect(fewer).toHaveAttribute('aria-disabled', 'true'));
  },
};
