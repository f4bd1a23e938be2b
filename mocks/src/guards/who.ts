import type { Rule } from './types';

export const everyone: Rule = () => true;

export const owner: Rule = ({ claims }, { uid }) => claims !== null && claims.sub === uid;

export const admin: Rule = ({ claims }) => claims?.role === 'admin';

/** `subscribed` and an `expiresAt` in the future, a whole number; an absent one is a refusal. */
export const activeClaim: Rule = ({ claims, now }) =>
  claims?.subscribed === true &&
  typeof claims.expiresAt === 'number' &&
  Number.isInteger(claims.expiresAt) &&
  claims.expiresAt > now;

export const either =
  (...rules: readonly Rule[]): Rule =>
  (attempt, params) =>
    rules.some((rule) => rule(attempt, params));

export const both =
  (...rules: readonly Rule[]): Rule =>
  (attempt, params) =>
    rules.every((rule) => rule(attempt, params));
