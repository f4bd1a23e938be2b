import type { Fields } from './value';

/** A document that a query may return: its resource name and fields. */
export interface Row {
  name: string;
  fields: Fields;
}
