import { createContext, use, useEffect, type ReactNode } from 'react';

import type { Services } from './createServices';

const ServicesContext = createContext<Services | null>(null);

interface ServicesProviderProps {
  services: Services;
  children: ReactNode;
}

/**
 * Provides the services. Refreshes a stale session when the page becomes visible or focused again.
 * The caller starts the session.
 */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  const { session } = services;
  useEffect(() => {
    const refreshIfVisible = (): void => {
      if (document.visibilityState === 'visible') void session.refreshIfStale();
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    window.addEventListener('focus', refreshIfVisible);
    return () => {
      document.removeEventListener('visibilitychange', refreshIfVisible);
      window.removeEventListener('focus', refreshIfVisible);
    };
  }, [session]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services of this page. Throws outside a `ServicesProvider`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices must be used within a ServicesProvider');
  return services;
}
