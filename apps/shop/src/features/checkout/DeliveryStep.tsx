import { formatMoney, type ShippingOption, type ShippingSpeed } from '@gschool/domain';
import { Alert, Button, Form, Price, RadioGroup, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { deliverySpeedLabel } from '../../shared/orders/deliveryLabel';
import * as styles from './Checkout.css';

/** The shipping methods that are available for the chosen country. */
export function DeliveryStep({
  choices,
  selected,
  onChange,
  onDone,
  onChangeAddress: onOtherAddress,
}: {
  choices: readonly ShippingOption[];
  selected: ShippingSpeed | undefined;
  onChange: (speed: ShippingSpeed) => void;
  onDone: () => void;
  onChangeAddress: () => void;
}) {
  const t = useT();
  const { locale } = useUi();
  if (choices.length === 0) {
    return (
      <Alert
        variant="warning"
        title={t('delivery.noneTitle')}
        action={
          <Button variant="quiet" size="small" onClick={onOtherAddress}>
            {t('delivery.otherAddress')}
          </Button>
        }
      >
        {t('delivery.none')}
      </Alert>
    );
  }
  const hintOf = ({ days: [from, to], untilCheaper, currency }: ShippingOption) =>
    [
      t('delivery.days', { from, to }),
      untilCheaper !== null &&
        t('delivery.untilCheaper', {
          price: formatMoney({ amount: untilCheaper, currency }, locale),
        }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Form
      label={t('checkout.delivery')}
      submitLabel={t('checkout.toReview')}
      onSubmit={() => onDone()}
    >
      <RadioGroup
        name="speed"
        label={t('delivery.question')}
        layout="cards"
        defaultValue={selected}
        onChange={({ currentTarget }) => {
          const choice = choices.find(({ speed }) => speed === currentTarget.value);
          if (choice) onChange(choice.speed);
        }}
        options={choices.map((choice) => ({
          value: choice.speed,
          label: (
            <span className={styles.choice}>
              <span>{deliverySpeedLabel(choice.speed, t)}</span>
              <Price amount={{ amount: choice.amount, currency: choice.currency }} size="small" />
            </span>
          ),
          hint: hintOf(choice),
        }))}
      />
    </Form>
  );
}
