/**
 * The draft of the checkout’s address: what the member typed last in this tab. It is removed when the
 * order is paid or requested.
 */
export const ADDRESS_DRAFT = 'address';
