import { format } from 'oxfmt';
import { generate, traverse, types as t } from 'storybook/internal/babel';

import { createModuleReader, type SourceModule } from '../story-code/modules';
import { getMeaning, type Meaning } from './meaning';
import { collectMembers, findType, type TypeInModule } from './members';

/** A prop as its component's file declares it. */
export interface WrittenProp extends Meaning {
  /** `readonly NavItem[]` */
  type: string;
  /** The declarations of the types that it names. */
  shape?: string;
}

export type WrittenProps = Readonly<Record<string, WrittenProp>>;

/** `"'a' | 'b' | undefined"` → `'a' | 'b'`: the props table already marks optional props. */
export const withoutUndefined = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\| /, '')
    .replace(/ ?\| undefined\b/, '')
    .replace(/^\((.*)\)$/, '$1');

/** A type in one line, without comments and without `| undefined` after `?:`. */
function print(node: t.Node): string {
  const copy = t.cloneNode(node, true);
  t.traverseFast(copy, (part) => {
    const type =
      t.isTSPropertySignature(part) && part.optional && part.typeAnnotation?.typeAnnotation;
    if (type && t.isTSUnionType(type))
      type.types = type.types.filter((one) => !t.isTSUndefinedKeyword(one));
  });
  return generate(copy, {
    concise: true,
    comments: false,
    jsescOption: { minimal: true, quotes: 'single' },
  }).code;
}

/** The names of the types that a type uses, in the order in which it names them. */
function getTypeNames(type: t.Node): Set<string> {
  const names = new Set<string>();
  t.traverseFast(type, (node) => {
    if (t.isTSTypeReference(node) && t.isIdentifier(node.typeName)) names.add(node.typeName.name);
    if (t.isTSExpressionWithTypeArguments(node) && t.isIdentifier(node.expression))
      names.add(node.expression.name);
  });
  return names;
}

/** Declarations are shown down to this level. */
const DEPTH = 3;

/** The declarations of the types that a type names, and of those that these name. */
function collectShapes(
  type: t.Node,
  module: SourceModule,
  shapes: Map<string, string>,
  depth = 0,
): void {
  for (const name of getTypeNames(type)) {
    const declared = shapes.has(name) || depth >= DEPTH ? undefined : findType(name, module);
    if (!declared) continue;
    const node = declared.kind === 'alias' ? declared.type : declared.declaration;
    shapes.set(name, declared.kind === 'alias' ? `type ${name} = ${print(node)};` : print(node));
    collectShapes(node, declared.module, shapes, depth + 1);
  }
}

async function describe(member: TypeInModule): Promise<WrittenProp> {
  const meaning = getMeaning(member);
  const literals = meaning.options?.map((one) => (typeof one === 'string' ? `'${one}'` : one));
  const type = literals ? literals.join(' | ') : withoutUndefined(print(member.type));
  const shapes = new Map<string, string>();
  if (!literals) collectShapes(member.type, member.module, shapes);
  if (shapes.size === 0) return { ...meaning, type };
  const text = [...shapes.values()].join('\n');
  const { code } = await format('shape.ts', text, { singleQuote: true, printWidth: 70 });
  return { ...meaning, type, shape: code.trim() };
}

/** The type of the props of a component: `function Button(props: ButtonProps)`. */
function findPropsType(statement: t.Statement): t.TSType | undefined {
  let found: t.TSType | undefined;
  traverse(t.file(t.program([statement])), {
    Function(path) {
      const [props] = path.node.params;
      const annotation =
        t.isIdentifier(props) || t.isObjectPattern(props) ? props.typeAnnotation : null;
      if (t.isTSTypeAnnotation(annotation)) found = annotation.typeAnnotation;
      path.stop();
    },
  });
  return found;
}

/** The props of the components of a file. */
export async function readProps(file: string): Promise<ReadonlyMap<string, WrittenProps>> {
  const module = createModuleReader()(file);
  const components = new Map<string, WrittenProps>();
  for (const [name, binding] of module.bindings) {
    if (binding.kind !== 'statement' || !/^[A-Z]/.test(name)) continue;
    const { statement } = binding;
    if (!t.isFunctionDeclaration(statement) && !t.isVariableDeclaration(statement)) continue;
    const type = findPropsType(statement);
    if (!type) continue;
    const props: [string, WrittenProp][] = [];
    for (const [prop, member] of collectMembers({ type, module }))
      props.push([prop, await describe(member)]);
    if (props.length > 0) components.set(name, Object.fromEntries(props));
  }
  return components;
}
