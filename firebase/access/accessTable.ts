import type { AccessCase } from './accessCase';
import { areaCases } from './cases/areas';
import { cartCases } from './cases/cart';
import { checkoutCases } from './cases/checkout';
import { contentCases } from './cases/content';
import { draftCases } from './cases/drafts';
import { erasureCases } from './cases/erasure';
import { libraryCases } from './cases/library';
import { logCases } from './cases/log';
import { orderCases } from './cases/orders';
import { profileCases } from './cases/profile';
import { profileFieldCases } from './cases/profileFields';
import { queryCases } from './cases/queries';
import { shopCases } from './cases/shop';
import { transformCases } from './cases/transforms';
import { valueCases } from './cases/values';

/**
 * Who may do what, as requests. Tests run this table against `firestore.rules` on the emulator and
 * against the mock's access rules, so that both stay the same.
 */
export const accessTable: readonly AccessCase[] = [
  ...areaCases,
  ...profileCases,
  ...profileFieldCases,
  ...erasureCases,
  ...draftCases,
  ...libraryCases,
  ...cartCases,
  ...contentCases,
  ...checkoutCases,
  ...orderCases,
  ...logCases,
  ...queryCases,
  ...shopCases,
  ...transformCases,
  ...valueCases,
];
