import { expect, it } from 'vitest';

import * as icons from '../../packages/ui/src/data-display/Icon/icons';
import { findIcons, iconCategories } from './iconCategories';

const names = Object.values(iconCategories).flatMap((category) => Object.keys(category));

it('has every icon in one category', () =>
  expect(names.toSorted()).toEqual(Object.keys(icons).sort()));

it.each([
  ['chevron start', 'chevronStart'],
  ['delete', 'trash'],
  ['GEAR', 'settings'],
  ['subtitles', 'captions'],
])('finds %s', (search, name) =>
  expect(findIcons(search).flatMap(({ found }) => found.map((icon) => icon.name))).toEqual([name]),
);
