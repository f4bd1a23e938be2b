import { useIsHydrated } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

/** The URL parameter `page`, starting at 1. A prerendered page is always the first. */
export function usePageParam(): { page: number; show: (page: number) => void } {
  const isHydrated = useIsHydrated();
  const [params, setParams] = useSearchParams();
  const asked = isHydrated ? Number(params.get('page') ?? '1') : 1;
  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    show: (page) => setParams(page > 1 ? { page: String(page) } : {}, { preventScrollReset: true }),
  };
}
