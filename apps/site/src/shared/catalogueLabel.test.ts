import { expect, it } from 'vitest';

import { createDemoPack } from '../../../../mocks/src/content/createDemoPack';
import { i18n } from '../i18n/i18n';
import type { Translate } from '../i18n/useT';
import vocabulary from '../i18n/vocabulary/ar.messages.json';
import { getCatalogueLabel } from './catalogueLabel';

const t: Translate = (id) => i18n._(id);

it.each(['Yoga', 'mat', 'loading', 'constructor', '', '{x'])(
  'returns %j unchanged without a translation',
  (word) => expect(getCatalogueLabel(word, t)).toBe(word),
);

it('has Arabic for all equipment and focuses of the demo', () => {
  const { videos } = createDemoPack(new Date(0));
  const values = videos.flatMap(({ equipment, focus }) => [...equipment, ...focus]);
  expect([...new Set(values)].filter((word) => !(`#${word}` in vocabulary))).toEqual([]);
});
