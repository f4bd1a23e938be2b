import { useEffect, useEffectEvent } from 'react';
import type { RejectedChange, Services } from '../services/createServices';
import { useServices } from '../services/ServicesProvider';

/** Tells the listeners of `useRejectedChanges`. */
export const notifyRejectedChange = (services: Services, rejected: RejectedChange): void =>
  services.rejectedChanges.notify(rejected);

/** Calls back for each change that is taken back after its member was told that it waits. */
export const useRejectedChanges = (listener: (rejected: RejectedChange) => void): void => {
  const { rejectedChanges } = useServices();
  const onRejected = useEffectEvent(listener);
  useEffect(() => rejectedChanges.subscribe((rejected) => onRejected(rejected)), [rejectedChanges]);
};
