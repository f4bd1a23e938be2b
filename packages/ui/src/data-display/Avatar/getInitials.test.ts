import { expect, test } from 'vitest';

import { getInitials } from './getInitials';

test.each([
  ['Maya Kerr', 'MK'],
  ['  maya   anna kerr ', 'MK'],
  ['Zoë', 'Z'],
  ['łucja ćwik', 'ŁĆ'],
  ['نور الهدى', 'ن\u200cا'],
  ['李小龙', '李'],
  ['🌻 Ana', 'A'],
  ['👩🏽‍🎓', '👩🏽‍🎓'],
  ['e\u0301lodie', 'E\u0301'],
  ['(Jo) Brand', 'B'],
  ['', ''],
  ['   ', ''],
])('%j gives %j', (name, letters) => {
  expect(getInitials(name)).toBe(letters);
});
