import { lazyComponent } from '@gschool/app/routes';
import type { ComponentProps } from 'react';

import { withMessages } from '../../../../../i18n/i18n';
import { lazyFormPart } from '../lazyFormPart';

type Conflicts = typeof import('./conflicts');

/** Most visits to the form have no conflicts. The editor loads this while the browser is idle. */
const load = () => import('./conflicts').then(withMessages);

/** Links to the questions of the form. */
export const ConflictList = lazyComponent(() => load().then((module) => module.ConflictList));

/** Without an answer, the entry has two values. */
const NOT_LOADED = 'edit.conflictNotLoaded';

export const FieldConflict = lazyFormPart<ComponentProps<Conflicts['FieldConflict']>>(
  NOT_LOADED,
  () => load().then((module) => module.FieldConflict),
);
export const DeletionConflict = lazyFormPart<ComponentProps<Conflicts['DeletionConflict']>>(
  NOT_LOADED,
  () => load().then((module) => module.DeletionConflict),
);
