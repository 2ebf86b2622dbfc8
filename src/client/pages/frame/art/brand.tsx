/** The sun over the horizon: the site's mark, as in `icon.svg`. */
export const Brand = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <rect width="32" height="32" rx="6" fill="#1e4683" />
    <path d="M3 21c5 5 21 5 26 0" fill="none" stroke="#f3e8cf" strokeWidth="2.5" strokeLinecap="round" />
    <circle cx="16" cy="14" r="8" fill="#d9a536" />
  </svg>
);
