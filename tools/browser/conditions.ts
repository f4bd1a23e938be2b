/** Unusual conditions under which journeys can run: `npm run e2e -- --condition translated`. */
export const conditions = ['translated', 'arabic-keyboard'] as const;

/** One of `conditions`. */
export type Condition = (typeof conditions)[number];
