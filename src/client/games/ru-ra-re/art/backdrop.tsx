import { memo } from 'react';
import './backdrop.css';

/** The sun over the palace and its town, far behind the market. */
export const Backdrop = memo(() => (
  <svg className="backdrop" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle className="backdrop-halo" cx="600" cy="150" r="150" />
    <circle className="backdrop-sun" cx="600" cy="150" r="74" />
    <path
      className="backdrop-far"
      d="M0 300V210l90-60 90 60 130-110 150 130h60l90-70 120 80h80l140-120 130 100 120-70v240z"
    />
    <path
      className="backdrop-near"
      d="M0 300v-70h60v-26h30v26h70v-14l24-24 24 24v14h90v-40h16v-16h40v16h16v40h110v-20h40v20h170v-36l30-30 30 30v36h90v-50h14v-18h52v18h14v50h70v-20h36v20h84v-30h40v30h60v70z"
    />
  </svg>
));
