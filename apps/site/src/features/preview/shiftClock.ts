/**
 * Moves the clock of this page to an ISO time; null returns to the present. Pages then show what
 * members saw at that time: what is new, and which events are over.
 */
export const createClockShift = (target: { Date: DateConstructor }) => {
  const RealDate = target.Date;
  let offset = 0;
  const now = () => RealDate.now() + offset;
  const ShiftedDate = new Proxy(RealDate, {
    construct: (_, parts: unknown[]) =>
      Reflect.construct(RealDate, parts.length === 0 ? [now()] : parts) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (real, name) => (name === 'now' ? now : (Reflect.get(real, name) as unknown)),
  });
  return (time: string | null): void => {
    offset = time === null ? 0 : RealDate.parse(time) - RealDate.now();
    target.Date = time === null ? RealDate : ShiftedDate;
  };
};
