import type { MailAction } from '@gschool/data';

import type { MessageId } from '../../../i18n/useT';

/** What a link asks and says, by what it is for. */
interface LinkMessages {
  heading: MessageId;
  lead: MessageId;
  submit: MessageId;
  doneHeading: MessageId;
  done: MessageId;
}

export const linkMessages: Record<MailAction['kind'], LinkMessages> = {
  resetPassword: {
    heading: 'link.resetHeading',
    lead: 'link.resetLead',
    submit: 'link.resetSubmit',
    doneHeading: 'link.resetDoneHeading',
    done: 'link.resetDone',
  },
  verifyEmail: {
    heading: 'link.verifyHeading',
    lead: 'link.verifyLead',
    submit: 'link.verifySubmit',
    doneHeading: 'verify.doneHeading',
    done: 'verify.done',
  },
  changeEmail: {
    heading: 'link.changeHeading',
    lead: 'link.changeLead',
    submit: 'link.changeSubmit',
    doneHeading: 'link.changeDoneHeading',
    done: 'link.changeDone',
  },
  recoverEmail: {
    heading: 'link.recoverHeading',
    lead: 'link.recoverLead',
    submit: 'link.recoverSubmit',
    doneHeading: 'link.recoverDoneHeading',
    done: 'link.recoverDone',
  },
};

/** The `mode` of a link's address, as the identity service writes it. */
const kindByMode: Readonly<Record<string, MailAction['kind']>> = {
  resetPassword: 'resetPassword',
  verifyEmail: 'verifyEmail',
  verifyAndChangeEmail: 'changeEmail',
  recoverEmail: 'recoverEmail',
};

/** What an address says that it is for; the code itself decides, this chooses words while none is known. */
export const parseLinkMode = (mode: string | null): MailAction['kind'] | null =>
  mode !== null && Object.hasOwn(kindByMode, mode) ? (kindByMode[mode] ?? null) : null;
