import type { Act } from '@gschool/admin/contract';
import { describe, expect, it } from 'vitest';

import { actKinds } from './describeAct';
import { toCommandLine } from './commandLine';

const number = '0123456789ABCDEFGHJKMNPQRS';

describe('the command of an act', () => {
  it.each<[Act['kind'], Record<string, unknown>, string | null]>([
    [
      'member.grant',
      { uid: 'mira', expiresAt: Date.parse('2027-01-31T22:59:59.999Z'), plan: 'school' },
      'member grant --uid mira --until 2027-01-31T22:59:59.999Z --plan school',
    ],
    [
      'member.grant',
      { uid: 'mira', expiresAt: Date.parse('2027-01-31T22:59:59.999Z') },
      'member grant --uid mira --until 2027-01-31T22:59:59.999Z',
    ],
    ['member.revoke', { uid: 'mira' }, 'member revoke --uid mira'],
    ['member.block', { uid: 'mira' }, 'member block --uid mira'],
    ['member.unblock', { uid: 'mira' }, 'member unblock --uid mira'],
    ['member.sync', { uid: 'mira' }, 'member sync --uid mira'],
    ['member.signOut', { uid: 'mira' }, 'member sync --uid mira --sign-out-everywhere'],
    ['member.role', { uid: 'mira', role: 'admin' }, 'member role --uid mira admin'],
    ['member.erase', { uid: 'mira' }, 'member erase --uid mira'],
    ['order.state', { number, from: 'paid', state: 'sent' }, `order state ${number} sent`],
    [
      'order.state',
      { number, state: 'cancelled', refunded: ['pi_1', 'pi_2'] },
      `order state ${number} cancelled --refunded pi_1 --refunded pi_2`,
    ],
    ['order.refund', { number, payment: 'pi_1' }, null],
    ['act.undo', { act: 'id' }, null],
    ['class.publish' as Act['kind'], {}, null],
  ])('%s %j', (kind, args, expected) => {
    expect(toCommandLine({ kind, args })).toBe(expected && `npx gschool ${expected}`);
  });

  it('quotes what a shell would read as something else', () => {
    const line = toCommandLine({ kind: 'member.block', args: { uid: "a'; rm -rf $HOME" } });
    expect(line).toBe(String.raw`npx gschool member block --uid 'a'\''; rm -rf $HOME'`);
  });

  it('exists for all kinds except those that only the studio has', () => {
    const args = { uid: 'mira', number, state: 'sent', role: 'user', expiresAt: 0 };
    const missing = actKinds.filter((kind) => toCommandLine({ kind, args }) === null);
    expect(missing).toEqual([
      'order.refund',
      // `gschool catalogue publish` publishes a folder, and a folder has no drafts.
      'catalogue.publish',
      'catalogue.restore',
      'catalogue.schedule',
      'catalogue.unschedule',
      'data.export',
      'act.undo',
    ]);
  });
});
