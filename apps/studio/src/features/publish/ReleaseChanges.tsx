import '../../i18n/en/publish.messages.json';

import type { Release } from '@gschool/admin/contract';
import { diffEntries } from '@gschool/admin/content';
import {
  useReleaseChanges,
  useReleaseDifferences,
  type ReleaseDifference,
} from '@gschool/data/content';
import { Badge, Button, Disclosure, Heading, icons, Inline, Link, Stack, Text } from '@gschool/ui';
import { useState } from 'react';

import { useT, type MessageId } from '../../i18n/useT';
import { EntryDiff } from '../../shared/content/EntryDiff';
import { changeMarks } from '../../shared/content/changeMarks';
import { getEntryPath, getListTitle } from '../../shared/content/entryPaths';
import { readText } from '../../shared/content/entryTexts';
import { LoadingLines } from '../../shared/LoadingLines';
import { LoadError, QueryResult } from '../../shared/QueryResult';

/** How many entries are read at once. */
const STEP = 20;

const changes = {
  ...changeMarks,
  deleted: { label: 'release.deleted', tone: 'danger' },
} as const satisfies Record<ReleaseDifference['change'], { label: MessageId; tone: string }>;

/** What a release changed against its parent, entry by entry. */
export function ReleaseChanges({ release }: { release: Release }) {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const query = useReleaseChanges(release);
  const all = query.data ?? [];
  const differences = useReleaseDifferences(release, all.slice(0, count));
  const rest = all.length - count;
  const loading = <LoadingLines label={t('release.loadingChanges')} />;
  return (
    <Stack as="section" space="4" aria-labelledby="changes">
      <Heading level={2} size="h3" id="changes">
        {t('release.changes')}
      </Heading>
      <QueryResult query={query} skeleton={loading} size="panel" level={3}>
        {(found) =>
          found.length === 0 ? (
            <Text tone="muted">{t('releases.unchanged')}</Text>
          ) : (
            <>
              {differences.data?.map((one) => (
                <OneChange
                  key={`${one.list} ${one.id}`}
                  difference={one}
                  language={release.language}
                />
              ))}
              {differences.error && (
                <LoadError query={differences} error={differences.error} size="panel" level={3} />
              )}
              {differences.data === undefined && !differences.error && loading}
              {rest > 0 && (
                <div>
                  <Button
                    size="small"
                    variant="quiet"
                    iconEnd={icons.chevronDown}
                    isLoading={differences.isFetching}
                    onClick={() => setCount(count + STEP)}
                  >
                    {t('plan.more', { count: Math.min(STEP, rest) })}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryResult>
    </Stack>
  );
}

function OneChange({ difference, language }: { difference: ReleaseDifference; language: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { list, id, change, before, after } = difference;
  const entry = after ?? before;
  const title = readText(entry?.['title'] ?? entry?.['name'], language, language) || id;
  const { label, tone } = changes[change];
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={setIsOpen}
      summary={
        <Inline as="span" space="2">
          <bdi>{title}</bdi>
          <Text as="span" size="sm" tone="muted">
            {t(getListTitle(list))}
          </Text>
          <Badge tone={tone}>{t(label)}</Badge>
        </Inline>
      }
    >
      {isOpen && (
        <Stack space="4">
          <EntryDiff
            label={t('release.differenceOf', { title })}
            differences={diffEntries(before, after, language)}
          />
          <Link href={getEntryPath(list, id)}>{t('release.edit')}</Link>
        </Stack>
      )}
    </Disclosure>
  );
}
