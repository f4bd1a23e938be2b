import { useEffect, useEffectEvent } from 'react';

import type { RejectedChange, Services } from '../../services/createServices';
import { useServices } from '../../services/ServicesProvider';

export const notifyRejectedChange = (services: Services, rejected: RejectedChange): void =>
  services.rejectedChanges.notify(rejected);

/** Calls the listener for each change that is rejected after its action resolved with `waiting`. */
export const useRejectedChanges = (listener: (rejected: RejectedChange) => void): void => {
  const { rejectedChanges } = useServices();
  const onRejected = useEffectEvent(listener);
  useEffect(() => rejectedChanges.subscribe((rejected) => onRejected(rejected)), [rejectedChanges]);
};
