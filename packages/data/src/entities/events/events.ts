import type { CachePolicies } from '../../cache/cachePolicy';

/** The query keys of events. Only the access belongs to one member. */
export const eventKeys = {
  upcoming: (limit: number) => ['everyone', 'upcoming', limit] as const,
  past: ['everyone', 'past'] as const,
  between: (from: string, until: string) => ['everyone', 'between', from, until] as const,
  event: (id: string) => ['everyone', 'event', id] as const,
  access: (uid: string, id: string) => [uid, 'eventAccess', id] as const,
};

/** How the browser stores events: those that were opened, and lists. The access is not stored. */
export const eventPolicies = {
  upcoming: { kind: 'unknown', store: 'small', isForSubscribers: false },
  event: { kind: 'unknown', store: 'large', isForSubscribers: false },
  past: { kind: 'unknown', store: 'large', isForSubscribers: false },
  between: { kind: 'unknown', store: 'large', isForSubscribers: false },
} satisfies CachePolicies<'unknown'>;
