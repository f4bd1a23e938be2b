import { describe, expect, it } from 'vitest';

import { findKeyErrors } from './keyRules';

const FILE = 'packages/ui/src/forms/Planted/Planted.tsx';
const findLines = (text: string, file = FILE) =>
  findKeyErrors({ file, text: `const at = 1;\n${text}` }).map(({ line }) => line);

describe('a handler of keys', () => {
  it.each([
    "const a = (event: KeyboardEvent) => event.key === 'Escape';",
    "const a = (e: KeyboardEvent) => e.key === 'Escape';",
    "const a = (event: KeyboardEvent) => event['key'] === 'Escape';",
    "const a = (event: KeyboardEvent) => { switch (event.code) { case 'KeyK': close(); } };",
    "const a = (event: KeyboardEvent) => event.nativeEvent.key === 'Escape';",
    'const a = (event: KeyboardEvent) => event.keyCode === 27;',
    'const a = (event: KeyboardEvent) => steps[event.key];',
    "const a = ({ key }: KeyboardEvent) => key === 'Escape';",
    "function a({ key: pressed, target }: KeyboardEvent<HTMLElement>) { return pressed === 'x'; }",
    'const a = (event: KeyboardEvent) => { const { key, target } = event; return key; };',
    "const a = <div onKeyDown={({ key }) => key === 'Escape' && close()} />;",
    "const a = <div onKeyUp={(event) => event.key === 'Escape' && close()} />;",
    "addEventListener('keydown', (event) => event.key === 'F8' && focus());",
    "document.addEventListener('keydown', ({ key }) => key === 'F8' && focus());",
    "const a = (event: KeyboardEvent) => getPressedKey(event).toLowerCase() === 'a';",
    "const a = (event: KeyboardEvent, key = getPressedKey(event)) => key === 'k';",
    'const a = <Radix.Content loop>text</Radix.Content>;',
    'const a = <RadixDialog.Content>text</RadixDialog.Content>;',
    'const a = <DismissableLayer onDismiss={close} />;',
  ])('may not contain: %s', (line) => {
    for (const file of [
      FILE,
      'apps/shop/src/features/product/planted.tsx',
      'packages/app/src/client/planted.tsx',
      'mocks/src/inspector/planted.tsx',
    ])
      expect([file, findLines(line, file)]).toEqual([file, [2]]);
  });

  it.each([
    "const a = (event: KeyboardEvent) => getPressedKey(event) === 'Escape';",
    "const a = <div onKeyDown={(event) => getPressedKey(event) === 'Escape' && close()} />;",
    "const a = (event: KeyboardEvent) => getShortcutKey(event) === 'a';",
    'const a = (event: StorageEvent) => event.key === name; // not a keydown',
    'const a = ({ key }: StorageEvent) => key === name; // beside a KeyboardEvent',
    'const a = ({ target }: KeyboardEvent) => target;',
    'const a = <Radix.Content onEscapeKeyDown={ignoreComposition}>text</Radix.Content>;',
    'const a = <Radix.Trigger>text</Radix.Trigger>;',
    "const a = (error: AppError) => error.code === 'keydown';",
    "const a = { key: 'Escape' }; // for a keydown",
  ])('may contain: %s', (line) => expect(findLines(line)).toEqual([]));
});

it('leaves tests, stories and the functions themselves alone', () => {
  const text = "const a = (event: KeyboardEvent) => event.key === 'Escape';";
  for (const file of [
    'packages/ui/src/forms/Planted/Planted.test.tsx',
    'packages/ui/src/forms/Planted/Planted.stories.tsx',
    'packages/ui/src/internal/Planted.fixtures.ts',
    'packages/ui/src/internal/getPressedKey.ts',
    'tools/stories/inPage/planted.ts',
    'e2e/support/planted.ts',
  ])
    expect([file, findLines(text, file)]).toEqual([file, []]);
});
