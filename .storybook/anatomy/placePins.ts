/** A box relative to the picture, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A number beside the picture, and the point of the part that its line leads to. */
export interface Pin {
  number: number;
  x: number;
  y: number;
  target: { x: number; y: number };
  part: Box;
}

/** Between the middles of two pins, and from the edge of the picture to a pin. */
const DISTANCE = 30;
const EDGE = 18;
/** The size below which the line to a part ends at its edge. */
const SMALL = 32;

/** Positions in their order, at least `DISTANCE` apart, and before the end. */
function spread(wanted: readonly number[], end: number): number[] {
  const placed: number[] = [];
  for (const one of wanted) placed.push(Math.max(one, (placed.at(-1) ?? -DISTANCE) + DISTANCE));
  let limit = end - EDGE;
  return placed
    .toReversed()
    .map((one) => {
      const position = Math.min(one, limit);
      limit = position - DISTANCE;
      return position;
    })
    .toReversed();
}

const getRange = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/**
 * Places the numbers of parts: above parts that are side by side, and beside parts that are under
 * each other. Lines end just inside the edge of a part, or on it if the part is small, and do not
 * cross.
 */
export function placePins(
  parts: readonly { number: number; part: Box }[],
  picture: { width: number; height: number },
): Pin[] {
  if (parts.length === 0) return [];
  const middles = parts.map(({ number, part }) => ({
    number,
    part,
    x: part.x + part.width / 2,
    y: part.y + part.height / 2,
  }));
  const isAbove = getRange(middles.map(({ x }) => x)) > getRange(middles.map(({ y }) => y));
  const axis = isAbove ? 'x' : 'y';
  const sorted = middles.toSorted((a, b) => a[axis] - b[axis]);
  const positions = spread(
    sorted.map((middle) => middle[axis]),
    isAbove ? picture.width : picture.height,
  );
  return sorted.map(({ number, part, x, y }, index) => {
    const position = positions[index] ?? 0;
    // On a small part, the end of the line would cover what the part shows.
    const inside = (isAbove ? part.height : part.width) < SMALL ? 0 : 8;
    return isAbove
      ? { number, part, x: position, y: EDGE, target: { x, y: part.y + inside } }
      : {
          number,
          part,
          x: picture.width - EDGE,
          y: position,
          target: { x: part.x + part.width - inside, y },
        };
  });
}
