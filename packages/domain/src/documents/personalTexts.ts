import type { FieldTable } from './fields';
import { orderFields } from './order';
import { listLeaves } from './paths';
import { profileFields } from './profile';

const tables: readonly FieldTable[] = [profileFields, orderFields];

/** The names of the fields of persons that an error report must not contain. */
const personalNames: ReadonlySet<string> = new Set(
  tables
    .flatMap((fields) => listLeaves(fields))
    .filter(({ field }) => field.personal)
    .map(({ path }) => path.slice(path.lastIndexOf('.') + 1)),
);

/**
 * The texts of all fields with the fact `personal` in a profile, in an order, or in any data that
 * contains them, such as pages of orders.
 */
export const listPersonalTexts = (data: unknown): readonly string[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' ? (personalNames.has(name) ? [value] : []) : listPersonalTexts(value),
  );
};
