import { createStore } from '@gschool/state';
import type { Session } from './createSession';

/** Below this the two clocks agree: the token's time is cut to seconds, and the answer takes its way. */
const TOLERANCE_MS = 2000;

/** A device's clock is set right, or wrong, while a page stays open: measured anew when it is looked at again. */
const MEASURE_INTERVAL_MS = 15 * 60_000;

/**
 * How far the server's clock is ahead of this one, in milliseconds, from a token that was asked
 * for between two readings of this one. 0 where nothing but the way and the rounding explains it.
 */
export const getClockOffset = (
  requestedAt: number,
  answeredAt: number,
  serverTime: number,
): number => {
  // Half a second stands for the fraction that the token does not say.
  const offset = serverTime + 500 - (requestedAt + answeredAt) / 2;
  const isNoise = Math.abs(offset) <= TOLERANCE_MS + (answeredAt - requestedAt) / 2;
  return Number.isFinite(offset) && !isNoise ? Math.round(offset) : 0;
};

/** The offset of one session's server, as far as it is known. */
export class ServerClock {
  private readonly offset = createStore(0);
  readonly subscribe = this.offset.subscribe;
  readonly getOffset = this.offset.get;
  private measuredAt: number | null = null;
  private isMeasuring = false;

  constructor(
    private readonly session: Pick<Session, 'backend'>,
    private readonly deviceNow: () => number = () => Date.now(),
  ) {}

  now(): number {
    return this.deviceNow() + this.offset.get();
  }

  /** Asks, unless it was asked a short while ago. Never rejects: without an answer this clock counts. */
  async measure(): Promise<void> {
    const elapsed = this.measuredAt === null ? Infinity : this.deviceNow() - this.measuredAt;
    // A clock that was set back says a negative time.
    if (this.isMeasuring || (elapsed >= 0 && elapsed < MEASURE_INTERVAL_MS)) return;
    this.isMeasuring = true;
    try {
      const backend = await this.session.backend();
      const requestedAt = this.deviceNow();
      const serverTime = await backend.serverTime();
      const answeredAt = this.deviceNow();
      this.measuredAt = answeredAt;
      this.offset.set(getClockOffset(requestedAt, answeredAt, serverTime));
    } catch {
      // Offline, or nobody is here: the device's own clock is all there is.
    } finally {
      this.isMeasuring = false;
    }
  }

  /** Forgets it: who is not signed in is told no time. */
  reset(): void {
    this.measuredAt = null;
    this.offset.set(0);
  }
}
