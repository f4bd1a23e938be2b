import { parseSync, Visitor, type ESTree } from 'vite';

import type { LintError, SourceFile } from './sourceFiles';

/** Whether a file belongs to tests, stories, fixtures, the demo, journeys or tools. */
const isTested = (file: string): boolean =>
  /\.(test|spec|stories|fixtures)\.tsx?$/.test(file) ||
  /\/(stories|testing)\//.test(file) ||
  /^(mocks|e2e|tools|\.storybook|firebase\/(access|contract))\//.test(file);

/** Journeys begin at a fixed instant, from which a test's own clock would differ. */
const isJourney = (file: string): boolean => file.startsWith('e2e/');

/** Files that may read the machine's clock in a way that is normally refused, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'e2e/support/clock.ts': 'the journeys on the emulators begin now',
  'e2e/support/storedSessions.ts': 'waits for another process, in real time',
  'e2e/support/actions.ts': 'makes an email address that no other run has',
};

/** Whether a file may break a rule. This check is faster than parsing. */
const mayBreak =
  /\bclock\.install|\bDate\(|\bDate\.now|\.[gs]et(Hours|Minutes|Date|Day|Month|FullYear)|getTimezoneOffset|to(Date|Time)String|toLocale|localeCompare|\bIntl\./;

/** Methods that read or write a date in the machine's time zone. */
const zoned =
  /^(get|set)(Hours|Minutes|Date|Day|Month|FullYear)$|^(getTimezoneOffset|toDateString|toTimeString)$/;

const isName = (node: ESTree.Node | null | undefined, name: string): boolean =>
  node?.type === 'Identifier' && node.name === name;

/** The name of the method that is called on an object, or an empty text. */
const getMethod = ({ callee }: ESTree.CallExpression): string =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';

function findCallReason(node: ESTree.CallExpression, file: string): string | undefined {
  const { callee, arguments: values } = node;
  if (isName(callee, 'Date')) return 'pass the instant: `Date()` is the machine’s time as a text';
  const method = getMethod(node);
  const object = callee.type === 'MemberExpression' ? callee.object : undefined;
  if (method === 'now' && isName(object, 'Date') && isJourney(file))
    return 'journeys begin at `getBeginning()` of e2e/support/clock.ts';
  if (method === 'install' && object?.type === 'MemberExpression' && isJourney(file))
    return 'install Playwright’s clock by `installClock` of e2e/support/clock.ts';
  if (values.length === 0 && /^toLocale((Date|Time)?String|(Lower|Upper)Case)$/.test(method))
    return `\`${method}()\` takes the machine’s language: name one`;
  if (values.length === 1 && method === 'localeCompare')
    return 'name the language: `localeCompare(text, "en")`, or compare with `<`';
  if (zoned.test(method)) return `\`${method}\` takes the machine’s zone: use the one with UTC`;
  return undefined;
}

function findNewReason({ callee, arguments: values }: ESTree.NewExpression): string | undefined {
  if (isName(callee, 'Date') && values.length === 0)
    return 'pass an instant: the calendar day of `new Date()` is another one tomorrow';
  const isFormat = callee.type === 'MemberExpression' && isName(callee.object, 'Intl');
  const [locale] = values;
  if (isFormat && (locale === undefined || isName(locale, 'undefined')))
    return 'name the language: without one, it is that of the machine';
  return undefined;
}

/**
 * Finds code that makes a test, a story, a fixture or the demo depend on the machine's time of day,
 * time zone or language. `Date.now()` plus a duration is allowed outside journeys, because the
 * elapsed time is the same at every hour. Reading a folder is allowed, because Node lists its files
 * by name.
 */
export function findClockErrors({ file, text }: SourceFile): LintError[] {
  if (!isTested(file) || file in allowed || !mayBreak.test(text)) return [];
  const errors: LintError[] = [];
  const { program } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const add = (node: ESTree.Node, reason: string | undefined): void => {
    if (reason) errors.push({ file, line: text.slice(0, node.start).split('\n').length, reason });
  };
  new Visitor({
    CallExpression: (node) => add(node, findCallReason(node, file)),
    NewExpression: (node) => add(node, findNewReason(node)),
  }).visit(program);
  return errors;
}
