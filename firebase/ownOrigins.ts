import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../packages/data/src/settings/schema';

/** Where the rules of the documents lie. */
export const rulesPath = fileURLToPath(new URL('firestore.rules', import.meta.url));

/** The addresses of `npm start`, for settings that name none. */
const DEVELOPMENT_ORIGINS = ['http://localhost:5173', 'http://localhost:5174'] as const;

/** The origins that a payment may return to: those of our two apps, each once. */
export const ownOrigins = ({
  siteUrl,
  shopUrl,
}: Pick<Settings, 'siteUrl' | 'shopUrl'>): readonly string[] => {
  const named = [siteUrl, shopUrl].filter((url) => url !== undefined);
  const origins = named.map((url) => new URL(url).origin);
  return origins.length > 0 ? [...new Set(origins)] : DEVELOPMENT_ORIGINS;
};

/** In brackets, what a pattern would read as more than itself. */
const escaped = (text: string): string => text.replaceAll(/[^A-Za-z0-9:/-]/g, '[$&]');

/** An address begins with one of the origins as a whole: then comes a path, a question, a fragment or the end. */
const functionText = (origins: readonly string[]): string =>
  `    function isOwnAddress(value) {
      return isText(value, 200)
        && value.matches('^(${origins.map(escaped).join('|')})([/?#][!-~]*)?$');
    }
`;

const BLOCK = /(^ *\/\/ <generated>.*\n)[\s\S]*?(^ *\/\/ <\/generated>$)/m;

/** The rules with our own origins in their generated block. Throws where there is no block. */
export const rulesFor = (rules: string, origins: readonly string[]): string => {
  if (!BLOCK.test(rules)) throw new Error('firestore.rules has no generated block');
  return rules.replace(
    BLOCK,
    (_, begin: string, end: string) => begin + functionText(origins) + end,
  );
};

/** The committed rules, as they would be for these settings. */
export const rulesText = (settings: Pick<Settings, 'siteUrl' | 'shopUrl'>): string =>
  rulesFor(readFileSync(rulesPath, 'utf8'), ownOrigins(settings));
