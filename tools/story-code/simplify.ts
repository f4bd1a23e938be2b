import { traverse, types as t, type NodePath } from 'storybook/internal/babel';

import type { SourceModule } from './modules';
import { createPropsType } from './storyFunction';

/** Replaces `fn()` from the tests with `() => {}`, and `fn(save)` with `save`. */
function replaceSpy(path: NodePath<t.CallExpression>): void {
  if (!t.isIdentifier(path.node.callee, { name: 'fn' })) return;
  const [implementation] = path.node.arguments;
  path.replaceWith(
    (implementation as t.Expression | undefined) ??
      t.arrowFunctionExpression([], t.blockStatement([])),
  );
}

/** `import.meta.env.BASE_URL` */
const isBaseUrl = (node: t.Node): boolean =>
  t.isMemberExpression(node) &&
  t.isIdentifier(node.property, { name: 'BASE_URL' }) &&
  t.isMemberExpression(node.object) &&
  t.isMetaProperty(node.object.object);

/** Replaces Storybook's base URL in front of a file with `/`, which an app uses: `'/clips'`. */
function replaceBaseUrl(path: NodePath<t.TemplateLiteral>): void {
  const { expressions, quasis } = path.node;
  const [first, second] = quasis;
  const [base] = expressions;
  if (!first || !second || !base || !isBaseUrl(base)) return;
  const text = `${first.value.raw}/${second.value.raw}`;
  const start = t.templateElement({ raw: text, cooked: text }, expressions.length === 1);
  path.replaceWith(
    expressions.length === 1
      ? t.stringLiteral(text)
      : t.templateLiteral([start, ...quasis.slice(2)], expressions.slice(1)),
  );
}

/** Removes the page behind a dialog, which exists only in the story. */
function unwrapStoryPage(path: NodePath<t.JSXElement>): void {
  const { openingElement, children } = path.node;
  if (!t.isJSXIdentifier(openingElement.name, { name: 'StoryPage' })) return;
  if (path.parentPath.isJSXElement()) {
    path.replaceWithMultiple(children);
    return;
  }
  const inside = children.filter((child) => !t.isJSXText(child) || child.value.trim() !== '');
  path.replaceWith(
    inside.length === 1 && t.isJSXElement(inside[0])
      ? inside[0]
      : t.jsxFragment(t.jsxOpeningFragment(), t.jsxClosingFragment(), children),
  );
}

/**
 * Removes code that only the story needs: spies, its style sheet, the page around it, Storybook's
 * base URL.
 *
 * @param getComponent returns the component for a props type that the package does not export
 */
export function simplify(
  statement: t.Statement,
  { bindings }: SourceModule,
  getComponent: (type: string) => string | undefined,
): t.Statement {
  const file = t.file(t.program([t.cloneNode(statement, true)]));
  const isStyle = (name: string) => {
    const binding = bindings.get(name);
    return binding?.kind === 'import' && /\.css(\.ts)?$/.test(binding.source);
  };
  traverse(file, {
    CallExpression: { exit: replaceSpy },
    TemplateLiteral: replaceBaseUrl,
    JSXElement: { exit: unwrapStoryPage },
    TSTypeReference(path) {
      const { typeName } = path.node;
      const component = t.isIdentifier(typeName) && getComponent(typeName.name);
      if (component) path.replaceWith(createPropsType(component));
    },
    JSXAttribute(path) {
      if (!t.isJSXIdentifier(path.node.name, { name: 'className' })) return;
      const { value } = path.node;
      let isStory = t.isStringLiteral(value) && value.value.startsWith('story-');
      path.traverse({
        Identifier: ({ node }) => void (isStory ||= isStyle(node.name)),
      });
      if (isStory) path.remove();
    },
  });
  const [simple] = file.program.body;
  if (!simple) throw new Error('A statement has disappeared.');
  // Its comments are about the story or about test data.
  return t.removeComments(simple);
}
