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

/** The name of a profile field as the form shows it. */
export const fieldLabel = (field: EditableField): MessageId => labels[field];

/** Begins the ids of the form's fields, so that an address can name one: `#profile-phoneNumber`. */
export const FORM_ID = 'profile';

/** The id of a field's control. */
export const controlId = (field: EditableField): string => `${FORM_ID}-${field}`;
