/** When this visit began, in epoch milliseconds: what is new does not change while one looks. */
export const visitStart = Date.now();
