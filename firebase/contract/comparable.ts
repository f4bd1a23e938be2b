import type { RecordedResponse } from './recordResponses';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Replaces timestamps and generated ids, which always differ, and error messages. */
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
 * Unwraps a streamed error. The service and the mock wrap it in a list, and the emulator does not.
 * The SDK accepts both.
 */
const unwrapped = (status: number, body: unknown): unknown =>
  status >= 400 && Array.isArray(body) ? body[0] : body;

/** Sorts responses, because parallel requests may finish in any order. */
const sorted = <T>(answers: readonly T[]): readonly T[] =>
  answers
    .map((answer) => ({ answer, text: JSON.stringify(answer) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ answer }) => answer);

/** Removes the values that may differ from responses. */
export const comparableResponses = (answers: readonly RecordedResponse[]): unknown =>
  sorted(
    answers.map(({ operation, status, body }) => ({
      operation,
      status,
      body: comparable(unwrapped(status, body)),
    })),
  );

/** Fields that the SDK does not use. */
const IGNORED_FIELDS: ReadonlySet<string> = new Set([
  'salt',
  'passwordUpdatedAt',
  'lastRefreshAt',
  'context',
  'oauthAccessToken',
  'errors',
  'status',
]);

/** The field names and types of a value. The values themselves differ between runs. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => each !== undefined && !IGNORED_FIELDS.has(name))
      .map(([name, each]) => [name, shapeOf(each)] as const),
  );
}

/** The shapes of responses, without responses to the Admin SDK and from the emulator's own API. */
export const shapesOfResponses = (answers: readonly RecordedResponse[]): unknown =>
  answers
    .filter(({ path }) => !path.includes('/projects/'))
    .map(({ operation, status, body }) => ({ operation, status, body: shapeOf(body) }));
