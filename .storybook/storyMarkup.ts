import { Fragment, isValidElement, type ElementType, type ReactNode } from 'react';

import * as icons from '../packages/ui/src/data-display/Icon/icons';

/** The name of an icon by its SVG path. */
export const iconNames = new Map(Object.entries(icons).map(([name, { path }]) => [path, name]));

type Props = Record<string, unknown>;
type Documented = { __docgenInfo?: { displayName?: string }; displayName?: string; name?: string };

const inner = (text: string): string => text.replace(/^(?=.)/gm, '  ');
const block = (open: string, lines: readonly string[], close: string): string =>
  lines.length > 0 ? `${open}\n${inner(lines.join(',\n'))}\n${close}` : `${open}${close}`;

function getName(type: unknown): string {
  if (typeof type === 'string') return type;
  if (type === Fragment) return '';
  const { __docgenInfo, displayName, name } = type as Documented;
  const memoized = (type as { type?: unknown }).type;
  return (
    __docgenInfo?.displayName ?? displayName ?? name ?? (memoized ? getName(memoized) : 'Component')
  );
}

/** A value as source code. Functions are shown as empty functions. */
function expression(value: unknown): string {
  if (typeof value === 'function') return '() => {}';
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (isValidElement<Props>(value)) return markup(value.type as ElementType, value.props);
  if (Array.isArray(value)) return block('[', value.map(expression), ']');
  if (typeof value === 'object' && value !== null) {
    const icon = 'path' in value ? iconNames.get(String(value.path)) : undefined;
    if (icon) return `icons.${icon}`;
    const defined = Object.entries(value).filter(([, item]) => item !== undefined);
    const lines = defined.map(([name, item]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
      return `${key}: ${expression(item)}`;
    });
    return block('{', lines, '}');
  }
  return String(value);
}

function attribute([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\n]/.test(value)) return `${name}="${value}"`;
  const text = expression(value);
  // Markup of several lines gets its own lines between the braces; data starts after the brace.
  return text.startsWith('<') && text.includes('\n')
    ? `${name}={\n${inner(text)}\n}`
    : `${name}={${text}}`;
}

function child(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return /[{}<>]/.test(node) ? `{${expression(node)}}` : node;
  if (Array.isArray(node)) return node.map(child).filter(Boolean).join('\n');
  return isValidElement(node) ? expression(node) : `{${expression(node)}}`;
}

/** The markup of a component with these props: for stories that a page shows in a frame. */
export function markup(type: ElementType, { children, ...props }: Props): string {
  const name = getName(type);
  const defined = Object.entries(props).filter(([, value]) => value !== undefined);
  const attributes = defined.map(attribute);
  const isLong = attributes.some((text) => text.includes('\n')) || attributes.join(' ').length > 60;
  const head = isLong
    ? `<${name}\n${inner(attributes.join('\n'))}\n`
    : `<${[name, ...attributes].join(' ')}`;
  const inside = child(children as ReactNode);
  if (!inside) return isLong ? `${head}/>` : `${head} />`;
  return `${head}>\n${inner(inside)}\n</${name}>`;
}
