import { describe, expect, it } from 'vitest';

import { addListedName, sentenceCase, storyTitle } from './componentFiles';
import { isReservedName } from './names';

describe('names', () => {
  it.each([
    ['StarterKit', 'Starter kit'],
    ['Tag', 'Tag'],
    ['TopTenRow', 'Top ten row'],
  ])('%s is written as %s', (name, text) => expect(sentenceCase(name)).toBe(text));

  it.each([
    ['cards', 'Components/Cards/StarterKit'],
    ['data-display', 'Components/Data display/StarterKit'],
  ])('in the group %s have the sidebar title %s', (group, title) =>
    expect(storyTitle('StarterKit', group)).toBe(title),
  );

  it.each(['class', 'default', 'constructor', 'Fragment', 'String'])(
    '%s would hide a global, or is not a valid name',
    (name) => expect(isReservedName(name)).toBe(true),
  );

  it('are sorted in the list of exports', () => {
    const list = '    [\n      "Alert",\n      "Text",\n    ]';
    expect(addListedName(list, 'Tag')).toBe(
      '    [\n      "Alert",\n      "Tag",\n      "Text",\n    ]',
    );
    expect(() => addListedName('', 'Tag')).toThrow('could not be found');
  });
});
