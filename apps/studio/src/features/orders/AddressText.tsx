import { getAddressLines, type ShopAddress } from '@gschool/domain';
import { Stack, Text, useUi } from '@gschool/ui';

/** An address in postal order, with the country in the reader’s language. */
export function AddressText({ address }: { address: ShopAddress }) {
  const { locale } = useUi();
  return (
    <Stack space="0" translate="no">
      {getAddressLines(address, locale).map((line, index) => (
        // Two lines may be the same. The lines are aligned alike, whatever their languages.
        <Text key={index}>
          <bdi>{line}</bdi>
        </Text>
      ))}
    </Stack>
  );
}
