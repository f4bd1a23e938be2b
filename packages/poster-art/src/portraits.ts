import type { PosterFormat } from './posterFormat';
import { drawBackground } from './backgrounds';
import { mix, type Palette } from './palettes';
import { random } from './random';
import { round } from './shapes';

/** Discs from rows of `x,y,r`. */
const balls = (rows: string): string =>
  rows
    .split(' ')
    .map((row) => {
      const [x = 0, y = 0, r = 0] = row.split(',').map(Number);
      return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0Z`;
    })
    .join('');

const parted = 'M57 98C50 50 74 28 101 28S152 52 143 98C142 78 134 64 116 53C100 70 68 68 57 98Z';

/** Hair by motif: behind the face, and over it. */
const hair: Readonly<Record<string, readonly [behind: string, over: string]>> = {
  bun: [balls('100,17,20'), parted],
  bob: [
    'M50 66C54 34 76 24 100 24S146 34 150 66C156 96 158 122 150 142C134 150 66 150 50 142C42 122 44 96 50 66Z',
    'M60 92C54 50 76 34 100 34S146 50 140 92C130 84 132 76 128 70C110 78 84 78 70 70C68 78 68 84 60 92Z',
  ],
  curls: [
    balls(
      '60,58,24 78,36,24 100,26,26 124,36,24 142,58,24 50,86,22 150,86,22 54,112,18 146,112,18',
    ),
    balls('72,56,13 90,47,14 110,47,14 128,56,13'),
  ],
  braid: ['', parted + balls('142,112,13 147,132,13 149,153,12 148,173,11 146,190,8')],
  crop: [
    '',
    'M58 96C50 50 70 26 104 28C138 28 148 56 142 96C138 88 138 76 132 66C110 72 86 68 76 58C66 68 64 84 58 96Z',
  ],
  hijab: [
    'M48 92C44 44 70 18 100 18S156 44 152 92C151 116 158 132 172 144C160 186 40 186 28 144C42 132 49 116 48 92Z',
    'M48 92C44 44 70 18 100 18S156 44 152 92C152 124 144 152 100 184C56 152 48 124 48 92ZM66 92C66 124 86 146 100 146S134 124 134 92C134 62 120 46 100 46S66 62 66 92Z',
  ],
};

/** Natural skin and hair colors for portraits. */
const tones = ['#f2cbb0', '#8a5136', '#d9a27c', '#5f3727', '#b8764f'];
const shades = ['#2b1d1c', '#1f1a24', '#6b3420', '#2a1714', '#4a2c20'];

/** Portrait motifs, by hair. */
export const portraits: readonly string[] = Object.keys(hair);

const p = (fill: string, d: string): string => (d ? `<path fill="${fill}" d="${d}"/>` : '');

/** Draws a head and shoulders. */
export const drawPortrait = (
  motif: string,
  seed: number,
  c: Palette,
  { width: w, height: h }: PosterFormat,
): string => {
  const [behind, over] = hair[motif] ?? ['', ''];
  const top = c.soft;
  const skin = tones[seed % 5] ?? '';
  const cover = motif === 'hijab' ? top : (shades[seed % 5] ?? '');
  const line = mix(skin, '#200808', 0.62);
  const scale = round((Math.min(h, w * 1.15) * 0.94) / 22) / 10;
  const stage = { width: w, height: h, middle: w / 2, floor: h * 1.02 };
  return (
    drawBackground(seed, stage, c, random(seed)) +
    `<g transform="translate(${round(w / 2 - 100 * scale)} ${round(h - 220 * scale)}) scale(${scale})">` +
    p(cover, behind) +
    p(top, 'M8 224C10 180 38 168 76 158Q100 186 124 158C162 168 190 180 192 224Z') +
    p(skin, 'M80 118H120V156Q100 186 80 156Z') +
    p(mix(skin, line, 0.28), 'M80 134Q100 156 120 134V146Q100 166 80 150Z') +
    p(skin, balls('60,96,9 140,96,9')) +
    p(skin, 'M60 88C60 50 78 36 100 36S140 50 140 88C140 124 116 148 100 148S60 124 60 88Z') +
    `<path fill="none" stroke="${line}" stroke-width="2.6" stroke-linecap="round" d="M74 94q8 7 16 0M110 94q8 7 16 0M73 80q8-6 17-2M110 78q9-4 17 2M101 98q3 8 4 11q-3 3-8 1"/>` +
    p(mix(skin, '#a01830', 0.5), 'M87 125Q94 120 100 123Q106 120 113 125Q100 137 87 125Z') +
    (motif === 'hijab'
      ? `<path fill="${cover}" fill-rule="evenodd" d="${over}"/>`
      : p(cover, over)) +
    (motif === 'hijab' ? '' : p(c.hot, balls('58,112,5 142,112,5'))) +
    '</g>'
  );
};
