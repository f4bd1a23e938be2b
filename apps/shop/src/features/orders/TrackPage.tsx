import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/orders.messages.json';

import { useUrlParams } from '@gschool/app/routes';
import { isAppError } from '@gschool/data';
import { useOrderStatus } from '@gschool/data/shop';
import { parseOrderNumber, formatOrderNumber } from '@gschool/domain';
import { Alert, Card, Form, Heading, Skeleton, Stack, Text, TextField } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import { OrderSteps } from './OrderSteps';
import * as styles from './Orders.css';

/** `/merchandise/track-order`: the status of an order for anyone who has its number. */
export function TrackPage() {
  const t = useT();
  const [params, setParams] = useUrlParams();
  const asked = params.get('number') ?? '';
  const number = parseOrderNumber(asked);
  useShopBreadcrumb({
    name: t('track.title'),
    variant: 'task',
  });
  return (
    <div className={styles.trackPage}>
      <Text tone="muted">{t('track.text')}</Text>
      <Form<{ number: string }>
        label={t('track.title')}
        submitLabel={t('track.submit')}
        validate={({ number: typed }) => ({
          number: parseOrderNumber(typed)
            ? undefined
            : t(typed.trim() === '' ? 'track.missing' : 'track.wrong'),
        })}
        onSubmit={({ number: typed }) =>
          setParams(new URLSearchParams({ number: parseOrderNumber(typed) ?? '' }), 'push')
        }
      >
        <TextField
          key={asked}
          name="number"
          label={t('track.number')}
          hint={t('track.hint')}
          isRequired
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={60}
          defaultValue={number ? formatOrderNumber(number) : asked}
        />
      </Form>
      {asked !== '' && !number && <Alert variant="warning">{t('track.wrong')}</Alert>}
      {number && <TrackedOrder key={number} number={number} />}
    </div>
  );
}

function TrackedOrder({ number }: { number: string }) {
  const t = useT();
  const status = useOrderStatus(number);
  if (isAppError(status.error, 'notFound')) {
    return (
      <Alert variant="warning" title={t('track.unknownTitle')}>
        {t('track.unknown')}
      </Alert>
    );
  }
  return (
    <QueryResult query={status} skeleton={<Skeleton lines={4} />} size="panel">
      {(known) => (
        <Card as="section" padding="large" aria-labelledby="tracked">
          <Stack space="6">
            <Stack space="2">
              <Heading level={2} size="large" id="tracked">
                {t('track.found')}
              </Heading>
              <span className={styles.number} dir="ltr" translate="no">
                {formatOrderNumber(known.number)}
              </span>
            </Stack>
            <OrderSteps status={known} />
            <Text size="sm" tone="muted">
              {t('track.private')}
            </Text>
          </Stack>
        </Card>
      )}
    </QueryResult>
  );
}
