import { formatMediaTime, parseMediaTime } from '../../../../shared/content/mediaTime';
import { TypedField } from './TypedField';
import type { TypedValueProps } from './TypedInput';

/** A length in seconds, written as `m:ss`. */
export const DurationField = (props: TypedValueProps) => (
  <TypedField {...props} inputMode="text" format={formatMediaTime} parse={parseMediaTime} />
);
