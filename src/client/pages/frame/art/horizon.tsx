/** The bank of the Nile, on which every page that is no table stands. Decorative; written out, as the home page asks for enough files. */
export const Horizon = () => (
  <svg
    className="page-horizon"
    viewBox="0 0 1600 240"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <circle cx="1090" cy="128" r="66" fill="#d9a536" opacity=".75" />
    <path fill="currentColor" opacity=".2" d="M0 176q200-46 420-16t440-8 420 6 320-22v104H0z" />
    <path
      fill="currentColor"
      opacity=".34"
      d="M300 196l150-118 150 118zm232 0l102-80 102 80zm-330 0l60-46 60 46z"
    />
    <path fill="currentColor" opacity=".2" d="M450 78l150 118h-96zM634 116l102 80h-66z" />
    <g fill="currentColor" opacity=".46">
      <path d="M1196 196V96l6-14 6 14v100zm220 0v-84l5-12 5 12v84zM1230 196l6-66h40l5 66zm134 0l5-66h40l6 66zM1281 152h84v44h-20v-30h-44v30h-20zM1232 124h48v7h-48zm132 0h48v7h-48zM1278 146h90v7h-90z" />
      <path d="M96 206q10-46 2-92l6-1q10 46 4 93zM98 114q-28-18-52 4 26-8 50 2-22 2-30 24 16-16 34-22-4 16 4 32 4-18 2-32 16 4 28 22-4-22-26-26 24-8 46 4-20-24-50-8 6-12 22-16-20-2-28 16zM146 206q6-30 0-60l5-1q7 30 3 61zM148 146q-20-13-38 3 18-6 36 1-16 2-21 17 11-11 24-15-3 11 2 22 4-12 2-22 11 3 20 16-3-16-19-19 17-5 33 4-14-18-36-6z" />
      <path d="M1500 206q-8-40-1-78l5 1q-6 40 2 77zM1501 130q-24-16-46 3 22-7 43 2-19 2-25 20 13-13 28-18-3 13 3 26 4-15 2-27 14 4 24 20-4-19-23-23 21-6 40 4-17-21-44-7z" />
    </g>
    <path fill="currentColor" opacity=".3" d="M0 194h1600v46H0z" />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity=".55"
      d="M60 212h140M260 222h90M420 210h60M520 226h180M760 214h80M1180 224h150M1400 212h120"
    />
    <path
      fill="none"
      stroke="#d9a536"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".7"
      d="M1046 208h88M1062 217h56M1040 227h100M1074 236h32"
    />
    <path
      fill="currentColor"
      opacity=".8"
      d="M846 196q-7 1-6 8 7-1 9 4 6 12 47 12t47-12q2-5 9-4 1-7-6-8-9 0-12 7-8 7-38 7t-38-7q-3-7-12-7zm48 6v-70l3-2v72zm5-70q40 24 34 62-18-8-34-6z"
    />
  </svg>
);
