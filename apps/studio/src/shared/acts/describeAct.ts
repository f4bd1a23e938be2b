import '../../i18n/en/acts.messages.json';

import type { Act, ActKind } from '@gschool/admin/contract';

import type { MessageId, Translate } from '../../i18n/useT';
import { formatMachineDate } from '../dates';
import { formatMachineDateTime } from '../times';
import { knownLabel } from './labels';

const messages: Readonly<Record<ActKind, MessageId>> = {
  'member.grant': 'act.member.grant',
  'member.revoke': 'act.member.revoke',
  'member.block': 'act.member.block',
  'member.unblock': 'act.member.unblock',
  'member.sync': 'act.member.sync',
  'member.role': 'act.member.role',
  'member.signOut': 'act.member.signOut',
  'member.erase': 'act.member.erase',
  'order.state': 'act.order.state',
  'order.refund': 'act.order.refund',
  'catalogue.publish': 'act.catalogue.publish',
  'catalogue.restore': 'act.catalogue.restore',
  'catalogue.schedule': 'act.catalogue.schedule',
  'catalogue.unschedule': 'act.catalogue.unschedule',
  'data.export': 'act.data.export',
  'act.undo': 'act.undo',
};

/** The kinds of acts, in the order in which filters list them. */
export const actKinds = Object.keys(messages) as readonly ActKind[];

/** What an act did, in one line: `Gave access until Jan 31, 2027`. */
export const describeAct = (
  { kind, args }: Pick<Act, 'kind' | 'args'>,
  t: Translate,
  locale: string,
): string => {
  if (!Object.hasOwn(messages, kind)) return t('act.unknown', { kind });
  const { expiresAt, plan, role, from, state, release, publishAt } = args;
  const hasPlan = kind === 'member.grant' && typeof plan === 'string';
  return t(hasPlan ? 'act.member.grantPlan' : messages[kind], {
    date: typeof expiresAt === 'number' ? formatMachineDate(expiresAt, locale) : '',
    plan: String(plan),
    release: String(Number(release)),
    time: typeof publishAt === 'string' ? formatMachineDateTime(publishAt, locale) : '',
    role: knownLabel(role, t),
    from: knownLabel(from, t),
    state: knownLabel(state, t),
  });
};

/** Whether an act published drafts, which come back if it is undone. The command publishes a pack. */
export const hasPublishedDrafts = ({ kind, by }: Pick<Act, 'kind' | 'by'>): boolean =>
  kind === 'catalogue.publish' && by !== 'command';
