import type { EditableField } from '@gschool/domain';

import type { MessageId } from '../../../i18n/useT';

const labels: Readonly<Record<EditableField, MessageId>> = {
  photoURL: 'field.photo',
  displayName: 'field.displayName',
  preferredName: 'field.preferredName',
  firstName: 'field.firstName',
  lastName: 'field.lastName',
  phoneNumber: 'field.phone',
  contactEmail: 'field.contactEmail',
  'location.country': 'field.country',
  'location.region': 'field.region',
  'location.city': 'field.city',
  'location.postalCode': 'field.postalCode',
  timezone: 'field.timezone',
  'preferences.theme': 'field.theme',
  'preferences.contentPreferences': 'field.contentPreferences',
  'preferences.emailNotifications': 'field.emailNotifications',
  'preferences.newsletterSubscribed': 'field.newsletter',
};

/** The label of a profile field. */
export const fieldLabel = (field: EditableField): MessageId => labels[field];

/** The prefix of the ids of the fields, so that a link can name one: `#profile-phoneNumber`. */
export const FORM_ID = 'profile';

/** The id of the control of a field. */
export const controlId = (field: EditableField): string => `${FORM_ID}-${field}`;
