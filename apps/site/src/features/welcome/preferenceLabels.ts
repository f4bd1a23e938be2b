import type { Equipment, Goal, PreferredLevel } from '@gschool/domain';

import type { MessageId } from '../../i18n/useT';

export const goalLabels: Readonly<Record<Goal, MessageId>> = {
  strength: 'welcome.strength',
  mobility: 'welcome.mobility',
  calm: 'welcome.calm',
  stamina: 'welcome.stamina',
  posture: 'welcome.posture',
  recovery: 'welcome.recovery',
};

export const levelLabels: Readonly<Record<PreferredLevel, MessageId>> = {
  beginner: 'welcome.beginner',
  intermediate: 'welcome.intermediate',
  advanced: 'welcome.advanced',
};

export const equipmentLabels: Readonly<Record<Equipment, MessageId>> = {
  mat: 'welcome.mat',
  block: 'welcome.block',
  strap: 'welcome.strap',
  dumbbells: 'welcome.dumbbells',
  kettlebell: 'welcome.kettlebell',
  band: 'welcome.band',
  chair: 'welcome.chair',
  cushion: 'welcome.cushion',
};
