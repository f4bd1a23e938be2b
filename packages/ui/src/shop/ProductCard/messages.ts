/** The messages of product cards and the buttons on them. */
export const productMessages = {
  sale: 'Sale',
  isNew: 'New',
  soldOut: 'Sold out',
  colors: (names: string) => `Colors: ${names}`,
  add: 'Add to cart',
  named: (label: string, name: string) => `${label}: ${name}`,
  adding: (name: string) => `Adding ${name}`,
  added: 'Added',
  addedNamed: (name: string) => `${name} added to cart`,
  notAdded: 'That didn’t work. Try again.',
  wishlistToggle: (name: string) => `Wishlist: ${name}`,
};
