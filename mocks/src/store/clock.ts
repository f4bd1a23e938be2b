/** The mock's time: the machine's, plus an offset that the inspector moves. */
export class Clock {
  /** Milliseconds. */
  offset = 0;
  private last = 0;

  /** Epoch milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** An ISO instant with microseconds that never comes twice: update times are compared. */
  uniqueTimestamp(): string {
    this.last = Math.max(this.now() * 1000, this.last + 1);
    const micros = String(this.last % 1000).padStart(3, '0');
    return new Date(Math.floor(this.last / 1000)).toISOString().replace('Z', `${micros}Z`);
  }
}
