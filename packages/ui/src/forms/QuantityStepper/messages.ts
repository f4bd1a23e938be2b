/** The messages of a quantity. */
export const quantityMessages = {
  decrease: (label: string) => `One fewer: ${label}`,
  increase: (label: string) => `One more: ${label}`,
  remove: (label: string) => `Remove: ${label}`,
  /** The stock is reached. */
  onlyLeft: (max: number) => `Only ${max} left`,
  /** The minimum is reached. */
  atLeast: (min: number) => `At least ${min}`,
};
