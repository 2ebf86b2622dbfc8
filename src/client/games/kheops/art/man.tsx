/** Any pawn, as it is shown on tiles: head and gown, 12 units high, around the origin. */
export const Man = ({ className, at = '' }: { className: string; at?: string }) => (
  <path
    className={className}
    transform={at}
    d="M0-6.500a2.700 2.700 0 0 1 1.700 4.800Q4.200 1.500 4.500 5.500H-4.500Q-4.200 1.500-1.700-1.700A2.700 2.700 0 0 1 0-6.500z"
  />
);
