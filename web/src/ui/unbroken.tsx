import './unbroken.css'
import { groupInBatches } from './group-in-batches.ts'

/** A title in which "No. 11", "op. 70" and "A-Dur" do not break across lines. */
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
