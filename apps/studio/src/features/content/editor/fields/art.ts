import { normalizeTyped } from '@gschool/domain';

/** The kinds of drawings that entries have. */
export type ArtKind = 'figure' | 'event' | 'series' | 'portrait';

/** A drawing by its parts: `art:figure/warrior/7`. */
export interface Art {
  kind: string;
  motif: string;
  seed: number;
}

const ART = /^art:([a-z]+)\/([A-Za-z]+)\/(\d{1,9})$/;
const MAX_SEED = 999_999_999;

/** The parts of a reference to a drawing; null for anything else. */
export const parseArt = (text: unknown): Art | null => {
  const [, kind, motif, seed] = ART.exec(typeof text === 'string' ? text : '') ?? [];
  return kind === undefined || motif === undefined ? null : { kind, motif, seed: Number(seed) };
};

/** The seed in a typed text: its digits, of any language. */
export const parseSeed = (typed: string): number =>
  Number(normalizeTyped(typed).replace(/\D/g, '').slice(0, 9));

export const formatArt = ({ kind, motif, seed }: Art): string =>
  `art:${kind}/${motif}/${Math.min(Math.max(0, Math.trunc(seed)), MAX_SEED)}`;
