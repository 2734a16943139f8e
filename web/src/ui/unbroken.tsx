import './unbroken.css'
import { togetherIn } from './together-in.ts'

/** A title in which "No. 11", "op. 70" and "A-Dur" stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  togetherIn(text).map(({ part, isTogether, at }) =>
    isTogether ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
