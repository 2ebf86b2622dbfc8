import { type ReactNode, useContext } from 'react';
import '../ui/theme/stage.css';
import './bar.css';
import './board.css';
import { TableChromeContext } from './table-chrome.ts';

/** Stands where a board will be, with the bar's way home and menu, so that nothing moves when it comes. */
export const TableLoading = ({ children }: { children: ReactNode }) => {
  const { home, menu } = useContext(TableChromeContext);
  return (
    <div className="table-loading">
      <div className="bar">
        {home}
        <p className="table-loading-words">{children}</p>
        {menu}
      </div>
    </div>
  );
};
