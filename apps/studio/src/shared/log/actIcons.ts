import type { ActKind } from '@gschool/admin/contract';
import { icons, type IconShape } from '@gschool/ui';
import type { TimelineItem } from '@gschool/ui/admin';

/** The icon of each kind of acts. A kind of a newer version has none. */
export const actIcons: Readonly<Record<ActKind, IconShape>> = {
  'member.grant': icons.calendar,
  'member.revoke': icons.close,
  'member.block': icons.lock,
  'member.unblock': icons.check,
  'member.sync': icons.refresh,
  'member.role': icons.shield,
  'member.signOut': icons.logout,
  'member.erase': icons.trash,
  'order.state': icons.parcel,
  'order.refund': icons.card,
  'catalogue.publish': icons.share,
  'catalogue.restore': icons.history,
  'catalogue.schedule': icons.calendar,
  'catalogue.unschedule': icons.close,
  'data.export': icons.download,
  'act.undo': icons.history,
};

/** The color of the icon. The title has its meaning. */
export const actTones: Readonly<Partial<Record<ActKind, TimelineItem['tone']>>> = {
  'member.grant': 'success',
  'member.unblock': 'success',
  'member.revoke': 'danger',
  'member.block': 'danger',
  'member.erase': 'danger',
  'order.state': 'info',
};
