import { cartFields } from '../packages/domain/src/documents/cart';
import { checkoutFields, checkoutLimitFields } from '../packages/domain/src/documents/checkout';
import { draftEditorFields, draftFields } from '../packages/domain/src/documents/draft';
import {
  historyFields,
  libraryFields,
  playlistCountFields,
  playlistFields,
} from '../packages/domain/src/documents/library';
import { orderFields } from '../packages/domain/src/documents/order';
import { listFixed, listRequired } from '../packages/domain/src/documents/paths';
import { profileFields } from '../packages/domain/src/documents/profile';
import {
  ID,
  type Field,
  type FieldTable,
  type Format,
  type RowsField,
} from '../packages/domain/src/documents/fields';

interface RulesTable {
  /** The path of the documents. */
  path: string;
  fields: FieldTable;
  /** What the parts of a value mean, by the name of its field. */
  legends: Readonly<Record<string, string>>;
}

const defineTable = <Fields extends FieldTable>(
  path: string,
  fields: Fields,
  legends: { readonly [Name in keyof Fields & string]?: string } = {},
): RulesTable => ({ path, fields, legends: legends as RulesTable['legends'] });

/**
 * The tables of the documents that browsers may write, by the name in the rules' functions. The
 * legends are here and not in the tables, because the apps load the tables.
 */
const tables: Readonly<Record<string, RulesTable>> = {
  Profile: defineTable('users/{uid}', profileFields),
  Library: defineTable('users/{uid}/state/library', libraryFields, {
    positions: 'CLASS=POSITION/DURATION:FLAGS@TIME (seconds, epoch ms); c: completed, h: hidden',
    marks: 'LIST+ID@TIME if ID was added, LIST-ID@TIME if it was removed; history-*: all of it',
    days: 'DAY=SECONDS watched on that day',
    visits: 'VISIT:DAY=SECONDS that a visit to a class (a random id) adds to its day',
  }),
  Cart: defineTable('users/{uid}/state/cart', cartFields, { lines: 'PRODUCT:VARIANT:QUANTITY' }),
  History: defineTable('users/{uid}/history/{videoId}', historyFields),
  Playlist: defineTable('users/{uid}/playlists/{playlistId}', playlistFields),
  PlaylistCount: defineTable('customers/{uid}/limits/playlists', playlistCountFields, {
    playlistId: 'the playlist that was created or deleted last: each commit counts one',
  }),
  Order: defineTable('orders/{orderId}', orderFields),
  Checkout: defineTable('customers/{uid}/checkout_sessions/{sessionId}', checkoutFields),
  CheckoutLimit: defineTable('customers/{uid}/limits/checkout', checkoutLimitFields),
  Draft: defineTable('drafts/{draftId}', draftFields, {
    list: 'the kind of the entry',
    data: 'the entry as JSON text',
    base: 'the release that the draft began from; empty for a school without releases',
  }),
  DraftEditor: defineTable('drafts/{draftId}/editors/{uid}', draftEditorFields),
};

/** The function of the rules that checks a format, and one that checks twenty values at once. */
const formatChecks: Readonly<Record<Format, { one: string; twenty?: string }>> = {
  id: { one: 'isId', twenty: 'areIds' },
  orderNumber: { one: 'isOrderNumber' },
  priceId: { one: 'isPrice', twenty: 'arePrices' },
  ownUrl: { one: 'isOwnAddress' },
};

const quote = (text: string): string => `'${text}'`;

const INDENT = '    ';
const LINE = 90;

/** A list in the syntax of the rules, on as many lines as it needs. */
function formatList(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
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

/** Whether the fallback of a field is a valid value. */
const hasValidFallback = (field: Field): boolean =>
  field.kind === 'map'
    ? listRequired(field.fields).length === 0
    : field.kind !== 'format' && field.kind !== 'rows';

/** The fallback of an optional field, which its own check accepts. */
function formatFallback(field: Field): string {
  if (field.kind === 'map') return '{}';
  const { fallback } = field;
  if (typeof fallback === 'string') return quote(fallback);
  return Array.isArray(fallback) ? '[]' : String(fallback);
}

/** The name of a field as a part of a function's name: `LineItems` for `line_items`. */
const capitalize = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The check of a field. `data` and `name` are those of its document or map. */
function formatCheck(table: string, data: string, name: string, field: Field): string {
  if (!isOptional(field)) return formatValueCheck(table, `${data}.${name}`, name, field);
  return hasValidFallback(field)
    ? formatValueCheck(table, `${data}.get(${quote(name)}, ${formatFallback(field)})`, name, field)
    : `(!(${quote(name)} in ${data}) || ${formatValueCheck(table, `${data}.${name}`, name, field)})`;
}

/** The check of a value of a field. */
function formatValueCheck(table: string, value: string, name: string, field: Field): string {
  switch (field.kind) {
    case 'documentId':
      return `${value} == id`;
    case 'ownerId':
      return `${value} == uid`;
    case 'format':
      return `${formatChecks[field.format].one}(${value})`;
    case 'timestamp':
      return field.isNow ? `${value} == request.time` : `${value} is timestamp`;
    case 'rows':
      return `are${table}${capitalize(name)}(${value})`;
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
        : `areAll(${value}, ${field.max}, // such as ${quote(field.example)}\n${INDENT}      ${quote(field.pattern)})`;
    case 'textList':
      return `isTextList(${value}, ${field.max})`;
    case 'map':
      return `is${table}${capitalize(name)}(${value})`;
  }
}

const formatComment = (...lines: readonly string[]): string =>
  lines.map((line) => `${INDENT}// ${line}\n`).join('');

const formatFunction = (head: string, checks: readonly string[], first?: string): string =>
  `${INDENT}function ${head} {\n${first ? `${INDENT}  ${first}\n` : ''}${INDENT}  return ${checks.join(`\n${INDENT}    && `)};\n${INDENT}}\n`;

const ROWS = 20;

/** A valid value of a field of a row, and the check of twenty values. */
function formatRowField(name: string, field: Field): { valid: string; check: string } {
  const values = Array.from({ length: ROWS }, (_, n) => `all[${n}].${name}`);
  const call = (check: string) =>
    `${check}([\n${INDENT}      ${formatList(values, `${INDENT}      `)}])`;
  if (isOptional(field)) throw new Error(`${name}: every field of a row must be required`);
  if (field.kind === 'integer' && field.min === 1 && field.max === 99)
    return { valid: '1', check: call('areQuantities') };
  const twenty = field.kind === 'format' ? formatChecks[field.format].twenty : undefined;
  if (twenty === undefined) throw new Error(`${name}: no check of twenty values`);
  return { valid: quote('valid'), check: call(twenty) };
}

/** The function that checks a list of maps. */
function formatRows(head: string, { rows, min, max }: RowsField): string {
  if (max !== ROWS) throw new Error(`${head}: the rules check lists of at most ${ROWS} maps`);
  const fields = Object.entries<Field>(rows).map(
    ([name, field]) => [name, formatRowField(name, field)] as const,
  );
  const valid = fields.map(([name, one]) => `${quote(name)}: ${one.valid}`).join(', ');
  return `${formatComment(`${min} to ${max} maps with ${fields.length} keys. Each field is checked in all of them at once (padTo20).`)}${formatFunction(
    head,
    [
      `value is list && value.size() >= ${min} && value.size() <= ${max}`,
      `haveKeys(all, ${fields.length})`,
      ...fields.map(([, one]) => one.check),
    ],
    `let all = padTo20(value, {${valid}});`,
  )}`;
}

const formatKeys = (call: string, names: readonly string[]): string => {
  const short = `${call}([${names.map(quote).join(', ')}])`;
  const inner = `${INDENT}      `;
  return INDENT.length + 7 + short.length <= LINE
    ? short
    : `${call}([\n${inner}${formatList(names.map(quote), inner)}])`;
};

/** The functions of a table: of its maps, of every document, and of new and changed ones. */
function formatTable(table: string, { fields, legends }: RulesTable): string {
  const entries = Object.entries<Field>(fields);
  const maps = entries.flatMap(([name, field]) =>
    field.kind === 'rows'
      ? [formatRows(`are${table}${capitalize(name)}(value)`, field)]
      : field.kind !== 'map'
        ? []
        : [
            formatFunction(`is${table}${capitalize(name)}(value)`, [
              'value is map',
              formatKeys('value.keys().hasOnly', Object.keys(field.fields)),
              ...(listRequired(field.fields).length > 0
                ? [formatKeys('value.keys().hasAll', listRequired(field.fields))]
                : []),
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
  const hasOwner = entries.some(([, { kind }]) => kind === 'ownerId');
  const parameters = ['data', hasId && 'id', hasOwner && 'uid'].filter(Boolean).join(', ');
  return [
    ...maps,
    `${formatComment(...Object.entries(legends).map(([name, legend]) => `${name}: ${legend}`))}${formatFunction(
      `is${table}Fields(${parameters})`,
      [
        formatKeys('data.keys().hasOnly', Object.keys(fields)),
        ...(always.length > 0 ? [formatKeys('data.keys().hasAll', always)] : []),
        ...entries.map(([name, field]) => formatCheck(table, 'data', name, field)),
      ],
    )}`,
    ...(inNew.length > 0
      ? [
          `${formatComment('A new document must have these fields, too. In an older one, they may be missing.')}${formatFunction(
            `isNew${table}Fields(${parameters})`,
            [`is${table}Fields(${parameters})`, formatKeys('data.keys().hasAll', inNew)],
          )}`,
        ]
      : []),
    ...(fixed.length > 0
      ? [
          `${formatComment('Fields that never change, or that only the server changes. `changed` has the names of', 'the fields that a write changes.')}${formatFunction(
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
    .map(([name, table]) => `${formatComment(`- ${table.path}`)}\n${formatTable(name, table)}`)
    .join('\n');
  return rules.replace(BLOCK, (_, begin: string, end: string) => `${begin}\n${text}\n${end}`);
};
