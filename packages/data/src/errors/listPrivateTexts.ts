import { listPersonalTexts } from '@gschool/domain';

import { adminKeys } from '../entities/admin/admin';
import { shopKeys } from '../entities/shop/shop';
import type { Services } from '../services/createServices';
import { listDraftTexts } from '../storage/formDrafts';

/**
 * What this page knows about people, which reports must not contain: the member’s account, profile
 * and drafts, and the orders and members that were read. Empty for visitors.
 */
export const listPrivateTexts = ({
  session,
  queryClient,
}: {
  session: Pick<Services['session'], 'get'>;
  queryClient: Pick<Services['queryClient'], 'peek'>;
}): readonly string[] => {
  const state = session.get();
  if (state.status !== 'signedIn') return [];
  const { user, profile } = state;
  const read = [shopKeys.orders(user.uid), adminKeys.all(user.uid)].flatMap((queryKey) =>
    queryClient.peek()?.getQueriesData({ queryKey }),
  );
  return [user.uid, ...listPersonalTexts([user, profile, read]), ...listDraftTexts(user.uid)];
};
