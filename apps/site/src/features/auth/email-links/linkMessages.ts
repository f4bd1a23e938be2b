import type { EmailAction } from '@gschool/data';

import type { MessageId } from '../../../i18n/useT';

/** Message ids of a link's steps, by the kind of the link. */
interface LinkMessages {
  heading: MessageId;
  lead: MessageId;
  submit: MessageId;
  doneHeading: MessageId;
  done: MessageId;
}

export const linkMessages: Record<EmailAction['kind'], LinkMessages> = {
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

/** Firebase's `mode` parameter. */
const kindByMode: Readonly<Record<string, EmailAction['kind']>> = {
  resetPassword: 'resetPassword',
  verifyEmail: 'verifyEmail',
  verifyAndChangeEmail: 'changeEmail',
  recoverEmail: 'recoverEmail',
};

/**
 * Returns the kind that the URL claims, or null. It selects messages until the code has been
 * checked.
 */
export const parseLinkMode = (mode: string | null): EmailAction['kind'] | null =>
  mode !== null && Object.hasOwn(kindByMode, mode) ? (kindByMode[mode] ?? null) : null;
