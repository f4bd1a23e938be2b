import '../../i18n/en/orders.messages.json';

import { Alert, Stack, TextField } from '@gschool/ui';
import { FormDialog } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { RestoredFields } from '../../shared/restored-input/restoredInput';
import { getShortNumber, isShortNumber } from './shortNumber';

interface CancelDialogProps {
  number: string;
  /** True if a payment is not refunded yet. */
  needsRefund: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Resolves to an error, or to nothing after the order was canceled. */
  onSubmit: () => Promise<string | undefined>;
}

/** Asks for the begin of the number before an order is canceled, because that can’t be undone. */
export function CancelDialog(props: CancelDialogProps) {
  const { number, needsRefund, isOpen, onOpenChange, onSubmit } = props;
  const t = useT();
  const start = getShortNumber(number);
  return (
    <FormDialog<{ start: string }>
      title={t('cancel.title', { number: start })}
      submitLabel={t('cancel.submit')}
      cancelLabel={t('cancel.back')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      validate={({ start: typed }) => ({
        start: isShortNumber(typed, number) ? undefined : t('cancel.wrong'),
      })}
      onSubmit={async () => {
        const form = await onSubmit();
        return form === undefined ? undefined : { form };
      }}
    >
      <RestoredFields name={`order ${number} cancel`}>
        {(values) => (
          <Stack space="5">
            <Alert variant="warning">{t(needsRefund ? 'cancel.refundFirst' : 'cancel.text')}</Alert>
            <TextField
              name="start"
              defaultValue={values.start}
              label={t('cancel.confirm', { start })}
              hint={t('cancel.confirmHint')}
              isRequired
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
            />
          </Stack>
        )}
      </RestoredFields>
    </FormDialog>
  );
}
