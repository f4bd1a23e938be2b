import type { AccessCase } from './accessCase';
import { checkoutCases } from './cases/checkout';
import { contentCases } from './cases/content';
import { libraryCases } from './cases/library';
import { orderCases } from './cases/orders';
import { profileCases } from './cases/profile';
import { profileFieldCases } from './cases/profileFields';
import { queryCases } from './cases/queries';
import { shopCases } from './cases/shop';

/**
 * Who may do what, as attempts. The rules on the official emulator and the mock's
 * guards are both held to it, so that they cannot drift apart.
 */
export const accessTable: readonly AccessCase[] = [
  ...profileCases,
  ...profileFieldCases,
  ...libraryCases,
  ...contentCases,
  ...checkoutCases,
  ...orderCases,
  ...queryCases,
  ...shopCases,
];
