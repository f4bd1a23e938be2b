import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/Button/Button';
import { PricingTable } from './PricingTable';
import { features, plans, studio } from './PricingTable.fixtures';

const meta = {
  title: 'Components/Shop/PricingTable',
  component: PricingTable,
  args: { plans, features, saving: '2 months free', headingLevel: 2, onPeriodChange: fn() },
} satisfies Meta<typeof PricingTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The billing period is a native radio group: the pointer and the arrow keys change all prices
 * together.
 */
export const Cards: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$19.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Yearly/ }));
    await expect(canvas.getByText('$190.00')).toBeVisible();
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith('year');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    const school = within(canvas.getByRole('list', { name: 'What School includes' }));
    await expect(school.getByText(/Watch on the go/).closest('li')).toHaveTextContent(
      'Not included: Watch on the go',
    );
  },
};

export const Comparison: Story = { args: { layout: 'comparison' } };

export const CurrentPlan: Story = {
  args: {
    defaultPeriod: 'year',
    plans: plans.map((plan) =>
      plan.id === 'school'
        ? {
            ...plan,
            isCurrent: true,
            action: (
              <Button variant="quiet" isFullWidth href="#subscription">
                Change or cancel
              </Button>
            ),
          }
        : plan,
    ),
  },
};

export const One: Story = { args: { plans: plans.slice(1, 2), isSinglePeriod: true } };

export const Two: Story = { tags: ['!autodocs'], args: { plans: plans.slice(1) } };

export const Four: Story = { args: { plans: [...plans, studio], layout: 'comparison' } };

export const LongFeatures: Story = {
  args: {
    layout: 'comparison',
    plans: plans.map((plan) => ({
      ...plan,
      name: plan.id === 'household' ? 'Household, grandparents and neighbors included' : plan.name,
      price: { month: { amount: 123456700, currency: 'usd' }, year: plan.price.year },
    })),
    features: features.map((feature) => ({
      ...feature,
      label: `${feature.label}, in every Donaudampfschifffahrtsgesellschaftskapitänskajüte in the world`,
    })),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
