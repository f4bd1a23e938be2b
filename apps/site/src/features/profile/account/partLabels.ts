import type { MemberData, MemberDataPart } from '@gschool/data';

import type { MessageId } from '../../../i18n/useT';

/** The names of the sections of the download. */
export const partLabels: Readonly<Record<MemberDataPart, MessageId>> = {
  account: 'account.part.account',
  profile: 'account.part.profile',
  picture: 'account.part.picture',
  library: 'account.part.library',
  history: 'account.part.history',
  playlists: 'account.part.playlists',
  cart: 'account.part.cart',
  customer: 'account.part.customer',
  subscriptions: 'account.part.subscriptions',
  payments: 'account.part.payments',
  orders: 'account.part.orders',
  orderStatus: 'account.part.orderStatus',
  checkoutSessions: 'account.part.checkoutSessions',
};

/** The sections that could not be read, in the order of the file. */
export const unreadParts = ({ sections }: MemberData): readonly MemberDataPart[] =>
  (Object.keys(partLabels) as MemberDataPart[]).filter((part) => 'notRead' in sections[part]);
