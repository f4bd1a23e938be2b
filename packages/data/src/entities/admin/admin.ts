/**
 * The query keys of the studio. All of it belongs to one administrator, and nothing is stored in the
 * browser: the data names other members.
 */
export const adminKeys = {
  /** Everything that an administrator has read. */
  all: (uid: string) => [uid, 'admin'] as const,
  overview: (uid: string) => [uid, 'admin', 'overview'] as const,
  members: (uid: string) => [uid, 'admin', 'members'] as const,
  found: (uid: string, text: string) => [uid, 'admin', 'found', text] as const,
  name: (uid: string, id: string) => [uid, 'admin', 'name', id] as const,
  member: (uid: string, id: string) => [uid, 'admin', 'member', id] as const,
  /** All lists of orders. */
  orders: (uid: string) => [uid, 'admin', 'orders'] as const,
  orderList: (uid: string, filter: object) => [uid, 'admin', 'orders', filter] as const,
  order: (uid: string, number: string) => [uid, 'admin', 'order', number] as const,
  /** All lists of log entries. */
  log: (uid: string) => [uid, 'admin', 'log'] as const,
  /** All plans of publications. */
  plans: (uid: string) => [uid, 'admin', 'plan'] as const,
  plan: (uid: string, drafts: readonly string[]) => [uid, 'admin', 'plan', drafts] as const,
  restorePlan: (uid: string, release: string) =>
    [uid, 'admin', 'plan', 'restore', release] as const,
  releaseAct: (uid: string, release: string) => [uid, 'admin', 'log', 'release', release] as const,
  logList: (uid: string, filter: object) => [uid, 'admin', 'log', filter] as const,
};
