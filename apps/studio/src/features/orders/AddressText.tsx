import { getAddressLines, type ShopAddress } from '@gschool/domain';
import { Stack, Text, useUi } from '@gschool/ui';

/** An address in postal order, with the country in the reader’s language. */
export function AddressText({ address }: { address: ShopAddress }) {
  const { locale } = useUi();
  return (
    <Stack space="0" translate="no">
      {getAddressLines(address, locale).map((line) => (
        <Text key={line} dir="auto">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
