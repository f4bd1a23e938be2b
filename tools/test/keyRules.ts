import { parseSync, Visitor, type ESTree } from 'vite';

import type { LintError, SourceFile } from './sourceFiles';

/** Files that may read keys themselves, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'packages/ui/src/internal/getPressedKey.ts': 'the functions that all others use',
  'mocks/src/inspector/element.ts': 'the demo tools import no components, and check `isComposing`',
};

/** Whether a file runs in a browser and is not a test, story or fixture. */
const isChecked = (file: string): boolean =>
  /^(?:mocks|(?:packages|apps)\/[^/]+)\/src\//.test(file) &&
  !/\.(test|stories|fixtures)\.tsx?$/.test(file) &&
  !(file in allowed);

/** Whether a file may break the rule. This check is faster than parsing. */
const mayBreak =
  /KeyboardEvent|onKey|keydown|keyup|keypress|[eE]vent\.(key|code|which)|Radix|DismissableLayer/;

const keyNames = ['key', 'code', 'keyCode', 'which', 'charCode'];

const isKeyName = (node: ESTree.Node): boolean =>
  (node.type === 'Identifier' && keyNames.includes(node.name)) ||
  (node.type === 'Literal' && keyNames.includes(String(node.value)));

/** Whether a name conventionally names an event, or the native event inside React's. */
const isEvent = (node: ESTree.Node | null | undefined): boolean =>
  (node?.type === 'Identifier' && /^(e|ev|evt|\w*[eE]vent)$/.test(node.name)) ||
  (node?.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'nativeEvent');

const REASON =
  'read a key with `getPressedKey` or `getShortcutKey` of packages/ui: while an input method composes a word, Escape and Enter belong to it';

const LETTER_REASON =
  'find a letter with `getShortcutKey`: Arabic and Cyrillic keyboards have no Latin letters';

const LAYER_REASON =
  'give the layer `onEscapeKeyDown={ignoreComposition}` of packages/ui/src/internal/getPressedKey.ts';

/** The Radix elements that close on Escape. */
const layer = /^(\w*Radix\w*\.(Sub)?Content|DismissableLayer)$/;

/**
 * Finds handlers that read an event's key themselves, and Radix layers that close on any Escape.
 * Use `getPressedKey`, which ignores keys while an input method is composing a word, and
 * `getShortcutKey`, which finds a letter on a keyboard without Latin letters.
 */
export function findKeyErrors({ file, text }: SourceFile): LintError[] {
  if (!isChecked(file) || !mayBreak.test(text)) return [];
  const { program } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const reasons = new Map<number, string>();
  const add = (node: ESTree.Node, reason = REASON): void => {
    reasons.set(text.slice(0, node.start).split('\n').length, reason);
  };
  const addPattern = (pattern: ESTree.Node | null | undefined): void => {
    if (pattern?.type !== 'ObjectPattern') return;
    for (const one of pattern.properties) {
      if (one.type === 'Property' && isKeyName(one.key)) add(one);
    }
  };
  /** Adds a parameter `{ key }` whose type is a keyboard event. */
  const addParams = (params: readonly ESTree.Node[]): void => {
    for (const param of params) {
      const type = 'typeAnnotation' in param ? (param.typeAnnotation as ESTree.Node | null) : null;
      if (type && text.slice(type.start, type.end).includes('KeyboardEvent')) addPattern(param);
    }
  };
  /** Adds the parameter of a handler, whose type comes from the attribute or from the listener. */
  const addHandler = (handler: ESTree.Node | null | undefined): void => {
    if (handler?.type === 'ArrowFunctionExpression' || handler?.type === 'FunctionExpression')
      addPattern(handler.params[0]);
  };
  new Visitor({
    MemberExpression: (node) => {
      const isStorageEvent =
        node.object.type === 'Identifier' && text.includes(`${node.object.name}: StorageEvent`);
      if (isEvent(node.object) && isKeyName(node.property) && !isStorageEvent) add(node);
    },
    BinaryExpression: ({ left, right }) => {
      const isLetter = right.type === 'Literal' && /^[a-z]$/i.test(String(right.value));
      const isKey = /\bkey\b|PressedKey/.test(text.slice(left.start, left.end));
      if (isLetter && isKey && !text.includes('getShortcutKey')) add(left, LETTER_REASON);
    },
    VariableDeclarator: (node) => {
      if (isEvent(node.init)) addPattern(node.id);
    },
    ArrowFunctionExpression: (node) => addParams(node.params),
    FunctionExpression: (node) => addParams(node.params),
    FunctionDeclaration: (node) => addParams(node.params),
    JSXOpeningElement: (node) => {
      const isGuarded = node.attributes.some(
        (one) => one.type === 'JSXAttribute' && one.name.name === 'onEscapeKeyDown',
      );
      const isLayer = layer.test(text.slice(node.name.start, node.name.end));
      if (isLayer && !isGuarded) add(node, LAYER_REASON);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !name.name.startsWith('onKey')) return;
      if (value?.type === 'JSXExpressionContainer') addHandler(value.expression);
    },
    CallExpression: ({ callee, arguments: [type, listener] }) => {
      const isListening =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'addEventListener';
      if (isListening && type?.type === 'Literal' && String(type.value).startsWith('key'))
        addHandler(listener);
    },
  }).visit(program);
  return [...reasons]
    .toSorted(([a], [b]) => a - b)
    .map(([line, reason]) => ({ file, line, reason }));
}
