/** The query keys of the membership plans and of a member's subscriptions. */
export const paymentKeys = {
  plans: ['everyone', 'plans'] as const,
  subscriptions: (uid: string) => [uid, 'subscriptions'] as const,
};
