/** The messages of the order summary. */
export const orderMessages = {
  title: 'Order summary',
  show: 'Show order summary',
  hide: 'Hide order summary',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  quantity: (count: number) => `Quantity: ${count}`,
};
