/**
 * The keys of the query cache. All start with the uid, so that one member's data is never shown to
 * another.
 */
export const queryKeys = {
  catalogue: (uid: string) => [uid, 'catalogue'] as const,
  class: (uid: string, id: string) => [uid, 'class', id] as const,
  playback: (uid: string, id: string) => [uid, 'playback', id] as const,
  library: (uid: string) => [uid, 'library'] as const,
  history: (uid: string) => [uid, 'history'] as const,
  playlists: (uid: string) => [uid, 'playlists'] as const,
  upcoming: (limit: number) => ['everyone', 'upcoming', limit] as const,
  past: ['everyone', 'past'] as const,
  between: (from: string, until: string) => ['everyone', 'between', from, until] as const,
  event: (id: string) => ['everyone', 'event', id] as const,
  eventAccess: (uid: string, id: string) => [uid, 'eventAccess', id] as const,
  shop: ['everyone', 'shop'] as const,
  product: (id: string) => ['everyone', 'product', id] as const,
  department: (productId: string) => ['everyone', 'department', productId] as const,
  reviews: (productId: string) => ['everyone', 'reviews', productId] as const,
  orders: (uid: string) => [uid, 'orders'] as const,
  orderStatus: (number: string) => ['everyone', 'orderStatus', number] as const,
};
