import type { CyclicalPhase } from '@gschool/domain';

import type { MessageId } from '../../i18n/useT';

/** The messages and the picture of a phase. */
export interface PhaseDetails {
  name: MessageId;
  text: MessageId;
  picture: string;
}

export const phaseDetails: Readonly<Record<CyclicalPhase, PhaseDetails>> = {
  menstrual: {
    name: 'phase.menstrual',
    text: 'phase.menstrualText',
    picture: 'art:figure/child/2',
  },
  follicular: {
    name: 'phase.follicular',
    text: 'phase.follicularText',
    picture: 'art:figure/reach/0',
  },
  ovulatory: {
    name: 'phase.ovulatory',
    text: 'phase.ovulatoryText',
    picture: 'art:figure/jump/7',
  },
  luteal: { name: 'phase.luteal', text: 'phase.lutealText', picture: 'art:figure/seated/4' },
};
