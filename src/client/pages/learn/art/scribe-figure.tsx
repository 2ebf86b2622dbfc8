import './scribe-figure.css';

/** A scribe with his reed and his roll, cross-legged: who tells the guided matches. Decorative. */
export const ScribeFigure = () => (
  <svg className="scribe-figure" viewBox="0 0 64 64" aria-hidden="true">
    <path className="scribe-skin" d="M12 52C12 40 19 33 32 33S52 40 52 52L58 58H6Z" />
    <path className="scribe-linen" d="M6 61C8 52 18 49 32 49S56 52 58 61Z" />
    <path className="scribe-fold" d="M32 49V61M21 51L17 61M43 51L47 61" />
    <path
      className="scribe-hair"
      d="M32 4C20 4 15.5 12 15.5 21V33H23.5V22H40.5V33H48.5V21C48.5 12 44 4 32 4Z"
    />
    <path className="scribe-skin" d="M23 18H41V24C41 31 37 36 32 36S23 31 23 24Z" />
    <path className="scribe-hair" d="M22 19V14.5H42V19C38 17 26 17 22 19Z" />
    <path className="scribe-eye" d="M25.5 23.5C27 22 29 22 30.3 23.5M33.7 23.5C35 22 37 22 38.5 23.5" />
    <path className="scribe-eye" d="M29 30.5C31 32 33 32 35 30.5" />
    <path className="scribe-collar" d="M22 36C25 42 39 42 42 36L46 38.5C42 47 22 47 18 38.5Z" />
    <path className="scribe-roll" d="M13 50H51V57H13Z" />
    <path className="scribe-script" d="M18 52.5H22M25 52.5H31M34 52.5H37M18 55H27M30 55H33" />
    <circle className="scribe-roll" cx="12" cy="53.5" r="3.8" />
    <circle className="scribe-roll" cx="52" cy="53.5" r="3.8" />
    <path className="scribe-reed" d="M38.5 53L49.5 34.5" />
    <circle className="scribe-skin" cx="42" cy="48" r="3.6" />
  </svg>
);
