/** The resources that a design uses in a month. */
export interface Usage {
  reads: number;
  writes: number;
  /** Bytes that Firestore sends. */
  documentBytes: number;
  /** Requests to the account and token services. */
  authCalls: number;
  /** Bytes that Hosting sends. */
  hostingBytes: number;
}

export const createUsage = (): Usage => ({
  reads: 0,
  writes: 0,
  documentBytes: 0,
  authCalls: 0,
  hostingBytes: 0,
});
