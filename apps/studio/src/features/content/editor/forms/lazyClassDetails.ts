import { withMessages } from '../../../../i18n/i18n';
import { lazyFormPart } from '../form/lazyFormPart';

/**
 * The sections below the first screen. They load while the entry is read, and the form does not wait
 * for them.
 */
export const ClassDetails = lazyFormPart('edit.sectionsNotLoaded', () =>
  import('./ClassDetails').then(withMessages).then((module) => module.ClassDetails),
);
