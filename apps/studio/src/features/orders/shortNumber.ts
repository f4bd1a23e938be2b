/** The first characters of an order number, which name it in lists and questions. */
export const getShortNumber = (number: string): string => number.slice(0, 6);
