import { between, go, limb, outline, type Point } from './shapes';

/** A drawn figure: markup around the hip at 0,0, and how far it reaches. */
export interface Figure {
  markup: string;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  lift: number;
  hands: readonly [Point, Point];
}

/** Head and hair in their own frame: `up` degrees, gaze -1, 0 or 1. */
const head = (c: Point, up: number, gaze: number): [face: string, hair: string] => {
  const g = gaze || 1;
  const a = (up * Math.PI) / 180;
  const place = (d: string): string =>
    d.replace(/(-?\d{1,6}),(-?\d{1,6})/g, (_, x: string, y: string) => {
      const [px, py] = [Number(x) * g, Number(y)];
      return `${Math.round(c[0] + px * Math.cos(a) - py * Math.sin(a))},${Math.round(c[1] + px * Math.sin(a) + py * Math.cos(a))}`;
    });
  return gaze
    ? [
        place(
          'M0,-66C36,-66 54,-40 52,-14C56,-2 66,8 64,13C62,18 54,16 54,20C56,34 52,50 42,58C26,66 10,60 0,54C-40,48 -58,14 -56,-10C-54,-44 -34,-66 0,-66Z',
        ),
        place(
          'M50,-30C30,-30 10,-18 4,10C-2,34 -18,50 -36,44C-66,24 -70,-28 -46,-54C-90,-50 -100,-92 -72,-104C-44,-114 -26,-90 -30,-68C6,-86 44,-68 50,-30Z',
        ),
      ]
    : [
        place(
          'M0,-68C40,-68 56,-40 54,-6C52,34 28,64 0,64C-28,64 -52,34 -54,-6C-56,-40 -40,-68 0,-68Z',
        ),
        place(
          'M57,0C54,-24 30,-34 12,-44C-8,-32 -50,-26 -57,0C-66,-34 -50,-66 -20,-74C-42,-92 -30,-126 0,-126C30,-126 42,-92 20,-74C50,-66 66,-34 57,0Z',
        ),
      ];
};

/** Draws a pose; `isFlipped` mirrors it. Colors: skin, the limbs behind, hair and suit. */
export const drawFigure = (
  pose: readonly number[],
  isFlipped: boolean,
  [skin, behind, suit, behindSuit, hairColor]: readonly string[] &
    readonly [string, string, string, string, string],
): Figure => {
  const v = (i: number): number => pose[i] ?? 0;
  const turn = (value: number): number => (isFlipped ? 360 - value : value);
  const sign = isFlipped ? -1 : 1;
  const box: [number, number, number, number] = [1e4, 1e4, -1e4, -1e4];
  const reach = ([x, y]: Point, by: number): void => {
    box[0] = Math.min(box[0], x - by);
    box[1] = Math.min(box[1], y - by);
    box[2] = Math.max(box[2], x + by);
    box[3] = Math.max(box[3], y + by);
  };
  const part = (a: Point, ra: number, b: Point, rb: number, bulge = 0): string => {
    reach(a, ra);
    reach(b, rb);
    return limb(a, ra, b, rb, bulge);
  };

  const breadth = v(4) / 10;
  const lean = turn(v(0));
  const hip: Point = [0, 0];
  const neck = go(hip, lean, 262);
  const across = (p: Point, by: number): Point => go(p, lean + 90, by);
  // The spine's middle bends away from the face when the back is round.
  const waist = across(between(hip, neck, 0.46), -v(1) * sign);
  const chest = across(between(hip, neck, 0.78), -v(1) * sign * 0.55);

  /** The joints of a limb whose three angles start at column `i`. */
  const chain = (start: Point, i: number, lengths: readonly number[]): Point[] => {
    const joints = [start];
    for (const [k, length] of lengths.entries()) {
      const whole = Math.floor(v(i + k));
      const share = Math.round((v(i + k) - whole) * 10) / 10 || 1;
      joints.push(go(joints[k] as Point, turn(whole), length * share));
    }
    return joints;
  };
  const arm = (i: number, side: number): [string, Point] => {
    const shoulder = across(go(neck, lean, -30), side * (8 + breadth * 43));
    const [a, b, c, d] = chain(shoulder, i, [150, 138, 50]) as [Point, Point, Point, Point];
    return [part(a, 26, b, 19, 3) + part(b, 19, c, 13, 4) + part(c, 14, d, 8, 6), d];
  };
  const leg = (i: number, side: number): [suit: string, foot: string] => {
    const joint = across(go(hip, lean, 6), side * breadth * 22);
    const [a, b, c, d] = chain(joint, i, [246, 250, 86]) as [Point, Point, Point, Point];
    return [
      part(a, 50, b, 30, 5) + part(b, 30, between(b, c, 0.97), 16, 9),
      part(between(c, d, -0.14), 15, d, 9, 4),
    ];
  };
  const half = (side: number): Point[] => [
    across(go(hip, lean, -18), side * (40 + breadth * 14)),
    across(go(hip, lean, 40), side * (46 + breadth * 8)),
    across(waist, side * 36),
    across(chest, side * (43 + breadth * 6)),
    across(go(neck, lean, -18), side * (20 + breadth * 46)),
  ];
  const torso = outline([...half(-1), go(neck, lean, 8), ...half(1).reverse()]);
  const up = turn(v(2));
  const skull = go(neck, up, 104);
  reach(skull, 92);
  const [face, hair] = head(skull, up, v(3) * sign);
  const [nearArm, nearHand] = arm(5, sign);
  const [farArm, farHand] = arm(8, -sign);
  const [nearLeg, nearFoot] = leg(11, sign);
  const [farLeg, farFoot] = leg(14, -sign);
  const isSide = breadth < 0.5;
  const p = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
  const throat = part(go(neck, lean, -14), 24, skull, 19);
  return {
    markup:
      (isSide ? p(behindSuit, farLeg) + p(behind, farArm + farFoot) : '') +
      p(skin, (isSide ? '' : farArm + nearArm) + throat) +
      p(skin, face) +
      p(suit, (isSide ? '' : farLeg) + nearLeg + torso) +
      p(hairColor, hair) +
      p(skin, nearFoot + (isSide ? nearArm : farFoot)),
    box,
    lift: v(17),
    hands: [nearHand, farHand],
  };
};
