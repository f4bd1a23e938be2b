import { useIsHydrated } from '@gschool/app';
import { useSearchParams } from 'react-router-dom';

/** The page that the address asks for (`?page=`), from 1; a prerendered page knows none. */
export function usePageParam(): { page: number; show: (page: number) => void } {
  const isHydrated = useIsHydrated();
  const [params, setParams] = useSearchParams();
  const asked = isHydrated ? Number(params.get('page') ?? '1') : 1;
  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    show: (page) => setParams(page > 1 ? { page: String(page) } : {}, { preventScrollReset: true }),
  };
}
