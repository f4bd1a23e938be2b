import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { withDocumentRules } from './documentRules';
import type { Settings } from '../packages/data/src/settings/schema';

/** The path of `firestore.rules`. */
export const rulesPath = fileURLToPath(new URL('firestore.rules', import.meta.url));

/** The origins of `npm start`, for settings without URLs. */
const DEVELOPMENT_ORIGINS = ['http://localhost:5173', 'http://localhost:5174'] as const;

/** The origins of the two apps. A checkout may return only to these. */
export const ownOrigins = ({
  siteUrl,
  shopUrl,
}: Pick<Settings, 'siteUrl' | 'shopUrl'>): readonly string[] => {
  const named = [siteUrl, shopUrl].filter((url) => url !== undefined);
  const origins = named.map((url) => new URL(url).origin);
  return origins.length > 0 ? [...new Set(origins)] : DEVELOPMENT_ORIGINS;
};

/** Puts characters that are special in a regular expression in brackets. */
const escaped = (text: string): string => text.replaceAll(/[^A-Za-z0-9:/-]/g, '[$&]');

/** After the origin, only a path, a query, a fragment or the end may follow. */
const functionText = (origins: readonly string[]): string =>
  `    function isOwnAddress(value) {
      return isText(value, 200)
        && value.matches('^(${origins.map(escaped).join('|')})([/?#][!-~]*)?$');
    }
`;

const BLOCK = /(^ *\/\/ <generated>.*\n)[\s\S]*?(^ *\/\/ <\/generated>$)/m;

/** Writes the origins to the generated block of the rules. Throws if the block is missing. */
export const rulesFor = (rules: string, origins: readonly string[]): string => {
  if (!BLOCK.test(rules)) throw new Error('firestore.rules has no generated block');
  return rules.replace(
    BLOCK,
    (_, begin: string, end: string) => begin + functionText(origins) + end,
  );
};

/** The committed rules with the origins of these settings, and with the fields of the documents. */
export const rulesText = (settings: Pick<Settings, 'siteUrl' | 'shopUrl'>): string =>
  withDocumentRules(rulesFor(readFileSync(rulesPath, 'utf8'), ownOrigins(settings)));
