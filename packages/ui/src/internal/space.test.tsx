import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Card } from '../layout/Card/Card';
import { Grid } from '../layout/Grid/Grid';
import { Inline } from '../layout/Inline/Inline';
import { Stack } from '../layout/Stack/Stack';
import type { Space } from './space';

it.each<[string, ComponentType<{ space?: Space | undefined }>]>([
  ['Stack', Stack],
  ['Inline', Inline],
  ['Grid', Grid],
  ['Card', Card],
])('%s takes a step of the spacing scale as a number or as text', (_, Component) => {
  const render = (space?: Space) => renderToStaticMarkup(<Component space={space} />);
  expect(render(6)).toBe(render('6'));
  expect(render(0)).toBe(render('0'));
  expect(render(0)).not.toBe(render(6));
  expect(render(0)).not.toBe(render());
});
