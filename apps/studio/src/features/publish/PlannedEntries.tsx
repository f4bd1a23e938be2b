import '../../i18n/en/publish.messages.json';

import { isSameJson } from '@gschool/admin/content';
import type { PlannedMove, PlannedPage } from '@gschool/admin/contract';
import { Badge, Inline, Link, Stack, Text } from '@gschool/ui';

import { getSiteUrl } from '../../config/env';
import { useT, type MessageId, type Translate } from '../../i18n/useT';
import { EntryDiff } from '../../shared/content/EntryDiff';
import { getEntryPath } from '../../shared/content/entryPaths';
import { PlannedCardView } from './PlannedCardView';
import * as styles from './PlannedEntries.css';
import type { PlannedEntryChange } from './planGroups';
import { ShowMore } from './ShowMore';
import { describePage, toSitePath, useListName } from './sitePages';

const STEP = 10;
const MOVES_STEP = 5;

const changes = {
  appears: { label: 'pageChange.appears', tone: 'success' },
  changes: { label: 'pageChange.changes', tone: 'info' },
  disappears: { label: 'pageChange.disappears', tone: 'danger' },
} as const satisfies Record<PlannedPage['change'], { label: MessageId; tone: string }>;

interface PlannedEntriesProps {
  entries: readonly PlannedEntryChange[];
  /** How many more pages the plan has. */
  omitted: number;
}

/** Entries whose pages change: the values that differ, the cards, and the lists with the card. */
export function PlannedEntries({ entries, omitted }: PlannedEntriesProps) {
  return (
    <ShowMore items={entries} step={STEP} omitted={omitted}>
      {(shown) => (
        <Stack as="ul" role="list" space="8">
          {shown.map((entry) => (
            <li key={entry.key} className={styles.container}>
              <OneEntry entry={entry} />
            </li>
          ))}
        </Stack>
      )}
    </ShowMore>
  );
}

function OneEntry({ entry: { pages, moves } }: { entry: PlannedEntryChange }) {
  const t = useT();
  const [page] = pages;
  return (
    <Stack space="4">
      <Stack space="1">
        {pages.map((one) => (
          <PageTitle key={one.path} page={one} />
        ))}
      </Stack>
      <div className={styles.change}>
        <Cards page={page} />
        {page.differences.length > 0 && (
          <EntryDiff
            label={t('plan.differencesOf', { title: page.title })}
            differences={page.differences}
          />
        )}
      </div>
      {moves.length > 0 && <Moves page={page} moves={moves} />}
    </Stack>
  );
}

/** The address of a page on the site; undefined if it does not exist yet. */
const getHref = ({ path, change }: PlannedPage): string | undefined => {
  const siteUrl = getSiteUrl();
  // A page that appears does not exist yet, and a page that disappears still does.
  return change === 'appears' || siteUrl === undefined ? undefined : siteUrl + toSitePath(path);
};

function PageTitle({ page }: { page: PlannedPage }) {
  const t = useT();
  const name = <bdi>{describePage(page.path, page.title, t)}</bdi>;
  const href = getHref(page);
  const { label, tone } = changes[page.change];
  return (
    <Inline space="2">
      {href === undefined ? (
        <Text as="span" weight="semibold">
          {name}
        </Text>
      ) : (
        <Link href={href}>{name}</Link>
      )}
      <Badge tone={tone}>{t(label)}</Badge>
      {page.waitsForBuild && <Badge tone="warning">{t('plan.waits')}</Badge>}
    </Inline>
  );
}

function Cards({ page }: { page: PlannedPage }) {
  const t = useT();
  const { list, before, after } = page;
  const cards =
    after && isSameJson(before, after)
      ? [{ label: t('plan.sameCard'), card: after }]
      : [
          { label: t('plan.before'), card: before },
          { label: t('plan.after'), card: after },
        ];
  return (
    <div className={styles.cards}>
      {cards.map(
        ({ label, card }) =>
          card && (
            <Stack key={label} space="2">
              <Text size="sm" tone="muted">
                {label}
              </Text>
              <PlannedCardView
                card={card}
                list={list}
                href={(card === before && getHref(page)) || getEntryPath(list, card.id)}
              />
            </Stack>
          ),
      )}
    </div>
  );
}

/** What happens to the card of the page's entry in a list. */
const describeOwnMove = ({ from, to }: PlannedMove, place: string, t: Translate): string => {
  if (from === null) return t('plan.ownAppears', { place, to: to ?? 0 });
  return to === null
    ? t('plan.ownLeaves', { place, from })
    : t('plan.ownMoves', { place, from, to });
};

/** What happens to a card in a list. */
export const describeMove = ({ title, from, to }: PlannedMove, t: Translate): string => {
  if (from === null) return t('plan.appears', { title, to: to ?? 0 });
  return to === null ? t('plan.leaves', { title, from }) : t('plan.moves', { title, from, to });
};

function Moves({ page, moves }: { page: PlannedPage; moves: readonly PlannedMove[] }) {
  const t = useT();
  const getListName = useListName();
  const id = (page.after ?? page.before)?.id;
  return (
    <Stack space="1">
      <Text size="sm" tone="muted">
        {t('plan.inLists')}
      </Text>
      <ShowMore items={moves} step={MOVES_STEP}>
        {(shown) => (
          <Stack as="ul" space="1">
            {shown.map((move) => (
              <li key={`${move.page} ${move.list} ${move.id}`}>
                {move.kind === page.list && move.id === id
                  ? describeOwnMove(move, getListName(move), t)
                  : describeMove(move, t)}
              </li>
            ))}
          </Stack>
        )}
      </ShowMore>
    </Stack>
  );
}
