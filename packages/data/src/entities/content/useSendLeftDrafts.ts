import { useEffect } from 'react';

import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getContentQueues } from './contentQueues';
import { getUnsavedDraftKeys } from './draftJournal';

/**
 * Sends the drafts that an earlier visit has left on this device, once the member who typed them is
 * signed in. For the frame of the studio.
 */
export const useSendLeftDrafts = (): void => {
  const services = useServices();
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : '';
  useEffect(() => {
    if (uid === '' || getUnsavedDraftKeys(() => localStorage, uid).length === 0) return;
    void getContentQueues(services).sendLeft();
  }, [services, uid]);
};
