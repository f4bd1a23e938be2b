import { createStore } from '@gschool/state';
import type { Session } from './createSession';

/** Below this the two clocks agree: the token's time is cut to seconds, and the answer takes its way. */
const TOLERANCE = 2000;

/** A device's clock is set right, or wrong, while a page stays open: measured anew when it is looked at again. */
const MEASURE_AFTER = 15 * 60_000;

/**
 * How far the server's clock is ahead of this one, in milliseconds, from a token that was asked
 * for between two readings of this one. 0 where nothing but the way and the rounding explains it.
 */
export const clockOffset = (asked: number, answered: number, serverTime: number): number => {
  // Half a second stands for the fraction that the token does not say.
  const offset = serverTime + 500 - (asked + answered) / 2;
  const isNoise = Math.abs(offset) <= TOLERANCE + (answered - asked) / 2;
  return Number.isFinite(offset) && !isNoise ? Math.round(offset) : 0;
};

/** The offset of one session's server, as far as it is known. */
export class ServerClock {
  private readonly offset = createStore(0);
  readonly subscribe = this.offset.subscribe;
  readonly getOffset = this.offset.get;
  private measuredAt: number | null = null;
  private isAsking = false;

  constructor(
    private readonly session: Pick<Session, 'backend'>,
    private readonly device: () => number = () => Date.now(),
  ) {}

  now(): number {
    return this.device() + this.offset.get();
  }

  /** Asks, unless it was asked a short while ago. Never rejects: without an answer this clock counts. */
  async measure(): Promise<void> {
    const since = this.measuredAt === null ? Infinity : this.device() - this.measuredAt;
    // A clock that was set back says a negative time.
    if (this.isAsking || (since >= 0 && since < MEASURE_AFTER)) return;
    this.isAsking = true;
    try {
      const backend = await this.session.backend();
      const asked = this.device();
      const serverTime = await backend.serverTime();
      const answered = this.device();
      this.measuredAt = answered;
      this.offset.set(clockOffset(asked, answered, serverTime));
    } catch {
      // Offline, or nobody is here: the device's own clock is all there is.
    } finally {
      this.isAsking = false;
    }
  }

  /** Forgets it: who is not signed in is told no time. */
  reset(): void {
    this.measuredAt = null;
    this.offset.set(0);
  }
}
