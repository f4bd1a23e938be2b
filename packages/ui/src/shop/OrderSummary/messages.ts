/** The messages of an order's sum. */
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
