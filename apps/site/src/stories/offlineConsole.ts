/** Console errors that are expected in stories without a network, for `parameters.checks`. */
export const offlineConsole = [
  {
    check: 'console',
    match: 'RPC_ERROR',
    reason: 'Firestore logs that it is offline.',
  },
  { check: 'console', match: 'ERR_FAILED', reason: 'The browser logs the failed request.' },
] as const;
