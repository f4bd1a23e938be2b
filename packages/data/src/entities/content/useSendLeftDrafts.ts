import { useEffect } from 'react';

import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getUnsavedDraftKeys } from './unsavedDraftKeys';

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
    // If the chunk does not load, the drafts wait for the next visit.
    void import('./contentQueues').then(
      ({ getContentQueues }) => getContentQueues(services).sendLeft(),
      () => undefined,
    );
  }, [services, uid]);
};
