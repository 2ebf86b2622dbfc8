import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Test files share one page, one after the other in an order that differs from run to run: each begins with an empty one.
cleanup();
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  document.head.replaceChildren();
}

// What is being loaded when a file ends would fail with its environment, and for good: files share modules too.
afterAll(() => vi.dynamicImportSettled());
