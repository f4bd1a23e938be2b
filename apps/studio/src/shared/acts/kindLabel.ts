import '../../i18n/en/acts.messages.json';

import type { ActKind } from '@gschool/admin/contract';

import type { MessageId, Translate } from '../../i18n/useT';

const labels: Readonly<Record<ActKind, MessageId>> = {
  'member.grant': 'kind.grant',
  'member.revoke': 'kind.revoke',
  'member.block': 'kind.block',
  'member.unblock': 'kind.unblock',
  'member.sync': 'kind.sync',
  'member.role': 'kind.role',
  'member.signOut': 'kind.signOut',
  'member.erase': 'kind.erase',
  'order.state': 'kind.state',
  'order.refund': 'kind.refund',
  'catalogue.publish': 'kind.publish',
  'catalogue.restore': 'kind.restore',
  'catalogue.schedule': 'kind.schedule',
  'catalogue.unschedule': 'kind.unschedule',
  'data.export': 'kind.export',
  'act.undo': 'kind.undo',
};

/** The name of a kind of acts, for filters. */
export const actKindLabel = (kind: ActKind, t: Translate): string => t(labels[kind]);
