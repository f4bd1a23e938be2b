import type { Translated } from '@gschool/domain';

/** A theme that titles and videos of any genre share. */
export interface Tag extends Translated<'name'> {
  id: string;
  name: string;
}

/** Sorted by English name. */
export const tags = [
  { id: 'boxing', name: 'Boxing' },
  { id: 'breath', name: 'Breath' },
  { id: 'city', name: 'City' },
  { id: 'craft', name: 'Craft' },
  { id: 'dance', name: 'Dance' },
  { id: 'desert', name: 'Desert' },
  { id: 'desk', name: 'Desk' },
  { id: 'friendship', name: 'Friendship' },
  { id: 'growing-up', name: 'Growing up' },
  { id: 'morning', name: 'Morning' },
  { id: 'mountains', name: 'Mountains' },
  { id: 'night', name: 'Night' },
  { id: 'running', name: 'Running' },
  { id: 'sea', name: 'Sea' },
  { id: 'sisters', name: 'Sisters' },
  { id: 'sleep', name: 'Sleep' },
  { id: 'stage', name: 'Stage' },
  { id: 'strength', name: 'Strength' },
  { id: 'swimming', name: 'Swimming' },
  { id: 'yoga', name: 'Yoga' },
] as const satisfies readonly Tag[];

export type TagId = (typeof tags)[number]['id'];
