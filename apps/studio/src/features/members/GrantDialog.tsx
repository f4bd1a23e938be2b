import '../../i18n/en/member.messages.json';

import { systemTimezone, useServerClock } from '@gschool/data';
import { usePlans } from '@gschool/data/payments';
import {
  Alert,
  Checkbox,
  DateField,
  RadioGroup,
  Select,
  Stack,
  TextField,
  useUi,
} from '@gschool/ui';
import { FormDialog } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { formatMachineDate } from '../../shared/dates';
import { RestoredFields, useRestoredState } from '../../shared/restored-input/restoredInput';
import { addDays, toLocalDate } from '../../shared/localDays';
import { parseGrantEnd } from './grantEnd';

/** What the dialog collected. */
interface GrantInput {
  expiresAt: number;
  /** Undefined keeps the plan. */
  plan?: string;
  isUnverifiedAccepted?: boolean;
}

interface GrantDialogProps {
  /** A name that is unique in the app, under which the input is kept if the session ends. */
  name: string;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** True if the email of the only account is not verified. */
  isUnverified?: boolean | undefined;
  /** True if the only account is blocked. */
  isBlocked?: boolean | undefined;
  /** Resolves to an error, or to nothing after the access was given. */
  onSubmit: (input: GrantInput) => Promise<string | undefined>;
}

interface Values {
  mode: string;
  until: string;
  days: string;
  months: string;
  plan: string;
  known: string;
}

const DEFAULT_DAYS = 30;
const DEFAULT_MONTHS = 3;
const YEAR_DAYS = 365;

/** Asks until when access is given, and with which plan. */
export function GrantDialog(props: GrantDialogProps) {
  const { name, title, isOpen, onOpenChange, isUnverified, isBlocked, onSubmit } = props;
  const t = useT();
  const clock = useServerClock();
  const plans = usePlans();
  const [mode, setMode] = useRestoredState(`${name} mode`, 'days');
  const zone = systemTimezone();
  const now = clock.now();
  const parse = (values: Values) => parseGrantEnd({ ...values, mode }, clock.now(), zone);
  return (
    <FormDialog<Values>
      title={title}
      submitLabel={t('grant.submit')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      validate={(values) => {
        const end = parse(values);
        return {
          ...('field' in end && { [end.field]: t(end.message) }),
          ...(isUnverified && values.known === '' && { known: t('grant.confirmUnverified') }),
        };
      }}
      onSubmit={async (values) => {
        const end = parse(values);
        if (!('expiresAt' in end)) return { [end.field]: t(end.message) };
        const form = await onSubmit({
          expiresAt: end.expiresAt,
          ...(values.plan !== '' && { plan: values.plan }),
          ...(isUnverified && { isUnverifiedAccepted: true }),
        });
        return form === undefined ? undefined : { form };
      }}
    >
      <RestoredFields name={name}>
        {(values) => (
          <Stack space="5">
            {isBlocked && <Alert variant="info">{t('grant.unblocks')}</Alert>}
            <RadioGroup
              name="mode"
              label={t('grant.mode')}
              layout="inline"
              defaultValue={mode}
              onChange={(event) => setMode(event.currentTarget.value)}
              options={[
                { value: 'days', label: t('grant.modeDays') },
                { value: 'months', label: t('grant.modeMonths') },
                { value: 'until', label: t('grant.modeUntil') },
              ]}
            />
            {mode === 'days' && (
              <CountField
                name="days"
                label={t('grant.days')}
                unit={t('grant.daysUnit')}
                defaultValue={values.days ?? String(DEFAULT_DAYS)}
              />
            )}
            {mode === 'months' && (
              <CountField
                name="months"
                label={t('grant.months')}
                unit={t('grant.monthsUnit')}
                defaultValue={values.months ?? String(DEFAULT_MONTHS)}
              />
            )}
            {mode === 'until' && (
              <DateField
                name="until"
                label={t('grant.until')}
                hint={t('grant.untilHint', { zone: zone.replaceAll('_', ' ') })}
                isRequired
                min={toLocalDate(now, zone)}
                defaultValue={values.until ?? addDays(toLocalDate(now, zone), YEAR_DAYS)}
              />
            )}
            <Select
              name="plan"
              label={t('grant.plan')}
              isOptional
              placeholder={t('grant.planUnchanged')}
              defaultValue={values.plan}
              options={(plans.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
            {isUnverified && (
              <Checkbox
                name="known"
                defaultChecked={Boolean(values.known)}
                label={t('grant.unverified')}
                hint={t('grant.unverifiedHint')}
              />
            )}
          </Stack>
        )}
      </RestoredFields>
    </FormDialog>
  );
}

interface CountFieldProps {
  name: 'days' | 'months';
  label: string;
  unit: string;
  defaultValue: string;
}

/** A number of days or months. Its hint is the last day of what is typed. */
function CountField({ name, defaultValue, ...field }: CountFieldProps) {
  const t = useT();
  const { locale } = useUi();
  const clock = useServerClock();
  const [typed, setTyped] = useState(defaultValue);
  const values = { mode: name, until: '', days: typed, months: typed };
  const end = parseGrantEnd(values, clock.now(), systemTimezone());
  return (
    <TextField
      {...field}
      name={name}
      hint={
        'expiresAt' in end
          ? t('grant.endHint', { date: formatMachineDate(end.expiresAt, locale) })
          : t('grant.endUnknown')
      }
      isRequired
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      defaultValue={defaultValue}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
