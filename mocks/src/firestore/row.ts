import type { Fields } from './value';

/** One candidate: its resource name and fields. */
export interface Row {
  name: string;
  fields: Fields;
}
