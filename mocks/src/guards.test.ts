import { expect, it } from 'vitest';
import { fromPlain, type Fields } from './firestore/value';
import { isAllowed } from './guards';
import { accessCases, actors, existing } from './guards.cases';

const now = Date.UTC(2026, 5, 1);
const fieldsOf = (data: unknown): Fields | null => (data ? (fromPlain(data) as Fields) : null);

it.each(
  accessCases.map((each) => [each.isAllowed ? 'allows' : 'denies', each.name, each] as const),
)('%s %s', (_word, _name, { who, operation, path, data, isAllowed: expected }) => {
  const actor = who === 'visitor' ? undefined : actors(now)[who];
  const claims = actor
    ? { sub: actor.uid, email: actor.email, email_verified: false, ...actor.claims }
    : null;
  const attempt = {
    operation,
    path: operation === 'list' ? `${path}/*` : path,
    claims,
    now,
    before: operation === 'create' ? null : fieldsOf(existing[path]),
    after: fieldsOf(data),
    where: {},
  };
  expect(isAllowed(attempt)).toBe(expected);
});
