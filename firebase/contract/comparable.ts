import type { RecordedResponse } from './recordResponses';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Instants and made-up ids differ from run to run, and sentences from service to service. */
function comparableText(name: string, text: string): string {
  if (name === 'message') return '(a sentence)';
  if (INSTANT.test(text)) return '(an instant)';
  return text.replace(/\/[A-Za-z0-9]{20}$/, '/(an id)');
}

function comparable(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return comparableText(name, value);
  if (Array.isArray(value)) return value.map((each) => comparable(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, comparable(each, key)] as const),
  );
}

/**
 * In a stream the service wraps its error in a list, which the SDK unwraps; the emulator does not
 * wrap it, and the mock does as the service.
 */
const unwrapped = (status: number, body: unknown): unknown =>
  status >= 400 && Array.isArray(body) ? body[0] : body;

/** Requests that were sent at once are answered in any order. */
const sorted = <T>(answers: readonly T[]): readonly T[] =>
  answers
    .map((answer) => ({ answer, text: JSON.stringify(answer) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ answer }) => answer);

/** Answers without what may differ: everything else of them must be the same. */
export const comparableResponses = (answers: readonly RecordedResponse[]): unknown =>
  sorted(
    answers.map(({ operation, status, body }) => ({
      operation,
      status,
      body: comparable(unwrapped(status, body)),
    })),
  );

/**
 * Fields that the SDK does not read: the emulator's own workings, and what stands beside the
 * message of an error.
 */
const IGNORED_FIELDS: ReadonlySet<string> = new Set([
  'salt',
  'passwordUpdatedAt',
  'lastRefreshAt',
  'context',
  'oauthAccessToken',
  'errors',
  'status',
]);

/** The names and kinds of what an answer holds; its values differ from run to run. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => each !== undefined && !IGNORED_FIELDS.has(name))
      .map(([name, each]) => [name, shapeOf(each)] as const),
  );
}

/** Answers by their shape. What the trusted side asks, and an emulator's own pages, are left out. */
export const shapesOfResponses = (answers: readonly RecordedResponse[]): unknown =>
  answers
    .filter(({ path }) => !path.includes('/projects/'))
    .map(({ operation, status, body }) => ({ operation, status, body: shapeOf(body) }));
