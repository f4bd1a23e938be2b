import { getMinorUnits, type ShopFilters } from '@gschool/domain';
import { Button, FacetSection, TextField } from '@gschool/ui';
import type { FormEvent } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './PriceFilter.css';
import { useFacetLabels } from './useFacetLabels';

/** Converts an input in major units to minor units; null if it is not a valid price. */
const parsePrice = (value: FormDataEntryValue | null, minor: number): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? Math.round(number * minor) : null;
};

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
  const selectedCount = priceFrom === null && priceTo === null ? 0 : 1;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const ends = [
      parsePrice(values.get('from'), minor),
      parsePrice(values.get('to'), minor),
    ] as const;
    const [from, to] = ends;
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
          maxLength={8}
          defaultValue={toFieldValue(priceFrom, minor)}
        />
        <TextField
          name="to"
          label={t('products.priceTo')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
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
