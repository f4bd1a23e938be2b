import { lazyComponent } from '@gschool/app/routes';
import type { ComponentProps } from 'react';

import { withMessages } from '../../../../../i18n/i18n';
import { lazyQuestion } from './lazyQuestion';

type Conflicts = typeof import('./conflicts');

/** Most visits to the form have no conflicts. The editor loads this while the browser is idle. */
const load = () => import('./conflicts').then(withMessages);

/** Links to the questions of the form. */
export const ConflictList = lazyComponent(() => load().then((module) => module.ConflictList));
export const FieldConflict = lazyQuestion<ComponentProps<Conflicts['FieldConflict']>>(() =>
  load().then((module) => module.FieldConflict),
);
export const DeletionConflict = lazyQuestion<ComponentProps<Conflicts['DeletionConflict']>>(() =>
  load().then((module) => module.DeletionConflict),
);
