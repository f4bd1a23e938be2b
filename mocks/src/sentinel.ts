/**
 * Every chunk of the mock contains this text. The build check rejects a production build that
 * contains it.
 */
export const MOCK_SENTINEL = 'gschool-mock-sentinel';
