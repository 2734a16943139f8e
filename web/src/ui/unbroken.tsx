import './unbroken.css'
import { groupInBatches } from './group-in-batches.ts'

/** A title in which "No. 11", "op. 70" and "A-Dur" stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  groupInBatches(text).map(({ part, isTogether, at }) =>
    isTogether ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
