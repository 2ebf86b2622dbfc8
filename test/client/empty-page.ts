import { cleanup } from '@testing-library/react';

// Test files share one page, one after the other in an order that differs from run to run: each begins with an empty one.
cleanup();
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  document.head.replaceChildren();
}
