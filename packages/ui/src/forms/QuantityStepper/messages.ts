/** The words of a quantity. */
export const quantityMessages = {
  fewer: (label: string) => `One fewer: ${label}`,
  more: (label: string) => `One more: ${label}`,
  remove: (label: string) => `Remove: ${label}`,
  /** The stock does not go further. */
  onlyLeft: (most: number) => `Only ${most} left`,
  /** Fewer make no sense. */
  atLeast: (least: number) => `At least ${least}`,
};
