import type { ReactNode } from 'react';
import type { Reaction } from '../../../game/shared/talk.ts';

/** Drawn with a reed pen on a scrap of papyrus 64 wide: a lotus, a broken jar, an eye, an hourglass, a heart, a snake. */
const SIGNS: Readonly<Record<Reaction, ReactNode>> = {
  'well-played': (
    <>
      <path
        className="reaction-fill"
        d="M32 46C22 40 20 28 22 18C27 22 30 27 32 33C34 27 37 22 42 18C44 28 42 40 32 46Z"
      />
      <path
        className="reaction-line"
        d="M32 46C20 45 13 37 11 27C17 28 21 30 24 34M32 46C44 45 51 37 53 27C47 28 43 30 40 34M32 46V56M25 56H39M22 18C27 22 30 27 32 33C34 27 37 22 42 18"
      />
    </>
  ),
  ouch: (
    <>
      <path
        className="reaction-fill"
        d="M20 26C14 36 18 50 28 54H36C46 50 50 36 44 26L38 31L34 25L29 31L25 25Z"
      />
      <path
        className="reaction-line"
        d="M20 26C14 36 18 50 28 54H36C46 50 50 36 44 26L38 31L34 25L29 31L25 25ZM33 32L29 39L36 43L32 50M24 18L21 12M32 16V9M40 18L43 12"
      />
    </>
  ),
  thinking: (
    <>
      <path className="reaction-fill" d="M10 28C18 17 40 16 52 28C42 36 22 37 10 28Z" />
      <circle className="reaction-ink" cx="31" cy="26.5" r="6" />
      <path
        className="reaction-line"
        d="M10 28C18 17 40 16 52 28C42 36 22 37 10 28ZM9 18C20 8 42 8 54 17M29 35L27 52M37 34C40 44 46 48 52 45C55 42 51 39 49 42"
      />
    </>
  ),
  hurry: (
    <>
      <path
        className="reaction-fill"
        d="M22 18H42C41 25 36 28 33.5 32C36 36 41 42 42 48H22C23 42 28 36 30.5 32C28 28 23 25 22 18Z"
      />
      <path
        className="reaction-line"
        d="M18 12H46M18 54H46M21 12C21 24 29 27 30.5 33C29 39 21 42 21 54M43 12C43 24 35 27 33.5 33C35 39 43 42 43 54"
      />
    </>
  ),
  thanks: (
    <>
      <path
        className="reaction-fill"
        d="M32 54C20 46 15 36 18 28C21 21 29 22 32 28C35 22 43 21 46 28C49 36 44 46 32 54Z"
      />
      <path
        className="reaction-line"
        d="M32 54C20 46 15 36 18 28C21 21 29 22 32 28C35 22 43 21 46 28C49 36 44 46 32 54ZM26 20V12H38V20M15 30L10 27M49 30L54 27"
      />
    </>
  ),
  'oh-no': (
    <>
      <path
        className="reaction-line reaction-wide"
        d="M12 50C22 58 32 50 26 42C21 35 34 31 40 37C46 42 52 34 46 27C42 22 36 23 32 19"
      />
      <path className="reaction-ink" d="M34 14C29 10 22 13 23 19C26 24 33 23 35 19Z" />
      <path className="reaction-line" d="M22 17L14 14M22 17L15 20" />
    </>
  ),
};

export const ReactionSign = ({ reaction }: { reaction: Reaction }) => (
  <svg className="reaction-sign" viewBox="0 0 64 64" aria-hidden="true">
    <path
      className="reaction-papyrus"
      d="M5 8C18 4 27 7 38 5C47 4 54 5 60 8C58 20 61 31 59 42C59 49 60 54 58 59C46 61 36 58 25 60C17 61 10 60 5 58C7 45 3 36 5 25Z"
    />
    {SIGNS[reaction]}
  </svg>
);
