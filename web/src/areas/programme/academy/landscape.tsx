import './landscape.css'
import { Monastery } from './monastery.tsx'

/**
 * The monastery below the ridge: an August morning, or its night with stars and lit windows. The origin is the foot of the
 * monastery; the drawing continues beyond its view box, so that a wide page sees more of it.
 */
export const Landscape = () => (
  <svg className="landscape" viewBox="-500 -500 1000 590" aria-hidden="true">
    <path
      className="stars"
      d="M-196-430h0M-120-540h0M-70-626h0M24-500h0M84-560h0M128-452h0M196-412h0M196-520h0M250-580h0M282-440h0M318-640h0M350-470h0M392-530h0M436-600h0M470-450h0M520-510h0M556-420h0M620-580h0M660-460h0M700-400h0M760-540h0M830-480h0"
    />
    <path
      className="stars-bright"
      d="M-16-560h0M60-640h0M290-520h0M238-380h0M420-650h0M590-500h0M500-570h0M720-610h0"
    />
    <circle className="sun" cx="112" cy="-338" r="42" />
    <path
      className="birds"
      d="M300-424q10-9 15 0 6-9 16-1M352-452q8-7 12 0 5-7 13-1M268-462q8-7 12 0 5-7 13-1"
    />
    <path
      className="ridge-far"
      d="M-2000-110l240-70 160 46 160-56 160 48 160-54 140 44 120-30 140 40 120-46 100 26 120-80 80 24 110-104 130-122 50 42 40-26 80 106 28 30 42-22 44 18 76 14 120-100 50 28 50-20 120 92 100-40 140 90 160-70 400 80V90h-3240Z"
    />
    <path
      className="snow"
      d="M-60-452l-52 49 28-5 18 18 20-22 18 14 18-12 14 14 18-14 16 18 16-14-24-30-40 26ZM420-400l-36 30 20-4 12 16 18-18 18 10 18-6Z"
    />
    <path
      className="ridge-middle"
      d="M-2000-70l200-46 150 34 190-56 160 46 140-40 170 48 150-52 170 44 150-54 130 40 190-82 150 66 120-30 130 56 170-80 150 60 140-36 160 56 200-56 200 46V90h-3120Z"
    />
    <path
      className="ridge-near"
      d="M-2000-24c240-50 420-60 640-30 240 32 420 44 640 12 200-30 420-70 640-40 220 28 420 60 620 20 140-28 260-30 400-6V90h-2940Z"
    />
    <path
      className="lake"
      d="M-1180 12c90-26 230-34 380-30 120 3 220 12 250 22 10 14-120 26-300 28-160 2-310-6-330-20Z"
    />
    <Monastery />
    <path
      className="ground"
      d="M-2000 34c180-16 420-22 700-10 300 12 560 6 800-14 300-26 560-22 780 4 260 30 440 30 620 14V600h-2900Z"
    />
    <path
      className="way"
      d="M-280 2c-6 18-30 26-60 38-40 16-80 30-96 60h52c20-26 60-44 92-60 24-12 32-24 32-38Z"
    />
  </svg>
)
