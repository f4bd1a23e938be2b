/** The messages of the cart and its lines. */
export const cartMessages = {
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  each: (price: string) => `${price} each`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
};
