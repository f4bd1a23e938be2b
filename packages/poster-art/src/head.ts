import { round, type Point } from './shapes';

/** A head in profile, and one from the front: the face, the hair, and the lines of a large picture. */
const profile = {
  face: 'M0-66C34-66 54-44 53-18C55-6 66 6 65 12C64 17 56 15 55 18C58 21 60 26 56 28C59 31 58 36 54 37C57 44 54 55 44 58C30 63 14 60 4 54C-36 48-58 14-56-10C-54-44-34-66 0-66Z',
  hair: 'M52-28C38-38 18-30 8-10C4 0 2 8-4 12C-8 16-4 28-12 36C-22 46-38 42-48 28C-62 8-64-28-46-54C-86-54-98-92-72-106C-46-116-24-94-30-70C4-86 42-68 52-28Z',
  ear: 'M-10 0C-2-10 12-8 10 4C8 14-2 20-8 14C-12 10-12 4-10 0Z',
  lines: 'M28-1Q37 6 46 0M46 32Q50 31 53 32',
  band: 'M-54-52C-50-60-40-70-26-76L-18-68C-32-62-40-54-44-44Z',
} as const;

const front = {
  face: 'M0-68C40-68 56-40 54-6C52 34 28 64 0 64C-28 64-52 34-54-6C-56-40-40-68 0-68Z',
  hair: 'M57 0C54-24 30-34 12-44C-8-32-50-26-57 0C-66-34-50-66-20-74C-42-92-30-126 0-126C30-126 42-92 20-74C50-66 66-34 57 0Z',
  ear: '',
  lines: 'M-34-2Q-24 6-13 0M13 0Q24 6 34-2M0 4Q5 16 5 20Q1 24-4 22M-11 38Q0 44 11 38',
  band: 'M-28-80C-12-72 12-72 28-80L24-69C10-64-10-64-24-69Z',
} as const;

/** The colors of a head. */
interface HeadColors {
  skin: string;
  hair: string;
  /** The lines of the face, and the ear. */
  line: string;
  /** The band around the bun. */
  band: string;
}

/** Draws a head that leans `up` degrees. Its gaze is 1 right, 0 front, -1 left. */
export const drawHead = (
  [x, y]: Point,
  up: number,
  gaze: number,
  { skin, hair, line, band }: HeadColors,
  isDetailed: boolean,
): string => {
  const { face, hair: hairShape, ear, lines, band: bandShape } = gaze ? profile : front;
  const mirror = gaze < 0 ? ' scale(-1 1)' : '';
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(((up % 360) + 360) % 360)})${mirror}">` +
    `<path fill="${skin}" d="${face}"/><path fill="${hair}" d="${hairShape}"/>` +
    (isDetailed
      ? (ear && `<path fill="${line}" d="${ear}"/>`) +
        `<path fill="${band}" d="${bandShape}"/><path fill="none" stroke="${line}" stroke-width="3.6" stroke-linecap="round" d="${lines}"/>`
      : '') +
    '</g>'
  );
};
