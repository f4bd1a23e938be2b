/** The keys of the query cache. All begin with the uid: nothing of one member is ever shown to the next. */
export const keys = {
  catalogue: (uid: string) => [uid, 'catalogue'] as const,
  details: (uid: string, id: string) => [uid, 'class', id] as const,
  playback: (uid: string, id: string) => [uid, 'playback', id] as const,
  library: (uid: string) => [uid, 'library'] as const,
  upcoming: (limit: number) => ['everyone', 'upcoming', limit] as const,
};
