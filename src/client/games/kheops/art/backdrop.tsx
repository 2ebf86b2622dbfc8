import { type CSSProperties, memo } from 'react';
import './backdrop.css';

/** Where stars stand, of a thousand by a thousand, and how large. */
const STARS: readonly (readonly [x: number, y: number, r: number])[] = Array.from({ length: 70 }, (_, i) => [
  (i * 617 + (i % 7) * 41) % 1000,
  ((i * 389 + (i % 5) * 67) % 620) ** 1.04 * 0.8,
  1 + ((i * 7) % 4) * 0.35,
]);

type Desert = { readonly built: number; readonly flares: boolean; readonly isNight: boolean };

/**
 * The desert behind the pyramid, by day or at dusk; decorative. The sun goes down as the pyramid grows: `built` is the
 * part of it that stands, 0 to 1, and is gone when the match is over. The torches flare up when something is worth it.
 */
export const Backdrop = memo(({ built, flares, isNight }: Desert) => (
  <div
    className="backdrop"
    data-flares={flares}
    data-night={isNight}
    style={{ '--built': built } as CSSProperties}
    aria-hidden="true"
  >
    <span className="backdrop-sun" />
    <svg
      aria-hidden="true"
      className="backdrop-stars"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="xMidYMin slice"
    >
      {STARS.map(([x, y, r]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
    <svg aria-hidden="true" className="backdrop-far" viewBox="0 0 1000 200" preserveAspectRatio="none">
      <path d="M0 110L60 88L150 20L236 92L300 70L352 30L400 74L470 96Q560 70 660 92L760 60L800 28L846 66L900 84L1000 96V200H0Z" />
    </svg>
    <svg aria-hidden="true" className="backdrop-dunes" viewBox="0 0 1000 200" preserveAspectRatio="none">
      <path className="dune-back" d="M0 66Q170 8 380 54T760 40Q900 20 1000 52V200H0Z" />
      <path className="dune-crest" d="M0 66Q170 8 380 54T760 40Q900 20 1000 52" />
      <path className="dune-front" d="M0 118Q220 74 480 108T1000 92V200H0Z" />
    </svg>
    <Torch className="torch-left" />
    <Torch className="torch-right" />
  </div>
));

const Torch = ({ className }: { className: string }) => (
  <svg aria-hidden="true" className={`torch ${className}`} viewBox="-40 -70 80 170">
    <radialGradient id="kheops-torch-light">
      <stop offset="0.1" stopColor="#ffcf6b" stopOpacity="0.6" />
      <stop offset="1" stopColor="#ffb04a" stopOpacity="0" />
    </radialGradient>
    <circle className="torch-light" r="95" cy="-26" />
    <path className="torch-pole" d="M-4 10H4L3 98H-3Z" />
    <path className="torch-cup" d="M-13-4H13L8 14H-8Z" />
    <path
      className="torch-flame"
      d="M0-60Q17-36 12-22Q18-26 18-34Q26-14 13-4H-13Q-25-14-15-32Q-14-24-10-22Q-14-40 0-60Z"
    />
    <path className="torch-heart" d="M0-36Q9-22 6-8Q0-3-6-8Q-9-20 0-36Z" />
  </svg>
);
