import { expect, it } from 'vitest';

import { planStates } from './planStates';

const plan = (written: object, meta: object = {}) =>
  planStates({
    default: {
      title: 'Components/Forms/Field',
      component: Object.assign(() => null, { __writtenProps: written }),
      ...meta,
    },
  });

const prop = { kind: 'boolean', type: 'boolean' };
const labels = (written: object) => plan(written)?.states.map(({ label }) => label);

it('has the states of pointer and keyboard, and those that props cause', () => {
  expect(labels({})).toEqual(['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled']);
  expect(labels({ isLoading: prop, error: prop })?.slice(-3)).toEqual([
    'Disabled',
    'Busy',
    'Error',
  ]);
  expect(plan({ isDisabled: prop })?.states.at(-1)?.args).toEqual({ isDisabled: true });
});

it('has a row for each variant, and one for what is selected', () => {
  const variant = { kind: 'enum', type: '', options: ['primary', 'quiet'] };
  expect(plan({ variant, isSelected: prop })?.variants.map(({ label }) => label)).toEqual([
    'primary',
    'quiet',
    'selected',
  ]);
});

it('makes a control of what is one with a callback', () =>
  expect(plan({ onClick: prop })?.args).toHaveProperty('onClick'));

it.each([
  { title: 'Components/Overlays/Dialog' },
  { parameters: { layout: 'fullscreen' } },
  { parameters: { docs: { story: { iframeHeight: 480 } } } },
  { component: undefined },
])('plans nothing for %j', (meta) => expect(plan({}, meta)).toBeUndefined());
