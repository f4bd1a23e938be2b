import { expect, it } from 'vitest';

import { editLines } from './finishModules';

it('adds lines above a module, and moves its mappings down', () =>
  expect(
    editLines('var a;\nvar b;', 'AAAA;AACA', ['"use client";', 'import "#styles/a.css";']),
  ).toEqual({
    code: '"use client";\nimport "#styles/a.css";\nvar a;\nvar b;',
    mappings: ';;AAAA;AACA',
  }));

it('removes what is left of an import of styles', () =>
  expect(editLines('/* empty css       */\nvar a;', ';AAAA', [])).toEqual({
    code: 'var a;',
    mappings: 'AAAA',
  }));
