import type { Plan, PlanFeature } from './plan';
import { Button } from '../../actions/Button/Button';

const usd = (amount: number) => ({ amount, currency: 'usd' });

export const features: readonly PlanFeature[] = [
  { id: 'classes', label: 'All classes', hint: 'Every style and every length' },
  { id: 'new', label: 'New classes every week' },
  { id: 'live', label: 'Live events' },
  { id: 'offline', label: 'Watch on the go', hint: 'No connection needed' },
  { id: 'people', label: 'People who share it' },
];

export const plans: readonly Plan[] = [
  {
    id: 'visit',
    name: 'Visit',
    description: 'A look around, for as long as you like.',
    price: { month: usd(0), year: usd(0) },
    features: { classes: '6 samples', people: '1' },
    action: (
      <Button variant="quiet" isFullWidth href="#visit">
        Look around
      </Button>
    ),
  },
  {
    id: 'school',
    name: 'School',
    description: 'Everything we teach, on the days that suit you.',
    price: { month: usd(1900), year: usd(19000) },
    priceNote: { month: 'Cancel anytime', year: 'That’s $15.83 a month' },
    features: { classes: true, new: true, live: true, people: '1' },
    isHighlighted: true,
    mark: 'Recommended',
    action: (
      <Button isFullWidth href="#school">
        Enroll Now
      </Button>
    ),
  },
  {
    id: 'household',
    name: 'Household',
    description: 'For everyone under one roof.',
    price: { month: usd(2900), year: usd(29000) },
    priceNote: { month: 'Cancel anytime', year: 'That’s $24.17 a month' },
    features: { classes: true, new: true, live: true, offline: true, people: 'Up to 5' },
    action: (
      <Button variant="quiet" isFullWidth href="#household">
        Enroll together
      </Button>
    ),
  },
];

/** A fourth plan, for the widest table. */
export const studio: Plan = {
  id: 'studio',
  name: 'Studio',
  description: 'For instructors who show our classes in their own space.',
  price: { month: usd(9900), year: usd(99000) },
  features: { classes: true, new: true, live: true, offline: true, people: 'A whole room' },
  action: (
    <Button variant="quiet" isFullWidth href="#studio">
      Ask us
    </Button>
  ),
};
