import './landscape.css'
import { Monastery } from './monastery.tsx'

/** The ridge above the monastery on an August evening. */
export const Landscape = () => (
  <svg className="landscape" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle className="sun" cx="520" cy="128" r="38" />
    <path
      className="ridge-far"
      d="M0 232 88 186l44 20 96-78 40 28 62-58 46 44 34-14 92 88 78-48 60 40 112-92 42 32 108-74 44 38 26-10 86 62 58-26 92 66 78-48 84 50 60-34 32 20v228H0Z"
    />
    <path
      className="ridge-middle"
      d="M0 292l96-44 84 30 132-66 108 58 96-30 118 44 150-62 128 54 138-60 104 46 124-42 108 36 54-14v178H0Z"
    />
    <path
      className="ridge-near"
      d="M0 340c180-46 372-46 560-6 150 32 320 30 500-14 150-36 270-32 380 0v100H0Z"
    />
    <Monastery />
    <path className="ground" d="M0 388c260-26 480-24 700-15 260 10 500-4 740 9v38H0Z" />
  </svg>
)
