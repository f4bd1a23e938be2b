import type { Equipment, Goal, PreferredLevel } from '@gschool/domain';

import type { MessageId } from '../../../i18n/useT';

export const goalLabels: Readonly<Record<Goal, MessageId>> = {
  strength: 'profile.goalStrength',
  mobility: 'profile.goalMobility',
  calm: 'profile.goalCalm',
  stamina: 'profile.goalStamina',
  posture: 'profile.goalPosture',
  recovery: 'profile.goalRecovery',
};

export const levelLabels: Readonly<Record<PreferredLevel, MessageId>> = {
  beginner: 'profile.levelBeginner',
  intermediate: 'profile.levelIntermediate',
  advanced: 'profile.levelAdvanced',
};

export const equipmentLabels: Readonly<Record<Equipment, MessageId>> = {
  mat: 'profile.equipmentMat',
  block: 'profile.equipmentBlock',
  strap: 'profile.equipmentStrap',
  dumbbells: 'profile.equipmentDumbbells',
  kettlebell: 'profile.equipmentKettlebell',
  band: 'profile.equipmentBand',
  chair: 'profile.equipmentChair',
  cushion: 'profile.equipmentCushion',
};
