import { addressFields } from '../packages/domain/src/documents/address';
import { cartFields } from '../packages/domain/src/documents/cart';
import {
  historyFields,
  libraryFields,
  playlistFields,
} from '../packages/domain/src/documents/library';
import { listFixed, listRequired } from '../packages/domain/src/documents/paths';
import { profileFields } from '../packages/domain/src/documents/profile';
import { ID, type Field, type FieldTable } from '../packages/domain/src/documents/fields';

/** The name of the rules' functions of each table. */
const tables: Readonly<Record<string, FieldTable>> = {
  Profile: profileFields,
  Library: libraryFields,
  Cart: cartFields,
  History: historyFields,
  Playlist: playlistFields,
  Address: addressFields,
};

const quote = (text: string): string => `'${text}'`;

const INDENT = '    ';
const LINE = 90;

/** A list of texts in the syntax of the rules, on as many lines as it needs. */
function formatList(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const item of items.map(quote)) {
    const longer = line === '' ? item : `${line}, ${item}`;
    if (indent.length + longer.length <= LINE) line = longer;
    else {
      lines.push(`${line},`);
      line = item;
    }
  }
  return [...lines, line].join(`\n${indent}`);
}

const isOptional = ({ required }: Field): boolean => required !== 'always';

/** The fallback of an optional field, which its own check accepts. */
function formatFallback(field: Field): string {
  if (field.kind === 'map') return '{}';
  const { fallback } = field;
  if (typeof fallback === 'string') return quote(fallback);
  return Array.isArray(fallback) ? '[]' : String(fallback);
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The check of a field. `data` and `name` are those of its document or map. */
function formatCheck(table: string, data: string, name: string, field: Field): string {
  const value = isOptional(field)
    ? `${data}.get(${quote(name)}, ${formatFallback(field)})`
    : `${data}.${name}`;
  switch (field.kind) {
    case 'documentId':
      return `${value} == id`;
    case 'text':
      return `isText(${value}, ${field.max})`;
    case 'instant':
      return `isInstant(${value})`;
    case 'photo':
      return `isPhoto(${value}, ${field.max}, id)`;
    case 'flag':
      return `isFlag(${value})`;
    case 'choice':
      return `${value} in [${field.values.map(quote).join(', ')}]`;
    case 'integer':
      return `isInteger(${value}, ${field.min}, ${field.max})`;
    case 'name':
      return `isName(${value})`;
    case 'number':
      return `isNumber(${value}, ${field.min}, ${field.max})`;
    case 'patternList':
      return field.pattern === ID
        ? `isIdList(${value}, ${field.max})`
        : `areAll(${value}, ${field.max},\n${INDENT}      ${quote(field.pattern)})`;
    case 'textList':
      return `isTextList(${value}, ${field.max})`;
    case 'map':
      return `is${table}${capitalize(name)}(${value})`;
  }
}

const formatFunction = (head: string, checks: readonly string[]): string =>
  `${INDENT}function ${head} {\n${INDENT}  return ${checks.join(`\n${INDENT}    && `)};\n${INDENT}}\n`;

const formatKeys = (call: string, names: readonly string[]): string => {
  const short = `${call}([${names.map(quote).join(', ')}])`;
  const inner = `${INDENT}      `;
  return INDENT.length + 7 + short.length <= LINE
    ? short
    : `${call}([\n${inner}${formatList(names, inner)}])`;
};

/** The functions of a table: of its maps, of every document, and of new and changed ones. */
function formatTable(table: string, fields: FieldTable): string {
  const entries = Object.entries<Field>(fields);
  const maps = entries.flatMap(([name, field]) =>
    field.kind !== 'map'
      ? []
      : [
          formatFunction(`is${table}${capitalize(name)}(value)`, [
            'value is map',
            formatKeys('value.keys().hasOnly', Object.keys(field.fields)),
            ...Object.entries<Field>(field.fields).map(([inner, one]) =>
              formatCheck(table, 'value', inner, one),
            ),
          ]),
        ],
  );
  const always = listRequired(fields);
  const inNew = listRequired(fields, 'new').filter((name) => !always.includes(name));
  const fixed = listFixed(fields);
  const hasId = entries.some(([, { kind }]) => kind === 'documentId' || kind === 'photo');
  const parameters = hasId ? 'data, id' : 'data';
  return [
    ...maps,
    formatFunction(`is${table}Fields(${parameters})`, [
      formatKeys('data.keys().hasOnly', Object.keys(fields)),
      ...(always.length > 0 ? [formatKeys('data.keys().hasAll', always)] : []),
      ...entries.map(([name, field]) => formatCheck(table, 'data', name, field)),
    ]),
    ...(inNew.length > 0
      ? [
          formatFunction(`isNew${table}Fields(${parameters})`, [
            `is${table}Fields(${parameters})`,
            formatKeys('data.keys().hasAll', inNew),
          ]),
        ]
      : []),
    ...(fixed.length > 0
      ? [
          `${INDENT}// Fields that never change, or that only the server changes.\n${formatFunction(
            `changesFixed${table}Fields(changed)`,
            [formatKeys('changed.hasAny', fixed)],
          )}`,
        ]
      : []),
  ].join('\n');
}

const BLOCK = /(^ *\/\/ <fields>.*\n(?: *\/\/ .*\n)*)[\s\S]*?(^ *\/\/ <\/fields>$)/m;

/** Writes the functions of all tables into the rules. Throws if the rules have no block for them. */
export const withDocumentRules = (rules: string): string => {
  if (!BLOCK.test(rules)) throw new Error('firestore.rules has no block for the fields');
  const text = Object.entries(tables)
    .map(([table, fields]) => formatTable(table, fields))
    .join('\n');
  return rules.replace(BLOCK, (_, begin: string, end: string) => `${begin}\n${text}\n${end}`);
};
