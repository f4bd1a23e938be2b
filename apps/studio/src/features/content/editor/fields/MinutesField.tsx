import { parseTypedMinutes } from '../../../../shared/typedUnits';
import { TypedField } from './TypedField';
import type { TypedValueProps } from './TypedInput';

const parse = (typed: string): number | null => parseTypedMinutes(typed) ?? null;

/** A whole number of minutes. */
export const MinutesField = (props: TypedValueProps) => (
  <TypedField {...props} inputMode="numeric" format={String} parse={parse} />
);
