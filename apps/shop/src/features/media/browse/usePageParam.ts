import { useUrlParams } from '@gschool/app/routes';

/** The URL parameter `page`, which starts at 1. A prerendered page is always the first page. */
export function usePageParam(): { page: number; show: (page: number) => void } {
  const [params, setParams] = useUrlParams();
  const asked = Number(params.get('page') ?? '1');
  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    show: (page) => setParams(page > 1 ? `page=${page}` : '', 'push'),
  };
}
