import '../../../../i18n/en/editor.messages.json';

import type { MessageId, Translate } from '../../../../i18n/useT';

const labels: Readonly<Record<string, MessageId>> = {
  warrior: 'motif.warrior',
  tree: 'motif.tree',
  lunge: 'motif.lunge',
  dancer: 'motif.dancer',
  squat: 'motif.squat',
  plank: 'motif.plank',
  bridge: 'motif.bridge',
  jump: 'motif.jump',
  seated: 'motif.seated',
  downdog: 'motif.downdog',
  cobra: 'motif.cobra',
  triangle: 'motif.triangle',
  child: 'motif.child',
  boat: 'motif.boat',
  sidePlank: 'motif.sidePlank',
  deadlift: 'motif.deadlift',
  kettlebell: 'motif.kettlebell',
  press: 'motif.press',
  run: 'motif.run',
  kick: 'motif.kick',
  twist: 'motif.twist',
  fold: 'motif.fold',
  breathe: 'motif.breathe',
  reach: 'motif.reach',
  swing: 'motif.swing',
  bun: 'motif.bun',
  bob: 'motif.bob',
  curls: 'motif.curls',
  braid: 'motif.braid',
  crop: 'motif.crop',
  hijab: 'motif.hijab',
};

/** The name of what a drawn picture shows. */
export const motifLabel = (motif: string, t: Translate): string => {
  const id = labels[motif];
  return id === undefined ? motif : t(id);
};
