import '../../i18n/en/publish.messages.json';

import type { Release } from '@gschool/admin/contract';
import { lazyComponent } from '@gschool/app/routes';
import { Heading, Stack, Text, useUi } from '@gschool/ui';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { formatMachineDateTime } from '../../shared/times';

const PreviewPane = lazyComponent(() =>
  import('../../shared/preview/PreviewPane')
    .then(withMessages)
    .then((module) => module.PreviewPane),
);

const NO_OVERRIDES: readonly never[] = [];

/** The school as members saw it with a release. Links in it open the pages of that time. */
export function TimeMachine({ release }: { release: Release }) {
  const t = useT();
  const { locale } = useUi();
  return (
    <Stack as="section" space="4" aria-labelledby="time-machine">
      <Stack space="1">
        <Heading level={2} size="h3" id="time-machine">
          {t('release.schoolTitle')}
        </Heading>
        <Text tone="muted">
          {t('release.schoolText', { time: formatMachineDateTime(release.at, locale) })}
        </Text>
      </Stack>
      <PreviewPane release={release} overrides={NO_OVERRIDES} path="/videos" isNavigable />
    </Stack>
  );
}
