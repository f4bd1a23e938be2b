import type { EditableField } from '@gschool/domain';

import type { MessageId } from '../../../i18n/useT';

/** The last name of a path. */
type LastName<Path extends string> = Path extends `${string}.${infer Rest}` ? LastName<Rest> : Path;

/** The label of a profile field: the message `field.` and the name of the field. */
export const fieldLabel = (field: EditableField): MessageId =>
  `field.${field.split('.').at(-1) as LastName<EditableField>}`;

/** The prefix of the ids of the fields, so that a link can name one: `#profile-phoneNumber`. */
export const FORM_ID = 'profile';

/** The id of the control of a field. */
export const controlId = (field: EditableField): string => `${FORM_ID}-${field}`;
