import type { ReactNode } from 'react';

const Horus = (
  <>
    <path
      className="portrait-skin"
      d="M13 66C13 50 12 40 14 29C16 15 26 7 37 8C45 9 50 13 52 19C57 22 60 28 58 37C54 32 51 31.5 47 33C44.5 40 46 52 53 66Z"
    />
    <path
      className="portrait-gold"
      d="M47.5 18.5C55 20 60.5 27 58 37C55 32 51 31.2 46 32.5C48.5 28 48.8 23 47.5 18.5Z"
    />
    <path
      className="portrait-pupil"
      d="M13 66C13 50 12 40 14 29C16 15 26 7 37 8C43.5 8.8 48.5 12 51 16.5C41 13.5 31 17 27.5 26C25 34 27 46 30 66Z"
    />
    <path className="portrait-pupil" d="M37.5 25C38.5 31 37 37 32.5 42C41 40 45 32.5 43 25Z" />
    <path className="portrait-line" d="M30 22.5C35 18 42 17.5 47 20.5" />
    <circle className="portrait-pupil" cx="40" cy="24" r="4" />
    <circle className="portrait-gold" cx="41" cy="23.3" r="1.4" />
    <path className="portrait-stripe" d="M14.5 44L28.5 41M14.5 51.5L29 48.5M14.5 59L30 56" />
  </>
);

const Bastet = (
  <>
    <path className="portrait-ink" d="M12 66C20 60 22 54 22 45H42C42 54 44 60 52 66Z" />
    <path
      className="portrait-ink"
      d="M12 5C19 9 24 14 26.5 18.5C30 17.3 34 17.3 37.5 18.5C40 14 45 9 52 5C54.5 15 55 24 53 31C53 42 44 49.5 32 49.5C20 49.5 11 42 11 31C9 24 9.5 15 12 5Z"
    />
    <path className="portrait-rose" d="M15.5 12.5L22.5 20.5L15 26Z M48.5 12.5L41.5 20.5L49 26Z" />
    <path
      className="portrait-gold"
      d="M16 30C19 25.5 26 26 29 33.5C24 36 18.5 35 16 30Z M48 30C45 25.5 38 26 35 33.5C40 36 45.5 35 48 30Z"
    />
    <ellipse className="portrait-pupil" cx="22.8" cy="30.8" rx="1.7" ry="3.6" />
    <ellipse className="portrait-pupil" cx="41.2" cy="30.8" rx="1.7" ry="3.6" />
    <path className="portrait-skin-plain" d="M28.5 38.5H35.5L32 42.5Z" />
    <path className="portrait-light" d="M32 42C31.5 46 27.5 46 26 44M32 42C32.5 46 36.5 46 38 44" />
    <path className="portrait-gold" d="M16.5 57C26 63 38 63 47.5 57L44.5 51.5C37 56 27 56 19.5 51.5Z" />
    <circle className="portrait-ring-small" cx="53" cy="24" r="3.6" />
  </>
);

const Anubis = (
  <>
    <path
      className="portrait-ink"
      d="M11 66C10 52 12 43 15.5 35C16.5 32 17 29 17 26L12.5 1C18.5 5.5 24 11.5 27.5 19L39 0.5C42.5 7.5 43.5 16 40.5 24.5C42 26 43.5 28 45 30C52 32 58.5 35 62.8 39.5C63.5 42.5 62 44.8 59 45.2C52 46 46 45 41.5 47C40 53 42 60 46 66Z"
    />
    <path
      className="portrait-rose"
      d="M16.3 8.5C20 12.5 23 17.5 24.5 23L20.5 25Z M37.8 7.5C39.3 12.5 39 17.5 36.5 22.5L32 20.5Z"
    />
    <path className="portrait-gold" d="M29.5 33C33 28 39 28 42.5 32.3C38 35.5 33 35.8 29.5 33Z" />
    <circle className="portrait-pupil" cx="36.5" cy="31.9" r="2.3" />
    <path className="portrait-light" d="M45 41.5C50 40.3 56 40.8 61 42.5" />
    <path className="portrait-gold" d="M12 50C21 56 33 57 41 52.5L43 58.5C33 63.5 20 62.5 11.5 57Z" />
  </>
);

const Thoth = (
  <>
    <path className="portrait-moon" d="M43 3A9.5 9.5 0 1 0 59 12A8 8 0 0 1 43 3Z" />
    <circle className="portrait-gold" cx="51.5" cy="6.5" r="4.6" />
    <path className="portrait-skin-plain" d="M-2 66C2 53 12 46 22 46C34 46 42 54 45 66Z" />
    <path
      className="portrait-ink"
      d="M32 13.5C47 14 58.5 28 57.5 54C57.5 58.5 54 59 53.3 54.5C51.5 38 45.5 29 36 26.5C33 28.5 31.5 31 31 35C30.5 41 33 45 36 49C31 54 21 55 13.5 52C18 46 19 41 17.5 34C16.5 29.5 15 26 15.2 21.5C15.7 13.5 22 8.5 28.5 9C30.5 9.2 31.5 11 32 13.5Z"
    />
    <path className="portrait-gold" d="M12.5 50.5C20 55.5 30 54.5 37 48L41 53C32 61.5 19 62.5 9 56.5Z" />
    <circle className="portrait-gold" cx="27.5" cy="19" r="4" />
    <circle className="portrait-pupil" cx="28.3" cy="19" r="2" />
    <path className="portrait-light" d="M38 21.5C46.5 25 51 33 53 43" />
  </>
);

const Sobek = (
  <>
    <path
      className="portrait-scale"
      d="M3 66C1.5 54 2 46 5 40L4 34L9.5 34.5L10.5 28L16 29.5C17 23.5 22 19.5 28 21C32 22 34 24.5 35 27.5C43 28.5 50 29.5 55 29.5C58 26.5 63 29 62.5 33.5C62.3 36.5 61 38 58.5 38L41 41L40 44L58 43.5C61.5 44 61.5 49.5 58 50.5L37 52.5C31 54 30 60 31 66Z"
    />
    <path className="portrait-teeth" d="M41.5 39.5L44 44.5L46.5 39L49 44L51.5 38.5L54 43.5L56.5 37.5H41Z" />
    <circle className="portrait-gold" cx="27" cy="27.5" r="4.2" />
    <ellipse className="portrait-pupil" cx="27.3" cy="27.5" rx="1.3" ry="3.3" />
    <path
      className="portrait-light"
      d="M37.5 33.5C44 35 50 35 56 34M12 42C18 39 24 39 29 42M9 50C15 47 21 47 26 50"
    />
    <path className="portrait-gold-lined" d="M3.5 57C12 61.5 22 62.5 31.5 58.5L31 64.5C21 68 11 67 3.5 63Z" />
  </>
);

/** Heads of gods by seat, in a disc of radius 32: falcon, cat, jackal, ibis, crocodile. */
export const PORTRAITS: readonly ReactNode[] = [Horus, Bastet, Anubis, Thoth, Sobek];
