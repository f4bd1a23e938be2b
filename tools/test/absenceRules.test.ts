import { describe, expect, it } from 'vitest';

import { findAbsenceErrors } from './absenceRules';

const check = (...statements: string[]) =>
  findAbsenceErrors({
    file: 'packages/ui/src/Planted.stories.tsx',
    text: `export const Planted = {\n  play: async ({ canvas, args }) => {\n${statements.join('\n')}\n  },\n};\n`,
  }).map(({ line }) => line);

const absent = "await expect(canvas.queryByRole('button')).toBeNull();";
const present = "await expect(canvas.getByRole('button')).toBeVisible();";

describe('an absence in a story', () => {
  it.each<[string, string[], number[]]>([
    ['right after a scroll', ['window.scrollTo(0, 240);', absent], [4]],
    ['right after a press', ["await userEvent.click(canvas.getByText('Menu'));", absent], [4]],
    ['after an answer that was already there', ['await userEvent.tab();', present, absent], [5]],
    [
      'of a call, after a press on an element that was found',
      [
        "await userEvent.click(await canvas.findByText('Menu'));",
        'await expect(args.onClick).not.toHaveBeenCalled();',
      ],
      [4],
    ],
  ])('is refused %s', (_, statements, lines) => {
    expect(check(...statements)).toEqual(lines);
  });

  it.each<[string, string[]]>([
    ['before any act', [absent]],
    ['when everything has come', ['window.scrollTo(0, 240);', 'await settle();', absent]],
    [
      'after something else has come',
      ['await userEvent.tab();', "await canvas.findByRole('alert');", absent],
    ],
    [
      'that is waited for, because something goes away',
      ['await userEvent.tab();', 'await waitFor(() => expect(find()).toBeNull());'],
    ],
    ['after a helper', ['await userEvent.tab();', 'await openMenu();', absent]],
    ['that is none', ['await userEvent.tab();', 'await expect(list).not.toHaveLength(0);']],
  ])('is fine %s', (_, statements) => {
    expect(check(...statements)).toEqual([]);
  });

  it('is not looked for outside stories', () => {
    const text = 'async () => {\nawait userEvent.tab();\nawait expect(find()).toBeNull();\n};';
    expect(findAbsenceErrors({ file: 'e2e/one.spec.ts', text })).toEqual([]);
  });
});
