/** The largest number of uids in the query `members.names`. */
export const MAX_NAMES = 100;
