/** Google’s logo in its four colors, as their guidelines require for sign-in buttons. */
export function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#4285F4"
        d="M45 24.5c0-1.6-.1-2.8-.4-4H24v7.4h12a10.500 10.500 0 0 1-4.500 7v5.800h7.200C42.900 36.700 45 31.200 45 24.500z"
      />
      <path
        fill="#34A853"
        d="M24 46c6 0 11-2 14.700-5.400l-7.200-5.700c-2 1.400-4.500 2.200-7.500 2.200-5.800 0-10.700-3.900-12.400-9.100H4.200v5.900A22 22 0 0 0 24 46z"
      />
      <path
        fill="#FBBC05"
        d="M11.600 28a13.300 13.300 0 0 1 0-8.400v-5.800H4.200a22 22 0 0 0 0 20z"
      />
      <path
        fill="#EA4335"
        d="M24 10.800c3.300 0 6.200 1.100 8.500 3.300l6.400-6.400A21.500 21.500 0 0 0 24 2 22 22 0 0 0 4.200 13.800l7.400 5.800c1.700-5.200 6.600-8.800 12.400-8.800z"
      />
    </svg>
  );
}
