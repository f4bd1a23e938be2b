import '../../i18n/en/publish.messages.json';

import type { CataloguePlan, PlannedPage } from '@gschool/admin/contract';
import { Badge, Heading, Inline, Link, Stack, Text } from '@gschool/ui';

import { getSiteUrl } from '../../config/env';
import { useT, type MessageId } from '../../i18n/useT';
import { getEntryPath } from '../../shared/content/entryPaths';
import { useFieldLabel } from '../../shared/content/useFieldLabel';
import { PlannedCardView } from './PlannedCardView';
import * as styles from './PlannedPages.css';
import { ShowMore } from './ShowMore';
import { describePage, toSitePath } from './sitePages';

const STEP = 10;

const changes = {
  appears: { label: 'pageChange.appears', tone: 'success' },
  changes: { label: 'pageChange.changes', tone: 'info' },
  disappears: { label: 'pageChange.disappears', tone: 'danger' },
} as const satisfies Record<PlannedPage['change'], { label: MessageId; tone: string }>;

/** The pages that change, with the cards before and after. */
export function PlannedPages({ plan }: { plan: CataloguePlan }) {
  const t = useT();
  const pages = plan.pages.filter(({ list }) => list !== null);
  const lists = plan.pages.filter(({ list }) => list === null);
  return (
    <Stack as="section" space="5" aria-labelledby="plan-pages">
      <Heading level={3} id="plan-pages">
        {t('plan.pages', { count: plan.pages.length + plan.more.pages })}
      </Heading>
      <ShowMore items={[...pages, ...lists]} step={STEP} omitted={plan.more.pages}>
        {(shown) => (
          <Stack as="ul" role="list" space="6">
            {shown.map((page) => (
              <li key={page.path}>
                <OnePage page={page} />
              </li>
            ))}
          </Stack>
        )}
      </ShowMore>
    </Stack>
  );
}

function OnePage({ page }: { page: PlannedPage }) {
  const t = useT();
  const getFieldLabel = useFieldLabel();
  const { path, title, list, change, fields, before, after, waitsForBuild } = page;
  const name = describePage(path, title, t);
  const siteUrl = getSiteUrl();
  // A page that appears does not exist yet, and a page that disappears still does.
  const href =
    change === 'appears' || siteUrl === undefined ? undefined : siteUrl + toSitePath(path);
  const { label, tone } = changes[change];
  return (
    <Stack space="3">
      <Inline space="2">
        {href === undefined ? (
          <Text as="span" weight="semibold">
            <bdi>{name}</bdi>
          </Text>
        ) : (
          <Link href={href}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <Badge tone={tone}>{t(label)}</Badge>
        {waitsForBuild && <Badge tone="warning">{t('plan.waits')}</Badge>}
      </Inline>
      {fields.length > 0 && (
        <Text size="sm" tone="muted">
          {t('plan.fields', { fields: fields.map(getFieldLabel).join(', ') })}
        </Text>
      )}
      {list !== null && (
        <div className={styles.cards}>
          {before && (
            <Stack space="2">
              <Text size="sm" tone="muted">
                {t('plan.before')}
              </Text>
              <PlannedCardView
                card={before}
                list={list}
                href={href ?? getEntryPath(list, before.id)}
              />
            </Stack>
          )}
          {after && (
            <Stack space="2">
              <Text size="sm" tone="muted">
                {t('plan.after')}
              </Text>
              <PlannedCardView card={after} list={list} href={getEntryPath(list, after.id)} />
            </Stack>
          )}
        </div>
      )}
    </Stack>
  );
}
