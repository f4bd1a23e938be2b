import { createStore } from '@gschool/state';

import type { Session } from './createSession';

/**
 * A smaller difference is ignored: the token's time is rounded to seconds, and the request takes
 * time.
 */
const TOLERANCE_MS = 2000;

/**
 * The device's clock can change while a page is open, so the offset is measured again after this
 * time, when the page is visible.
 */
const MEASURE_INTERVAL_MS = 15 * 60_000;

/**
 * How far the server's clock is ahead of the device's, in milliseconds. It is computed from the
 * token's time and the times at which the token was requested and received. 0 when latency and
 * rounding explain the difference.
 */
export const getClockOffset = (
  requestedAt: number,
  answeredAt: number,
  serverTime: number,
): number => {
  // Adds half a second for the fraction that the token omits.
  const offset = serverTime + 500 - (requestedAt + answeredAt) / 2;
  const isNoise = Math.abs(offset) <= TOLERANCE_MS + (answeredAt - requestedAt) / 2;
  return Number.isFinite(offset) && !isNoise ? Math.round(offset) : 0;
};

/** Measures the offset of the server's clock for one session. */
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

  /**
   * Measures the offset, unless it was measured recently. Never rejects: without a result, the
   * device's clock is used.
   */
  async measure(): Promise<void> {
    const elapsed = this.measuredAt === null ? Infinity : this.deviceNow() - this.measuredAt;
    // `elapsed` is negative after the clock was set back.
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
      // Offline or signed out, so the device's clock is used.
    } finally {
      this.isMeasuring = false;
    }
  }

  /** Resets the offset, because visitors cannot read the server's time. */
  reset(): void {
    this.measuredAt = null;
    this.offset.set(0);
  }
}
