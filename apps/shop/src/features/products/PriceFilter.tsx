import { getDecimals, getMinorUnits, parseTypedNumber, type ShopFilters } from '@gschool/domain';
import { Button, FacetSection, TextField } from '@gschool/ui';
import { useState, type FormEvent } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './PriceFilter.css';
import { useFacetLabels } from './useFacetLabels';

/**
 * Converts a typed price in major units to minor units. Null for an empty field, undefined for a
 * text that is not a price.
 */
function readPrice(value: FormDataEntryValue | null, currency: string): number | null | undefined {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = parseTypedNumber(value, getDecimals(currency));
  if (number === undefined || number < 0) return undefined;
  return Math.round(number * getMinorUnits(currency));
}

const toFieldValue = (amount: number | null, minor: number): string =>
  amount === null ? '' : String(amount / minor);

/** Price filter with a lower and an upper limit. */
export function PriceFilter({
  id,
  filters: { priceFrom, priceTo },
  currency,
  hint,
  onChange,
}: {
  id: string;
  filters: ShopFilters;
  currency: string;
  /** The lowest and highest price of the products. */
  hint: string | null;
  onChange: (change: Partial<ShopFilters>) => void;
}) {
  const t = useT();
  const labels = useFacetLabels();
  const minor = getMinorUnits(currency);
  const [unreadable, setUnreadable] = useState({ from: false, to: false });
  const selectedCount = priceFrom === null && priceTo === null ? 0 : 1;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const from = readPrice(values.get('from'), currency);
    const to = readPrice(values.get('to'), currency);
    setUnreadable({ from: from === undefined, to: to === undefined });
    if (from === undefined || to === undefined) return;
    const isSwapped = from !== null && to !== null && from > to;
    onChange({ priceFrom: isSwapped ? to : from, priceTo: isSwapped ? from : to });
  };
  return (
    <FacetSection
      id={id}
      title={t('products.price')}
      selectedCount={selectedCount}
      selectedLabel={labels.selected(selectedCount)}
    >
      {/* The key resets the fields when the filters change elsewhere. */}
      <form key={`${priceFrom} ${priceTo}`} className={styles.price} onSubmit={submit}>
        <TextField
          name="from"
          label={t('products.priceFrom')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          error={unreadable.from ? t('products.priceUnreadable') : undefined}
          defaultValue={toFieldValue(priceFrom, minor)}
        />
        <TextField
          name="to"
          label={t('products.priceTo')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          error={unreadable.to ? t('products.priceUnreadable') : undefined}
          defaultValue={toFieldValue(priceTo, minor)}
        />
        {hint && <small className={styles.fullWidth}>{hint}</small>}
        <Button type="submit" variant="quiet" size="small" className={styles.fullWidth}>
          {t('products.priceApply')}
        </Button>
      </form>
    </FacetSection>
  );
}
