/** The query keys of the shop. Only orders belong to one member. Nothing is stored in the browser. */
export const shopKeys = {
  catalogue: ['everyone', 'shop'] as const,
  product: (id: string) => ['everyone', 'product', id] as const,
  department: (productId: string) => ['everyone', 'department', productId] as const,
  reviews: (productId: string) => ['everyone', 'reviews', productId] as const,
  orders: (uid: string) => [uid, 'orders'] as const,
  order: (uid: string, number: string) => [uid, 'orders', number] as const,
  payment: (uid: string, number: string) => [uid, 'orders', number, 'payment'] as const,
  orderStatus: (number: string) => ['everyone', 'orderStatus', number] as const,
};
