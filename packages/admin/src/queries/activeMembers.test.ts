import { describe, expect, it } from 'vitest';

import { countActiveMembers } from './activeMembers';
import type { QueryServices } from './adminQueryServices';
import { readOverview } from './overview';

const HOUR_MS = 3_600_000;
const now = Date.parse('2026-11-27T12:00:00Z');

const setUp = (stored: Readonly<Record<string, number>>) => {
  let counts = stored;
  let open = 7;
  const counted: number[] = [];
  const none = async () => [];
  const services = {
    statistics: {
      readActiveMembers: async () => counts,
      writeActiveMembers: async (day: string, count: number, firstDay: string) => {
        const recent = Object.entries(counts).filter(([one]) => one >= firstDay);
        counts = { ...Object.fromEntries(recent), [day]: count };
      },
    },
    memberships: {
      countOpen: async (time: number) => {
        counted.push(time);
        return open;
      },
      listEnded: none,
    },
    orders: {
      listNewest: async () => ({ orders: [], next: null }),
      listPaid: async () => ({ orders: [], next: null }),
    },
    log: { listStarted: none },
    accounts: { findMany: none },
  } as unknown as QueryServices;
  return {
    services,
    counted,
    setOpen: (count: number) => (open = count),
    getCounts: () => counts,
    read: async () =>
      (await readOverview({ services, now, readCatalogue: () => Promise.reject(new Error()) }))
        .activeMembers,
  };
};

describe('active members by day', () => {
  it('has a number for each day on which the schedule ran, without a visit', async () => {
    const { services, setOpen, getCounts } = setUp({});
    for (let hours = 48; hours >= 0; hours -= 1) {
      setOpen(100 - hours);
      await countActiveMembers(services, now - hours * HOUR_MS);
    }
    // The last count of a day stays.
    expect(getCounts()).toEqual({ '2026-11-25': 63, '2026-11-26': 87, '2026-11-27': 100 });
  });

  it('removes the days before the last 30', async () => {
    const { services, getCounts } = setUp({ '2026-10-28': 1, '2026-10-29': 2 });
    await countActiveMembers(services, now);
    expect(getCounts()).toEqual({ '2026-10-29': 2, '2026-11-27': 7 });
  });

  it('counts no members for a visit after the schedule', async () => {
    const { counted, read } = setUp({ '2026-11-26': 4, '2026-11-27': 5 });
    expect(await read()).toEqual([
      { day: '2026-11-26', count: 4 },
      { day: '2026-11-27', count: 5 },
    ]);
    expect(counted).toEqual([]);
  });

  it('counts once a day if the schedule has not run', async () => {
    const { counted, read } = setUp({ '2026-11-26': 4 });
    await read();
    expect((await read()).at(-1)).toEqual({ day: '2026-11-27', count: 7 });
    expect(counted).toHaveLength(1);
  });
});
