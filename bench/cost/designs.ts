import { lifetimes } from '@gschool/data/caches';

import * as assumed from './assumptions';
import { requestCounts } from './requestCounts';
import { createUsage, type Usage } from './usage';

const { responseBytes: bytes } = assumed;
const { firstVisit, openedClass, startedClass, watching, leftClass, prefetch } = requestCounts;
const MINUTE_MS = 60_000;
/** The length of a day in minutes. */
const DAY = 24 * 60;

/**
 * One of a member's devices and the data that its browser has stored. Times are minutes of the
 * month.
 */
export interface Device {
  isSignedIn: boolean;
  isSafari: boolean;
  /** The time of the last visit; -Infinity for none. */
  visitedAt: number;
  tokenAt: number;
  /** The release whose files are cached. */
  release: number;
  /** When each kind of data was last read. */
  readAt: Record<'catalogue' | 'library' | 'class' | 'history' | 'events', number>;
}

/** A visit and the member's actions in it. */
export interface Visit {
  at: number;
  device: Device;
  /** The classes that were played, each with the minutes played and the number of pauses. */
  classes: readonly { minutes: number; pauses: number }[];
  edits: number;
  opensEvents: boolean;
}

/** A design, which counts the resources that each visit uses. */
export interface Design {
  name: string;
  usage: Usage;
  addVisit(visit: Visit): void;
}

/**
 * Calls to the account service. Both designs make the same calls, because Firebase’s SDK decides
 * them.
 */
function countAuthCalls({ at, device }: Visit): number {
  if (!device.isSignedIn) {
    return requestCounts.signIn.authCalls + firstVisit.authCalls;
  }
  const renewals = at - device.tokenAt >= assumed.TOKEN_MINUTES ? 1 : 0;
  return requestCounts.warmVisit.authCalls + renewals;
}

/**
 * The product's design. It uses the counts that tests check and the lifetimes of the product's
 * caches.
 */
export function createProductDesign(appBytes: number): Design {
  const usage = createUsage();
  const read = (count: number, size: number): void => {
    usage.reads += count;
    usage.documentBytes += size;
  };
  const write = (count: number): void => {
    usage.writes += count;
    usage.documentBytes += count * bytes.write;
  };
  const { documents } = firstVisit;
  const sizes = {
    catalogue: bytes.manifest + assumed.CLASSES * bytes.indexEntry,
    library: bytes.library,
    class: bytes.class,
  };
  const kinds = [
    ['catalogue', lifetimes.catalogue],
    ['library', lifetimes.history],
    ['class', lifetimes.video],
  ] as const;
  const addClass = ({ minutes, pauses }: Visit['classes'][number]): void => {
    read(openedClass.reads, bytes.class + bytes.playback);
    // The library is older than 15 seconds, so it is read before the class resumes.
    read(1, bytes.library);
    read(startedClass.reads, bytes.class + bytes.playback);
    write(Math.floor(minutes * watching.writesPerMinute) + pauses);
    read(leftClass.reads, bytes.library);
    write(leftClass.writes);
  };
  return {
    name: 'this school',
    usage,
    addVisit: (visit) => {
      const { at, device, classes, edits } = visit;
      usage.authCalls += countAuthCalls(visit);
      const release = Math.floor(at / (assumed.DAYS_BETWEEN_RELEASES * 24 * 60));
      usage.hostingBytes += device.release === release ? assumed.UNCHANGED_BYTES : appBytes;
      device.release = release;
      read(documents.profile, bytes.profile);
      for (const [kind, lifetime] of kinds) {
        if ((at - device.readAt[kind]) * MINUTE_MS < lifetime) continue;
        read(documents[kind], sizes[kind]);
        device.readAt[kind] = at;
      }
      if (at - device.readAt.history >= prefetch.libraryDays * DAY) {
        read(assumed.HISTORY_ENTRIES, assumed.HISTORY_ENTRIES * bytes.historyEntry);
        read(assumed.PLAYLISTS, assumed.PLAYLISTS * bytes.playlist);
        device.readAt.history = at;
      }
      if (at - device.readAt.events >= prefetch.eventsDays * DAY) {
        read(assumed.UPCOMING_EVENTS, assumed.UPCOMING_EVENTS * bytes.event);
        device.readAt.events = at;
      }
      if (classes.length > 0 || edits > 0) read(watching.readsOnce, bytes.library);
      for (const watched of classes) addClass(watched);
      write(edits);
      if (visit.opensEvents) {
        read(assumed.UPCOMING_EVENTS, assumed.UPCOMING_EVENTS * bytes.event);
      }
    },
  };
}

/**
 * The design that comes to mind first: reads the profile, every class and the library on each
 * visit, writes the position at every progress tick, and caches nothing.
 */
export function createSimpleDesign(appBytes: number): Design {
  const usage = createUsage();
  return {
    name: 'simple design',
    usage,
    addVisit: (visit) => {
      usage.authCalls += countAuthCalls(visit);
      usage.hostingBytes += appBytes;
      usage.reads += 2 + assumed.CLASSES;
      usage.documentBytes += bytes.profile + bytes.library + assumed.CLASSES * bytes.class;
      for (const { minutes } of visit.classes) {
        usage.reads += 1;
        usage.documentBytes += bytes.playback;
        const ticks = Math.floor(minutes * assumed.TICKS_PER_MINUTE);
        usage.writes += ticks;
        usage.documentBytes += ticks * bytes.write;
      }
      usage.writes += visit.edits;
      if (!visit.opensEvents) return;
      usage.reads += assumed.UPCOMING_EVENTS;
      usage.documentBytes += assumed.UPCOMING_EVENTS * bytes.event;
    },
  };
}
