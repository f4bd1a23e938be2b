/** Stands in every built chunk of the mock: a production build that contains it is refused. */
export const MOCK_SENTINEL = 'gschool-mock-sentinel';
