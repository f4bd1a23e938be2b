import type { CompletenessField } from '@gschool/domain';

import type { MessageId } from '../../i18n/useT';

/** The name of a profile field as the form shows it. */
export function fieldLabel(field: CompletenessField): MessageId {
  switch (field) {
    case 'displayName':
      return 'field.displayName';
    case 'photoURL':
      return 'field.photo';
    case 'phoneNumber':
      return 'field.phone';
    case 'preferredName':
      return 'field.preferredName';
    case 'contactEmail':
      return 'field.contactEmail';
    case 'location.country':
      return 'field.country';
    case 'location.region':
      return 'field.region';
    case 'location.city':
      return 'field.city';
    case 'location.postalCode':
      return 'field.postalCode';
    case 'preferences.contentPreferences':
      return 'field.contentPreferences';
    case 'preferences.theme':
      return 'field.theme';
    case 'preferences.emailNotifications':
      return 'field.emailNotifications';
    case 'preferences.newsletterSubscribed':
      return 'field.newsletter';
    case 'timezone':
      return 'field.timezone';
  }
}
