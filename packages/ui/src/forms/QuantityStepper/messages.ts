/** The words of a quantity. */
export const quantityMessages = {
  decrease: (label: string) => `One fewer: ${label}`,
  increase: (label: string) => `One more: ${label}`,
  remove: (label: string) => `Remove: ${label}`,
  /** The stock does not go further. */
  onlyLeft: (max: number) => `Only ${max} left`,
  /** Fewer make no sense. */
  atLeast: (min: number) => `At least ${min}`,
};
