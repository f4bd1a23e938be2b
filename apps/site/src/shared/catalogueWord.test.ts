import { expect, it } from 'vitest';

import { createDemoPack } from '../../../../mocks/src/content/createDemoPack';
import { i18n } from '../i18n/i18n';
import type { Translate } from '../i18n/useT';
import vocabulary from '../i18n/vocabulary/ar.messages.json';
import { catalogueWord } from './catalogueWord';

const t: Translate = (id) => i18n._(id);

it.each(['Yoga', 'mat', 'loading', 'constructor', '', '{x'])(
  'says %j as the catalogue does where there is no other word',
  (word) => expect(catalogueWord(word, t)).toBe(word),
);

it('has Arabic for every piece of equipment and focus of the demo', () => {
  const { videos } = createDemoPack(new Date(0));
  const words = videos.flatMap(({ equipment, focus }) => [...equipment, ...focus]);
  expect([...new Set(words)].filter((word) => !(`#${word}` in vocabulary))).toEqual([]);
});
