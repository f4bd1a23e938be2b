import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * The errors of a content pack that no schema words itself, for the person who wrote the pack: what
 * is missing, which kind of value it must be, and which values there are. An error map of zod, for
 * `safeParse`.
 */
export const wordIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return kinds[issue.expected] && `must be ${kinds[issue.expected]}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing';
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return describeBound(issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return describeBound(issue.origin, 'at most', Number(issue.maximum));
    default:
      return undefined;
  }
};

const units: Readonly<Record<string, string>> = { array: 'entries', string: 'characters' };

const describeBound = (origin: string, bound: string, value: number): string =>
  units[origin] ? `must have ${bound} ${value} ${units[origin]}` : `must be ${bound} ${value}`;
