import { parseTypedNumber } from '@gschool/domain';

import { TypedField } from './TypedField';
import type { TypedValueProps } from './TypedInput';

const parse = (typed: string): number | null => {
  const number = parseTypedNumber(typed);
  return number === undefined || !Number.isFinite(number) ? null : number;
};

/** A whole number of minutes. */
export const MinutesField = (props: TypedValueProps) => (
  <TypedField {...props} inputMode="numeric" format={String} parse={parse} />
);
