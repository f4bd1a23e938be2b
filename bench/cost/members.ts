import * as assumed from './assumptions';
import type { Design, Device, Visit } from './designs';
import type { Random } from './random';

/** The total of what all members did. */
export interface Totals {
  activeMembers: number;
  visits: number;
  /** The number of visits on a device that was used in the half hour before. */
  warmVisits: number;
  watchedMinutes: number;
}

const DAY = 24 * 60;
/** Half an hour, which is the longest lifetime of the caches. */
const WARM = 30;

function createDevice(random: Random): Device {
  const isKnown = random.chance(assumed.KNOWN_DEVICE);
  return {
    isSignedIn: isKnown,
    isSafari: random.chance(assumed.SAFARI),
    visitedAt: -Infinity,
    tokenAt: -Infinity,
    release: -1,
    readAt: {
      catalogue: -Infinity,
      library: -Infinity,
      class: -Infinity,
      history: -Infinity,
      events: -Infinity,
    },
  };
}

function watchClasses(random: Random): Visit['classes'] {
  if (!random.chance(assumed.WATCHES)) return [];
  return Array.from({ length: 1 + random.poisson(assumed.MORE_CLASSES) }, () => {
    const { minutes } = random.pick(assumed.classLengths);
    const part = random.chance(assumed.FINISHES) ? 1 : random.next();
    return { minutes: minutes * part, pauses: random.poisson(assumed.PAUSES_PER_CLASS) };
  });
}

/** The times of a member’s visits in the month, in order. */
function planVisits(random: Random, days: number): { at: number; isFirstOfDay: boolean }[] {
  const plan = [];
  for (let day = 0; day < assumed.DAYS; day++) {
    if (!random.chance(days / assumed.DAYS)) continue;
    let at = day * DAY + random.next() * DAY;
    plan.push({ at, isFirstOfDay: true });
    for (let more = random.poisson(assumed.MORE_VISITS); more > 0; more--) {
      at += random.logNormal(assumed.pauseBetweenVisits.median, assumed.pauseBetweenVisits.sigma);
      plan.push({ at, isFirstOfDay: false });
    }
  }
  return plan.toSorted((a, b) => a.at - b.at);
}

/** Simulates one member’s month and passes each visit to every design. */
function simulateMember(random: Random, designs: readonly Design[], totals: Totals): void {
  const plan = planVisits(random, random.pick(assumed.activity).days);
  if (plan.length === 0) return;
  totals.activeMembers += 1;
  const { count } = random.pick(assumed.devices);
  const owned = Array.from({ length: count }, () => createDevice(random));
  let used = 0;
  for (const { at, isFirstOfDay } of plan) {
    if (isFirstOfDay) {
      const isMain = count === 1 || random.chance(assumed.MAIN_DEVICE);
      used = isMain ? 0 : 1 + Math.floor(random.next() * (count - 1));
    }
    const device = owned[used]!;
    const isForgotten = device.isSafari && at - device.visitedAt > assumed.SAFARI_MEMORY;
    if (isForgotten && device.visitedAt >= 0) device.isSignedIn = false;
    const classes = watchClasses(random);
    const visit: Visit = {
      at,
      device,
      classes,
      edits: random.poisson(assumed.EDITS_PER_VISIT),
      opensEvents: random.chance(assumed.OPENS_EVENTS),
    };
    totals.visits += 1;
    if (at - device.visitedAt < WARM) totals.warmVisits += 1;
    for (const { minutes } of classes) totals.watchedMinutes += minutes;
    for (const design of designs) design.addVisit(visit);
    if (!device.isSignedIn || at - device.tokenAt >= assumed.TOKEN_MINUTES) device.tokenAt = at;
    device.isSignedIn = true;
    device.visitedAt = at;
  }
}

/** Simulates a month of all members. */
export function simulateMembers(count: number, random: Random, designs: readonly Design[]): Totals {
  const totals: Totals = { activeMembers: 0, visits: 0, warmVisits: 0, watchedMinutes: 0 };
  for (let member = 0; member < count; member++) simulateMember(random, designs, totals);
  return totals;
}
