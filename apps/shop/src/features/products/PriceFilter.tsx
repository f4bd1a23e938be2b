import { getMinorUnits, type ShopFilters } from '@gschool/domain';
import { Button, FacetSection, TextField } from '@gschool/ui';
import type { FormEvent } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './PriceFilter.css';
import { useFacetLabels } from './useFacetLabels';

/** Minor units of what was typed in whole ones; null for what is no price. */
const typed = (value: FormDataEntryValue | null, minor: number): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? Math.round(number * minor) : null;
};

const shown = (amount: number | null, minor: number): string =>
  amount === null ? '' : String(amount / minor);

/** From what price to what price. */
export function PriceFilter({
  id,
  filters: { priceFrom, priceTo },
  currency,
  hint,
  onChoose,
}: {
  id: string;
  filters: ShopFilters;
  currency: string;
  /** What the products cost at least and at most. */
  hint: string | null;
  onChoose: (change: Partial<ShopFilters>) => void;
}) {
  const t = useT();
  const labels = useFacetLabels();
  const minor = getMinorUnits(currency);
  const selectedCount = priceFrom === null && priceTo === null ? 0 : 1;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const ends = [typed(values.get('from'), minor), typed(values.get('to'), minor)] as const;
    const [from, to] = ends;
    const isSwapped = from !== null && to !== null && from > to;
    onChoose({ priceFrom: isSwapped ? to : from, priceTo: isSwapped ? from : to });
  };
  return (
    <FacetSection
      id={id}
      title={t('products.price')}
      selectedCount={selectedCount}
      selectedLabel={labels.selected(selectedCount)}
    >
      {/* Another choice elsewhere (Back, a cross) fills the fields anew. */}
      <form key={`${priceFrom} ${priceTo}`} className={css.price} onSubmit={submit}>
        <TextField
          name="from"
          label={t('products.priceFrom')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          defaultValue={shown(priceFrom, minor)}
        />
        <TextField
          name="to"
          label={t('products.priceTo')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          defaultValue={shown(priceTo, minor)}
        />
        {hint && <small className={css.whole}>{hint}</small>}
        <Button type="submit" variant="quiet" size="small" className={css.whole}>
          {t('products.priceApply')}
        </Button>
      </form>
    </FacetSection>
  );
}
